import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../run-tool.ts'
import type { StageResult } from './run-stages.ts'

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/** The journeys of `e2e/`, against the real server over the real build. */
export async function runPlaywright(): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-e2e-'))
  try {
    const file = join(folder, 'report.json')
    const { code, output } = await runTool('playwright', ['test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      CI: '1',
      NO_COLOR: undefined,
    })
    const { stats }: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1)
    return { passed: stats.expected, failed, output, ...(stats.skipped > 0 && { note: `${stats.skipped} skipped` }) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
