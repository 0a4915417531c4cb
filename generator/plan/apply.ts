// Publishes exactly what a plan names, or nothing (GEN-115). A published pair is a link to its release; replacing the link is one
// step, so a host serves the old release or the new one, even if this process is killed.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { driftOfFolder, jsonIn, readManifest } from '../drift/index.ts'
import { SIGNATURES } from '../emit/release/index.ts'
import type { Inputs } from '../load/inputs.ts'
import { namedFile } from '../named-file.ts'
import { digestOf, manifestHash, refuseOtherInputs } from './index.ts'
import type { Plan, PlannedPair } from './model.ts'
import {
  beginCanary,
  CARRIED,
  carriedIn,
  carry,
  deliveryOf,
  endCanary,
  exchangeLink,
  holdPublished,
  proofsIn,
  recordPublication,
  releaseFolder,
  servedFolders,
  withdrawProofs,
} from './releases.ts'
import type { Target } from './targets.ts'

/** The plan in a file. Throws an Error if it is none, or half of one. */
export function readPlan(path: string): Plan {
  const plan = jsonIn(namedFile(path, 'Give the file that plan wrote, such as plan.json.')) as
    | Partial<Plan>
    | null
    | undefined
  if (plan?.version !== 1 || !Array.isArray(plan.groups) || !Array.isArray(plan.pairs))
    throw new Error(`${path} is not a whole plan of this program. Plan again.`)
  return plan as Plan
}

/** The release that is published now. */
type Found = 'before' | 'after'

/** The present inputs, and the hash of the program. */
type Project = { inputs: Inputs; program: string }

/**
 * Publishes the pairs of a plan. An interrupted run is completed by the next run with the same plan.
 *
 * @param project present inputs and hash of the program
 * @returns the pairs of which this call published the release, or its signature; without those published before
 * @throws Error before changing anything, if the plan is stale, not approved, or was modified
 */
export function applyPlan(plan: Plan, project: Project): string[] {
  const letGo = hold(plan)
  try {
    const open = openPairs(plan, project)
    // All releases are complete before the first link is replaced.
    for (const planned of open) stage(plan, planned)
    for (const planned of open) exchange(plan, planned)
    const signed = plan.pairs.filter(
      planned => !open.includes(planned) && bringSignatures(plan, planned, targetOf(plan, planned)),
    )
    // All visitors have the release now; a run that was killed may have left the rule of a share.
    for (const planned of plan.pairs) endCanary(targetOf(plan, planned))
    return [...open, ...signed].map(({ pair }) => pair)
  } finally {
    letGo()
  }
}

/**
 * Gives the new releases of a plan to a share of the visitors; what is published stays as it is.
 *
 * @param rule `share`: of a hundred visitors; `port`: on this machine, for the servers of the new releases
 * @returns the pairs that are not published for all visitors yet
 * @throws Error before changing anything, as above, and if a pair is not yet published by `apply`
 */
export function applyCanary(plan: Plan, project: Project, rule: { share: number; port: number }): string[] {
  const letGo = hold(plan)
  try {
    const open = openPairs(plan, project)
    for (const planned of open) {
      const target = targetOf(plan, planned)
      if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) continue
      throw new Error(`${target} is not a link to a release: publish it once without --canary. Nothing was published.`)
    }
    for (const planned of open) stage(plan, planned)
    for (const planned of open) beginCanary(targetOf(plan, planned), releaseOf(plan, planned, planned.after), rule)
    return open.map(({ pair }) => pair)
  } finally {
    letGo()
  }
}

/**
 * The same as `applyPlan` for another machine: the folder of this one is the record of what is published there, so its links are exchanged
 * last. What a killed run had sent is sent again.
 *
 * @throws Error as above, and if the target refuses something; then it serves the releases before, or those that were sent whole
 */
export async function applyPlanTo(plan: Plan, project: Project, target: Target): Promise<string[]> {
  const letGo = hold(plan)
  try {
    const open = openPairs(plan, project)
    for (const planned of open) stage(plan, planned)
    const deliveries = open.map(planned => deliveryOf(targetOf(plan, planned), releaseOf(plan, planned, planned.after)))
    for (const delivery of deliveries) await target.upload(delivery)
    for (const [index, planned] of open.entries()) {
      const delivery = deliveries[index]
      if (delivery) {
        await target.publish(delivery)
        await withdrawProofs(targetOf(plan, planned), delivery.release, target)
      }
      exchange(plan, planned)
    }
    const signed: PlannedPair[] = []
    for (const planned of plan.pairs.filter(one => !open.includes(one))) {
      const published = targetOf(plan, planned)
      const release = realpathSync(published)
      // It is here before it is there: the mark says so to the next run, if this one ends in between.
      const unsent = `${release}.unsent`
      if (freshSignatures(plan, planned, release).length > 0) writeFileSync(unsent, '')
      bringSignatures(plan, planned, release)
      if (!existsSync(unsent)) continue
      const proofs = { ...deliveryOf(published, release), files: proofsIn(release) }
      await target.upload(proofs)
      await target.publish(proofs)
      rmSync(unsent)
      signed.push(planned)
    }
    for (const planned of plan.pairs) endCanary(targetOf(plan, planned))
    return [...open, ...signed].map(({ pair }) => pair)
  } finally {
    letGo()
  }
}

/** Refuses a plan that nobody may publish, and lets nobody else publish until the result is called. */
function hold(plan: Plan): () => void {
  if (plan.unseen !== undefined)
    throw new Error(`This plan compares with what ${plan.from} serves. To publish, plan from the published folder.`)
  refuseUnapproved(plan)
  const [first] = plan.pairs
  return first ? holdPublished(targetOf(plan, first)) : () => {}
}

