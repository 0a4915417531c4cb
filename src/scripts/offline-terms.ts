// The terms to take along: a link that the browser follows by itself; with this script a failure is shown in the page (PUB-008).
import { datedName, fetchSameOriginText } from '#platform/page-text.ts'

/** How long the address of the file lives: some browsers read it only after the click, in milliseconds. */
const FILE_ADDRESS_MS = 60_000

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
  setTimeout(() => URL.revokeObjectURL(saved.href), FILE_ADDRESS_MS)
}
