// Draws the tiles of one country and ends; started by map.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { readCountry } from '#sandbox/countries'
import { createWorld } from '#sandbox/world/create'
import { ensureTiles } from '#sandbox/world/tiles'
import type { CountryCode } from '#schema/config'

const { code, seed, folder } = workerData as { code: CountryCode; seed: number; folder: string }
parentPort?.postMessage(await ensureTiles(createWorld(readCountry(code), seed), folder))
