// Help centre, feature flags, remote translations and asset manifest: hosts of their own (7.1, 7.9).
import { callsOf } from '../endpoint.ts'
import { anybody, users } from '../roles.ts'

export const surroundingCalls = {
  initHelpCentre: callsOf('helpCentre').post('conditions-api/v1/init', {
    does: 'Opens the help centre of the region and answers the page to show.',
    input: 'HelpCentreInit',
    answer: 'HelpCentreInitAnswer',
    retry: 'read',
    who: users,
    clause: 'API-049, API-050, Q77',
  }),
  evaluateFlags: callsOf('flags').post('ofrep/v1/evaluate/flags', {
    does: 'Asks the flag service of a region for all flags; after 2 s the next provider counts.',
    input: 'FlagEvaluation',
    answer: 'FlagAnswer',
    refusal: 'FlagErrorAnswer',
    retry: 'never',
    who: anybody,
    clause: 'FLG-001, FLG-004',
  }),
  flagFile: callsOf('flagFile').get('', {
    does: 'Reads the flags of the storage-based provider; its configured address is the whole address.',
    answer: 'FlagFile',
    retry: 'never',
    who: anybody,
    clause: 'FLG-002, FLG-004',
  }),
  translations: callsOf('translations').get('{locale}.json', {
    does: 'Fetches the messages of one locale; at generation time, never by a page.',
    params: { locale: 'LocaleTag' },
    answer: 'RemoteTranslations',
    who: anybody,
    clause: 'I18-005, Q81',
  }),
  assetManifest: callsOf('site').get('asset-manifest.json', {
    does: 'Names the current build of the site; a failure is ignored.',
    query: 'AssetManifestQuery',
    answer: 'AssetManifest',
    retry: 'never',
    who: anybody,
    clause: 'API-008, Q86',
  }),
} as const
