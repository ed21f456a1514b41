import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../postgres.ts'
import { runTool } from '../run-tool.ts'
import type { StageResult } from './run-stages.ts'
import { mayTryAgain, secondTry } from './second-try.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * How many runs the browser's tests are asked in. Vitest waits for ever for a page that died without closing its line
 * (vitest-dev/vitest#10791): such a run is ended once it is silent, and a part is asked again sooner than the whole.
 */
const browserParts = 2
/** Milliseconds. The longest single test may take 90 s (`testTimeout`), the first page 240 s (`connectTimeout`). */
const longestSilence = 360_000

/** All tests in node. A file that does not even load counts as a failure, although it ran no test. */
export async function runUnit(): Promise<StageResult> {
  const { report, failed, output } = await run('unit')
  return { passed: report.numPassedTests, failed, output, note: [findPostgres().said, ...skippedIn(report)].join('; ') }
}

/** All tests in a page, part by part. */
export async function runBrowser(): Promise<StageResult> {
  const total = { passed: 0, failed: 0, output: '' }
  const notes: string[] = []
  for (let part = 1; part <= browserParts; part++) {
    const { note, ...result } = await runPart(`--shard=${part}/${browserParts}`)
    total.passed += result.passed
    total.failed += result.failed
    total.output += result.output
    if (note !== undefined) notes.push(note)
  }
  return { ...total, ...(notes.length > 0 && { note: notes.join('; ') }) }
}

async function runPart(part: string): Promise<StageResult> {
  const stuck: string[] = []
  let first = await run('browser', [part])
  if (first.isStuck && mayTryAgain()) {
    stuck.push(`a page of ${part} got stuck, asked again`)
    first = await run('browser', [part])
  }
  const again = mayTryAgain() && first.failed > 0 && !first.isStuck ? await run('browser', filesThatFailed(first.report)) : undefined
  const isLuck = again?.failed === 0
  const { numPassedTests, numFailedTests } = first.report
  const notes = [...stuck, ...(isLuck ? [secondTry(testsThatFailed(first.report))] : []), ...skippedIn(first.report)]
  return {
    passed: numPassedTests + (isLuck ? numFailedTests : 0),
    failed: isLuck ? 0 : first.failed,
    output: [first.output, again?.output].join('\n'),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  }
}

interface Run {
  readonly report: Report
  readonly failed: number
  readonly output: string
  readonly isStuck: boolean
}

async function run(project: 'unit' | 'browser', asked: readonly string[] = []): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-vitest-'))
  try {
    const file = join(folder, 'report.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output, isStuck } = await runTool(
      'vitest',
      ['run', '--project', project, '--passWithNoTests', ...reporters, ...asked],
      {},
      project === 'browser' ? { silence: longestSilence } : {},
    )
    const report: Report = isStuck ? nothingRan : JSON.parse(readFileSync(file, 'utf8'))
    return { report, failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1), output, isStuck }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const nothingRan: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
  testResults: [],
}

const skippedIn = ({ numPendingTests, numTodoTests }: Report): readonly string[] =>
  numPendingTests + numTodoTests > 0 ? [`${numPendingTests + numTodoTests} skipped`] : []
const filesThatFailed = ({ testResults }: Report) => testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
const testsThatFailed = ({ testResults }: Report) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
