/** Whether a file of content/ belongs to one of these languages, or to none, as a folder does. */
export function isInOneOf(languages: readonly string[], file: string): boolean {
  const [, locale] = /([\w-]+)\.(?:json|md)$/.exec(file) ?? []
  return locale === undefined || languages.includes(locale)
}
