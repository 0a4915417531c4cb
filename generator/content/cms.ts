// Settings of Sveltia CMS, an editor in the browser that commits to the repository. They are made from the content's shape.
import type { Inputs } from '../load/inputs.ts'
import { type ContentText, placeOf, textsIn } from './text-path.ts'

/** The version that the settings were checked against, and the hash of its script in the package `@sveltia/cms`. */
export const SVELTIA_VERSION = '0.221.1'
const SVELTIA_SCRIPT_HASH = 'sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6'

/** Where the repository is, and which branch editors write to. */
export type CmsRepository = {
  host: 'github' | 'gitlab' | 'gitea'
  repository: string
  branch: string
  address?: string
}

const AUDIENCE_HINT =
  'Keep the two lines --- and the words before each colon; write what is behind them, and below a ## heading for each part. Keep {#ids}, {when: …} and {{placeholders}} as they are in English.'
const HINT =
  'One # heading, then a ## heading for each part. Keep {#ids}, {when: …} and {{placeholders}} as they are in English; docs/how-to-write-content.md lists them.'

/** The settings as the file `config.json` has them: every FAQ topic, legal text and page for an audience, in each language that has it. */
export function cmsSettings(inputs: Inputs, { host, repository, branch, address }: CmsRepository) {
  const places = inputs.content.flatMap(({ path, text }) => {
    const place = placeOf(path)
    const title = /^(?:# |---\n(?:.*\n)*?name: *)([^{\n]+)/.exec(text)?.[1]?.trim()
    return place ? [{ ...place, title: title ?? place.name }] : []
  })
  const all = [...inputs.messages.keys()].sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1))
  const fileOf = ({ kind, name, folder }: ContentText) => {
    const own = places.filter(place => place.folder === folder)
    return {
      name,
      label: own.find(({ locale }) => locale === 'en')?.title ?? name,
      file: `${folder}/{{locale}}.md`,
      // A language whose sites do not show a text has no file of it, and none is to be made.
      i18n: { locales: all.filter(locale => own.some(place => place.locale === locale)), default_locale: 'en' },
      fields: [
        { name: 'body', label: 'Text', widget: 'text', i18n: true, hint: kind === 'audience' ? AUDIENCE_HINT : HINT },
      ],
    }
  }
  const texts = textsIn(inputs.content)
  const collection = (name: string, label: string, isIn: (kind: ContentText['kind']) => boolean) => ({
    name,
    label,
    i18n: true,
    // The texts begin with their heading; nothing is written before it.
    format: 'raw',
    files: texts.filter(({ kind }) => isIn(kind)).map(fileOf),
  })
  return {
    $schema: 'https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json',
    backend: { name: host, repo: repository, branch, ...(address !== undefined && { base_url: address }) },
    // Texts have no pictures; the setting is needed all the same.
    media_folder: 'content',
    app_title: 'Texts of the portal',
    i18n: { structure: 'multiple_files', locales: all, default_locale: 'en' },
    collections: [
      collection('faq', 'FAQ', kind => kind === 'faq'),
      collection('legal', 'Legal texts', kind => kind !== 'faq' && kind !== 'audience'),
      collection('audiences', 'Pages for audiences', kind => kind === 'audience'),
    ],
  }
}

/** The page that opens the editor; the browser refuses another script than the one that was checked. */
export const cmsPage = (): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="robots" content="noindex" />
  <title>Texts of the portal</title>
  <link href="config.json" type="application/json" rel="cms-config-url" />
  <script
    src="https://unpkg.com/@sveltia/cms@${SVELTIA_VERSION}/dist/sveltia-cms.js"
    integrity="${SVELTIA_SCRIPT_HASH}"
    crossorigin="anonymous"
  ></script>
</html>
`
