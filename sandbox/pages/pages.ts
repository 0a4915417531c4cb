// Pages that the portal sends its users to, or shows in a frame: the bank and the help centre.
import type { App } from '#sandbox/http/app'
import { addBank } from '#sandbox/pages/bank'
import { addHelpCentre } from '#sandbox/pages/help-centre'

/** Adds the pages to the application. */
export function addPages(app: App): void {
  addBank(app)
  addHelpCentre(app)
}
