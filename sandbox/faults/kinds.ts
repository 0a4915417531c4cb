// The faults that can be switched on (API-103).

export const faultKinds = {
  latency: 'The answer comes late.',
  answerLost: 'The call is carried out, but the connection ends before the answer.',
  cut: 'The connection ends before anything is carried out.',
  tooMany: 'Status 429 with Retry-After.',
  serverError: 'A status of 500 and above.',
  refusal: 'A status and message of your choice, such as a login failure.',
  malformed: 'The call is carried out; its answer is cut JSON.',
  signatureExpired: 'The signature of the fee counts as expired.',
  closedHours: 'The service hours count as over.',
  clockSkew: 'The Date header of the answer is wrong.',
  socketCut: 'The socket ends instead of sending an update.',
  socketDuplicated: 'An update is sent twice.',
  socketReordered: 'An update is sent after the next one.',
  socketLate: 'An update is sent late.',
} as const

export type FaultKind = keyof typeof faultKinds

export const isFaultKind = (text: string): text is FaultKind => Object.hasOwn(faultKinds, text)

export type Fault = {
  kind: FaultKind
  /** Name of a call, such as placeOrder; `*` for all. Faults of the socket have no call. */
  call: string
  /** From 0 to 1. */
  probability: number
  /** ISO code of the only country it is for. */
  country?: string
  /** How often it may still happen; without it, without end. */
  times?: number
  /** Milliseconds, for latency and socketLate. */
  milliseconds?: number
  /** Seconds, for clockSkew and for Retry-After. */
  seconds?: number
  /** Status, for serverError and refusal. */
  status?: number
  /** Message, for refusal. */
  message?: string
}

const all = (kind: FaultKind, probability: number, more: Partial<Fault> = {}): Fault => ({
  kind,
  call: '*',
  probability,
  ...more,
})

/** Sets of faults by name, for the command line and the control page. */
export const presets = {
  calm: [],
  slow: [all('latency', 1, { milliseconds: 2000 })],
  offline: [all('cut', 1), all('socketCut', 1)],
  closed: [all('closedHours', 1)],
  chaos: [
    all('latency', 0.5, { milliseconds: 900 }),
    all('answerLost', 0.05),
    all('cut', 0.05),
    all('tooMany', 0.08, { seconds: 1 }),
    all('serverError', 0.08, { status: 503 }),
    all('malformed', 0.03),
    all('signatureExpired', 0.2),
    all('clockSkew', 0.1, { seconds: 86_400 }),
    all('socketCut', 0.03),
    all('socketDuplicated', 0.2),
    all('socketReordered', 0.2),
    all('socketLate', 0.2, { milliseconds: 3000 }),
  ],
} as const satisfies Record<string, readonly Fault[]>

export type Preset = keyof typeof presets

export const isPreset = (text: string): text is Preset => Object.hasOwn(presets, text)
