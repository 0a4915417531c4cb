// A sandbox, six devices with their tabs, and everything that the properties compare the screens with.
import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { demoVendorIds } from '#sandbox/seed/users.ts'
import { flagNames } from '#sandbox/settings.ts'
import type { Database } from '#sandbox/store/database.ts'
import { findUser, newUserId, writeUser } from '#sandbox/store/users.ts'
import { grantVendor } from '#sandbox/store/vendors.ts'
import type { Flags } from '#schema/config.ts'
import type { Order } from '#schema/wire.ts'
import { validators } from '#validators/answers.js'
import { createDevice, type Device } from './device.ts'
import { createNetwork } from './network.ts'
import { entered, type Notified, openPage, type Page } from './page.ts'
import { realTurn, replaceTime, type Time } from './time.ts'

/** 2026-03-03 12:00 in Oslo. */
const NOON = Date.parse('2026-03-03T11:00:00Z')
/** Processor time that calls may take which need no time of the clock: how busy the machine is does not count. */
const ANSWERED_MAX_MS = 60_000
/** Asking for the processor's time takes longer than most turns: it is asked every so many. */
const TURNS_TIMED = 50
const processorMs = () => process.cpuUsage().user / 1000
/** A page is left this long after a store has asked for it, in milliseconds. */
const LEAVES_MS = 120
/** More pages than this that lead to another within this time, in milliseconds, lead in a circle. */
const LEFT_MAX = 25
const LEFT_MS = 1000
/** So often stores ask for the time before anything else happens; more is an endless loop. */
const ASKED_MAX = 100_000

export const ids = demoVendorIds('NO')

/** Who uses a device. */
export const actors = ['vendor', 'parent', 'guest', 'embedded', 'receiver', 'manager'] as const
export type Actor = (typeof actors)[number]

const logins: Partial<Record<Actor, string>> = { vendor: 'single', manager: 'manager' }
export const emailOf = (actor: Actor): string => `${logins[actor] ?? 'parent'}@no.sandbox.example`

/** What was typed into a request of a vendor on a device, and is to be there again; when, in milliseconds of the timers. */
export type Typed = { name: string; description: string; at: number }

export type Tab = {
  kept: Map<string, string>
  page?: Page
  /** The last address. */
  path: string
  /** What was typed into the form of this page. */
  typed?: Typed & { vendorId: string }
  /** The name that was submitted last on this page. */
  wish?: string
  /** When that was, in milliseconds of the timers. */
  submittedAt?: number
  /** The name of the request that was submitted, until something else is done with it. */
  submitted?: string
  /** Lengths of the histories of orders that were shown, by number. */
  seen: Map<string, number>
  /** When it was used last, in milliseconds of the timers. */
  usedAt: number
  /** Since when something is busy, by its name. */
  busySince: Map<string, number>
  /** Since when something is busy although nothing is asked for, by its name. */
  idleSince: Map<string, number>
  /** When its page was opened. */
  loadedAt: number
  /** Somebody was here when it was looked at last. */
  wasSomebody: boolean
  /** The filter and the number of orders that were found to be complete. */
  complete: string
  /** Orders that were shown as placed since it was looked at last, and the name that was submitted. */
  placed: { orderId: string; wish: string | undefined }[]
  /** How often it was loaded by itself for each build. */
  loadedFor: Map<string, number>
  /** Names of rows of bulk orders that were typed on this page, and are to be there. */
  rows?: Set<string>
  /** Photos that were asked for last. */
  photos?: number
  /** The account that is being registered here, until its answer is known. */
  registering?: string
  /** The code of the form that had no answer, and how often codes had been asked for then. */
  resetting?: { code: string; count: number }
  /** Nobody had an account with the guest's address when they accepted first on this page. */
  isNewGuest?: boolean
  /** The invitation is being accepted. */
  isAccepting?: boolean
  /** The collection point whose form was opened last; '' for a new one. */
  opened?: string
  /** What was typed into the form of a collection point of this page. */
  point?: string
  /** Orders that this tab said were placed. */
  told: Set<string>
  /** It said that its form was ordered in another tab. */
  isOrderedElsewhere?: boolean
}

