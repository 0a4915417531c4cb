// Calls about an account that need no login (API-009, API-014).
import {
  type LoginProblem,
  loginProblemOf,
  type RegistrationProblem,
  registrationProblemOf,
} from '#features/session/account-problems.ts'
import { createIdempotencyKeys } from '#platform/idempotency-keys.ts'
import type { Answered, Call, Send, Uuid } from '#platform/ports.ts'
import type { Registration } from '#schema/wire.ts'

export type AccountStore = {
  /** Creates an account; returns why that failed, or undefined (AUT-018, AUT-019). */
  register(registration: Registration): Promise<RegistrationProblem | undefined>
  /** Has a verification code sent; an unknown address is answered like a known one (Q12). */
  sendCode(email: string): Promise<LoginProblem | undefined>
  /** Sets a new password with the code of 6 digits. */
  setPassword(email: string, code: string, password: string): Promise<LoginProblem | undefined>
}

type AccountCall = 'register' | 'forgotPassword' | 'confirmPassword'

/**
 * The only state is the key of a submission without an answer: addresses, codes and passwords stay in the form. Submitting the
 * same form again then repeats that submission, so an account that the server did create is not reported as somebody else's,
 * nor a code that was used as wrong.
 */
export function createAccount({ send, uuid }: { send: Send; uuid: Uuid }): AccountStore {
  const keys = createIdempotencyKeys(uuid)

  async function submit<Name extends AccountCall>(name: Name, call: Call<Name>): Promise<Answered<unknown>> {
    const answer = await send(name, { ...call, key: keys.keyFor(JSON.stringify([name, call])) })
    keys.ended(answer)
    return answer
  }

  return {
    async register(registration) {
      const answer = await submit('register', { input: registration })
      return answer.state === 'failed' ? registrationProblemOf(answer.problem) : undefined
    },
    async sendCode(email) {
      const answer = await submit('forgotPassword', { input: { email_address: email } })
      return answer.state === 'failed' ? loginProblemOf(answer.problem) : undefined
    },
    async setPassword(email, code, password) {
      const input = { email_address: email, verification_code: code, new_password: password }
      const answer = await submit('confirmPassword', { input })
      return answer.state === 'failed' ? loginProblemOf(answer.problem) : undefined
    },
  }
}
