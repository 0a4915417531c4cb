// What `.astro` files may import: dependency-cruiser does not read them. Each rule says why; the others are in .dependency-cruiser.cjs.
import { importReader } from '#generator/cache/reachable.ts'
import { ROOT } from './root.ts'
import { filesBelow } from './stamps.ts'

type Rule = {
  name: string
  why: string
  /** Whether it is about a file, known by its path and its imports. */
  from: (path: string, imports: readonly string[]) => boolean
  to: RegExp
}

const PORTAL_LAYOUTS = new Set(['src/layouts/Portal.astro', 'src/layouts/Entrance.astro'])
const isOfPortal = (path: string, imports: readonly string[]): boolean =>
  PORTAL_LAYOUTS.has(path) || /^src\/components\/portal\//.test(path) || imports.some(name => PORTAL_LAYOUTS.has(name))

const rules: readonly Rule[] = [
  {
    name: 'pages-have-no-visitor',
    why: 'A page is rendered once for everybody: stores and what they are connected to begin in the browser.',
    from: () => true,
    to: /^src\/(?:app|platform|workers)\/|^src\/features\/.*(?:\/|-)store\.ts$/,
  },
  {
    name: 'pages-without-generator',
    why: 'The generator renders the pages; what both know is in schema/, in the contract or in a feature.',
    from: () => true,
    to: /^(?:generator|sandbox|scripts|tests)\//,
  },
  {
    name: 'public-pages-without-islands',
    why: 'Public pages must load fast, so they get no React.',
    from: (path, imports) => !isOfPortal(path, imports),
    to: /^(?:islands|src\/ui)\/.*\.tsx$/,
  },
  {
    name: 'nothing-imports-pages',
    why: 'A page is an address; what two pages share is a component or a layout.',
    from: () => true,
    to: /^src\/pages\//,
  },
  {
    name: 'drawings-know-nothing',
    why: 'A drawing is used on any page, so it knows none and loads nothing.',
    from: path => path.startsWith('src/components/illustrations/'),
    to: /^src\/(?!components\/(?:illustrations\/|page-figures|Icon|Pin)|site\.ts)|^islands\//,
  },
]

/** The rules that a file breaks, as `file: rule: import`. @param imports paths of the project that it imports */
export const brokenRules = (path: string, imports: readonly string[]): string[] =>
  rules
    .filter(({ from }) => from(path, imports))
    .flatMap(({ name, why, to }) =>
      imports.filter(target => to.test(target)).map(target => `${path}: ${name}: ${target}\n  ${why}`),
    )

if (import.meta.main) {
  const importsOf = importReader(ROOT)
  const pages = filesBelow('src').filter(path => path.endsWith('.astro'))
  const found = pages.flatMap(path => brokenRules(path, importsOf(path)))
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
}
