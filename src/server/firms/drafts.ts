import { sql } from 'kysely'
import type { DraftHeld, DraftWish } from '../../kernel/firm/drafts.ts'
import type { Database } from '../sql/database.ts'

/** Drafts that are kept for one person in one firm; the oldest make room. */
const MOST_DRAFTS = 50
/** Age at which a draft goes. */
const DRAFT_MS = 30 * 24 * 60 * 60_000

/** A draft with the entity of its form. */
export interface KeptDraft extends DraftHeld, Pick<DraftWish, 'entity'> {}

export interface FirmDrafts {
  /** Drafts that a member has of one form, the oldest first. */
  readonly of: (member: string, place: string) => Promise<readonly KeptDraft[]>
  /** Keeps a draft in place of its earlier version, and sweeps those that are too many or too old. */
  readonly keep: (member: string, id: string, draft: DraftWish) => Promise<void>
  readonly drop: (member: string, id: string) => Promise<void>
}

interface Row {
  readonly id: string
  readonly entity: string
  readonly value: string
  readonly at: string
}

/** Drafts of the people of one server. */
export function draftsIn({ db }: Pick<Database, 'db'>, now: () => Date): FirmDrafts {
  const oldest = () => new Date(now().getTime() - DRAFT_MS).toISOString()
  return {
    of: async (member, place) => {
      const { rows } = await sql<Row>`select id, entity, value, at from draft
        where member = ${member} and place = ${place} and at > ${oldest()} order by at, id`.execute(db)
      return rows.map(({ value, ...row }) => ({ ...row, ...(JSON.parse(value) as Pick<DraftWish, 'typed' | 'base'>) }))
    },
    keep: async (member, id, { entity, place, typed, base }) => {
      const [value, at] = [JSON.stringify({ typed, base }), now().toISOString()]
      // A draft that arrives after its owner has left the firm is kept for nobody.
      await sql`insert into draft (member, id, entity, place, value, at)
        select id, ${sql.val(id)}, ${entity}, ${place}, ${value}, ${at} from member where id = ${member}
        on conflict (member, id) do update set entity = excluded.entity, place = excluded.place, value = excluded.value, at = excluded.at`.execute(
        db,
      )
      await sql`delete from draft where member = ${member}
        and id not in (select id from draft where member = ${member} order by at desc, id desc limit ${sql.lit(MOST_DRAFTS)})`.execute(db)
      await sql`delete from draft where at <= ${oldest()}`.execute(db)
    },
    drop: async (member, id) => {
      await sql`delete from draft where member = ${member} and id = ${id}`.execute(db)
    },
  }
}
