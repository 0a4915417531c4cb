// The terms to take along: a link that the browser follows by itself; with this script a failure is shown in the page (PUB-008).
import { datedName, fetchSameOriginText } from '#platform/page-text.ts'

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-offline-terms]'))
  link.addEventListener('click', event => {
    event.preventDefault()
    void take(link)
  })

async function take(link: HTMLAnchorElement): Promise<void> {
  const failure = document.querySelector<HTMLElement>('[data-offline-terms-failed]')
  const text = await fetchSameOriginText(link.href)
  if (failure) failure.hidden = text !== undefined
  if (text === undefined) return
  const saved = document.createElement('a')
  saved.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  saved.download = datedName(link.download, new Date())
  saved.click()
  URL.revokeObjectURL(saved.href)
}
