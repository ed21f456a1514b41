import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../postgres.ts'
import { runTool } from '../run-tool.ts'
import type { StageResult } from './run-stages.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numFailedTestSuites: number
}

/** One project of vitest.config.ts. A file that does not even load counts as a failure, although it ran no test. */
export async function runVitest(project: 'unit' | 'browser'): Promise<StageResult> {
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
    ])
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1)
    const skipped = report.numPendingTests + report.numTodoTests
    const notes = [...(project === 'unit' ? [findPostgres().said] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])]
    return { passed: report.numPassedTests, failed, output, ...(notes.length > 0 && { note: notes.join('; ') }) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
