// A part of the portal that fails to load is asked for again, 10 times, 2 s apart (CST-001); then the reader is told, and
// can try again (NTC-006, NTC-007). Written into the page, since it must be there when nothing else is.

const TRIES = 10
const PAUSE_MS = 2000

/** Loads a module; a try gets an address of its own, since some browsers remember a failed one. */
async function importPatiently(address: string): Promise<unknown> {
  for (let tried = 0; ; tried++) {
    try {
      return await import(/* @vite-ignore */ tried === 0 ? address : `${address}?try=${tried}`)
    } catch (error) {
      if (tried === TRIES) {
        showFailure()
        throw error
      }
      await new Promise(done => setTimeout(done, PAUSE_MS))
    }
  }
}

function showFailure(): void {
  const failure = document.getElementById('load-failure')
  if (!failure?.hidden) return
  failure.hidden = false
  failure.querySelector('button')?.addEventListener('click', () => location.reload())
}

addEventListener('portal:load-failure', showFailure)

// Astro's own element would try once more and then give up in silence.
customElements.whenDefined('astro-island').then(island => {
  Object.assign(island.prototype, { importWithRetry: importPatiently })
})
