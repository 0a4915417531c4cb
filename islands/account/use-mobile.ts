import { useMemo, useState } from 'react'
import { isAboutANumber, plainMobile } from '#domain/account-form'
import type { Phones } from '#domain/phones'

/**
 * Mobile numbers by the world's own rules, which are loaded when a number is about to be typed or checked. Where they
 * cannot be loaded a number needs as many digits as numbers have, and the server decides.
 * @param country ISO code of the site
 */
export function useMobile(country: string) {
  const [, setLoaded] = useState(false)
  return useMemo(() => {
    let phones: Phones | undefined
    let loading: Promise<void> | undefined
    return {
      load(): Promise<void> {
        loading ??= import('#app/phones').then(
          ({ sitePhones }) => {
            phones = sitePhones(country)
            // What was found wrong, or not, is judged again.
            setLoaded(true)
          },
          () => {
            loading = undefined
          },
        )
        return loading
      },
      isPossible: (text: string): boolean => phones?.isPossible(text) ?? isAboutANumber(text),
      international: (text: string): string => phones?.international(text) ?? plainMobile(text),
    }
  }, [country])
}
