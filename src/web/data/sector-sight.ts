import type { Rights } from '../../kernel/door/asker.ts'
import type { Sector } from '../../kernel/sector/sector.ts'

const known = new WeakMap<Sector, Map<string, Promise<Sector>>>()

/** A sector as somebody with these rights sees it, who is not its owner: one promise for each sight, fetched for nobody else. One that failed may be tried again. */
export function sectorFor(sector: Sector, { groups, writes }: Rights): Promise<Sector> {
  const key = JSON.stringify([groups, writes])
  const some = known.get(sector) ?? new Map<string, Promise<Sector>>()
  known.set(sector, some)
  const seen = some.get(key) ?? look(sector, { groups, writes })
  some.set(key, seen)
  seen.catch(() => some.delete(key))
  return seen
}

async function look(sector: Sector, rights: Rights): Promise<Sector> {
  const { seenSector } = await import('../../kernel/sector/sight/seen-sector.ts')
  return seenSector(sector, rights)
}
