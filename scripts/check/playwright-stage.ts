import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../run-tool.ts'
import type { StageResult } from './run-stages.ts'
import { mayTryAgain, secondTry } from './second-try.ts'

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  readonly suites: readonly Suite[]
}

/** The journeys of `e2e/`, against the real server over the real build. */
export async function runPlaywright(): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-e2e-'))
  try {
    const file = join(folder, 'report.json')
    const { code, output } = await runTool('playwright', ['test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      CI: '1',
      SECOND_TRY: mayTryAgain() ? '1' : undefined,
      NO_COLOR: undefined,
    })
    const { stats, suites }: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1)
    const notes = [
      ...(stats.flaky > 0 ? [secondTry(suites.flatMap(luckyIn))] : []),
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
    ]
    return { passed: stats.expected + stats.flaky, failed, output, ...(notes.length > 0 && { note: notes.join('; ') }) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const luckyIn = ({ title, suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(luckyIn),
]
