import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkMap } from '../build/chunk-map.ts'
import { importsOf, modulesFrom, modulesWith, startIn, transferred } from './weigh.ts'

/** Brotli bytes of what a view has of its own. */
export const VIEW_BUDGET = 15_000

/** A view of a collection or a panel that is fetched when it is first shown, in a folder of its own. */
const VIEW = /^src\/web\/views\/([^/]+)\/\1-view\.tsx$/

/** Where views are shown: whoever opens one has it. */
const AROUND = 'src/web/views/collection/collection.tsx'

/** Scripts that the page of a trade asks for until its dashboard shows a row: 76 before they were grouped so (`build/chunk-groups.ts`). */
export const DASHBOARD_FILES = 50

/** What a dashboard is made of: itself, and the data of an open page. */
const DASHBOARD = ['src/web/dashboard/dashboard.tsx', 'src/web/data/open-demo.ts']

/** Where a trade is described. */
const TRADE = /^src\/sectors\/(\w+)\/index\.ts$/

export interface ViewWeight {
  readonly view: string
  /** Brotli bytes of what comes with this view alone. */
  readonly own: number
  /** And of what something else brings as well, another view or a form: whoever has opened that has it. */
  readonly shared: number
}

/** What each view brings to a dashboard that is open. */
export function weighViews(client: string): readonly ViewWeight[] {
  const chunks: ChunkMap = JSON.parse(readFileSync(join(client, '..', 'chunks.json'), 'utf8'))
  const files = Object.keys(chunks)
  const start = startOf(client, 'artigiani')
  const around = files.filter((file) => chunks[file]?.modules.includes(AROUND))
  const there = new Set([
    ...(start === undefined ? [] : modulesFrom(client, start)),
    ...around.flatMap((file) => modulesWith(client, file)),
    ...withEveryTrade(client, chunks),
  ])
  const fetched = [...new Set(files.flatMap((file) => importsOf(client, file).later))].filter((file) => files.includes(file))
  const weigh = (some: readonly string[]) => some.reduce((sum, file) => sum + transferred(join(client, file)), 0)
  return fetched.flatMap((file): ViewWeight[] => {
    const view = chunks[file]?.modules.map((module) => VIEW.exec(module)?.[1]).find((name) => name !== undefined)
    if (view === undefined || there.has(file)) return []
    // What a view fetches later itself, its editor say, stands on the view and is none of the others.
    const others = new Set(fetched.map((other) => modulesWith(client, other)).flatMap((modules) => (modules.includes(file) ? [] : modules)))
    const [own, shared] = [true, false].map((isOwn) =>
      modulesWith(client, file).filter((href) => !there.has(href) && !others.has(href) === isOwn),
    )
    return [{ view, own: weigh(own ?? []), shared: weigh(shared ?? []) }]
  })
}

/** What comes with whichever trade. */
function withEveryTrade(client: string, chunks: ChunkMap): readonly string[] {
  const [first = [], ...others] = tradesIn(chunks).map(({ file }) => modulesWith(client, file))
  return first.filter((file) => others.every((other) => other.includes(file)))
}

/** How many scripts a page of a trade asks for, that of the trade with the most. */
export function countDashboardFiles(client: string): number {
  const chunks: ChunkMap = JSON.parse(readFileSync(join(client, '..', 'chunks.json'), 'utf8'))
  const parts = Object.keys(chunks).filter((file) => DASHBOARD.some((part) => chunks[file]?.modules.includes(part)))
  const trades = tradesIn(chunks)
  if (parts.length === 0 || trades.length === 0) throw new Error('weigh-views.ts: no chunk holds the dashboard or a trade. Was it renamed?')
  return Math.max(
    ...trades.map(({ slug, file }) => {
      const start = startOf(client, slug)
      return new Set([...(start ? modulesFrom(client, start) : []), ...[...parts, file].flatMap((part) => modulesWith(client, part))]).size
    }),
  )
}

const tradesIn = (chunks: ChunkMap): readonly { readonly slug: string; readonly file: string }[] =>
  Object.entries(chunks).flatMap(([file, { modules }]) => {
    const slug = modules.map((module) => TRADE.exec(module)?.[1]).find((name) => name !== undefined)
    return slug === undefined ? [] : [{ slug, file }]
  })

const startOf = (client: string, slug: string) => startIn(readFileSync(join(client, slug, 'index.html'), 'utf8'))
