// Forms that hold something which would be lost: an outdated page then asks before it loads again (NTC-101).
const forms = new Set<() => boolean>()

/** Registers a form; `holds` says whether something was typed that is kept nowhere. The answer ends it. */
export function watchUnsaved(holds: () => boolean): () => void {
  forms.add(holds)
  return () => forms.delete(holds)
}

export const isUnsaved = (): boolean => [...forms].some(holds => holds())
