// Shows the notices that the page before left behind, for as long as a notice stays (SES-008, NTC-003, NTC-101).

const NOTICE_MS = 3500

function taken(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('carried-notices') ?? '[]')
    sessionStorage.removeItem('carried-notices')
    return Array.isArray(kept) ? kept.map(notice => String(notice?.code)) : []
  } catch {
    return []
  }
}

const codes = taken()
for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
  if (!codes.includes(notice.dataset['notice'] ?? '')) continue
  notice.hidden = false
  // Whoever points at it is still reading.
  const leave = () => {
    if (notice.matches(':hover')) setTimeout(leave, NOTICE_MS)
    else notice.hidden = true
  }
  setTimeout(leave, NOTICE_MS)
}
