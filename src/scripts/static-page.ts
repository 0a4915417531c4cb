// What a page without a framework does by script: it shows the notices that the page before left, closes the menu of
// languages, obeys the flags (FLG-102), names who is logged in, and reports a logout to the server that happened without a
// network (SES-102).
import { NOTICE_MS } from '#features/notices/notices.ts'
import { closeLanguagesWhenLeft } from '#ui/disclosure.ts'
import { askFlags, type FlagQuestion, readStored, reportLogouts } from './page-calls.ts'

closeLanguagesWhenLeft()

// The notices that the page before left behind, for as long as a notice stays (SES-008, NTC-003, NTC-101).

function takeFlashMessages(): string[] {
  try {
    const flashed: unknown = JSON.parse(sessionStorage.getItem('carried-notices') ?? '[]')
    sessionStorage.removeItem('carried-notices')
    return Array.isArray(flashed) ? flashed.map(notice => String(notice?.code)) : []
  } catch {
    return []
  }
}

const notices = document.querySelectorAll<HTMLElement>('[data-notice]')
// A page that shows none leaves them to the next one.
const codes = notices.length > 0 ? takeFlashMessages() : []
if (codes.includes('log_in_first')) document.documentElement.dataset['sentOn'] = 'true'
for (const notice of notices) {
  if (!codes.includes(notice.dataset['notice'] ?? '')) continue
  notice.hidden = false
  // Whoever points at it is still reading.
  const leave = () => {
    if (notice.matches(':hover')) setTimeout(leave, NOTICE_MS)
    else notice.hidden = true
  }
  setTimeout(leave, NOTICE_MS)
}

// The flags, and who is logged in.

type PageContext = { question: FlagQuestion; logout: string; maintenance: string }

const context: PageContext = JSON.parse(document.getElementById('page-facts')?.textContent ?? '')
const root = document.documentElement

function obey(flags: Record<string, boolean>): void {
  root.dataset['flags'] = Object.keys(flags)
    .filter(name => flags[name])
    .join(' ')
  if (flags['DeactivateSignUpButton'])
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-without-sign-up]'))
      link.href = link.dataset['withoutSignUp'] ?? link.href
  // Who was sent here from a guarded page belongs there while requests are stopped (RTE-002, Q07).
  if (root.dataset['sentOn'] && (flags['PlannedMaintenance'] || flags['UnplannedMaintenance']))
    location.replace(context.maintenance)
}

async function followFlags(): Promise<void> {
  const known = readStored<Record<string, boolean> | undefined>('sessionStorage', 'flags', undefined)
  if (known) return obey(known)
  const flags = await askFlags(context.question)
  if (!flags) return
  try {
    sessionStorage.setItem('flags', JSON.stringify(flags))
  } catch {
    // The next page asks again.
  }
  obey(flags)
}

function nameWhoIsHere(): void {
  const email = readStored<{ user?: { email?: string } }>('localStorage', 'token', {}).user?.email
  for (const place of document.querySelectorAll('[data-signed-in]')) place.textContent = email ?? ''
}

nameWhoIsHere()
// A page that comes back from the browser's memory names who was here then.
addEventListener('pageshow', nameWhoIsHere)
void followFlags()
reportLogouts(context.logout)
