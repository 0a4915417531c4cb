/**
 * Yields to the main thread, so that the browser can draw and handle input before what comes next: on a slow phone two steps that are quick each by
 * itself are too long together. A message, and no timer, since timers of pages in the background wait for a second.
 */
export function yieldToMain(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
