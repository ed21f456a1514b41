import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { sectorSlugs } from '../../src/sectors/slugs.ts'

type Asked = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
type Told = (id: string, context: Asked) => boolean

const source = join(import.meta.dirname, '..', '..', 'src').replaceAll('\\', '/')

const pageOfTrade = ['web/routes/sector.tsx']
const landing = ['web/routes/landing.tsx']
/** How the pages start: nothing of it may wait for what comes late. The first line is of all of them. */
const starts = [
  ['web/entry.client.tsx', 'web/root.tsx'],
  pageOfTrade,
  ['web/routes/app.tsx'],
  ['web/routes/firm.tsx'],
  landing,
  ['web/routes/privacy.tsx'],
  ['web/routes/not-found.tsx'],
  ['web/routes/registrati.tsx'],
  ['web/routes/accedi.tsx'],
  ['web/data/stale.ts'],
]
/** What the landing page fetches late and shares with a dashboard, which it has none of. */
const lateOfLanding = ['web/landing/contact-fields.tsx', 'web/landing/contact-embed.tsx', 'web/landing/answer-typed.ts']
/** A dashboard and what it reads by in a firm of one’s own; an open page has a store in its memory instead. */
const inFirm = ['web/dashboard/dashboard.tsx', 'web/data/open-firm.ts']
const dashboard = [...inFirm, 'web/data/open-demo.ts']
/** Small things that several views ask for, and what a list is exported with. */
const smallParts =
  /\/web\/(calendar\/(range|day-count|week-days|month-page|on-days|use-chosen-day|calendar)|exchange\/shown-sheet|ui\/download)\.ts$/
const exportOfList = /\/web\/exchange\/(export-menu|export-list|paper-table)\.tsx?$/
const trades = sectorSlugs.map((slug) => `sectors/${slug}/index.ts`)

/**
 * The groups of modules that become chunks. Left to itself the bundler makes a chunk for each set of late parts that share a
 * module: 126 files before a dashboard showed its first row, half of them below 700 bytes. On an old machine asking for a
 * file costs more than the file. All that every dashboard loads is four chunks: `italian` and `inputs`, which the landing
 * page has too, `records` and `dashboard`; an open page has its store beside them, `memory`; and every trade brings three
 * beside its own: `trade`, `invoices` and `common`.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isStart = reachedBy(starts.flat())
  const isOfLanding = reachedBy(lateOfLanding)
  const isOfFirm = reachedBy(inFirm)
  const isOfDashboard = reachedBy(dashboard)
  const isOfTrade = reachedBy(trades)
  const isKernel: Told = (id, context) =>
    id.startsWith(`${source}/kernel/`) && (isOfFirm(id, context) || id.startsWith(`${source}/kernel/fields/`))
  const ofTrade =
    (folder: string): Told =>
    (id, context) =>
      id.startsWith(`${source}/${folder}/`) && isOfTrade(id, context)
  return [
    // A group takes along what its modules import: what a page starts with is taken out first.
    { ...group('icons', (id, context) => id.includes('/lucide-react/') && isStart(id, context)), minShareCount: 8 },
    ...startGroups(isOfLanding, isOfDashboard),
    group('italian', (id, context) => isKernel(id, context) && isOfLanding(id, context)),
    group('records', isKernel),
    group('inputs', (id, context) => isOfLanding(id, context) && isOfDashboard(id, context)),
    group('dashboard', isOfFirm),
    group('trade', ofTrade('kernel')),
    group('memory', isOfDashboard),
    group('invoices', ofTrade('sectors/common/fattura')),
    group('common', ofTrade('sectors/common')),
    group('parts', (id) => smallParts.test(id)),
    group('exports', (id) => exportOfList.test(id)),
  ]
}

const group = (name: string, tells: Told): Rolldown.CodeSplittingGroup => ({
  name: (id: string, context: Asked) => (tells(id, context) ? name : null),
})

/**
 * A chunk for each set of pages that start with the same modules, from those of most pages to those of one: what a module
 * imports is of as many pages or more, and stands in a chunk already. What the landing page or a dashboard fetches late is
 * apart from what it never needs.
 */
function startGroups(isOfLanding: Told, isOfDashboard: Told): Rolldown.CodeSplittingGroup[] {
  const [ofAll = reachedBy([]), ...ofPages] = starts.map(reachedBy)
  const [startsTrade, startsLanding] = [pageOfTrade, landing].map((page) => reachedBy([...(starts[0] ?? []), ...page]))
  const neededBy = (id: string, context: Asked): { readonly pages: readonly number[]; readonly late: readonly string[] } => ({
    pages: ofPages.flatMap((tells, page) => (ofAll(id, context) || tells(id, context) ? [page] : [])),
    late: [
      ...(isOfLanding(id, context) && !startsLanding?.(id, context) ? ['landing'] : []),
      ...(isOfDashboard(id, context) && !startsTrade?.(id, context) ? ['dashboard'] : []),
    ],
  })
  const ofSome = (count: number, lateCount: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      const { pages, late } = neededBy(id, context)
      return pages.length === count && late.length === lateCount ? ['page', ...pages, ...late].join('-') : null
    },
  })
  return [
    // Of a library a page may use a part alone, which only the bundler knows.
    { ...group('vendor', (id, context) => id.includes('/node_modules/') && ofAll(id, context)), entriesAware: true },
    ...ofPages.flatMap((_, at) => [2, 1, 0].map((lateCount) => ofSome(ofPages.length - at, lateCount))),
  ]
}

/** Tells of a module that some modules import it statically, or are it. */
function reachedBy(names: readonly string[]): Told {
  let found: Set<string> | undefined
  const visit = (id: string, context: Asked, seen: Set<string>) => {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next, context, seen)
    return seen
  }
  return (id, context) => {
    found ??= names.reduce((seen, name) => visit(`${source}/${name}`, context, seen), new Set<string>())
    return found.has(id)
  }
}
