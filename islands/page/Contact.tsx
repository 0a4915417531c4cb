// Where somebody is and how to reach them: an address and a phone number as the reader's language and the country write them.
import { Fragment, useEffect, useState } from 'react'
import { deployment } from '#deployment'
import { readableAddress } from '#features/addresses/places.ts'
import { directionOf } from '#features/formats/written-in.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Format } from './use-format.ts'

/**
 * An address, street first; each part keeps its own direction, so that no number leaves its street (TRK-108), and follows the one before
 * it in the direction of the whole, at whose end a line is cut.
 */
export function Address({ text, format }: { text: string; format: Format }) {
  return (
    <bdi dir={directionOf(text)}>
      {readableAddress(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and may be alike
        <Fragment key={index}>
          {index > 0 && format.comma}
          <bdi dir={directionOf(part)}>{part}</bdi>
        </Fragment>
      ))}
    </bdi>
  )
}

/** A number to call, as the country writes its own; until the rules of numbers are there, as it was given. */
export function Phone({ number }: { number: string }) {
  const [written, setWritten] = useState<{ number: string; text: string }>()
  useEffect(() => {
    let wanted = true
    importWithRetry(() => import('#app/phones.ts'), { onFailure: 'caller' }).then(
      ({ sitePhones }) =>
        wanted && setWritten({ number, text: sitePhones(deployment().country.code).national(number) }),
      // Without the rules the number stays as it was given, which can be called as well.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [number])
  return (
    <a className="link" href={`tel:${number}`}>
      <bdi className="num" dir="ltr">
        {written?.number === number ? written.text : number}
      </bdi>
    </a>
  )
}
