/** The command has said what is wrong; the process ends with status 1. */
export class Refused extends Error {
  override name = 'Refused'
}
