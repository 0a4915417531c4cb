// The number of decimals of a currency. Browsers differ: Firefox follows ISO 4217, which gives the rupee two; the others follow
// common use.

const DECIMALS: readonly (readonly [decimals: number, currencies: string])[] = [
  [0, 'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX'],
  [0, 'VND VUV XAF XOF XPF YER'],
  [3, 'BHD JOD KWD LYD OMR TND'],
]

/** Decimals of a currency by its ISO 4217 code, such as 2 for SGD and 0 for PKR. */
export const currencyDecimals = (currency: string): number =>
  DECIMALS.find(([, currencies]) => currencies.includes(currency))?.[0] ?? 2
