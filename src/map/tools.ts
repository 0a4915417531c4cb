// Buttons and credit on the map, drawn into the element beside the canvas.
import type { MapWords } from './create-map.ts'

const SVG = 'http://www.w3.org/2000/svg'

const drawings = {
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
  showAll: 'M12 2v4M12 18v4M2 12h4M18 12h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
} as const

type Tool = keyof typeof drawings

/** Draws the tools; `press` hears which one was pressed. */
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
  credit.hidden = true
  element.append(credit, group)
  return {
    setCredit(text: string): void {
      credit.textContent = text
      credit.hidden = text === ''
    },
    remove(): void {
      group.remove()
      credit.remove()
    },
  }
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
