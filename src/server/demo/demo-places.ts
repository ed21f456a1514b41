import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sector } from '../../kernel/sector/sector.ts'
import { timeNow, today } from '../../kernel/italian/dates.ts'
import type { Files } from '../../kernel/files/files.ts'
import type { Store } from '../../kernel/door/store.ts'
import { sectorSlugs } from '../../sectors/slugs.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import type { Database } from '../sql/database.ts'
import { fillWorkspace } from '../sql/fill-workspace.ts'
import { openSqlite } from '../sql/open-sqlite.ts'
import { SqlFiles } from '../sql/sql-files.ts'
import { SqlStore } from '../sql/sql-store.ts'

interface Trade {
  readonly sector: Sector
  readonly database: Database
}

/** A page that somebody has opened: its records, and what time it is there. */
interface Place extends Trade {
  now: Date
}

/** The trade of a page by its slug; nothing where there is none. */
export type SectorOf = (slug: string) => Promise<Sector | undefined>

async function readySector(slug: string): Promise<Sector | undefined> {
  const known = sectorSlugs.find((one) => one === slug)
  return known && loaderOf(known)?.sector()
}

/** Pages that are answered at once; who opened first is forgotten first. */
const MOST = 500

export interface DemoPlaces {
  /** A new place with the sample made for a moment, and how it is called; nothing for a trade that is not ready. */
  readonly make: (slug: string, now: Date) => Promise<string | undefined>
  /** The records and files of a place, opened for somebody at a moment of that page's clock. */
  readonly open: (place: string, by: string, now: Date) => { readonly store: Store; readonly files: Files } | undefined
  readonly close: () => Promise<void>
}

/**
 * The samples of the demo pages in SQLite: one file a trade in a temporary folder, a workspace for each page that is opened, so that
 * a reload starts afresh as it does in memory. Gone with the server.
 */
export function demoPlaces(sectorOf: SectorOf = readySector): DemoPlaces {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-prova-'))
  const trades = new Map<string, Promise<Trade | undefined>>()
  const places = new Map<string, Place>()

  const tradeOf = (slug: string): Promise<Trade | undefined> => {
    const known = trades.get(slug) ?? openTrade(folder, slug, sectorOf)
    trades.set(slug, known)
    return known
  }
  return {
    async make(slug, now) {
      const trade = await tradeOf(slug)
      if (!trade) return undefined
      const { sector, database } = trade
      const at = atOf(now)
      const name = randomUUID()
      await fillWorkspace(database, sector.entities, name, sector.sample(at.today, at.time), () => at)
      places.set(name, { ...trade, now })
      const [oldest] = places.keys()
      if (places.size > MOST && oldest !== undefined) places.delete(oldest)
      return name
    },
    open(name, by, now) {
      const place = places.get(name)
      if (!place) return undefined
      place.now = now
      const { database, sector } = place
      const nowThere = () => place.now.toISOString()
      const store = new SqlStore({
        database,
        entities: sector.entities,
        workspace: name,
        // Whoever opens a demo page owns the firm in it.
        asker: { by, groups: 'all' },
        at: () => atOf(place.now),
        now: nowThere,
      })
      return { store, files: new SqlFiles({ database, workspace: name, by, now: nowThere }) }
    },
    async close() {
      for (const trade of await Promise.all(trades.values())) await trade?.database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openTrade(folder: string, slug: string, sectorOf: SectorOf): Promise<Trade | undefined> {
  const sector = await sectorOf(slug)
  return sector && { sector, database: await openSqlite(join(folder, `${slug}.db`), sector.entities) }
}

const atOf = (moment: Date) => ({ today: today(moment), time: timeNow(moment) })
