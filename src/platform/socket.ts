// The address of the socket, and what may come out of it (RTM-003, RTM-009, Q78, Q106).
import type { ServerMessage } from '#schema/wire.ts'
import { isServerMessage } from '#validators/order.js'

/**
 * @param websocket address of the deployment, such as wss://live.example/socket
 * @param authorization "GoDroid {token}" or "Bearer {access}|{id token}"
 * @returns the address with the Authorization as base64 in its query
 */
export function socketAddress(websocket: string, authorization: string): string {
  const address = new URL(websocket)
  const bytes = new TextEncoder().encode(authorization)
  address.searchParams.set('Authorization', btoa(String.fromCharCode(...bytes)))
  return address.href
}

/** A message that fits the contract; undefined for anything else, which changes nothing. */
export const readMessage = (data: unknown): ServerMessage | undefined => (isServerMessage(data) ? data : undefined)
