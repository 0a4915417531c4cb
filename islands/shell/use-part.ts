import { useEffect, useState } from 'react'
import { patientPart } from '../../src/patient-part.ts'

/**
 * A part of the page that is loaded when it is first wanted, and kept. Undefined until it is there; one that fails to load
 * is asked for again (CST-001), and in the end the page says so, with a way to try again (NTC-006, NTC-007).
 * @param load imports the part  @param wanted it is needed now
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  const [asked, setAsked] = useState(false)
  if (wanted && !asked) setAsked(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what loads it never changes
  useEffect(() => {
    if (!asked) return
    patientPart(load).then(
      // A part may be a function itself, which a state would call.
      loaded => setPart(() => loaded),
      () => setAsked(false),
    )
  }, [asked])
  return part
}
