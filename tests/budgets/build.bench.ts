// How long the generator takes for one pair and for all, all figures from the same run on the same machine.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, print, rounded } from './figure.ts'
import { copyProject } from './project-copy.ts'
import { runBuild } from './run-build.ts'

const GIBIBYTE = 1024 ** 3
const SINGLES = ['pandago NO', 'foodpanda SG', 'talabat AE', 'glovo PL', 'hunger-station SA'].map(pair =>
  pair.split(' '),
)

const work = mkdtempSync(join(tmpdir(), 'bench-build-'))
try {
  const project = copyProject(join(work, 'project'))
  // The first build compiles the messages; every later one finds them, as on any machine that builds twice.
  runBuild(project, join(work, 'warm-up'), ['--brand', 'foody', '--country', 'CY'])

  const began = performance.now()
  execFileSync(process.execPath, [join(project, 'generator', 'cli.ts'), 'validate'], { cwd: project })
  const checked = rounded((performance.now() - began) / 1000)
  print({ name: 'validate: every file of the project', value: checked, unit: 's', limit: { most: 5 } })

  const singles = SINGLES.map(([brand = '', country = ''], index) =>
    runBuild(project, join(work, `single-${index}`), ['--brand', brand, '--country', country]),
  )
  const one = median(singles.map(run => run.seconds))
  print({ name: 'one pair, median of 5', value: rounded(one), unit: 's' })

  const out = join(work, 'full')
  const full = runBuild(project, out, ['--full'])
  print({ name: `all ${full.written.length} pairs in one run`, value: rounded(full.seconds), unit: 's' })
  print({ name: 'all pairs to one pair', value: rounded(full.seconds / one), unit: 'times', limit: { most: 12 } })
  const projected = one * full.written.length
  print({
    name: 'one by one, projected, to all in one run',
    value: rounded(projected / full.seconds),
    unit: 'times',
    limit: { least: 20 },
  })
  print({
    name: 'peak memory of the full build',
    value: rounded(full.peakMemoryBytes / GIBIBYTE, 2),
    unit: 'GiB',
    limit: { most: 2 },
  })

  const again = runBuild(project, out, ['--full'])
  print({ name: 'second run without changes', value: rounded(again.seconds), unit: 's' })
  print({ name: 'pairs written by the second run', value: again.written.length, unit: 'pairs', limit: { most: 0 } })
  print({
    name: 'second run to the first',
    value: rounded(again.seconds / full.seconds, 3),
    unit: 'times',
    limit: { most: 0.25 },
  })

  const country = join(project, 'countries', 'NO.json')
  writeFileSync(country, readFileSync(country, 'utf8').replace('"minimumEtaMinutes": 15', '"minimumEtaMinutes": 16'))
  const changed = runBuild(project, out, ['--full'])
  const foreign = changed.written.filter(pair => !pair.endsWith('-NO'))
  print({ name: 'after a change of one country', value: rounded(changed.seconds), unit: 's' })
  print({
    name: 'pairs of this country written',
    value: changed.written.length - foreign.length,
    unit: 'pairs',
    limit: { least: 8 },
  })
  print({ name: 'pairs of other countries written', value: foreign.length, unit: 'pairs', limit: { most: 0 } })
} finally {
  rmSync(work, { recursive: true, force: true })
}
