// Pages that the portal sends its users to, or shows in a frame: the bank and the help centre.
import type { App } from '../http/routes.ts'
import { addBank } from './bank.ts'
import { addHelpCentre } from './help-centre.ts'

/** Adds the pages to the application. */
export function addPages(app: App): void {
  addBank(app)
  addHelpCentre(app)
}
