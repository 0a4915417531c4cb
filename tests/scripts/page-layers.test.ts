import { expect, test } from 'vitest'
import { brokenRules } from '../../scripts/check-page-layers.ts'

const PAGE = 'src/pages/[pair]/[...locale]/faq.astro'
const PORTAL = 'src/layouts/Portal.astro'

test.each([
  ['pages-have-no-visitor', PAGE, ['src/app/session.ts']],
  ['pages-have-no-visitor', PAGE, ['src/features/bulk/server-store.ts']],
  ['pages-without-generator', PAGE, ['generator/emit/theme.ts']],
  ['public-pages-without-islands', PAGE, ['src/layouts/Reading.astro', 'islands/tracking/TrackingBoard.tsx']],
  ['public-pages-without-islands', 'src/components/landing/Hero.astro', ['src/ui/Button.tsx']],
  ['nothing-imports-pages', 'src/components/Legal.astro', [PAGE]],
  ['drawings-know-nothing', 'src/components/illustrations/Fleet.astro', ['src/features/pricing/fare.ts']],
])('%s: %s must not import %j', (rule, path, imports) => {
  expect(brokenRules(path, imports).map(line => line.split(': ')[1])).toEqual([rule])
})

test('a page of the portal shows its island, and any page uses rules, routes and styles', () => {
  expect(brokenRules(PAGE, [PORTAL, 'islands/history/HistoryTable.tsx', 'islands/history/history.css'])).toEqual([])
  expect(brokenRules(PAGE, ['src/features/pricing/fare.ts', 'src/contract/routes.ts', 'src/styles/art.css'])).toEqual(
    [],
  )
})
