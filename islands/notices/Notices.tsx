// What the portal says by itself: notices, the banner of the contact centre, an outdated page (NTC-001 to NTC-009).
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flags } from '#app/flags.ts'
import { notices, noticeWords } from '#app/notices.ts'
import { openPayment } from '#app/open-payment.ts'
import { drawers, requestAnother, shortcuts } from '#app/overlays.ts'
import { $slowCalls, clock, currentPath, navigate, storage } from '#app/services.ts'
import { session } from '#app/session.ts'
import { analyticsConsent, outdated, startShell } from '#app/shell.ts'
import { matchRoute, type Route, routes } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { flagNames } from '#features/flags/flags.ts'
import type { Presence } from '#features/session/entry.ts'
import type { Session } from '#features/session/session.ts'
import { showsBanner } from '#features/shell/shell.ts'
import { IslandBoundary, usePart } from '#islands/page/late-part.tsx'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { Banner } from '#ui/Notice.tsx'
import { type Toast, Toasts } from '#ui/Toasts.tsx'

const none: ReturnType<typeof notices.$notices.get> = []
const current = { state: 'current' } as const

/** Alerts go on over all screens of a device that switched them on. */
async function startAlerts(): Promise<void> {
  if (!storage.has('alerts-since')) return
  const part = await importWithRetry(() => import('#app/alerts.ts'), { onFailure: 'caller' }).catch(() => undefined)
  part?.alerts.start()
}

export function Notices() {
  const shown = useStore(notices.$notices, { ssr: () => none })
  const build = useStore(outdated.$outdated, { ssr: () => current })
  const asksConsent = useStore(analyticsConsent.$asks, { ssr: () => false })
  const consent = usePart(() => import('./AnalyticsConsent.tsx'), asksConsent)
  useEffect(() => {
    followOnRoot()
    void startShell().then(startAlerts)
  }, [])

  const toasts: Toast[] = shown.map(({ id, kind, message }) => ({
    id,
    kind,
    text: noticeWords(message, document.documentElement.lang, clock.now()),
    // The collection point is kept, the rest is empty (REQ-101).
    ...(message.code === 'order_pushed' && { action: { text: m.request_another(), onPress: requestAnother } }),
    ...(message.code === 'payment_waiting' && { action: { text: m.payment_back_to_bank(), onPress: backToBank } }),
  }))
  const words = { region: m.notice_region(), dismiss: m.notice_dismiss() }
  return (
    <>
      <ContactCentreBanner />
      <ServerBanner />
      {build.state === 'asking' && (
        <Banner tone="warning" action={<ReloadButton />}>
          {m.notice_outdated_unsaved()}
        </Banner>
      )}
      {consent && (
        <IslandBoundary>
          <consent.AnalyticsConsent open={asksConsent} />
        </IslandBoundary>
      )}
      <Toasts toasts={toasts} onGone={notices.remove} onHold={hold} words={words} />
    </>
  )
}

/** The bank's page that was left. */
function backToBank(): void {
  const url = openPayment.bank()
  if (url !== undefined) location.assign(url)
}

/** The time of all notices is paused while one is pointed at or focused (NTC-101). */
const hold = (held: boolean) => (held ? notices.pause() : notices.resume())

function ReloadButton() {
  return (
    <button type="button" className="link" onClick={() => outdated.reload()}>
      {m.notice_reload()}
    </button>
  )
}

function RetryLink({ onPress }: { onPress(): void }) {
  return (
    <button type="button" className="link" onClick={onPress}>
      {m.notice_retry()}
    </button>
  )
}

const noFlags = {}

/**
 * Says what a page waits for that has waited for 5 s, with a way out; after at most 30 s the call has failed. Where no service
 * says whether this screen is open, it stays, and can be asked about again (Q109, FLG-102): in one bar, whose button then asks
 * for all that is missing.
 */
function ServerBanner() {
  const slow = useStore($slowCalls, { ssr: () => 0 })
  const settled = useStore(flags.$settled, { ssr: () => false })
  const known = useStore(flags.$known, { ssr: () => noFlags })
  const id = settled ? matchRoute(currentPath())?.id : undefined
  const flag = id && (routes[id] as Route).flagOn
  const isUnknown = flag !== undefined && known[flag] === undefined
  if (!isUnknown && slow === 0) return null
  const retry = () => (slow > 0 ? navigate.reload() : void flags.retry())
  return (
    <Banner tone={isUnknown ? 'warning' : 'info'} action={<RetryLink onPress={retry} />}>
      {isUnknown ? m.portal_flags_unknown() : m.portal_waiting()}
    </Banner>
  )
}

/** So often at least, since a device may have slept, or its clock been wrong; in milliseconds. */
const LOOKED_AT_MS = 60_000

/** Warns of delays between the two dates of the configuration, until it is closed (NTC-005, Q85). */
function ContactCentreBanner() {
  const [shown, setShown] = useState(false)
  const { contactCentreBanner: dates } = deployment().settings
  useEffect(() => {
    let stop = () => {}
    const look = () => {
      const now = clock.now()
      setShown(showsBanner(dates, now, storage.read('banner-closed')))
      const next = [dates?.from, dates?.to].map(date => Date.parse(date ?? '') - now).filter(wait => wait > 0)
      if (next.length > 0) stop = clock.after(Math.min(LOOKED_AT_MS, ...next), look)
    }
    look()
    return () => stop()
  }, [dates])
  if (!shown || !dates) return null
  const close = () => {
    storage.write('banner-closed', dates.to)
    setShown(false)
  }
  return (
    <Banner tone="warning" dismissLabel={m.notice_dismiss()} onDismiss={close}>
      {m.notice_contact_centre()}
    </Banner>
  )
}

// Who is here and which flags are on, as attributes of the root element: the style sheet shows and hides by them. The guard
// in the head has set them before the first paint; from then on they follow the stores.

/** Begins to follow. Tracking and History start the shell before this is there: what it knows by then is shown at once. */
function followOnRoot(): void {
  const root = document.documentElement
  function showPresence(): void {
    root.dataset['presence'] = presenceIn(session.$session.get())
  }
  function showFlags(): void {
    const now = flags.$flags.get()
    // In an open list nothing moves under a finger: what late flags bring is there once it is closed.
    if (now && !drawers.$open.get() && !shortcuts.$open.get()) root.dataset['flags'] = flagNames(now)
  }
  session.$session.listen(showPresence)
  for (const store of [flags.$flags, drawers.$open, shortcuts.$open]) store.listen(showFlags)
  const isStarted = flags.$flags.get() !== null
  if (isStarted) showPresence()
  showFlags()
}

function presenceIn(now: Session): Presence {
  if (now.mode === 'GODROID') return 'embedded'
  if (now.mode === 'GUEST') return 'guest'
  return now.login ? 'vendor' : 'nobody'
}
