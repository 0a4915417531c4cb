// The places of the page that a script fills, by their names. Text only: nothing that comes from outside becomes markup.

/** The element that the page calls so. Raises when the page has none: then page and script do not belong together. */
export function part<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
  const element = document.querySelector<Kind>(`[data-part="${name}"]`)
  if (!element) throw new Error(`part ${name} not set`)
  return element
}

/** Puts a text into a part; it is left alone when it says the same already, so that nothing is announced twice. */
export function say(name: string, text: string): void {
  const element = part(name)
  if (element.textContent !== text) element.textContent = text
}

/** Shows a part with a text in it, or hides it when there is nothing to say. */
export function sayOrHide(name: string, text: string | undefined, within = name): void {
  part(name).hidden = text === undefined || text === ''
  if (text !== undefined) say(within, text)
}

/** Fills a row of the facts; one without a value is hidden. Rows that this page does not have are passed over. */
export function fillRow(name: string, value: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${name}"]`)
  if (!row) return
  row.hidden = value === undefined || value === ''
  if (value !== undefined) say(name, value)
}
