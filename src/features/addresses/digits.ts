// Digits of the scripts that the portal's readers write with.

/** The zero of each script: Arabic, Persian and Urdu, Devanagari, Bengali, Thai, Lao, Burmese, Khmer, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]

/** Text with every such digit written as 0 to 9; anything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(first => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })
