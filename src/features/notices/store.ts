// The notices on the screen: each stays for its time, and longer while it is hovered or focused (NTC-002, NTC-101).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, Storage, Uuid } from '#platform/ports.ts'
import type { FlashMessage } from '#platform/stored.ts'
import { defaultDurationMs, type Notice, type NoticeStyle } from './notices.ts'

export type NoticesPorts = {
  clock: Clock
  uuid: Uuid
  storage: Storage
  /** Path of the page, without language: its area sets how long notices stay. */
  path(): string
}

/** @typeParam Carried the messages that one page may leave for the next */
export type NoticesStore<Message extends { code: string }, Carried extends Message = Message> = {
  $notices: ReadableAtom<readonly Notice<Message>[]>
  /** Shows a notice; returns its ID. */
  show(message: Message, style?: NoticeStyle): string
  /** Stores a notice for the next page, since this one is about to be left. */
  keepForNextPage(message: Carried): void
  /** Shows the notices stored by the previous page, in the style of `styleOf`, which is undefined for what no page stores. */
  showFlashMessages(styleOf: (message: FlashMessage) => NoticeStyle | undefined): void
  remove(id: string): void
  /** All notices pause while one is hovered or focused, since they are stacked. */
  pause(): void
  resume(): void
  clear(): void
}

type Timer = { leftMs: number; since: number; stop: () => void }

/** @returns an empty list of notices */
export function createNotices<Message extends { code: string }, Carried extends Message = Message>(
  ports: NoticesPorts,
): NoticesStore<Message, Carried> {
  const { clock, uuid, storage, path } = ports
  const $notices = atom<readonly Notice<Message>[]>([])
  const timers = new Map<string, Timer>()
  let paused = false

  function remove(id: string): void {
    timers.get(id)?.stop()
    timers.delete(id)
    $notices.set($notices.get().filter(notice => notice.id !== id))
  }

  function run(id: string, leftMs: number): void {
    const stop = paused ? () => {} : clock.after(leftMs, () => remove(id))
    timers.set(id, { leftMs, since: clock.now(), stop })
  }

  function show(message: Message, style: NoticeStyle = {}): string {
    const { kind = 'info', durationMs = defaultDurationMs(path()), globalID } = style
    const before = globalID && $notices.get().find(notice => notice.globalID === globalID)
    if (before) remove(before.id)
    const id = uuid()
    $notices.set([...$notices.get(), { id, message, kind, durationMs, ...(globalID && { globalID }) }])
    run(id, durationMs)
    return id
  }

  return {
    $notices,
    show,
    keepForNextPage: message => storage.write('carried-notices', [...(storage.read('carried-notices') ?? []), message]),
    showFlashMessages(styleOf) {
      const flashMessages = storage.read('carried-notices') ?? []
      storage.remove('carried-notices')
      for (const message of flashMessages) {
        const style = styleOf(message)
        if (style) show(message as unknown as Message, style)
      }
    },
    remove,
    pause() {
      if (paused) return
      paused = true
      for (const timer of timers.values()) {
        timer.stop()
        // The clock may have been set back meanwhile.
        const shownMs = Math.max(0, clock.now() - timer.since)
        timer.leftMs = Math.max(0, timer.leftMs - shownMs)
      }
    },
    resume() {
      if (!paused) return
      paused = false
      for (const [id, timer] of timers) run(id, timer.leftMs)
    },
    clear() {
      for (const { id } of $notices.get()) remove(id)
    },
  }
}
