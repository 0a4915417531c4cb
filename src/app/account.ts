// Accounts: registering, and setting a new password.
import { createAccount } from '#stores/account'
import { send, uuid } from './world.ts'

export const account = createAccount({ send, uuid })
