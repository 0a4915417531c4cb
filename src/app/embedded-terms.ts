// The terms of the embedded portal, connected.
import { computed } from 'nanostores'
import { fetchOwnText } from '#api/own-text'
import { offlineTermsPath } from '#contract/own-files'
import { createEmbeddedTerms, type EmbeddedTerms, type EmbeddedTermsStore } from '#stores/embedded-terms'
import { session } from './session.ts'
import { storage } from './world.ts'

export type { EmbeddedTerms, EmbeddedTermsStore }

/** @param tag language of the page */
export const embeddedTerms = (tag: string): EmbeddedTermsStore =>
  createEmbeddedTerms({
    storage,
    $mode: computed(session.$session, ({ mode }) => mode),
    fetchTerms: () => fetchOwnText(offlineTermsPath(tag)),
  })
