// Files of a site that its own pages fetch by name.

/** The terms in a language as plain text (Q71). */
export const offlineTermsPath = (tag: string): `/${string}` => `/terms.${tag}.txt`
