// Small pages written as text: everything that is put in is escaped, unless it is a page part itself.

export type Html = { readonly html: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join('')
  if (typeof value === 'object' && value !== null && 'html' in value) return String(value.html)
  if (value === undefined || value === null || value === false) return ''
  return String(value).replace(/[&<>"']/g, letter => escapes[letter] ?? letter)
}

/** A part of a page: html`<b>${text}</b>`. Texts are escaped, parts and lists of parts are not; undefined is nothing. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html => ({
  html: strings.reduce((text, string, index) => text + written(values[index - 1]) + string),
})
