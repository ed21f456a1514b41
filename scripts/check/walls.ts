import { join, relative } from 'node:path'
import { listFiles } from '../build/list-files.ts'
import { runTool } from '../run-tool.ts'
import { codeFolders } from './code-folders.ts'
import type { StageResult } from './run-stages.ts'

export interface Report {
  readonly modules: readonly { readonly source: string }[]
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
  const { modules, summary }: Report = JSON.parse(output)
  const problems = summary.violations.map(
    ({ from, to, rule, cycle }) => `${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}  (${rule.name})`,
  )
  problems.push(...unread(modules, ourModules()))
  return {
    passed: problems.length > 0 ? 0 : 1,
    failed: problems.length > 0 ? 1 : 0,
    output: problems.join('\n'),
    note: `${summary.totalCruised} modules`,
  }
}

/** Every module of ours, as dependency-cruiser names it. */
function ourModules(): string[] {
  const root = join(import.meta.dirname, '..', '..')
  const files = codeFolders().flatMap((folder) => listFiles(join(root, folder)))
  return files.map((file) => relative(root, file).replaceAll('\\', '/')).filter((file) => /(?<!\.d)\.tsx?$/.test(file))
}

/** Without a TypeScript that it can use, dependency-cruiser reads no module and is content: what it has not read has no walls. */
export function unread(modules: Report['modules'], ours: readonly string[]): string[] {
  const read = new Set(modules.map(({ source }) => source))
  const left = ours.filter((file) => !read.has(file))
  return left.length === 0
    ? []
    : [`did not read ${left.length} of ${ours.length} modules (${left.slice(0, 3).join(', ')}): is typescript 6 installed?`]
}
