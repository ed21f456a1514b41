import { join } from 'node:path'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { readySlugs } from '../../sectors/ready.ts'
import type { FilesPlace } from '../files/places.ts'
import type { Database } from '../sql/database.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import type { History } from '../sql/migrations/tables.ts'
import { openPostgres } from '../sql/open-postgres.ts'
import { openSqlite } from '../sql/open-sqlite.ts'

/** Where records are kept: SQLite files in a folder, or the PostgreSQL database of this address. */
export interface Keeping {
  readonly folder: string
  readonly url: string | undefined
  /** Where the bytes of files lie; below the folder or in the PostgreSQL database where it is absent. */
  readonly files?: FilesPlace | undefined
}

/** Opens the database of this name, brought to the tables of its history: a file, or a schema. */
export function openNamed(
  { folder, url }: Keeping,
  name: string,
  entities: readonly AnyEntity[] = [],
  history: History = readHistory(name),
): Promise<Database> {
  return url === undefined
    ? openSqlite(join(folder, `${name}.db`), entities, { history })
    : openPostgres(url, entities, { history, schema: name })
}

export interface TradeDatabase {
  readonly sector: Sector
  readonly database: Database
}

export interface TradeDatabases {
  /** The database of a trade, opened when somebody first asks for it; nothing for a trade that is not ready. */
  readonly of: (trade: string) => Promise<TradeDatabase | undefined>
  /** Those that are open, by trade. */
  readonly opened: () => Promise<ReadonlyMap<string, Database>>
  readonly close: () => Promise<void>
}

/** One database a trade: trades call different things by one name. `onOpened` hears of each. */
export function tradeDatabases(keeping: Keeping, onOpened: (database: Database) => void = () => undefined): TradeDatabases {
  const opened = new Map<string, Promise<TradeDatabase>>()
  return {
    async of(trade) {
      const slug = readySlugs.find((one) => one === trade)
      const loader = slug && loaderOf(slug)
      if (!loader) return undefined
      const known = opened.get(slug) ?? open(keeping, slug, () => loader.sector(), onOpened)
      opened.set(slug, known)
      known.catch(() => opened.delete(slug))
      return known
    },
    async opened() {
      const found = await Promise.allSettled([...opened].map(async ([slug, one]) => [slug, (await one).database] as const))
      return new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    },
    async close() {
      for (const one of await Promise.allSettled(opened.values())) if (one.status === 'fulfilled') await one.value.database.close()
    },
  }
}

async function open(
  keeping: Keeping,
  slug: string,
  load: () => Promise<Sector>,
  onOpened: (database: Database) => void,
): Promise<TradeDatabase> {
  const sector = await load()
  const database = await openNamed(keeping, slug, sector.entities)
  onOpened(database)
  return { sector, database }
}
