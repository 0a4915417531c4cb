// What the portal says by itself: notices, the banner of the contact centre, an outdated page (NTC-001 to NTC-009).
import { useEffect, useState } from 'react'
import { notices } from '#app/notices'
import { outdated } from '#app/outdated'
import { startShell } from '#app/shell'
import { clock, currentPath, navigate, storage } from '#app/world'
import { matchRoute, pathFor } from '#contract/routes'
import { deployment } from '#deployment'
import { showsBanner } from '#domain/banner'
import { m } from '#messages'
import { noticeWords } from '#text/notice-words'
import { Banner } from '#ui/Notice'
import { type Toast, Toasts } from '#ui/Toasts'
import { followOnRoot } from './shell/root-facts.ts'
import { useLive } from './shell/use-live.ts'

const none: ReturnType<typeof notices.$notices.get> = []
const current = { state: 'current' } as const

export function Notices() {
  const shown = useLive(notices.$notices, none)
  const build = useLive(outdated.$outdated, current)
  useEffect(() => {
    followOnRoot()
    void startShell()
  }, [])

  const toasts: Toast[] = shown.map(({ id, kind, message }) => ({
    id,
    kind,
    text: noticeWords(message, document.documentElement.lang, clock.now()),
    // The collection point is kept, the rest is empty (REQ-101).
    ...(message.code === 'order_pushed' && { action: { text: m.request_another(), onPress: requestAnother } }),
  }))
  const words = { region: m.notice_region(), dismiss: m.notice_dismiss() }
  return (
    <>
      <ContactCentreBanner />
      {build.state === 'asking' && (
        <Banner tone="warning" action={<ReloadButton />}>
          {m.notice_outdated_unsaved()}
        </Banner>
      )}
      <Toasts toasts={toasts} onGone={notices.remove} onHold={hold} words={words} />
    </>
  )
}

/** The form of the vendor whose orders are shown. */
function requestAnother(): void {
  const { vendorID } = matchRoute(currentPath())?.params ?? {}
  navigate.go(vendorID === undefined ? pathFor('request', {}) : pathFor('vendorRequest', { vendorID }))
}

/** The time of all notices stands still while one is pointed at or focused (NTC-101). */
const hold = (held: boolean) => (held ? notices.pause() : notices.resume())

function ReloadButton() {
  return (
    <button type="button" className="link" onClick={() => outdated.reload()}>
      {m.notice_reload()}
    </button>
  )
}

/** Warns of delays between the two dates of the configuration, until it is closed (NTC-005, Q85). */
function ContactCentreBanner() {
  const [shown, setShown] = useState(false)
  const { contactCentreBanner: dates } = deployment().settings
  useEffect(() => setShown(showsBanner(dates, clock.now(), storage.read('banner-closed'))), [dates])
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
