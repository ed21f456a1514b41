import { stages } from './check/stages.ts'
import { runStages } from './check/run-stages.ts'

/**
 * `npm test`: every check and every test of the project, cheapest first; a failing stage stops none of the others.
 * `npm test -- lint types` runs only the stages named. The last line is always `N passed, N failed`.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(`No stage named ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const chosen = wanted.length > 0 ? stages.filter(({ name }) => wanted.includes(name)) : stages
const { passed, failed } = await runStages(chosen)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
