// A page in the typefaces of its brand, however late they come: for pictures of it.
import type { Page } from 'playwright'

/**
 * Draws an open page in its own typefaces. On a site a face that comes after the first paint is left out of that page
 * (`font-display: optional`), so what a picture shows would depend on how busy the machine was. Resolves when every face
 * that the page uses has come or has failed.
 */
export async function drawTypefaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) waitFor(sheet.cssRules)
    // Faces are asked for when the text is laid out.
    document.documentElement.getBoundingClientRect()
    await document.fonts.ready

    function waitFor(rules: CSSRuleList): void {
      for (const rule of rules) {
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block')
        else if (rule instanceof CSSGroupingRule) waitFor(rule.cssRules)
      }
    }
  })
}
