// Telephone numbers of this site: the accepted countries at once, the rest of the world when a number asks for it.
import type { MetadataJson } from 'libphonenumber-js/core'
import metadata from '#features/phones/phone-metadata.json' with { type: 'json' }
import { createPhones, type Phones } from '#features/phones/phones.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'

/** @param country ISO code of the site */
export function sitePhones(country: string): Phones {
  let phones = createPhones(country, metadata as unknown as MetadataJson)
  let loading = false

  /** The first number of another country fetches the rules of all; until then its length decides. */
  function loadWorldMetadata(text: string): void {
    if (loading || !phones.isForeign(text)) return
    loading = true
    importWithRetry(() => import('libphonenumber-js/min/metadata'), { onFailure: 'caller' }).then(
      ({ default: all }) => {
        phones = createPhones(country, all as MetadataJson)
      },
      () => {
        loading = false
      },
    )
  }

  return {
    national: text => phones.national(text),
    isForeign: text => phones.isForeign(text),
    isPossible(text) {
      loadWorldMetadata(text)
      return phones.isPossible(text)
    },
    sought(text) {
      loadWorldMetadata(text)
      return phones.sought(text)
    },
    international(text) {
      loadWorldMetadata(text)
      return phones.international(text)
    },
  }
}
