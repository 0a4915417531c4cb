import { expect, test } from 'vitest'
import { afterKey } from '#ui/ComboBox.tsx'
import { entryAfterKey, entryWithLetters } from '#ui/Menu.tsx'
import { bottomInsetOf, freeEdge } from '#ui/popover-position.ts'
import { tabAfterKey } from '#ui/Tabs.tsx'
import { isComposing } from '#ui/typed-text.ts'

test.each([
  ['ArrowRight', 1, false, 2],
  ['ArrowLeft', 1, false, 0],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 1, true, 2],
  ['ArrowRight', 4, false, 0],
  ['ArrowLeft', 0, false, 4],
  ['Home', 3, true, 0],
  ['End', 3, true, 4],
  ['a', 3, false, undefined],
])('%s on tab %d of 5, right to left %s, leads to %s', (key, at, rightToLeft, to) => {
  expect(tabAfterKey(key, at, 5, rightToLeft)).toBe(to)
})

const closed = { open: false, active: undefined }
const typing = { open: true, active: undefined }
test.each([
  ['the list opens at its first option', 'ArrowDown', closed, { open: true, active: 0, used: true }],
  ['or at its last', 'ArrowUp', closed, { open: true, active: 2, used: true }],
  ['goes round', 'ArrowDown', { open: true, active: 2 }, { open: true, active: 0, used: true }],
  ['both ways', 'ArrowUp', { open: true, active: 0 }, { open: true, active: 2, used: true }],
  ['Enter takes', 'Enter', { open: true, active: 1 }, { open: false, active: undefined, take: 1, used: true }],
  [
    'Enter takes nothing that was not chosen, and submits nothing',
    'Enter',
    typing,
    { open: false, active: undefined, take: undefined, used: true },
  ],
  ['Enter in a closed list is the form’s', 'Enter', closed, { ...closed, used: false }],
  ['Escape closes the list alone', 'Escape', typing, { ...closed, used: true }],
  ['Escape in a closed list is the dialog’s', 'Escape', closed, { ...closed, used: false }],
  ['Tab leaves without taking', 'Tab', { open: true, active: 1 }, { ...closed, used: false }],
  ['letters are the field’s', 'x', { open: true, active: 1 }, { open: true, active: 1, used: false }],
] as const)('%s: %s', (_, key, state, after) => {
  expect(afterKey({ key, altKey: false, ctrlKey: false, metaKey: false }, state, 3)).toEqual(after)
})

test.each(['ctrlKey', 'metaKey'])('Enter with %s takes what is chosen and is the form’s as well', modifier => {
  const key = { key: 'Enter', altKey: false, ctrlKey: false, metaKey: false, [modifier]: true }
  expect(afterKey(key, { open: true, active: 1 }, 3)).toEqual({ ...closed, take: 1, used: false })
  expect(afterKey(key, typing, 3)).toEqual({ ...closed, take: undefined, used: false })
})

test.each([
  ['a foot under it', [{ left: 0, right: 500, top: 720, bottom: 800 }], 80],
  ['a foot next to it', [{ left: 600, right: 900, top: 720, bottom: 800 }], 0],
  ['a foot that is scrolled out of sight', [{ left: 0, right: 500, top: 900, bottom: 980 }], 0],
  [
    'the higher of two',
    [
      { left: 0, right: 500, top: 720, bottom: 800 },
      { left: 0, right: 100, top: 700, bottom: 800 },
    ],
    100,
  ],
  ['no foot', [], 0],
])('[NTC-101] a notice rises above %s', (_, feet, rise) => {
  expect(bottomInsetOf(feet, { left: 80, right: 500 }, 800)).toBe(rise)
})

test.each([
  ['nobody types', undefined, 'bottom', 'bottom'],
  ['somebody types in the middle', { top: 400, bottom: 448 }, 'bottom', 'bottom'],
  ['the field is below', { top: 640, bottom: 688 }, 'bottom', 'top'],
  ['the field is above', { top: 80, bottom: 128 }, 'top', 'bottom'],
  ['it has become free again', { top: 400, bottom: 448 }, 'top', 'top'],
  ['the field has all the room', { top: 60, bottom: 700 }, 'bottom', 'bottom'],
] as const)('[NTC-101] where notices are, and go, while %s', (_, field, at, to) => {
  expect(freeEdge(at, field, { top: 56, bottom: 720 }, 68)).toBe(to)
})

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s on entry %d of 3 leads to %s', (key, at, to) => {
  expect(entryAfterKey(key, at, 3)).toBe(to)
})

const texts = ['Help centre', 'Log out', 'Language', 'العربية']
test.each([
  ['l', 0, 1],
  ['l', 1, 2],
  ['ll', 2, 1],
  ['la', 1, 2],
  ['la', 2, 2],
  ['ا', 0, 3],
  ['x', 0, undefined],
])('typing %j on entry %d leads to %s', (letters, at, to) => {
  expect(entryWithLetters(letters, at, texts)).toBe(to)
})

test.each([
  ['a key of its own', { isComposing: false, keyCode: 13 }, false],
  ['one that belongs to a character', { isComposing: true, keyCode: 13 }, true],
  ['the last of them, as Safari sends it', { isComposing: false, keyCode: 229 }, true],
])('Enter while an input method is at work: %s', (_, key, expected) => expect(isComposing(key)).toBe(expected))
