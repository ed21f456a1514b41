import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Asked = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
type Told = (id: string, context: Asked) => boolean

const source = join(import.meta.dirname, '..', '..', 'src').replaceAll('\\', '/')

/** How each page starts: nothing of it may wait for what comes late. */
const starts = [
  'web/entry.client.tsx',
  'web/root.tsx',
  'web/routes/sector.tsx',
  'web/routes/app.tsx',
  'web/routes/firm.tsx',
  'web/routes/landing.tsx',
  'web/routes/registrati.tsx',
  'web/routes/accedi.tsx',
  'web/data/stale.ts',
]
/** What the landing page fetches late and shares with a dashboard, which it has none of. */
const lateOfLanding = ['web/landing/contact-fields.tsx', 'web/landing/contact-embed.tsx', 'web/landing/answer-typed.ts']
const dashboard = ['web/dashboard/dashboard.tsx', 'web/data/open-demo.ts']

/**
 * The groups of modules that become chunks. Left to itself the bundler makes a chunk for each set of late parts that share a
 * module: 126 files, half of them below 700 bytes, before a dashboard showed its first row. On an old machine asking for a
 * file costs more than the file. All that every dashboard loads is four chunks: `italian` and `inputs`, which the landing
 * page has too, `records` and `dashboard`.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isStart = reachedBy(starts)
  const isOfLanding = reachedBy(lateOfLanding)
  const isOfDashboard = reachedBy(dashboard)
  const isKernel: Told = (id, context) =>
    id.startsWith(`${source}/kernel/`) && (isOfDashboard(id, context) || id.startsWith(`${source}/kernel/fields/`))
  const group = (name: string, tells: Told) => ({ name: (id: string, context: Asked) => (tells(id, context) ? name : null) })
  return [
    // A group takes along what its modules import: what a page starts with is taken out first, chunk by chunk as it was.
    { ...group('icons', (id, context) => id.includes('/lucide-react/') && isStart(id, context)), minShareCount: 8 },
    { ...group('page', isStart), entriesAware: true },
    group('italian', (id, context) => isKernel(id, context) && isOfLanding(id, context)),
    group('records', isKernel),
    group('inputs', (id, context) => isOfLanding(id, context) && isOfDashboard(id, context)),
    group('dashboard', isOfDashboard),
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
