// Builds and serves the sites once for all browsers.
import { setUpPairs } from '../e2e/portal-sites.ts'
import { PAIRS } from './pairs.ts'

export default () => setUpPairs(PAIRS)
