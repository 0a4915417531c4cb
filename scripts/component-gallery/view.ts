// What the address says the component gallery is to show. Nothing here is part of a site.

export type Scheme = 'light' | 'dark'
export type Direction = 'ltr' | 'rtl'
export type View = { brand: string; scheme: Scheme; direction: Direction }

const parameters = new URLSearchParams(location.search)

export const view: View = {
  brand: parameters.get('brand') ?? 'pandago',
  scheme: parameters.get('scheme') === 'dark' ? 'dark' : 'light',
  direction: parameters.get('direction') === 'rtl' ? 'rtl' : 'ltr',
}

/** Shows the component gallery another way. */
export const show = (change: Partial<View>): void => {
  location.search = new URLSearchParams({ ...view, ...change }).toString()
}

/** A sample text in the language of the view: English, or Arabic from right to left. */
export const textOf = (english: string, arabic: string): string => (view.direction === 'rtl' ? arabic : english)
