// A page without a framework, over the few things that its script asks of a browser.
import { afterEach, expect, test, vi } from 'vitest'
import { NOW, storedLogin } from './examples.ts'

afterEach(() => vi.unstubAllGlobals())

const areaOf = (texts: Map<string, string>) => ({ getItem: (key: string) => texts.get(key) ?? null })

test('[SES-102] a page that comes back from the browser’s memory names who is here now', async () => {
  const device = new Map([['token', JSON.stringify(storedLogin(NOW))]])
  const place = { textContent: '' }
  const shown: (() => void)[] = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify({ question: { sources: [] }, logout: '', maintenance: '' }) }),
    querySelectorAll: (selector: string) => (selector === '[data-signed-in]' ? [place] : []),
  })
  vi.stubGlobal('window', { localStorage: areaOf(device), sessionStorage: areaOf(new Map()) })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pageshow') shown.push(listener)
  })
  const show = () => {
    for (const listener of shown) listener()
  }
  await import('#scripts/static-page.ts')
  expect(place.textContent).toBe('a@b.example')
  device.set('token', JSON.stringify({ ...storedLogin(NOW), user: { id: '8', email: 'c@d.example' } }))
  show()
  expect(place.textContent).toBe('c@d.example')
  device.clear()
  show()
  expect(place.textContent).toBe('')
})
