// AbortSignal.any for browsers without it (Q120). The HTTP library looks for it when it is loaded, and without it would let a
// call run on that was given up or took too long: so this is a module of its own, which is imported before the library.

if (typeof AbortSignal.any !== 'function')
  AbortSignal.any = (signals: Iterable<AbortSignal>): AbortSignal => {
    const all = new AbortController()
    for (const signal of signals) {
      if (signal.aborted) all.abort(signal.reason)
      else signal.addEventListener('abort', () => all.abort(signal.reason), { once: true, signal: all.signal })
    }
    return all.signal
  }
