/** Runs in the page: what cannot be read, as sentences. */
export function troubleOf(): string[] {
  const trouble: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(one => {
      if (one.getBoundingClientRect().right <= innerWidth) return false
      for (let at = one.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false
      return true
    })
    const last = wide.filter(one => !wide.some(other => one !== other && one.contains(other)))
    const names = last.map(
      one =>
        `${one.tagName}.${one.getAttribute('class')} "${one.textContent?.slice(0, 20)}" at ${Math.round(one.getBoundingClientRect().right)}`,
    )
    trouble.push(`scrolls sideways: ${scrollWidth} > ${innerWidth}: ${names.slice(0, 6).join(', ')}`)
  }

  type Piece = { text: string; element: Element; box: { left: number; right: number; top: number; bottom: number } }
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return false
    return true
  }
  // Text scrolls below a bar that stays.
  const isAbove = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (
        ['sticky', 'fixed'].includes(getComputedStyle(at).position) ||
        at.matches('[role="menu"], .popover, .menu-card')
      )
        return true
    return false
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      // The middle of the line: letters of neighbouring lines may share the rest.
      const quarter = rect.height / 4
      const box = { left: rect.left + 2, right: rect.right - 2, top: rect.top + quarter, bottom: rect.bottom - quarter }
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const clip = at.getBoundingClientRect()
        box.left = Math.max(box.left, clip.left)
        box.right = Math.min(box.right, clip.right)
        box.top = Math.max(box.top, clip.top)
        box.bottom = Math.min(box.bottom, clip.bottom)
      }
      if (box.right - box.left < 1 || box.bottom - box.top < 1 || box.top > innerHeight || box.bottom < 0) continue
      if (box.left < 0 && box.right > 0) trouble.push(`"${text.slice(0, 30)}" leaves the window`)
      // What lies behind something else is not there to be read: a dialog, or a bar that stays.
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      if (seen && isAbove(seen)) continue
      // The link of a row covers all of it.
      if (seen?.matches('tr a') && seen.closest('tr')?.contains(element)) continue
      if (seen && !seen.contains(element) && !element.contains(seen)) {
        const other = seen.textContent?.trim().slice(0, 30)
        const place = `${seen.tagName}.${seen.getAttribute('class')}`
        if (box.top > 0 && box.bottom < innerHeight && box.left > 0 && box.right < innerWidth)
          trouble.push(`"${text.slice(0, 30)}" lies behind ${place} "${other}"`)
        continue
      }
      pieces.push({ text, element, box })
    }
    // A name for those who listen alone takes no room.
    const shown = element.getBoundingClientRect().width > 1
    const button = shown ? element.closest('button, .button, .chip, summary, [role="tab"], td, th') : null
    const frame = button?.getBoundingClientRect()
    const drawn = range.getBoundingClientRect()
    if (button && frame && getComputedStyle(element).textOverflow !== 'ellipsis' && !element.closest('.cut'))
      if (drawn.right > frame.right + 2 || drawn.left < frame.left - 2 || drawn.bottom > frame.bottom + 4)
        trouble.push(`"${text.slice(0, 30)}" leaves its ${button.tagName}.${button.className}`)
  }
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.element === one.element) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across <= 2 || down <= 2) continue
      // A menu that is open hides a part of what it lies over.
      const [x, y] = [Math.max(one.box.left, other.box.left), Math.max(one.box.top, other.box.top)]
      const top = document.elementFromPoint(x + across / 2, y + down / 2)
      if (top && isAbove(top)) continue
      trouble.push(`"${one.text.slice(0, 30)}" over "${other.text.slice(0, 30)}"`)
    }
  })
  for (const element of document.querySelectorAll<HTMLElement>('.cut, .cut bdi, [class*="title"]')) {
    if (!isSeen(element) || element.scrollWidth <= element.clientWidth) continue
    const em = Number.parseFloat(getComputedStyle(element).fontSize)
    if (element.clientWidth < 4 * em)
      trouble.push(`"${element.textContent?.slice(0, 30)}" is cut to ${element.clientWidth} px`)
  }
  for (const field of document.querySelectorAll<HTMLElement>(
    'input:not([type="checkbox"], [type="radio"]), select, textarea',
  )) {
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    if (isSeen(field) && field.offsetHeight > 2 && field.offsetHeight < size * 1.15)
      trouble.push(
        `the field ${field.id || field.getAttribute('name')} is ${field.offsetHeight} px high for ${size} px of text`,
      )
  }
  return [...new Set(trouble)]
}
