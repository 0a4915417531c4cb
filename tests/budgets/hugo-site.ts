// As many simple pages as a full build has, made by Hugo: what a fast generator without islands, languages or checks takes here.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Seconds that Hugo takes for `pages` pages in `folder`, or undefined when it is not installed. */
export function hugoSeconds(folder: string, pages: number): number | undefined {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined
  mkdirSync(join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'layouts', '_default'), { recursive: true })
  writeFileSync(
    join(folder, 'config.toml'),
    'baseURL = "https://example.com/"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
  )
  const layout =
    '<!doctype html><html lang="en"><head><title>{{ .Title }}</title></head><body>{{ .Content }}</body></html>'
  for (const name of ['single', 'list', 'index'])
    writeFileSync(join(folder, 'layouts', name === 'index' ? 'index.html' : `_default/${name}.html`), layout)
  const text = 'A rider fetches the parcel and brings it to the door.\n\n'.repeat(40)
  for (let at = 0; at < pages; at++)
    writeFileSync(join(folder, 'content', `page-${at}.md`), `---\ntitle: Page ${at}\n---\n## Heading\n\n${text}`)
  const began = performance.now()
  const done = spawnSync('hugo', ['--quiet', '--source', folder], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`hugo failed:\n${done.stderr}`)
  return (performance.now() - began) / 1000
}
