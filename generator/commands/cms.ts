import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { type CmsRepository, cmsPage, cmsSettings } from '../content/cms.ts'
import { load } from '../load/index.ts'
import { outFolder } from '../publish/out-folder.ts'
import { ROOT } from '../root.ts'
import { strong } from './terminal.ts'

/** `cms`: the settings with which Sveltia CMS edits the texts; nothing of a site changes by it. */
export const cmsCommand = (): Command =>
  new Command('cms')
    .description(
      'write the settings and the page of Sveltia CMS, with which people edit FAQ, legal texts and pages for audiences in a browser',
    )
    .requiredOption('--repository <owner/name>', 'the repository that editors commit to', repositoryOf)
    .requiredOption('--out <folder>', 'where the files go; serve it apart from the sites')
    .addOption(
      new Option('--host <name>', 'where the repository is').choices(['github', 'gitlab', 'gitea']).default('github'),
    )
    .option('--branch <name>', 'the branch that editors commit to', 'main')
    .option('--address <url>', 'address of the service that logs editors in')
    .action(async ({ out, ...where }: CmsRepository & { out: string }) => {
      const folder = outFolder(ROOT, out, '--out, such as cms')
      const settings = cmsSettings(await load(ROOT), where)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'config.json'), `${JSON.stringify(settings, undefined, 2)}\n`)
      writeFileSync(join(folder, 'index.html'), cmsPage())
      const texts = settings.collections.flatMap(({ files }) => files).length
      console.log(`${strong(`${texts} texts`)} in up to ${settings.i18n.locales.length} languages: ${folder}`)
    })

/** An owner and a name; GitLab has groups in groups. */
function repositoryOf(text: string): string {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
    throw new InvalidArgumentError('Give its owner and its name, such as company/portal.')
  return text
}
