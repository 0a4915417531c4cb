// Asks as the reader types. Answers may come back in another order than they were asked for.

/** What the list under a field shows: the options of the last question, kept in sight while the next one is under way. */
export type Answer<T> = { options: readonly T[]; loading: boolean; failed: boolean }

export type NewestAnswerInput<T> = {
  /** Asks for the options of a text; it should stop when the signal says so. */
  load: (text: string, signal: AbortSignal) => Promise<readonly T[]>
  onAnswer: (answer: Answer<T>) => void
  /** How long the reader has to pause before a question is sent. */
  pauseMs: number
}

/**
 * `ask` takes each text as it is typed; a question replaces the one before it, and an answer that comes after a newer
 * question is never shown, even where the older request could not be stopped. `stop` ends all of it.
 */
export function createNewestAnswer<T>({ load, onAnswer, pauseMs }: NewestAnswerInput<T>) {
  let current = new AbortController()
  let options: readonly T[] = []

  const run = async (text: string, { signal }: AbortController) => {
    try {
      const answer = await load(text, signal)
      if (signal.aborted) return
      options = answer
      onAnswer({ options, loading: false, failed: false })
    } catch {
      if (!signal.aborted) onAnswer({ options: [], loading: false, failed: true })
    }
  }

  const stop = () => current.abort()
  return {
    ask(text: string) {
      stop()
      const question = new AbortController()
      current = question
      onAnswer({ options, loading: true, failed: false })
      const timer = setTimeout(run, pauseMs, text, question)
      question.signal.addEventListener('abort', () => clearTimeout(timer))
    },
    /** Forgets the options too, as when the field was emptied. */
    clear() {
      stop()
      options = []
      onAnswer({ options, loading: false, failed: false })
    },
    stop,
  }
}
