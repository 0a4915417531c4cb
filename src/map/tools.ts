// Buttons and credit on the map, drawn into the element beside the canvas.
import type { MapWords } from './create-map.ts'
import type { Credit } from './credits.ts'

const SVG = 'http://www.w3.org/2000/svg'

const drawings = {
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
  showAll: 'M12 2v4M12 18v4M2 12h4M18 12h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
} as const

type Tool = keyof typeof drawings

/** Draws the tools and the place for the credits; `press` hears which tool was pressed. */
export function addTools(element: HTMLElement, words: MapWords, press: (tool: Tool) => void) {
  const group = document.createElement('div')
  group.className = 'map-tools'
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', words.label)
  for (const tool of ['zoomIn', 'zoomOut', 'showAll'] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = tool
    button.setAttribute('aria-label', words[tool])
    button.title = words[tool]
    button.append(icon(drawings[tool]))
    button.addEventListener('click', () => press(tool))
    group.append(button)
  }
  const credit = document.createElement('span')
  credit.className = 'map-credit'
  credit.dir = 'auto'
  credit.hidden = true
  element.append(credit, group)
  return {
    setCredits(credits: readonly Credit[]): void {
      credit.replaceChildren(...credits.flatMap((one, place) => [...(place === 0 ? [] : [' · ']), drawn(one)]))
      credit.hidden = credits.length === 0
    },
    remove(): void {
      group.remove()
      credit.remove()
    },
  }
}

function drawn({ text, href }: Credit): string | HTMLAnchorElement {
  if (href === undefined) return text
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = text
  return link
}

function icon(drawing: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', drawing)
  svg.append(path)
  return svg
}
