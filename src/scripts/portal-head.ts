// What every screen of the portal runs before it is painted.
import './own-addresses.ts'
import './entry-guard.ts'
import './patient-loading.ts'