export type Owner = {
  actor: Actor
  device: Device
  tabs: Tab[]
  /** Drafts by vendor. */
  typed: Map<string, Typed>
  /** The vendor that a name was typed for. */
  typedFor: Map<string, string>
  /** What was submitted, by name, and the fees that were shown then; undefined where none was. */
  wishes: Map<string, Set<number | undefined>>
  /** Something happened that may end a session. */
  isDisturbed: boolean
  /** Somebody is logged in, and was not asked yet whether an app's session may take the place of theirs. */
  isUnasked: boolean
  /** Orders that a guest was told of. */
  guestOrders: Set<string>
  /** Refresh tokens of sessions that somebody ended here. */
  endedTokens: Set<string>
  /** Alerts of this session, as they were given. */
  alerts: string[]
  /** Somebody logged out, and nobody has logged in since; when, in milliseconds of the timers. */
  loggedOutAt?: number
}

export type Portal = {
  time: Time
  sandbox: Sandbox
  owners: Owner[]
  /** What went wrong outside of any call: exceptions, promises that nobody caught. */
  errors: unknown[]
  notified: Notified[]
  /** How many builds of the site have been published. */
  build: number
  /** Pages still come from the build before, as behind a cache. */
  isCacheBehind: boolean
  /** When something happened last that takes time to recover from, in milliseconds of the timers. */
  troubledAt: number
  /** Orders that were made since the beginning. */
  made(): { order: Order; id: string }[]
  /** Names of all vendors. */
  vendorNames(): string[]
  /** Whether somebody can log in with this address. */
  hasAccount(email: string): boolean
  /** The code that was mailed to an address last, if it can still be used. */
  openCode(email: string): string | undefined
  /** How often a code was asked for or used, by address. */
  resets: Map<string, number>
  /** All orders of a vendor since a moment in unix seconds. */
  ordersOf(vendorId: string, since: number): Order[]
  /** Numbers of a vendor's orders that were created from one moment to another, in unix seconds. */
  numbersOf(vendorId: string, from: number, to: number): string[]
  settle(): Promise<void>
  /** Looks at the pages whenever a timer has run. */
  atEveryMoment(): void
  pass(ms: number): Promise<void>
  load(owner: Owner, tab: Tab, path: string): void
  /** Carries out what somebody does; a promise that is rejected counts as an error. */
  run(work: () => unknown): void
  /** A name that no order has. */
  freshName(kind: 'Model' | 'Bulk' | 'Point' | 'Shop'): string
  godroidToken: string
  close(): void
}

/** Names have no digits: 27 is "ab". */
const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : '') + String.fromCharCode(97 + (number % 26))

const fallback = Object.fromEntries(flagNames.map(name => [name, false])) as unknown as Required<Flags>

export const usualFlags = {
  ...{ Voucher: true, PreOrder: true, ModifyOrderButton: true, BulkOrderUpload: true, AddressBook: true },
  ...{ Helpcenter: true, AddVendorOutlet: true, EditVendorOutlet: true, GuestCheckout: true },
  ...{ PlannedMaintenance: false, UnplannedMaintenance: false },
}

let isLoaded = false
/** What is loaded late is there from now on: it would take real time in the middle of a run. */
async function loadLateParts(): Promise<void> {
  if (isLoaded) return
  await Promise.all(Object.values(validators).map(load => load()))
  deriveOnce()
  isLoaded = true
}

/** A key is derived from the same password and salt once in a process: a login takes a thread 40 ms otherwise. */
function deriveOnce(): void {
  const known = new Map<string, Buffer>()
  const derive = ((password: string, salt: Buffer, length: number, cost: ScryptOptions, done: Derived) => {
    const name = `${password} ${salt.toString('hex')}`
    const key = known.get(name) ?? crypto.scryptSync(password, salt, length, cost)
    known.set(name, key)
    done(null, key)
  }) as typeof crypto.scrypt
  crypto.scrypt = derive
  syncBuiltinESMExports()
}
type Derived = (error: Error | null, key: Buffer) => void

/** Somebody who manages two outlets, and whose parent is somebody else's. */
export function addManager(sandbox: Sandbox): void {
  const site = sandbox.sites.open('NO')
  const parent = findUser(site, emailOf('parent'))
  if (!parent) throw new Error('there is no parent')
  const manager = { ...parent, id: newUserId(), email: emailOf('manager'), name: 'manager' }
  writeUser(site, manager)
  for (const outlet of ids.outlets.slice(0, 2)) grantVendor(site, manager.id, outlet)
}

