/** The name of a file with the day on which it is saved, by this device: `terms.txt` becomes `terms-2026-03-03.txt`. */
export function datedName(name: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
  return name.replace(/\.\w+$/, end => `-${day}${end}`)
}
