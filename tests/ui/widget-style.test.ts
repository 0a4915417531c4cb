import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WIDGET_STYLE_HASH } from '#generator/emit/policy'

test('[CST-101] the policy lets in the style that keeps the page still behind a dialog, as the library writes it', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs', 'utf8')
  const texts = [...source.matchAll(/textContent = `([^`]+)`\.trim\(\)/g)].map(([, text]) => text?.trim() ?? '')
  expect(texts.map(text => `sha256-${createHash('sha256').update(text).digest('base64')}`)).toEqual([WIDGET_STYLE_HASH])
})