let filled: Uint8Array | undefined
/** The data of every run: made once in a process. */
function dataAt(now: () => number): Uint8Array {
  if (filled) return filled
  const sandbox = createSandbox({ clock: { now }, countries: ['NO'] })
  sandbox.sites.open('NO')
  sandbox.control.setParameter('NO', 'serviceHours', '0000:2359')
  for (const [name, on] of Object.entries(usualFlags)) sandbox.control.setFlag('NO', name as keyof Flags, on)
  // Of the past a week is enough for several pages, and of the orders that move by themselves a few.
  addManager(sandbox)
  const { db } = sandbox.sites.open('NO')
  const weekAgo = Math.floor(now() / 1000) - 8 * 86_400
  db.run('DELETE FROM orders WHERE created_at < ?', weekAgo)
  db.run('UPDATE orders SET due_at = NULL WHERE rowid % 6 <> 0')
  db.run('VACUUM')
  filled = sandbox.copy()
  sandbox.close()
  return filled
}

/** What was read last, until a row of the database has changed. */
function unlessChanged<Value>(db: Database, read: () => Value): () => Value {
  let at: number | undefined
  let known: Value
  return () => {
    const changes = db.get<{ count: number }>('SELECT total_changes() AS count')?.count
    if (changes !== at) known = read()
    at = changes
    return known
  }
}

