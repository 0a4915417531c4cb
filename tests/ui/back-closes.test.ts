import { expect, test } from 'vitest'
import { createBackCloses } from '#ui/disclosure.ts'

/** A history of one page, between the page before (-1) and what is opened later. */
function aPage() {
  const entries: unknown[] = [null]
  let at = 0
  let listen: (event: PopStateEvent) => void = () => {}
  const history = {
    get state() {
      return entries[at] ?? null
    },
    pushState: (state: unknown) => {
      entries.splice(++at, entries.length, state)
    },
    back: () => {
      at -= 1
      if (at >= 0) listen({ state: entries[at] } as PopStateEvent)
    },
  } as unknown as History
  const addEventListener = ((_: string, listener: typeof listen) => {
    listen = listener
  }) as Window['addEventListener']
  const closed: string[] = []
  return {
    history,
    addEventListener,
    closed,
    close: (name: string) => () => void closed.push(name),
    isLeft: () => at < 0,
  }
}

test('Back closes the open dialog, and the next Back leaves', () => {
  const page = aPage()
  createBackCloses(page).opened(page.close('menu'))
  page.history.back()
  expect([page.closed, page.isLeft()]).toEqual([['menu'], false])
  page.history.back()
  expect(page.isLeft()).toBe(true)
})

test('of two dialogs Back closes the upper one first', () => {
  const page = aPage()
  const backCloses = createBackCloses(page)
  backCloses.opened(page.close('drawer'))
  backCloses.opened(page.close('question'))
  page.history.back()
  expect(page.closed).toEqual(['question'])
  page.history.back()
  expect(page.closed).toEqual(['question', 'drawer'])
  expect(page.isLeft()).toBe(false)
})

test('a dialog that was closed by its button costs no Back, however often it was opened', () => {
  const page = aPage()
  const backCloses = createBackCloses(page)
  for (let times = 0; times < 3; times++) backCloses.opened(page.close('menu'))()
  page.history.back()
  expect([page.closed, page.isLeft()]).toEqual([[], true])
})

test('the entry that a closed dialog left is taken over by the next', () => {
  const page = aPage()
  const backCloses = createBackCloses(page)
  backCloses.opened(page.close('menu'))()
  backCloses.opened(page.close('language'))
  page.history.back()
  expect([page.closed, page.isLeft()]).toEqual([['language'], false])
})

test('a page that is loaded again goes past the entry that its dialog left', () => {
  const page = aPage()
  createBackCloses(page).opened(page.close('menu'))
  createBackCloses(page)
  page.history.back()
  expect(page.isLeft()).toBe(true)
})

test('what another part of the page keeps in the state stays there', () => {
  const page = aPage()
  page.history.pushState({ fromList: true }, '')
  createBackCloses(page).opened(page.close('question'))
  expect(page.history.state).toEqual({ fromList: true, overlays: 1 })
})
