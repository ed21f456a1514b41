import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SectorSlug } from '../../src/sectors/slugs.ts'
import type { Part } from './gold.ts'

const folder = join(import.meta.dirname, 'corpus')
/** Looked at only to report: nobody who tunes the engine reads it. */
const APART = 'apart'

/** The parts of a trade's corpus by the name of their file: the one kept apart, or all the others. */
export async function readParts(slug: SectorSlug, which: 'seen' | 'apart'): Promise<ReadonlyMap<string, Part>> {
  const own = join(folder, slug)
  const names = existsSync(own) ? readdirSync(own).map((file) => file.replace(/\.ts$/, '')) : []
  const wanted = names.filter((name) => (name === APART) === (which === 'apart'))
  const parts = await Promise.all(
    wanted.map(async (name) => [name, ((await import(`./corpus/${slug}/${name}.ts`)) as { part: Part }).part] as const),
  )
  return new Map(parts)
}
