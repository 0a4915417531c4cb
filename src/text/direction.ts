// Which way a text runs in which scripts are mixed.

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu
const LETTERS = /\p{L}/gu

/**
 * The direction of a text that came from outside, by most of its letters: a browser goes by the first alone, and the Latin
 * letter of a unit would turn an Arabic address around and cut its street off.
 */
export function directionOf(text: string): 'rtl' | 'auto' {
  const turned = text.match(RIGHT_TO_LEFT)?.length ?? 0
  const letters = text.match(LETTERS)?.length ?? 0
  return turned * 2 > letters ? 'rtl' : 'auto'
}
