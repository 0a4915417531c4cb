// What somebody does with an account: registers, sets a new password, answers the invitation of a guest.
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import { type Action, anywhere, type OnPage, onPage, onTracking, type Scene } from './action.ts'
import { emailOf } from './portal.ts'

/** The guest of every run. */
const GUEST_EMAIL = 'ola@example.com'

/** An account that this form has made is not said to be somebody else's, also when its answer was lost. */
async function register({ page, portal, tab, n }: OnPage): Promise<void> {
  // The form takes no second submission while one is under way.
  if (page.asking() > 0) return
  const name = (n % 4 > 0 && tab.registering) || portal.freshName('Shop')
  tab.registering = name
  const email = `${name.toLowerCase().replace(' ', '-')}@shop.example`
  const problem = await page.account.register({
    ...{ email_address: email, password: DEMO_PASSWORD, business_name: name, mobile_number: '+4740612345' },
    ...{ country: 'NO', terms_accepted: true },
  })
  if (problem?.code === 'email_taken') page.wrong.push('an account that was made is said to be somebody else’s')
  if (problem === undefined && !portal.hasAccount(email)) page.wrong.push('an account that is not there is said to be')
  // Something between answered in the server's place: whether it was made is not known here any more.
  if (problem?.code !== 'login_offline') delete tab.registering
}

/** A code that was right when this form was sent first is not said to be wrong. */
async function setPassword({ page, portal, owner, tab, n }: OnPage): Promise<void> {
  if (page.asking() > 0) return
  const email = emailOf(owner.actor)
  const count = () => portal.resets.get(email) ?? 0
  const before = tab.resetting?.count === count() && n % 4 > 0 ? tab.resetting : undefined
  const code = before?.code ?? portal.openCode(email)
  if (code === undefined) return
  portal.resets.set(email, count() + 1)
  const mine = count()
  // A new password ends every session of its account.
  for (const one of portal.owners) one.isDisturbed = true
  const problem = await page.account.setPassword(email, code, DEMO_PASSWORD)
  const isOther = count() !== mine
  if (problem?.code === 'login_failed' && problem.failure === 'CodeMismatchException' && !isOther)
    page.wrong.push('a right code is said to be wrong')
  if (problem?.code === 'login_offline' && !isOther) tab.resetting = { code, count: mine }
  else delete tab.resetting
}

/** The account of a guest who accepts is theirs, also when the answer was lost. */
async function accept({ page, portal, tab }: OnPage): Promise<void> {
  if (tab.isAccepting) return
  tab.isNewGuest ??= !portal.hasAccount(GUEST_EMAIL)
  tab.isAccepting = true
  const problem = await page.invitation.accept(DEMO_PASSWORD)
  delete tab.isAccepting
  if (problem?.code === 'email_taken' && tab.isNewGuest)
    page.wrong.push('the account that a guest made is said to be somebody else’s')
  if (problem && problem.code !== 'login_offline') tab.isNewGuest = false
  // The form gives way to what became of it.
  if (!problem) tab.isAccepting = true
  if (!problem && page.invitation.$invited.get() && !portal.hasAccount(GUEST_EMAIL))
    page.wrong.push('an account that is not there is said to be')
}

const opened = (path: string) => anywhere(1, ({ portal, owner, tab }: Scene) => portal.load(owner, tab, path))
const isOn =
  (path: string) =>
  ({ path: shown }: { path(): string }) =>
    shown().startsWith(path)

export const accountActions = {
  openRegister: opened('/register'),
  openReset: opened('/forgot-password'),
  register: onPage(3, register, page => isOn('/register')(page)),
  sendCode: onPage(
    2,
    ({ page, portal, owner }) => {
      if (page.asking() > 0) return
      const email = emailOf(owner.actor)
      portal.resets.set(email, (portal.resets.get(email) ?? 0) + 1)
      return page.account.sendCode(email)
    },
    page => isOn('/forgot-password')(page),
  ),
  setPassword: onPage(4, setPassword, page => isOn('/forgot-password')(page)),
  acceptInvitation: onPage(4, accept, page => onTracking(page) && page.invitation.$invited.get() !== null),
  declineInvitation: onPage(
    1,
    ({ page }) => page.invitation.close(),
    page => onTracking(page) && page.invitation.$invited.get() !== null,
  ),
} satisfies Record<string, Action>
