import { useEffect, useState } from 'react'

const SHOWN_MS = 2500

/** Copies a text; `done` for a moment after it worked, `refused` holds the text when the browser does not allow it. */
export function useCopy() {
  const [result, setResult] = useState<{ done: boolean; refused?: string }>({ done: false })
  useEffect(() => {
    if (!result.done) return
    const timer = setTimeout(() => setResult({ done: false }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const write = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ done: true })
    } catch {
      setResult({ done: false, refused: text })
    }
  }
  return { ...result, write }
}
