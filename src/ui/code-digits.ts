// A code may come with the words of the message it was sent in, with spaces, or in the digits of another script.

/** Zeros of the scripts whose digits keyboards of our languages write: Arabic, Persian, Bengali, Thai, Lao, Burmese, Khmer, wide. */
const ZEROS = [0x660, 0x6f0, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]

const plain = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find(start => point >= start && point < start + 10)
  return zero === undefined ? digit : String(point - zero)
}

/**
 * The digits of a code in what was typed or pasted, as 0-9, at most `length` of them. Where the text holds one number of
 * exactly that length ("Your code for order 12 is 482 913" does not, "Code: 482913, valid 10 min" does), it is taken;
 * otherwise all digits in their order.
 */
export const codeDigits = (text: string, length: number): string => {
  const normal = text.replace(/\p{Nd}/gu, plain)
  const whole = normal.match(/\d+/g)?.find(run => run.length === length)
  return whole ?? normal.replace(/\D/g, '').slice(0, length)
}
