// The time of an order in words: its label and its value (TRK-105).
import type { LocalFormat } from '#features/formats/local-format-text.ts'
import { m } from '#messages'
import type { OrderTime } from './order-time.ts'

/** The reader: for the sender the parcel arrives at the customer; for the receiver it simply arrives. */
export type Reader = 'sender' | 'receiver'

const labels: Record<OrderTime['kind'], (reader: Reader) => string> = {
  scheduled: () => m.tracking_label_scheduled(),
  promised: () => m.tracking_time_promised(),
  collection: () => m.tracking_time_collection(),
  arrival: reader => (reader === 'sender' ? m.tracking_time_arrival() : m.public_time_arrival()),
  arriving: () => m.tracking_time_arriving(),
  ordered: () => m.tracking_time_ordered(),
  delivered: () => m.tracking_time_delivered(),
  returning: () => m.tracking_time_returning(),
  returned: () => m.tracking_time_returned(),
  cancelled: () => m.tracking_time_cancelled(),
  failed: () => m.tracking_time_failed(),
}

/** The parts of a time: its label, the day if needed, and the clock time, which reads from left to right. */
export type TimeWords = { label: string; day: string | undefined; clock: string | undefined }

/** The day is given if it is not today, and always for scheduled orders. @param now unix milliseconds */
export function timeWords(
  time: OrderTime,
  format: Pick<LocalFormat, 'day' | 'time' | 'window' | 'isSameDay'>,
  { reader, now }: { reader: Reader; now: number },
): TimeWords {
  const label = labels[time.kind](reader)
  if (time.kind === 'arriving') return { label, day: undefined, clock: undefined }
  const from = ('at' in time ? time.at : time.from) / 1000
  const dated = time.kind === 'scheduled' || !format.isSameDay(from, now / 1000)
  const clock = 'at' in time ? format.time(from) : format.window(from, time.to / 1000)
  return { label, day: dated ? format.day(from) : undefined, clock }
}
