// The terms as plain text, to be saved and read offline (PUB-008, Q71).
import { offlineTermsPath } from '#contract/routes.ts'
import type { SiteData } from '#site'
import type { Artefact } from '../model.ts'

/** One file per language of the site: `terms.<tag>.txt`. */
export const emitOfflineTerms = ({ locales, terms }: Pick<SiteData, 'locales' | 'terms'>): Artefact[] =>
  locales.flatMap(({ tag }) => {
    const text = terms[tag]
    if (!text) return []
    const parts = [text.heading, text.intro, ...text.sections.flatMap(section => [section.heading, section.text])]
    // A soft hyphen is for pages: in a text file some programs show it.
    const contents = `${parts.filter(part => part !== '').join('\n\n')}\n`.replaceAll('\u00ad', '')
    return [{ path: offlineTermsPath(tag).slice(1), contents }]
  })
