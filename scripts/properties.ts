import { globSync, readFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { runTool } from './run-tool.ts'

/**
 * `npm run properties [-- 20]`: the property tests with inputs that the gate does not draw, as many rounds as asked (ten).
 * Each round has its own seed; a failing one is printed with its counterexample, and ends the command with 1. What is
 * found becomes a test of its own beside the property.
 */
const rounds = Number(process.argv[2] ?? 10)
const files = globSync('{src,conformance}/**/*.test.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))

for (let round = 1; round <= rounds; round++) {
  const seed = randomInt(2 ** 31)
  const { code, output } = await runTool('vitest', ['run', '--project', 'unit', ...files], { PROPERTY_SEED: String(seed) })
  console.log(`${round}/${rounds} seed ${seed}: ${code === 0 ? 'holds' : 'FAILED'}`)
  if (code === 0) continue
  console.log(output)
  process.exitCode = 1
}
