import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../build/list-files.ts'
import type { StageResult } from './run-stages.ts'

/** Lines of description that a trade may have: beyond them the kernel lacks a word. */
const MOST = 1400

/** Trades described before the limit, and one with twelve entities: theirs go down alone. */
const STANDING: Readonly<Record<string, number>> = {
  autofficine: 1_640,
  business: 1_600,
  dentisti: 1_950,
  farmacie: 2_140,
  formazione: 1_670,
  hospitality: 2_770,
  palestre: 1_930,
  pulizie: 1_440,
  ristorazione: 2_120,
  sociale: 2_700,
}

/** Samples, tests, type tests and the card of the landing page describe nothing. */
const describes = (file: string) => file.endsWith('.ts') && !/\.test\.ts$|\.types\.ts$|\.fixture\.ts$|\/sample[/.]|\/card\.ts$/.test(file)
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1

/** Counts what each trade says of itself. */
export async function checkDescriptions(): Promise<StageResult> {
  const root = join(import.meta.dirname, '..', '..', 'src', 'sectors')
  const trades = readdirSync(root, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'common')
  const counts = trades.map(({ name }) => {
    const files = listFiles(join(root, name)).map((file) => file.replaceAll('\\', '/'))
    return { name, lines: files.filter(describes).reduce((sum, file) => sum + linesOf(file), 0) }
  })
  const faults = counts.filter(({ name, lines }) => lines > (STANDING[name] ?? MOST))
  const told = counts.filter(({ lines }) => lines > 0)
  return {
    passed: faults.length > 0 ? 0 : 1,
    failed: faults.length > 0 ? 1 : 0,
    output: faults.map(({ name, lines }) => `${name}: ${lines} lines of description, at most ${STANDING[name] ?? MOST}.`).join('\n'),
    note: `${Math.round(told.reduce((sum, { lines }) => sum + lines, 0) / told.length)} lines a trade`,
  }
}