function openPairs(plan: Plan, project: Project): PlannedPair[] {
  const found = plan.pairs.map(planned => ({ planned, now: stateOf(plan, planned, project) }))
  return found.filter(({ now }) => now === 'before').map(({ planned }) => planned)
}

const targetOf = ({ from }: Plan, { target }: PlannedPair): string => (target === '.' ? from : join(from, target))
const builtOf = ({ to }: Plan, { pair }: PlannedPair): string =>
  existsSync(join(to, 'manifest.json')) ? to : join(to, pair)
const releaseOf = (plan: Plan, planned: PlannedPair, hash: string): string =>
  releaseFolder(targetOf(plan, planned), hash)

function refuseUnapproved(plan: Plan): void {
  if (digestOf(plan) !== plan.digest)
    throw new Error('The plan is not as it was written: something else than approvals was changed in it. Plan again.')
  const open = plan.groups.filter(({ approved }) => approved !== true)
  if (open.length === 0) return
  const named = open.slice(0, 5).map(({ id, part, key }) => `${id} (${part}: ${key})`)
  const more = open.length > named.length ? ` and ${open.length - named.length} more` : ''
  throw new Error(`Not approved: ${named.join(', ')}${more}. Nothing was published.`)
}

/** @throws Error if neither the old nor the new release is there, or the built one differs from the plan */
function stateOf(plan: Plan, planned: PlannedPair, { inputs, program }: Project): Found {
  const stale = (what: string): Error => new Error(`The plan is stale: ${what}. Nothing was published; plan again.`)
  const { pair } = planned
  const target = targetOf(plan, planned)
  const published = existsSync(join(target, 'manifest.json')) ? manifestHash(target) : undefined
  const kept = planned.before === undefined ? undefined : releaseOf(plan, planned, planned.before)
  // Interrupted between the two renames that turn a folder into a link.
  const isBetween = published === undefined && !existsSync(target) && kept !== undefined && existsSync(kept)
  if (published !== planned.before && published !== planned.after && !isBetween)
    throw stale(`${target} is not the release that the plan was made for`)
  if (published !== undefined) {
    const [changed] = driftOfFolder(target, target, carriedIn(target))
    if (changed) throw stale(`${changed.address.slice(1)} in ${target} is not what its manifest names`)
  }
  if (published === planned.after) return 'after'
  const built = builtOf(plan, planned)
  if (!existsSync(join(built, 'manifest.json')) || manifestHash(built) !== planned.after)
    throw stale(`${built} is another build than the one that was planned`)
  const [damaged] = driftOfFolder(built, built)
  if (damaged) throw stale(`${damaged.address.slice(1)} in ${built} is not what its manifest names`)
  const manifest = readManifest(built)
  try {
    refuseOtherInputs(pair, manifest, inputs)
  } catch (error) {
    throw stale(
      error instanceof Error ? error.message.replace(/ Build it again.*/s, '').replace(/\.$/, '') : String(error),
    )
  }
  if (manifest.inputs['program'] !== program)
    throw stale(`${pair} was built by another program than the one that is there now`)
  return 'before'
}

function stage(plan: Plan, planned: PlannedPair): void {
  const release = releaseOf(plan, planned, planned.after)
  const target = targetOf(plan, planned)
  const carryInto = (folder: string) => {
    if (planned.before === undefined) return
    for (const served of servedFolders(target)) carry(served, folder, release)
  }
  // It may be an earlier one, from before the one that is published.
  if (existsSync(release) && driftOfFolder(release, release, carriedIn(release)).length === 0) {
    carryInto(release)
    bringSignatures(plan, planned, release)
    return
  }
  const draft = `${release}.draft`
  for (const path of [draft, release, `${release}${CARRIED}`]) rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(release), { recursive: true })
  try {
    // A link would be copied as a link.
    cpSync(realpathSync(builtOf(plan, planned)), draft, { recursive: true })
    carryInto(draft)
    renameSync(draft, release)
  } catch (error) {
    // On a full disk it would take the room that the next run needs, and no other plan removes it.
    for (const path of [draft, `${release}${CARRIED}`]) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

/** The signatures of a build that its release has not. */
function freshSignatures(plan: Plan, planned: PlannedPair, release: string): string[] {
  const built = builtOf(plan, planned)
  if (!existsSync(join(built, 'manifest.json')) || manifestHash(built) !== planned.after) return []
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return SIGNATURES.filter(file => ![undefined, textOf(join(release, file))].includes(textOf(join(built, file))))
}

/**
 * Copies the signatures of a build to its release, which may have been made before they were there.
 *
 * @returns whether there was one that the release had not
 */
function bringSignatures(plan: Plan, planned: PlannedPair, into: string): boolean {
  const release = realpathSync(into)
  const fresh = freshSignatures(plan, planned, release)
  for (const file of fresh) {
    // Beside the release: half a signature in it would be none.
    const draft = `${release}.signature`
    cpSync(join(builtOf(plan, planned), file), draft)
    renameSync(draft, join(release, file))
  }
  return fresh.length > 0
}

function exchange(plan: Plan, planned: PlannedPair): void {
  const target = targetOf(plan, planned)
  // A folder published in another way becomes the previous release; only here the pair is missing for a moment.
  if (planned.before !== undefined && existsSync(target) && !lstatSync(target).isSymbolicLink()) {
    const old = releaseOf(plan, planned, planned.before)
    rmSync(old, { recursive: true, force: true })
    mkdirSync(dirname(old), { recursive: true })
    recordPublication(target, old)
    renameSync(target, old)
  }
  exchangeLink(target, releaseOf(plan, planned, planned.after))
}
