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

/** One project of vitest.config.ts. A file that does not even load counts as a failure, although it ran no test. */
export async function runVitest(project: 'unit' | 'browser'): Promise<StageResult> {
  const first = await run(project)
  const again = project === 'browser' && mayTryAgain() && first.failed > 0 ? await run(project, filesThatFailed(first.report)) : undefined
  const isLuck = again?.failed === 0
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = first.report
  const skipped = numPendingTests + numTodoTests
  const notes = [
    ...(project === 'unit' ? [findPostgres().said] : []),
    ...(isLuck ? [secondTry(testsThatFailed(first.report))] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return {
    passed: numPassedTests + (isLuck ? numFailedTests : 0),
    failed: isLuck ? 0 : first.failed,
    output: [first.output, again?.output].join('\n'),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  }
}

async function run(project: string, files: readonly string[] = []): Promise<{ report: Report; failed: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-vitest-'))
  try {
    const file = join(folder, 'report.json')
    const { code, output } = await runTool('vitest', [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...files,
    ])
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    return { report, failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1), output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const filesThatFailed = ({ testResults }: Report) => testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
const testsThatFailed = ({ testResults }: Report) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
