import { sql } from 'kysely'
import { choicesAfter, type Choices, type ChoicesAsked, type Theme } from '../../kernel/firm/choices.ts'
import type { SavedView, ViewsChanged, ViewsHeld } from '../../kernel/firm/saved-views.ts'
import type { Database, Db } from '../sql/database.ts'
import type { Membership } from './firms.ts'

/** What somebody has chosen in a firm, and the views that he and the firm keep. */
export interface Chosen {
  readonly views: ViewsHeld
  readonly choices: Choices
  readonly theme: Theme | undefined
}

type Place = Pick<Membership, 'firm' | 'member'>

export interface FirmChoices {
  readonly of: (place: Place, user: string) => Promise<Chosen>
  /** Keeps what it names; the rest stays. */
  readonly choose: (place: Place, user: string, asked: ChoicesAsked) => Promise<void>
  /** Changes the views as they stand at that moment; what is refused leaves them. */
  readonly changeViews: (place: Place, change: (held: ViewsHeld) => ViewsChanged) => Promise<ViewsChanged>
}

interface Row {
  readonly shared: string | null
  readonly own: string | null
  readonly choices: string | null
}

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light'

/** Choices and views of the people of one server. */
export function choicesIn({ db, transaction }: Pick<Database, 'db' | 'transaction'>): FirmChoices {
  return {
    of: async (place, user) => {
      const { rows } = await sql<{ theme: string | null }>`select theme from ${sql.table('user')} where id = ${user}`.execute(db)
      const theme = rows[0]?.theme
      return { ...(await keptOf(db, place)), theme: isTheme(theme) ? theme : undefined }
    },
    choose: (place, user, asked) =>
      transaction('firms', async (own) => {
        const { choices } = await keptOf(own, place)
        const after = JSON.stringify(choicesAfter(choices, asked))
        await sql`update member set choices = ${after} where id = ${place.member}`.execute(own)
        if (asked.theme) await sql`update ${sql.table('user')} set theme = ${asked.theme} where id = ${user}`.execute(own)
      }),
    changeViews: (place, change) =>
      transaction('firms', async (own) => {
        const { views } = await keptOf(own, place)
        const changed = change(views)
        if (!changed.ok) return changed
        const { held } = changed
        await sql`update firm set views = ${JSON.stringify(held.shared)} where id = ${place.firm}`.execute(own)
        await sql`update member set views = ${JSON.stringify(held.own)} where id = ${place.member}`.execute(own)
        return changed
      }),
  }
}

async function keptOf(db: Db, { firm, member }: Place): Promise<Omit<Chosen, 'theme'>> {
  const { rows } = await sql<Row>`select f.views as shared, m.views as own, m.choices from member m join firm f on f.id = m.firm
    where m.id = ${member} and f.id = ${firm}`.execute(db)
  const [{ shared, own, choices } = { shared: null, own: null, choices: null }] = rows
  return { views: { own: viewsIn(own), shared: viewsIn(shared) }, choices: choices === null ? {} : (JSON.parse(choices) as Choices) }
}

const viewsIn = (text: string | null): readonly SavedView[] => (text === null ? [] : (JSON.parse(text) as readonly SavedView[]))
