/** One line of the report: a check counts one, a suite counts its tests. */
export interface StageResult {
  readonly passed: number
  readonly failed: number
  /** Shown under the line when something failed. */
  readonly output: string
  /** Shown on the line itself: what was looked at, or the figures. */
  readonly note?: string
}

export interface Stage {
  readonly name: string
  /** Stages that share a number run side by side, two at a time; the next number waits for them. */
  readonly wave: number
  run(): Promise<StageResult>
}

/** Two cores, two stages. More would only make each of them slower, and the timings useless. */
const sideBySide = 2

export async function runStages(stages: readonly Stage[]): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 }
  for (const wave of [...new Set(stages.map((stage) => stage.wave))].toSorted((a, b) => a - b)) {
    const queue = stages.filter((stage) => stage.wave === wave)
    const worker = async () => {
      for (let stage = queue.shift(); stage; stage = queue.shift()) {
        const { passed, failed } = await runStage(stage)
        total.passed += passed
        total.failed += failed
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, worker))
  }
  return total
}

async function runStage(stage: Stage): Promise<StageResult> {
  const started = performance.now()
  const result = await stage
    .run()
    .catch((error: unknown): StageResult => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = result.failed > 0 ? `${result.passed} passed, ${result.failed} FAILED` : `${result.passed} passed`
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(8)} ${seconds.padStart(6)} s  ${counts}${result.note ? `  (${result.note})` : ''}`,
  )
  if (result.failed > 0) console.log(indent(result.output))
  return result
}

const indent = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
