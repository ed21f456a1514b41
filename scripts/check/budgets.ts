import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../build/list-files.ts'
import { budgetFor } from './budget-of-route.ts'
import { modulesFrom, startIn, transferred } from './weigh.ts'
import { countDashboardFiles, DASHBOARD_FILES, VIEW_BUDGET, weighViews } from './weigh-views.ts'
import type { StageResult } from './run-stages.ts'

const client = join(import.meta.dirname, '..', '..', 'build', 'client')

export interface PageWeight {
  readonly path: string
  /** Brotli bytes of the HTML, the style sheets inside it included, and of those that it still links. */
  readonly markup: number
  /** Brotli bytes of every module that starts with the page: the start file, what it imports, and so on; not what waits for an action. */
  readonly script: number
  /** The same modules where the page waits for a sign of the person before it starts. */
  readonly onIntent: number
  /** Bytes of the fonts that the HTML or its style sheets can ask for and preload. */
  readonly fonts: number
}

/** Every built page against its budget; one check per page and kind. */
export async function checkBudgets(): Promise<StageResult> {
  const weights = listFiles(client)
    .filter((file) => file.endsWith('.html'))
    .map(weighPage)
  const faults = weights.flatMap((weight) => {
    const budget = budgetFor(weight.path)
    return (['markup', 'script', 'onIntent', 'fonts'] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${weight.path}: ${kind} ${kilobytes(weight[kind])}, budget ${kilobytes(budget[kind])}`)
  })
  const views = weighViews(client)
  for (const { view, own } of views)
    if (own > VIEW_BUDGET) faults.push(`${view}: ${kilobytes(own)} of its own, budget ${kilobytes(VIEW_BUDGET)}`)
  const files = countDashboardFiles(client)
  if (files > DASHBOARD_FILES) faults.push(`the page of a trade asks for ${files} scripts, budget ${DASHBOARD_FILES}`)
  const shown = weights.filter(({ path }) => ['/', '/artigiani'].includes(path))
  return {
    passed: weights.length * 4 + views.length + 1 - faults.length,
    failed: faults.length,
    output: faults.join('\n'),
    note: [
      ...shown.map(
        ({ path, markup, script, onIntent, fonts }) =>
          `${path} ${kilobytes(markup)} + JS ${kilobytes(script)} (on intent ${kilobytes(onIntent)}) + fonts ${kilobytes(fonts)}`,
      ),
      `a trade with its dashboard ${files} scripts`,
      `views ${views.map(({ view, own, shared }) => `${view} ${kilobytes(own)} + ${kilobytes(shared)} shared`).join(', ')}`,
    ].join('; '),
  }
}

/** The budgets count thousands of bytes, as the network does. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export function weighPage(file: string): PageWeight {
  const html = readFileSync(file, 'utf8')
  const path =
    file
      .slice(client.length)
      .replaceAll('\\', '/')
      .replace(/\/index\.html$/, '') || '/'
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! disabled)/g)].map(([, href = '']) => href)
  const start = startIn(html)
  const modules = start === undefined ? [] : modulesFrom(client, start)
  const weight = sum(modules.map((href) => transferred(join(client, href))))
  const waits = /<main[^>]*data-start="intent"/.test(html)
  return {
    path,
    markup: transferred(file) + sum(styles.map((href) => transferred(join(client, href)))),
    script: waits ? 0 : weight,
    onIntent: waits ? weight : 0,
    fonts: sum(preloadedFonts(html).map((href) => statSync(join(client, href)).size)),
  }
}

const preloadedFonts = (html: string) => [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(([, href = '']) => href)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
