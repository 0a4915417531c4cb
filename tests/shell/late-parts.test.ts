import { describe, expect, test } from 'vitest'
import { bareImports } from '../../scripts/check-late-parts.ts'

describe('[CST-104] a part that is loaded late', () => {
  test.each([
    "const Dialog = lazy(() => import('./Dialog.tsx'))",
    "const load = () => import('./part.ts')",
    "const part = await import('./part.ts')",
    "import('./part.ts').then(use)",
  ])('is refused without the retry: %s', line => {
    expect(bareImports('a.ts', `\n${line}`)[0]).toBe('a.ts:2')
  })

  test.each([
    "const part = await importWithRetry(() => import('./part.ts'))",
    "const part = usePart(\n  () => import('./part.ts'), wanted)",
    "const Dialog = latePart(() => import('./Dialog.tsx').then(part => part.Dialog))",
    "type Part = typeof import('./part.ts')",
    "// import('./part.ts') is what a comment says",
  ])('passes: %s', line => {
    expect(bareImports('a.ts', line)).toEqual([])
  })
})
