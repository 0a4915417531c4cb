/** The pairs that the journeys visit: one from left to right, one from right to left. */
export const PAIRS = ['pandago-NO', 'talabat-AE'] as const
export type Pair = (typeof PAIRS)[number]
