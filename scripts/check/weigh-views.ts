import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkMap } from '../build/chunk-map.ts'
import { importsOf, modulesFrom, modulesWith, transferred } from './weigh.ts'

/** Brotli bytes of what a view has of its own. */
export const VIEW_BUDGET = 15_000

/** A view of a collection or a panel that is fetched when it is first shown, in a folder of its own. */
const VIEW = /^src\/web\/views\/([^/]+)\/\1-view\.tsx$/

/** Where views are shown: whoever opens one has it. */
const AROUND = 'src/web/views/collection/collection.tsx'

/** Scripts that a dashboard asks for together before it shows a row: 126 before they were grouped (`build/chunk-groups.ts`). */
export const DASHBOARD_FILES = 30

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
  const start = /\/assets\/start-\w+\.js/.exec(readFileSync(join(client, 'artigiani', 'index.html'), 'utf8'))?.[0]
  const around = files.filter((file) => chunks[file]?.modules.includes(AROUND))
  const there = new Set([
    ...(start === undefined ? [] : modulesFrom(client, start)),
    ...around.flatMap((file) => modulesWith(client, file)),
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

/** How many scripts every dashboard asks for, beside those that the page of a trade starts with. */
export function countDashboardFiles(client: string): number {
  const chunks: ChunkMap = JSON.parse(readFileSync(join(client, '..', 'chunks.json'), 'utf8'))
  const parts = ['src/web/dashboard/dashboard.tsx', 'src/web/data/open-demo.ts']
  const files = Object.keys(chunks).filter((file) => parts.some((part) => chunks[file]?.modules.includes(part)))
  if (files.length === 0) throw new Error('weigh-views.ts: no chunk holds the dashboard. Was it renamed?')
  return new Set(files.flatMap((file) => modulesWith(client, file))).size
}