export async function openPortal(): Promise<Portal> {
  await loadLateParts()
  const time = replaceTime(NOON)
  const sandbox = createSandbox({
    clock: { now: time.server },
    countries: ['NO'],
    from: dataAt(time.server),
    log: text => errors.push(text),
  })
  const errors: unknown[] = []
  const notified: Notified[] = []
  const { db } = sandbox.sites.open('NO')
  sandbox.sites.open('NO').country.pricing = { base: 100, perKm: 0 }
  const first = Number(db.get<{ last: number }>('SELECT max(rowid) AS last FROM orders')?.last ?? 0)

  const onError = (error: unknown) => void errors.push(error)
  process.on('unhandledRejection', onError)
  process.on('uncaughtException', onError)

  const owners = actors.map((actor): Owner => {
    const network = createNetwork(sandbox, time, () => portal.build)
    const count = actor === 'vendor' || actor === 'parent' ? 2 : 1
    const tabs = Array.from(
      { length: count },
      (): Tab => ({
        ...{
          kept: new Map(),
          seen: new Map(),
          busySince: new Map(),
          idleSince: new Map(),
          told: new Set(),
          placed: [],
          loadedFor: new Map(),
        },
        ...{ path: '/', complete: '', usedAt: 0, loadedAt: 0, wasSomebody: false },
      }),
    )
    return {
      ...{ actor, device: createDevice(network, time), tabs, alerts: [], isDisturbed: false, isUnasked: false },
      ...{ typed: new Map(), typedFor: new Map(), wishes: new Map(), guestOrders: new Set(), endedTokens: new Set() },
    }
  })
  let names = 0
  let left = 0
  let asked = 0
  let leftSince = 0

  const portal: Portal = {
    time,
    sandbox,
    owners,
    errors,
    notified,
    build: 1,
    isCacheBehind: false,
    troubledAt: Number.NEGATIVE_INFINITY,
    made: unlessChanged(db, () =>
      db
        .all<{ id: string; json: string }>('SELECT id, json FROM orders WHERE rowid > ?', first)
        .map(({ id, json }) => ({ id, order: JSON.parse(json) as Order })),
    ),
    vendorNames: unlessChanged(db, () =>
      db
        .all<{ name: string }>("SELECT json_extract(json, '$.vendor_information.name') AS name FROM vendors")
        .map(({ name }) => name),
    ),
    hasAccount: email => findUser(sandbox.sites.open('NO'), email) !== undefined,
    openCode(email) {
      const isOpen = db.get(
        'SELECT 1 FROM verification_codes WHERE email = ? AND expires_at > ?',
        email,
        time.server() / 1000,
      )
      const mail = sandbox.control.mails('NO').find(({ receiver }) => receiver === email)
      return isOpen === undefined ? undefined : /\d{6}/.exec(mail?.text ?? '')?.[0]
    },
    resets: new Map(),
    ordersOf: (vendorId, since) =>
      db
        .all<{ json: string }>('SELECT json FROM orders WHERE vendor_id = ? AND created_at >= ?', vendorId, since)
        .map(({ json }) => JSON.parse(json) as Order),
    numbersOf: (vendorId, from, to) =>
      db
        .all<{ id: string }>(
          'SELECT id FROM orders WHERE vendor_id = ? AND created_at >= ? AND created_at <= ?',
          ...[vendorId, from, to],
        )
        .map(({ id }) => id),
    atEveryMoment() {},
    async settle() {
      let since: number | undefined
      asked = 0
      for (let turn = 1, quiet = 0; quiet < 3; turn++) {
        await realTurn()
        quiet = owners.some(({ device }) => device.network.working() > 0) ? 0 : quiet + 1
        if (turn % TURNS_TIMED !== 0) continue
        since ??= processorMs()
        if (processorMs() - since > ANSWERED_MAX_MS) throw new Error('calls follow one another without end')
      }
    },
    async pass(ms) {
      await time.pass(ms, async () => {
        await portal.settle()
        portal.atEveryMoment()
      })
    },
    load(owner, tab, path) {
      tab.page?.close(false)
      const { device } = owner
      const text = (area: Map<string, string>, key: string) =>
        device.storageFault === 'blocked' ? null : (area.get(key) ?? null)
      const kept = {
        token: text(device.kept, 'token'),
        guestToken: text(device.kept, 'guest-token'),
        flags: text(tab.kept, 'flags'),
      }
      const entry = entered(path, kept, Date.now())
      if (entry.asked && device.storageFault === 'none') tab.kept.set('asked-page', entry.asked)
      tab.path = entry.to ?? path
      delete tab.typed
      delete tab.submitted
      delete tab.wish
      delete tab.rows
      delete tab.point
      delete tab.opened
      delete tab.photos
      delete tab.registering
      delete tab.isNewGuest
      delete tab.isAccepting
      delete tab.resetting
      tab.seen.clear()
      delete tab.page
      tab.busySince.clear()
      tab.idleSince.clear()
      tab.usedAt = time.passed()
      tab.loadedAt = time.passed()
      tab.wasSomebody = false
      if (tab.path === '/bank') return
      let isLeaving = false
      const loadedAgain = (build: string) => {
        const times = (tab.loadedFor.get(build) ?? 0) + 1
        tab.loadedFor.set(build, times)
        const isKept = device.storageFault === 'none' && device.erasures === 0
        if (times > 1 && isKept) page.wrong.push('a tab loads again and again for one build')
      }
      const page = openPage({
        sandbox,
        time,
        device,
        tab: tab.kept,
        heard: { statuses: new Map(), lists: new Set() },
        fallback,
        build: portal.build - (portal.isCacheBehind ? 1 : 0),
        path: tab.path,
        leave(to, outdatedBy) {
          // "Reload now" pressed twice loads once.
          if (isLeaving) return
          isLeaving = true
          if (outdatedBy !== undefined) loadedAgain(outdatedBy)
          left = time.passed() - leftSince > LEFT_MS ? 0 : left + 1
          if (left === 0) leftSince = time.passed()
          if (left > LEFT_MAX) throw new Error('pages lead to one another without end')
          time.after(LEAVES_MS, () => {
            if (tab.page === page) portal.load(owner, tab, to ?? tab.path)
          })
        },
        notified: notice => void notified.push(notice),
        placed(orderId) {
          tab.placed.push({ orderId, wish: tab.wish })
          if (page.session.$session.get().mode === 'GUEST') owner.guestOrders.add(orderId)
        },
        paymentsUnknown() {
          delete tab.submitted
        },
        rowPlaced: (orderId, name) => void tab.placed.push({ orderId, wish: name }),
        alerted: keys => void owner.alerts.push(...keys),
        asked() {
          asked += 1
          if (asked > ASKED_MAX) throw new Error('events follow one another without end')
        },
      })
      tab.page = page
    },
    run(work) {
      const done = work()
      if (done instanceof Promise) done.catch(onError)
    },
    freshName: kind => `${kind} ${letters(names++)}`,
    godroidToken: '',
    close() {
      process.off('unhandledRejection', onError)
      process.off('uncaughtException', onError)
      for (const { tabs } of owners)
        for (const tab of tabs)
          try {
            tab.page?.close(true)
          } catch (error) {
            errors.push(error)
          }
      sandbox.close()
      time.restore()
    },
  }
  portal.godroidToken = await sandbox.control.godroidToken('NO', ids.outlets[0])
  return portal
}
