// What all pages of the sandbox share.
import { createHash } from 'node:crypto'
import { type Html, html } from '../html.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 20%, transparent) }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .25rem 0; vertical-align: bottom }
label { display: inline-flex; flex-direction: column; font-size: .85rem; gap: .15rem }
input, select, button { font: inherit; padding: .35rem .6rem; min-height: 2.25rem; border: 1px solid var(--line); border-radius: .4rem; background: Canvas; color: CanvasText }
button { cursor: pointer; font-weight: 600 } button:hover { border-color: currentColor }
:focus-visible { outline: 3px solid #3B5BDB; outline-offset: 2px }
nav a { margin-inline-end: .6rem } .hint { opacity: .75 } .scroll { overflow-x: auto }
main.narrow { max-width: 26rem; margin: 10vh auto 0 } .row { display: flex; gap: .75rem } .row button { flex: 1 }
@media (prefers-reduced-motion: no-preference) { button { transition: border-color .12s } }
`

export type PageOptions = {
  title: string
  body: Html
  /** A script that the page runs; nothing else may run. */
  script?: string
  /** Origin that may show the page in a frame; none without it. */
  framedBy?: string
  language?: string
  status?: number
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A whole page, closed to everything that it does not bring itself. */
export function page({ title, body, script, framedBy, language = 'en', status = 200 }: PageOptions): Response {
  const { html: text } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
${body}
${script ? html`<script>${{ html: script }}</script>` : undefined}
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    script ? `script-src ${hash(script)}` : "script-src 'none'",
    // A form of the bank sends its reader back to the portal, which counts as a target of the form.
    "form-action 'self' http://localhost:* http://*.localhost:* http://127.0.0.1:*",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ')
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      // Without any referrer a browser would send forms with the origin `null`.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
