// Bills of materials in two formats: CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/) and SPDX 2.3
// (https://spdx.github.io/spdx-spec/v2.3/). Neither time nor chance: the same release has the same bytes everywhere.
import { createHash } from 'node:crypto'
import type { Artefact, Source } from '../../model.ts'

/** A package in a bill. `id` is unique in the bill; `needs` are IDs of others. */
export type Component = {
  id: string
  name: string
  version: string
  licence?: string | undefined
  integrity?: string | undefined
  /** Whether the product runs with it always, on some systems, or never (checks and tests). */
  scope: 'required' | 'optional' | 'excluded'
  needs: readonly string[]
  /** Files of the product that it is in. */
  files?: readonly string[]
}

/** The subject of the bill, and its parts; `direct` are the IDs of its direct dependencies. */
export type Bill = {
  path: string
  subject: { name: string; version: string; description: string }
  direct: readonly string[]
  components: readonly Component[]
}

/** The bill in both formats: `<path>.cdx.json` and `<path>.spdx.json`. */
export function emitBill(bill: Bill, source: Source): Artefact[] {
  const printed = (value: object) => `${JSON.stringify(value, null, 1)}\n`
  return [
    { path: `${bill.path}.cdx.json`, contents: printed(cycloneDx(bill, source)) },
    { path: `${bill.path}.spdx.json`, contents: printed(spdx(bill, source)) },
  ]
}

const SUBJECT = 'subject'

function cycloneDx({ subject, direct, components }: Bill, source: Source): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: source.committed,
      component: {
        type: 'application',
        'bom-ref': SUBJECT,
        ...subject,
        properties: [{ name: 'portal:commit', value: source.commit }],
      },
    },
    components: components.map(({ id, name, version, licence, integrity, scope, files }) => ({
      type: 'library',
      'bom-ref': id,
      ...(name.startsWith('@') ? { group: name.split('/')[0], name: name.split('/')[1] } : { name }),
      version,
      scope,
      ...(integrity !== undefined && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
      ...(licence !== undefined && { licenses: [licenceChoice(licence)] }),
      purl: purlOf(name, version),
      ...(files && files.length > 0 && { evidence: { occurrences: files.map(location => ({ location })) } }),
    })),
    dependencies: [
      { ref: SUBJECT, dependsOn: direct },
      ...components.map(({ id, needs }) => ({ ref: id, dependsOn: needs })),
    ],
  }
}

const isExpression = (licence: string): boolean => / (AND|OR|WITH) /.test(licence)
/** IDs of the SPDX list have neither spaces nor brackets; anything else in npm's manifests is free text. */
const isId = (licence: string): boolean => /^[\w.+-]+$/.test(licence) && !/^(UNLICENSED|NOASSERTION)$/.test(licence)

function licenceChoice(licence: string): object {
  if (isExpression(licence)) return { expression: licence }
  return { license: isId(licence) ? { id: licence } : { name: licence } }
}

function spdx(bill: Bill, source: Source): object {
  const { subject, direct, components } = bill
  // References of SPDX are letters, digits, dots and hyphens.
  const ids = new Map(components.map(({ id }, index) => [id, `SPDXRef-package-${index}`]))
  const content = createHash('sha256')
    .update(JSON.stringify([bill, source]))
    .digest('hex')
  const isPart = components.some(({ files }) => files)
  const related = (from: string, kind: string, to: string) => ({
    spdxElementId: from,
    relationshipType: kind,
    relatedSpdxElement: to,
  })
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `${subject.name} ${subject.version}`,
    documentNamespace: `urn:sha256:${content}`,
    creationInfo: { created: source.committed, creators: [`Tool: rider-portal-${source.version}`] },
    packages: [
      {
        SPDXID: 'SPDXRef-subject',
        name: subject.name,
        versionInfo: subject.version,
        downloadLocation: 'NOASSERTION',
        filesAnalyzed: false,
        summary: subject.description,
        sourceInfo: `Built from commit ${source.commit}`,
      },
      ...components.map(({ id, name, version, licence, integrity, files }) => ({
        SPDXID: ids.get(id),
        name,
        versionInfo: version,
        downloadLocation: `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
        filesAnalyzed: false,
        licenseDeclared: licence !== undefined && (isId(licence) || isExpression(licence)) ? licence : 'NOASSERTION',
        ...(licence !== undefined && !isId(licence) && !isExpression(licence) && { licenseComments: licence }),
        ...(integrity !== undefined && {
          checksums: [{ algorithm: 'SHA512', checksumValue: hexOf(integrity) }],
        }),
        externalRefs: [
          {
            referenceCategory: 'PACKAGE-MANAGER',
            referenceType: 'purl',
            referenceLocator: purlOf(name, version),
          },
        ],
        ...(files && files.length > 0 && { comment: `In ${files.join(', ')}` }),
      })),
    ],
    relationships: [
      related('SPDXRef-DOCUMENT', 'DESCRIBES', 'SPDXRef-subject'),
      ...direct.map(id => related('SPDXRef-subject', isPart ? 'CONTAINS' : 'DEPENDS_ON', ids.get(id) ?? '')),
      ...components.flatMap(({ id, needs }) =>
        needs.map(needed => related(ids.get(id) ?? '', 'DEPENDS_ON', ids.get(needed) ?? '')),
      ),
    ],
  }
}

/** https://github.com/package-url/purl-spec/blob/main/types/npm-definition.json: the scope's sign is encoded. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version.replaceAll('+', '%2B')}`

/** Subresource integrity as hex; npm may give several hashes, of which SHA-512 is the strongest. */
const hexOf = (integrity: string): string =>
  Buffer.from(/sha512-([\w+/=]+)/.exec(integrity)?.[1] ?? '', 'base64').toString('hex')
