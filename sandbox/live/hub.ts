// Who listens to which vendor, and what they hear (RTM-002 to RTM-004, Q78, API-102).
import { type Caller, vendorFor } from '#sandbox/caller'
import { Refused } from '#sandbox/refused'
import type { Site } from '#sandbox/site'
import { readVendor } from '#sandbox/store/vendors'
import type { Order, ServerMessage } from '#schema/wire'
import { isClientMessage } from '#validators/strict'

/** The sandbox's end of a socket. */
export type Connection = {
  send(text: string): void
  close(code: number, reason: string): void
}

export type Listener = {
  /** A message of the client. */
  receive(text: string): void
  /** The socket has ended. */
  left(): void
}

export type Hub = {
  /** A client that has proved who it is. */
  join(site: Site, caller: Caller, connection: Connection): Listener
  /** Tells everybody who listens to the order's vendor, or to its parent. */
  publish(site: Site, order: Order): void
  /** Ends the sockets of a session that has ended. */
  endSession(session: string): void
  /** Ends every socket. */
  cutAll(): void
  count(): number
}

type Member = { site: Site; caller: Caller; connection: Connection; topic?: string; held?: string }

const POLICY_VIOLATION = 1008
const SERVICE_RESTART = 1012
const SOCKET_CALL = 'socket'

const topicOf = (country: string, vendorId: string): string => `${country} ${vendorId}`

export function createHub(): Hub {
  const members = new Set<Member>()
  const topics = new Map<string, Set<Member>>()

  const leave = (member: Member) => {
    if (member.topic === undefined) return
    const listeners = topics.get(member.topic)
    listeners?.delete(member)
    if (listeners?.size === 0) topics.delete(member.topic)
  }
  const say = ({ connection }: Member, message: ServerMessage) => connection.send(JSON.stringify(message))
  const end = (member: Member, code: number, reason: string) => {
    leave(member)
    members.delete(member)
    member.connection.close(code, reason)
  }

  const subscribe = (member: Member, vendorId: string) => {
    try {
      const vendor = vendorFor(member.site, member.caller, vendorId)
      leave(member)
      member.topic = topicOf(member.site.code, vendor.vendor_id)
      topics.set(member.topic, (topics.get(member.topic) ?? new Set()).add(member))
      say(member, { event: { type: 'subscribe_ok', data: { vendor_id: vendorId } } })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, message } = error
      say(member, { event: { type: 'subscribe_refused', data: { vendor_id: vendorId, status, message } } })
    }
  }

  const deliver = (member: Member, text: string) => {
    const { site, connection } = member
    const strike = (kind: 'socketCut' | 'socketDuplicated' | 'socketReordered' | 'socketLate') =>
      site.faults.strike(kind, { call: SOCKET_CALL, country: site.code })
    if (strike('socketCut')) return end(member, SERVICE_RESTART, 'cut')
    const late = strike('socketLate')
    if (late) {
      setTimeout(() => connection.send(text), late.milliseconds ?? 3000).unref()
      return
    }
    if (member.held === undefined && strike('socketReordered')) {
      member.held = text
      // Without a next message it goes out all the same, only later.
      setTimeout(() => release(member), HELD_MILLISECONDS).unref()
      return
    }
    connection.send(text)
    if (strike('socketDuplicated')) connection.send(text)
    release(member)
  }

  return {
    join: (site, caller, connection) => {
      const member: Member = { site, caller, connection }
      members.add(member)
      return {
        receive: text => {
          const message = parsed(text)
          if (isClientMessage(message)) subscribe(member, message.data.vendor_id)
        },
        left: () => {
          leave(member)
          members.delete(member)
        },
      }
    },
    publish: (site, order) => {
      const parent = readVendor(site, order.vendor_id)?.parent_vendor_id
      const listeners = [order.vendor_id, ...(parent ? [parent] : [])].flatMap(id => [
        ...(topics.get(topicOf(site.code, id)) ?? []),
      ])
      if (listeners.length === 0) return
      const text = JSON.stringify({ event: { type: 'order_update', data: order } } satisfies ServerMessage)
      for (const member of listeners) deliver(member, text)
    },
    endSession: session => {
      for (const member of [...members])
        if (member.caller.kind === 'user' && member.caller.session === session)
          end(member, POLICY_VIOLATION, 'session ended')
    },
    cutAll: () => {
      for (const member of [...members]) end(member, SERVICE_RESTART, 'cut')
    },
    count: () => members.size,
  }
}

const HELD_MILLISECONDS = 1500

function release(member: Member): void {
  if (member.held === undefined) return
  const { held } = member
  delete member.held
  member.connection.send(held)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
