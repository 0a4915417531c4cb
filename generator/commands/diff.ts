import { resolve } from 'node:path'
import { Command } from 'commander'
import { diffAsText, diffBuilds } from '../diff/index.ts'

/** `diff`: the differences between two builds, pair by pair (GEN-102). */
export const diffCommand = (): Command =>
  new Command('diff')
    .description('print per pair which pages, tokens, messages and settings changed between two builds')
    .argument('<old>', 'folder of built pairs, or of one pair')
    .argument('<new>', 'folder of built pairs, or of one pair')
    .option('--json', 'print JSON')
    .action(async (before: string, after: string, { json = false }: { json?: boolean }) => {
      const diff = await diffBuilds(resolve(before), resolve(after))
      if (json) console.log(JSON.stringify(diff, null, 2))
      else for (const line of diffAsText(diff)) console.log(line)
    })
