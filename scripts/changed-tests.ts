// Which browser tests a change can touch. A test touches what it imports and what the pages that it opens import; what
// every site is made of touches all of them.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { git } from '#generator/git.ts'
import { ROOT } from './root.ts'
import { importsOnce } from './stamps.ts'

const PAGES = 'src/pages/[pair]/[...locale]'
const TESTS = 'tests/e2e'

/** Screens behind the login, which share the bar, the session, the flags and the notices. */
const SCREENS = ['request-a-rider', 'order-tracking', 'history', 'bulk-order', 'helpcenter']
const ENTRANCES = ['connect', 'register', 'forgot-password']
const PUBLIC = ['tracking', 'tracking-c2c', 'delivery-receipt']

/** The pages that each browser test opens, by the beginning of the test's name; the longest beginning counts. */
export const PAGES_OF_TESTS: Readonly<Record<string, readonly string[]>> = {
  audiences: ['for-[audience]', 'index', 'faq', 'connect'],
  alerts: ['order-tracking', 'request-a-rider'],
  accounts: [...ENTRANCES, ...SCREENS],
  bulk: ['bulk-order', 'order-tracking'],
  'changed-pages': [...ENTRANCES, ...SCREENS, ...PUBLIC, 'index', 'faq', 'odwp'],
  components: [],
  conditions: [...ENTRANCES, ...SCREENS, 'tracking', 'index', 'faq', 'termsandconditions', '404'],
  consent: ['connect', 'register'],
  // It has a page of its own, which is not one of the portal's.
  editor: [],
  entry: [...ENTRANCES, ...SCREENS, 'odwp', '404'],
  fees: ['request-a-rider', 'order-tracking'],
  flags: [...SCREENS, ...PUBLIC, 'connect', 'faq', 'maintenance', '404'],
  gallery: ['termsandconditions'],
  guest: ['connect', 'request-a-rider', 'order-tracking', 'history'],
  heard: ['request-a-rider', 'order-tracking', 'bulk-order', 'tracking', 'delivery-receipt', 'register'],
  'help-centre': [...SCREENS, 'connect', 'odwp', 'index', '404'],
  history: ['history', 'bulk-order', 'order-tracking', 'request-a-rider'],
  integrity: [...ENTRANCES, ...SCREENS, ...PUBLIC, 'index'],
  'late-scripts': [...ENTRANCES, ...SCREENS, 'index', 'faq'],
  journeys: [...ENTRANCES, ...SCREENS, ...PUBLIC, 'odwp', 'index', 'prohibiteditems-c2c'],
  lighthouse: ['index', 'faq', 'connect', 'tracking', 'request-a-rider'],
  'message-pictures': [],
  // Only while messages get their pictures.
  'message-states': [],
  mapbox: ['connect', 'request-a-rider'],
  'one-canvas': ['order-tracking', 'history', 'request-a-rider'],
  outlets: ['request-a-rider', 'history'],
  payment: ['request-a-rider', 'order-tracking'],
  plan: ['termsandconditions', 'connect', 'history'],
  'click-without-focus': ['order-tracking', 'history', 'request-a-rider'],
  public: PUBLIC,
  request: ['request-a-rider', 'order-tracking'],
  session: [...SCREENS, 'connect', 'faq', 'index'],
  shell: [...SCREENS, 'index'],
  'static-pages': [
    'index',
    'faq',
    'termsandconditions',
    'prohibiteditems-c2c',
    'accessibility-statement',
    'maintenance',
    '404',
  ],
  'control-names': [...ENTRANCES, ...SCREENS, 'index', 'tracking'],
  'large-type': [...ENTRANCES, ...SCREENS, 'index', 'tracking'],
  tracking: ['order-tracking', 'request-a-rider'],
}

/** What every site is made of, whatever its pages import. */
const EVERYWHERE =
  /^(brands|content|countries|generator|schema|src\/styles)\/|^(astro\.config\.mjs|package(-lock)?\.json|vitest\.config\.ts|src\/middleware\.ts)$/

/** What browser tests import of one another's folder. */
const STEPS = /^tests\/e2e\/.*(?<!\.test)\.ts$/

/** Names of the browser tests, such as `flags.test.ts`. */
export const browserTests = (): string[] => readdirSync(join(ROOT, TESTS)).filter(name => name.endsWith('.test.ts'))

/** Files of the project that differ from a commit, those that Git does not know yet too. @throws Error if it knows no such commit */
export function filesChangedSince(commit: string, root: string = ROOT): string[] {
  // Between zero bytes names are as they are; in lines Git puts quotes around those that are not plain.
  const named = (...words: string[]) => git(root, ...words, '-z').split('\0')
  return [
    ...named('diff', '--name-only', '--no-renames', commit),
    ...named('ls-files', '--others', '--exclude-standard'),
  ].filter(file => file !== '')
}

/** Pages that a test opens; undefined for a test that the list does not know. */
export function pagesOf(test: string): readonly string[] | undefined {
  const beginnings = Object.keys(PAGES_OF_TESTS).filter(beginning => test.startsWith(beginning))
  return PAGES_OF_TESTS[beginnings.sort((a, b) => b.length - a.length)[0] ?? '']
}

/**
 * The browser tests that the changed files can touch.
 * @param changed paths from the project's folder
 * @returns paths of the same kind
 */
export function touchedBrowserTests(changed: readonly string[]): string[] {
  const all = browserTests().map(name => `${TESTS}/${name}`)
  // A test that still imports steps that are gone has not changed itself.
  const isGone = (path: string) => STEPS.test(path) && !existsSync(join(ROOT, path))
  if (changed.some(path => EVERYWHERE.test(path) || isGone(path))) return all
  const everyPage = readdirSync(join(ROOT, PAGES)).map(name => name.replace('.astro', ''))
  return all.filter(test => {
    const pages = pagesOf(relative(TESTS, test)) ?? everyPage
    const starts = [test, ...pages.map(page => `${PAGES}/${page}.astro`)]
    return starts.some(start => changed.some(path => reached(start).has(path)))
  })
}

/** Leads from the bar of every screen to the three that share a map; a test that goes there has them among its pages. */
const LEADS_ELSEWHERE = 'islands/shell/shared-screens.tsx'

const known = new Map<string, ReadonlySet<string>>()

/** A file and all that it imports, directly or not. */
function reached(start: string): ReadonlySet<string> {
  const before = known.get(start)
  if (before) return before
  const files = new Set([start])
  for (const file of files) if (file !== LEADS_ELSEWHERE) for (const imported of importsOnce(file)) files.add(imported)
  known.set(start, files)
  return files
}
