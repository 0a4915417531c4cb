// The pairs that `npm start` shows and the browser tests visit: the reference deployment, one with prices, one from right to left.
export const DEMO_PAIRS = [
  { brand: 'pandago', country: 'NO' },
  { brand: 'foodpanda', country: 'SG' },
  { brand: 'talabat', country: 'AE' },
] as const

/** Port of the first demo site; the others follow. */
export const DEMO_PORT = 4510
