// The language menu of pages without islands: opened by the browser, closed as any menu is.
import { closeWhenLeft } from '#ui/disclosure.ts'

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.languages')) closeWhenLeft(menu)
