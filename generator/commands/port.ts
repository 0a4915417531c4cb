import { InvalidArgumentError } from 'commander'

const PORT_MAX = 65_535

/** A port as typed; 0 takes any free one. Throws InvalidArgumentError for anything else. */
export function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= PORT_MAX)) throw new InvalidArgumentError(`Give a port from 0 to ${PORT_MAX}.`)
  return port
}
