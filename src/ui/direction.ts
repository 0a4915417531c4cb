/**
 * Which way what is typed runs, as a `dir`: words as their own script does, so that an address in Latin letters keeps its
 * house number in front on a page that runs right to left. Figures alone, and an empty field, run as the page does (I18-101).
 */
export const directionOf = (text: string): 'auto' | undefined => (/\p{L}/u.test(text) ? 'auto' : undefined)
