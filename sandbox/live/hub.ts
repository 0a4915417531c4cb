// Open sockets: the vendor that each has subscribed to, and what is sent to it (RTM-002 to RTM-004, Q78, API-102).

import type { Order, ServerMessage } from '#schema/wire.ts'
import { isClientMessage } from '#validators/strict.js'
import type { Faults } from '../faults/faults.ts'
import { RefusedCall } from '../refused-call.ts'

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

/** Who opened a socket. */
export type Subscriber = {
  country: string
  /** The session and access token of a user; an embedded vendor has neither. */
  session?: string
  token?: string
  /** When the token ends that opened the socket, in unix seconds. */
  endsAt: number
  /** The vendor with this id, if it may be subscribed to. Throws a refusal otherwise. */
  vendor(id: string): { vendor_id: string }
}

export type Hub = {
  /** A client that has proved who it is. */
  join(subscriber: Subscriber, connection: Connection): Listener
  /** Sends an order to everybody who subscribed to one of these vendors. */
  publish(country: string, vendorIds: readonly string[], order: Order): void
  /** Ends the sockets of a session that has ended. */
  endSession(session: string): void
  /** Ends the sockets that were opened with an access token. */
  endToken(token: string): void
  /** Ends the sockets whose token has ended by now, in unix seconds. */
  endExpired(now: number): void
  /** Ends every socket. */
  cutAll(): void
  count(): number
}

type Member = { subscriber: Subscriber; connection: Connection; topic?: string; held?: string }

const POLICY_VIOLATION = 1008
const SERVICE_RESTART = 1012
const SOCKET_CALL = 'socket'

const topicOf = (country: string, vendorId: string): string => `${country} ${vendorId}`

/** `faults` may cut, delay, double and reorder what is sent. */
export function createHub(faults: Faults): Hub {
  const members = new Set<Member>()
  const topics = new Map<string, Set<Member>>()

  const leave = (member: Member) => {
    if (member.topic === undefined) return
    const listeners = topics.get(member.topic)
    listeners?.delete(member)
    if (listeners?.size === 0) topics.delete(member.topic)
  }
  const send = ({ connection }: Member, message: ServerMessage) => connection.send(JSON.stringify(message))
  const end = (member: Member, code: number, reason: string) => {
    leave(member)
    members.delete(member)
    member.connection.close(code, reason)
  }
  const endWhere = (reason: string, isMeant: (subscriber: Subscriber) => boolean) => {
    for (const member of [...members]) if (isMeant(member.subscriber)) end(member, POLICY_VIOLATION, reason)
  }

  const subscribe = (member: Member, vendorId: string) => {
    try {
      const vendor = member.subscriber.vendor(vendorId)
      leave(member)
      member.topic = topicOf(member.subscriber.country, vendor.vendor_id)
      topics.set(member.topic, (topics.get(member.topic) ?? new Set()).add(member))
      send(member, { event: { type: 'subscribe_ok', data: { vendor_id: vendorId } } })
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      const { status, message } = error
      send(member, { event: { type: 'subscribe_refused', data: { vendor_id: vendorId, status, message } } })
    }
  }

  const deliver = (member: Member, text: string) => {
    const { subscriber, connection } = member
    const trigger = (kind: 'socketCut' | 'socketDuplicated' | 'socketReordered' | 'socketLate') =>
      faults.trigger(kind, { call: SOCKET_CALL, country: subscriber.country })
    if (trigger('socketCut')) return end(member, SERVICE_RESTART, 'cut')
    const late = trigger('socketLate')
    if (late) {
      setTimeout(() => connection.send(text), late.milliseconds ?? 3000).unref()
      return
    }
    if (member.held === undefined && trigger('socketReordered')) {
      member.held = text
      // Without a next message it goes out all the same, only later.
      setTimeout(() => release(member), HELD_MILLISECONDS).unref()
      return
    }
    connection.send(text)
    if (trigger('socketDuplicated')) connection.send(text)
    release(member)
  }

  return {
    join: (subscriber, connection) => {
      const member: Member = { subscriber, connection }
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
    publish: (country, vendorIds, order) => {
      const listeners = vendorIds.flatMap(id => [...(topics.get(topicOf(country, id)) ?? [])])
      if (listeners.length === 0) return
      const text = JSON.stringify({ event: { type: 'order_update', data: order } } satisfies ServerMessage)
      for (const member of listeners) deliver(member, text)
    },
    endSession: session => endWhere('session ended', subscriber => subscriber.session === session),
    endToken: token => endWhere('token ended', subscriber => subscriber.token === token),
    endExpired: now => endWhere('token ended', ({ endsAt }) => endsAt <= now),
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
