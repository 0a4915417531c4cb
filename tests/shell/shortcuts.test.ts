import { expect, test } from 'vitest'
import { type KeyPress, shortcutOf } from '#features/shell/shell.ts'

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, altGraph: false }
const pressed = (keys: Partial<KeyPress> & { key: string }): KeyPress => ({ ...none, ...keys })

test.each([
  ['Ctrl+K', pressed({ key: 'k', code: 'KeyK', ctrlKey: true }), 'palette'],
  ['Command+K', pressed({ key: 'k', code: 'KeyK', metaKey: true }), 'palette'],
  ['Ctrl+K with capitals locked', pressed({ key: 'K', code: 'KeyK', ctrlKey: true }), 'palette'],
  ['the same key of an Arabic keyboard', pressed({ key: 'ن', code: 'KeyK', ctrlKey: true }), 'palette'],
  ['Ctrl+T on a Dvorak keyboard', pressed({ key: 't', code: 'KeyK', ctrlKey: true }), undefined],
  ['Ctrl+Shift+K', pressed({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }), undefined],
  ['Ctrl+Alt+K, which some keyboards write with', pressed({ key: 'k', ctrlKey: true, altKey: true }), undefined],
  ['Ctrl+Alt+N', pressed({ key: 'n', code: 'KeyN', ctrlKey: true, altKey: true }), 'request'],
  [
    'the same key of an Arabic keyboard, with Ctrl+Alt',
    pressed({ key: 'ى', code: 'KeyN', ctrlKey: true, altKey: true }),
    'request',
  ],
  [
    'AltGr+N, which is ń in Poland',
    pressed({ key: 'ń', code: 'KeyN', ctrlKey: true, altKey: true, altGraph: true }),
    undefined,
  ],
  ['Alt+N', pressed({ key: 'n', code: 'KeyN', altKey: true }), undefined],
  ['Ctrl+N, a window of the browser', pressed({ key: 'n', code: 'KeyN', ctrlKey: true }), undefined],
  ['another key of an Arabic keyboard', pressed({ key: 'ت', code: 'KeyJ', ctrlKey: true }), undefined],
  ['the key while an input method is at work', pressed({ key: 'Process', code: 'KeyK', ctrlKey: true }), 'palette'],
  ['Ctrl and another key', pressed({ key: 'j', code: 'KeyJ', ctrlKey: true }), undefined],
  ['Ctrl+T with capitals locked on a Dvorak keyboard', pressed({ key: 'T', code: 'KeyK', ctrlKey: true }), undefined],
  ['Alt+?', pressed({ key: '?', altKey: true, shiftKey: true }), undefined],
  ['k alone', pressed({ key: 'k', code: 'KeyK' }), undefined],
  ['?', pressed({ key: '?', shiftKey: true }), 'keys'],
  ['the Arabic ?', pressed({ key: '؟', shiftKey: true }), 'keys'],
] as const)('[NAV-101] %s', (_, keys, opens) => {
  expect(shortcutOf(keys, true)).toBe(opens)
})

test('[NAV-101] where single keys are off, or text is typed, a single key does nothing; Ctrl+K still works', () => {
  expect(shortcutOf(pressed({ key: '?', shiftKey: true }), false)).toBeUndefined()
  expect(shortcutOf(pressed({ key: 'k', ctrlKey: true }), false)).toBe('palette')
})
