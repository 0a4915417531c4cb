// What can be done about an account without being logged in (API-009, API-014).
import {
  type LoginProblem,
  loginProblemOf,
  type RegistrationProblem,
  registrationProblemOf,
} from '#domain/account-problems'
import type { Send } from '#ports'
import type { Registration } from '#schema/wire'

export type AccountStore = {
  /** Creates an account; answers why not, or undefined (AUT-018, AUT-019). */
  register(registration: Registration): Promise<RegistrationProblem | undefined>
  /** Has a verification code sent; an unknown address is answered like a known one (Q12). */
  sendCode(email: string): Promise<LoginProblem | undefined>
  /** Sets a new password with the code of 6 digits. */
  setPassword(email: string, code: string, password: string): Promise<LoginProblem | undefined>
}

/** Keeps nothing: addresses, codes and passwords stay in the form. */
export function createAccount({ send }: { send: Send }): AccountStore {
  return {
    async register(registration) {
      const answer = await send('register', { input: registration })
      return answer.state === 'failed' ? registrationProblemOf(answer.problem) : undefined
    },
    async sendCode(email) {
      const answer = await send('forgotPassword', { input: { email_address: email } })
      return answer.state === 'failed' ? loginProblemOf(answer.problem) : undefined
    },
    async setPassword(email, code, password) {
      const input = { email_address: email, verification_code: code, new_password: password }
      const answer = await send('confirmPassword', { input })
      return answer.state === 'failed' ? loginProblemOf(answer.problem) : undefined
    },
  }
}
