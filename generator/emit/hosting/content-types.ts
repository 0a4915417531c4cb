// The types of a site's files. All hosts send the same.

export type ContentType = { type: string; compressed: boolean }

/** Extension to its type. Every kind of file in a pair's folder is listed; anything else is sent as plain bytes. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: { type: 'text/html; charset=utf-8', compressed: true },
  css: { type: 'text/css; charset=utf-8', compressed: true },
  js: { type: 'text/javascript; charset=utf-8', compressed: true },
  mjs: { type: 'text/javascript; charset=utf-8', compressed: true },
  txt: { type: 'text/plain; charset=utf-8', compressed: true },
  csv: { type: 'text/csv; charset=utf-8', compressed: true },
  json: { type: 'application/json', compressed: true },
  geojson: { type: 'application/geo+json', compressed: true },
  webmanifest: { type: 'application/manifest+json', compressed: true },
  xml: { type: 'application/xml', compressed: true },
  svg: { type: 'image/svg+xml', compressed: true },
  ico: { type: 'image/x-icon', compressed: true },
  wasm: { type: 'application/wasm', compressed: true },
  png: { type: 'image/png', compressed: false },
  jpg: { type: 'image/jpeg', compressed: false },
  webp: { type: 'image/webp', compressed: false },
  avif: { type: 'image/avif', compressed: false },
  woff2: { type: 'font/woff2', compressed: false },
  pdf: { type: 'application/pdf', compressed: false },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', compressed: false },
  pmtiles: { type: 'application/vnd.pmtiles', compressed: false },
}

/** Endings of the compressed forms that a build adds (GEN-120). A browser requests the file itself, never these. */
export const COMPRESSED_FORM = /\.(?:br|gz)$/

/** The type of a file by its name. */
export const contentTypeOf = (path: string): ContentType => {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return contentTypes[extension] ?? { type: 'application/octet-stream', compressed: false }
}

/** Whether a file of this name is text or otherwise compressible. */
export const isCompressible = (path: string): boolean => contentTypeOf(path).compressed
