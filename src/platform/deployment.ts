// The configuration of the site that is being rendered or shown, wherever the code runs. On the server the middleware
// provides it for each page (see #site), in the browser one JSON script of the page does. There is no global copy: many
// pairs render in one process.
import type { Deployment } from '#schema/deployment.ts'

type Source = () => Deployment

let source: Source = readFromPage

/** Says where `deployment()` reads from; the server's middleware calls this once. */
export function provideDeployment(from: Source): void {
  source = from
}

/** The deployment of this page. Throws `deployment not set` outside a page. */
export function deployment(): Deployment {
  return source()
}

/**
 * One value by its dotted name, such as `settings.links.privacy` (CFG-012).
 * Throws `{name} not set` when it is absent.
 */
export function setting(name: string): unknown {
  let value: unknown = deployment()
  for (const key of name.split('.'))
    value =
      value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
  if (value === undefined || value === null) throw new Error(`${name} not set`)
  return value
}

let read: Deployment | undefined

function readFromPage(): Deployment {
  if (read) return read
  const element = typeof document === 'undefined' ? null : document.getElementById('deployment')
  if (!element?.textContent) throw new Error('deployment not set')
  read = JSON.parse(element.textContent) as Deployment
  return read
}
