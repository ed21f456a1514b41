import { runTool } from '../run-tool.ts'
import { codeFolders } from './code-folders.ts'
import type { StageResult } from './run-stages.ts'

/** Without a TypeScript that it can use, dependency-cruiser reads no module and is content. Raise the floor as the house grows. */
const leastModules = 400

interface Report {
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
      readonly cycle?: readonly { name: string }[]
    }[]
  }
}

/** Who may import whom: `.dependency-cruiser.cjs`. */
export async function checkWalls(): Promise<StageResult> {
  const { output } = await runTool('depcruise', [...codeFolders(), '--output-type', 'json'])
  if (!output.startsWith('{')) return { passed: 0, failed: 1, output }
  const { summary }: Report = JSON.parse(output)
  const problems = summary.violations.map(
    ({ from, to, rule, cycle }) => `${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}  (${rule.name})`,
  )
  if (summary.totalCruised < leastModules)
    problems.push(`read ${summary.totalCruised} modules, expected at least ${leastModules}: is typescript 6 installed?`)
  return {
    passed: problems.length > 0 ? 0 : 1,
    failed: problems.length > 0 ? 1 : 0,
    output: problems.join('\n'),
    note: `${summary.totalCruised} modules`,
  }
}
