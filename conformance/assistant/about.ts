import type { Found } from '../../src/assistant/reply.ts'
import { takingWhere, type AnyEntity } from '../../src/kernel/entity/entity.ts'
import { isShown } from '../../src/kernel/fields/derived.ts'
import { isKind, type Field } from '../../src/kernel/fields/field.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import type { Sector } from '../../src/kernel/sector/sector.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import type { Store } from '../../src/kernel/door/store.ts'

/** Something that a description lets people say, and whether what came is what it says. */
export interface Ask {
  readonly form: Form
  readonly says: string
  readonly isRight: (found: Found) => boolean
}
export type Form =
  | 'count'
  | 'state'
  | 'state of many'
  | 'option'
  | 'reference'
  | 'value'
  | 'groups'
  | 'sum'
  | 'most'
  | 'create'
  | 'update'
  | 'move'
  | 'remove'

export type Titles = ReadonlyMap<string, { readonly title: string; readonly isOnly: boolean }>

/** What records are called that a single text names. */
export async function titlesOf(sector: Sector, store: Store): Promise<Titles> {
  const all = new Map<string, { readonly title: string; readonly isOnly: boolean }>()
  for (const entity of sector.entities) {
    const [title = '', more] = entity.title.flat()
    if (more !== undefined || !isKind(entity.fields[title] as Field, 'text')) continue
    const { rows } = await allRows(store, { entity: entity.name })
    const times = Map.groupBy(rows, (row) => row[title])
    for (const row of rows) {
      const said = row[title]
      if (typeof said === 'string' && said !== '') all.set(row.id, { title: said, isOnly: times.get(said)?.length === 1 })
    }
  }
  return all
}

const MOST = 3
/** A few of many, spread over all of them. */
export const some = <T>(all: readonly T[], count = MOST): readonly T[] => {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, at) => at % step === 0).slice(0, count)
}

/** An entity of a trade, its records, and how they are spoken of. */
export class About {
  readonly sector: Sector
  readonly entity: AnyEntity
  readonly rows: readonly AnyRow[]
  /** Those that come: what was cancelled is no appointment of anybody's. */
  readonly coming: readonly AnyRow[]
  readonly titles: Titles

  private constructor(sector: Sector, entity: AnyEntity, rows: readonly AnyRow[], coming: readonly AnyRow[], names: Titles) {
    this.sector = sector
    this.entity = entity
    this.rows = rows
    this.coming = coming
    this.titles = names
  }

  static async of(sector: Sector, entity: AnyEntity, store: Store, names: Titles): Promise<About> {
    const { rows } = await allRows(store, { entity: entity.name })
    const coming = await allRows(store, { entity: entity.name, where: takingWhere(entity) })
    return new About(sector, entity, rows, coming.rows, names)
  }

  get one() {
    return this.entity.label.one.toLowerCase()
  }
  get many() {
    return this.entity.label.many.toLowerCase()
  }
  get fields(): readonly (readonly [string, Field])[] {
    return Object.entries(this.entity.fields)
  }
  get isHers() {
    return this.entity.label.gender === 'f'
  }
  /** Records that a name alone tells apart. */
  get named(): readonly (readonly [AnyRow, string])[] {
    return this.rows.flatMap((row) => {
      const named = this.titles.get(row.id)
      return named?.isOnly ? [[row, named.title] as const] : []
    })
  }

  ask(form: Form, says: string, isRight: Ask['isRight']): Ask {
    return { form, says, isRight }
  }

  lists(form: Form, says: string, isIn: (row: AnyRow) => boolean): readonly Ask[] {
    const golds = [this.rows, this.coming].map((rows) => idsOf(rows.filter(isIn)))
    return [
      this.ask(
        form,
        says,
        (found) =>
          (found.is === 'records' && found.entity === this.entity.name && golds.includes(found.ids.toSorted().join())) ||
          (found.is === 'value' && found.entity === this.entity.name && golds.includes(found.id)),
      ),
    ]
  }

  /** Fields that are added up. */
  get figures() {
    return this.fields.filter(([, field]) => !isShown(field) && ['money', 'integer', 'decimal'].includes(field.kind)).slice(0, 4)
  }
}

const idsOf = (rows: readonly AnyRow[]): string =>
  rows
    .map(({ id }) => id)
    .toSorted()
    .join()
