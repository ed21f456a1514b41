import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import {
  measuredManners,
  type AssistantMeasures,
  type MeasuredManner,
  type MeasuredShares,
} from '../../../src/web/landing/assistant-measures.ts'
import { sharesOf } from './report.ts'
import type { Manner, Said } from './said.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const keptFile = join(root, 'src', 'web', 'landing', 'assistant-measured.json')
const readmeFile = join(root, 'README.md')
const shown = Object.keys(measuredManners) as readonly MeasuredManner[]

const measured = (said: readonly Said[]): MeasuredShares => {
  const { turns, correct, asked, refused, wrong } = sharesOf(said)
  return { turns, correct, asked, refused, wrong }
}

/** What the README and the landing page tell of the sentences kept apart. */
export function measuresOf(all: readonly Said[], day: string): AssistantMeasures {
  const said = all.filter(({ part }) => part === 'apart')
  const of = (manner: Manner) => said.filter((one) => one.manner === manner)
  const offTopic = of('off-topic')
  return {
    day,
    trades: new Set(said.map(({ trade }) => trade)).size,
    manners: Object.fromEntries(shown.map((manner) => [manner, measured(of(manner))])) as AssistantMeasures['manners'],
    offTopic: { turns: offTopic.length, refused: sharesOf(offTopic).correct },
    unconfirmed: said.filter(({ isUnconfirmed }) => isUnconfirmed).length,
  }
}

/** The table of the README, as Prettier leaves it. */
export async function readmeTable({ manners }: AssistantMeasures): Promise<string> {
  const rows = shown.map((manner) => {
    const { correct, wrong, asked, refused } = manners[manner]
    return `| ${manner} | ${[correct, wrong, asked, refused].map((share) => share.toFixed(1)).join(' | ')} |`
  })
  const table = ['| said | correct | wrong | asked back | refused |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
  const { code } = await format('table.md', table)
  return code.trim()
}

export const readme = (): string => readFileSync(readmeFile, 'utf8')

/** Puts what was measured where the landing page and the README take it from. */
export async function keepMeasures(measures: AssistantMeasures): Promise<void> {
  const { code } = await format(keptFile, JSON.stringify(measures), { printWidth: 140 })
  writeFileSync(keptFile, code)
  writeFileSync(readmeFile, readme().replace(/^\| said [\s\S]*?(?=\n\n)/m, await readmeTable(measures)))
}
