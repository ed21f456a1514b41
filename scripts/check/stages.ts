import { runTool } from '../run-tool.ts'
import { checkBudgets } from './budgets.ts'
import { checkHouseRules } from './house-rules.ts'
import { checkDescriptions } from './descriptions.ts'
import { runPlaywright } from './playwright-stage.ts'
import type { Stage, StageResult } from './run-stages.ts'
import { checkStyles } from './styles.ts'
import { checkSubjects } from './subjects.ts'
import { runBrowser, runUnit } from './vitest-stage.ts'
import { checkWalls } from './walls.ts'

/** All of `npm test`, in order. A stage is one line here and, when it is more than a command, one file beside this one. */
export const stages: readonly Stage[] = [
  { name: 'format', wave: 1, run: () => tool('oxfmt', ['--list-different']) },
  { name: 'lint', wave: 1, run: () => tool('oxlint', ['--format', 'unix']) },
  { name: 'types', wave: 1, run: checkTypes },
  { name: 'walls', wave: 1, run: checkWalls },
  { name: 'unused', wave: 1, run: () => tool('knip', ['--no-progress']) },
  { name: 'house', wave: 1, run: checkHouseRules },
  { name: 'lines', wave: 1, run: checkDescriptions },
  { name: 'subjects', wave: 1, run: checkSubjects },
  { name: 'unit', wave: 2, run: runUnit },
  { name: 'build', wave: 2, run: () => tool(process.execPath, ['scripts/build.ts']) },
  { name: 'bytes', wave: 3, run: checkBudgets },
  { name: 'styles', wave: 3, run: checkStyles },
  { name: 'browser', wave: 4, run: runBrowser },
  { name: 'e2e', wave: 5, run: runPlaywright },
]

async function tool(name: string, args: readonly string[]): Promise<StageResult> {
  const { code, output } = await runTool(name, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** React Router writes the types of the routes; then the compiler reads everything, type tests (`*.types.ts`) included. */
async function checkTypes(): Promise<StageResult> {
  const routes = await tool('react-router', ['typegen'])
  return routes.failed > 0 ? routes : tool('tsc', ['--noEmit'])
}
