import type { Asker } from '../../kernel/door/asker.ts'
import type { Sector } from '../../kernel/sector/sector.ts'

const known = new WeakMap<Sector, Map<string, Promise<Sector>>>()

/** A sector as somebody sees it who is not in all of its groups: one promise for each sight, fetched for nobody else. One that failed may be tried again. */
export function sectorFor(sector: Sector, groups: Asker['groups']): Promise<Sector> {
  const key = JSON.stringify(groups)
  const some = known.get(sector) ?? new Map<string, Promise<Sector>>()
  known.set(sector, some)
  const seen = some.get(key) ?? look(sector, groups)
  some.set(key, seen)
  seen.catch(() => some.delete(key))
  return seen
}

async function look(sector: Sector, groups: Asker['groups']): Promise<Sector> {
  const { seenSector } = await import('../../kernel/sector/sight/seen-sector.ts')
  return seenSector(sector, { groups })
}
