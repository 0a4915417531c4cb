// Accounts: registering, and setting a new password.
import { createAccount } from '#stores/account'
import { send } from './world.ts'

export const account = createAccount({ send })
