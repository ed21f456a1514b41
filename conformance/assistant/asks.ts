import type { Found } from '../../src/assistant/reply.ts'
import { isReference, isTeam, statusOf, takingWhere, type AnyEntity } from '../../src/kernel/entity.ts'
import type { Condition } from '../../src/kernel/expression/condition.ts'
import { isShown, isStored } from '../../src/kernel/fields/derived.ts'
import { isKind, type Field } from '../../src/kernel/fields/field.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import type { Sector } from '../../src/kernel/sector.ts'
import { allRows } from '../../src/kernel/store/all-rows.ts'
import type { Store } from '../../src/kernel/store/store.ts'

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

interface Written {
  readonly said: string
  readonly value: unknown
}

/** Everything of one entity that is said by its description alone, over its records in a store. */
export async function asksOf(sector: Sector, entity: AnyEntity, store: Store): Promise<readonly Ask[]> {
  const { rows } = await allRows(store, { entity: entity.name })
  const names = await titles(sector, store)
  const of = new Asks(sector, entity, rows, names)
  return [
    ...of.counts(),
    ...of.states(),
    ...of.options(),
    ...of.references(),
    ...of.values(),
    ...of.groups(),
    ...of.sums(),
    ...of.most(),
    ...of.creations(),
    ...of.updates(),
    ...of.moves(),
    ...of.removals(),
  ]
}

type Titles = ReadonlyMap<string, { readonly title: string; readonly isOnly: boolean }>

async function titles(sector: Sector, store: Store): Promise<Titles> {
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

const most = 3
const some = <T>(all: readonly T[], count = most): readonly T[] => {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, at) => at % step === 0).slice(0, count)
}

class Asks {
  readonly #sector: Sector
  readonly #entity: AnyEntity
  readonly #rows: readonly AnyRow[]
  readonly #titles: Titles

  constructor(sector: Sector, entity: AnyEntity, rows: readonly AnyRow[], titles: Titles) {
    this.#sector = sector
    this.#entity = entity
    this.#rows = rows
    this.#titles = titles
  }

  get #one() {
    return this.#entity.label.one.toLowerCase()
  }
  get #many() {
    return this.#entity.label.many.toLowerCase()
  }
  get #fields(): readonly (readonly [string, Field])[] {
    return Object.entries(this.#entity.fields)
  }
  get #isHers() {
    return this.#entity.label.gender === 'f'
  }
  /** Records that a name alone tells apart. */
  get #named(): readonly (readonly [AnyRow, string])[] {
    return this.#rows.flatMap((row) => {
      const named = this.#titles.get(row.id)
      return named?.isOnly ? [[row, named.title] as const] : []
    })
  }

  #ask(form: Form, says: string, isRight: Ask['isRight']): Ask {
    return { form, says, isRight }
  }

  /** Those that come, or all: what was cancelled is no appointment of anybody's. */
  get #coming(): readonly AnyRow[] {
    const taking = takingWhere(this.#entity)
    return this.#rows.filter((row) => taking.every((one) => meets(row, one)))
  }

  #lists(form: Form, says: string, isIn: (row: AnyRow) => boolean): readonly Ask[] {
    const golds = [this.#rows, this.#coming].map((rows) => idsOf(rows.filter(isIn)))
    return [
      this.#ask(
        form,
        says,
        (found) =>
          (found.is === 'records' && found.entity === this.#entity.name && golds.includes(found.ids.toSorted().join())) ||
          (found.is === 'value' && found.entity === this.#entity.name && golds.includes(found.id)),
      ),
    ]
  }

  counts(): readonly Ask[] {
    const isRight = (found: Found) =>
      (found.is === 'number' || found.is === 'metric') && [this.#rows.length, this.#coming.length].includes(found.value ?? -1)
    return [
      this.#ask('count', `${this.#isHers ? 'Quante' : 'Quanti'} ${this.#many} ci sono?`, isRight),
      this.#ask('count', `numero di ${this.#many}`, isRight),
    ]
  }

  states(): readonly Ask[] {
    const [key, status] = statusOf(this.#entity) ?? []
    if (key === undefined || !status) return []
    return Object.entries(status.states).flatMap(([state, { label }]) => [
      ...this.#lists(
        'state',
        `Mostra ${this.#many} con ${status.label.toLowerCase()} «${label.toLowerCase()}»`,
        (row) => row[key] === state,
      ),
      ...this.#lists('state of many', `${this.#many} in stato ${label.toLowerCase()}`, (row) => row[key] === state),
      ...this.#lists('state of many', `quali ${this.#many} sono ${ofMany(label, this.#isHers)}?`, (row) => row[key] === state),
    ])
  }

  options(): readonly Ask[] {
    return this.#fields.flatMap(([key, field]) => {
      if (!isKind(field, 'choice')) return []
      return some(Object.entries(optionsOf(field))).flatMap(([option, label]) =>
        this.#lists('option', `${this.#many} con ${field.label.toLowerCase()} ${label.toLowerCase()}`, (row) => row[key] === option),
      )
    })
  }

  references(): readonly Ask[] {
    return this.#fields.flatMap(([key, field]) => {
      if (!isStored(field) || !(isReference(field) || isTeam(field))) return []
      const isIn = (row: AnyRow, id: string) => row[key] === id || (Array.isArray(row[key]) && row[key].includes(id))
      const used = [...new Set(this.#rows.flatMap((row) => row[key]).filter((id): id is string => typeof id === 'string'))]
      const sole = this.#fields.filter(([, one]) => isReference(one) && one.target === field.target).length === 1
      return some(used, 2).flatMap((id) => {
        const named = this.#titles.get(id)
        if (!named?.isOnly) return []
        const says = [`${this.#many} con ${field.label.toLowerCase()} ${named.title}`, ...(sole ? [`${this.#many} di ${named.title}`] : [])]
        return says.flatMap((one) => this.#lists('reference', one, (row) => isIn(row, id)))
      })
    })
  }

  values(): readonly Ask[] {
    return some(this.#named, 2).flatMap(([row, title]) =>
      this.#entity.table.flatMap((key) => {
        const field = this.#entity.fields[key]
        const held = row[key]
        // What is counted is called as what it counts.
        const isCounted = this.#sector.entities.some(({ label }) => label.many.toLowerCase() === field?.label.toLowerCase())
        if (!field || isCounted || key === this.#entity.title.flat()[0] || held === undefined || held === null || held === '') return []
        const isRight = (found: Found) =>
          found.is === 'value' && ((found.id === row.id && found.field === key) || JSON.stringify(found.value) === JSON.stringify(held))
        return [
          this.#ask('value', `Qual è ${withArticle(field.label)} di ${title}?`, isRight),
          this.#ask('value', `${title}: ${field.label.toLowerCase()}?`, isRight),
        ]
      }),
    )
  }

  groups(): readonly Ask[] {
    return this.#fields.flatMap(([key, field]) => {
      if (isShown(field) || !(isKind(field, 'choice') || isKind(field, 'status') || isReference(field))) return []
      const golds = [this.#rows, this.#coming].map((rows) => Map.groupBy(rows, (row) => row[key]))
      const isRight = (found: Found) =>
        found.is === 'groups' &&
        golds.some((by) => Object.entries(found.groups).every(([group, value]) => (by.get(group)?.length ?? value) === value))
      return [
        this.#ask('groups', `${this.#isHers ? 'Quante' : 'Quanti'} ${this.#many} per ${field.label.toLowerCase()}?`, isRight),
        this.#ask('groups', `${this.#many} divisi per ${field.label.toLowerCase()}`, isRight),
      ]
    })
  }

  get #figures() {
    return this.#fields.filter(([, field]) => !isShown(field) && ['money', 'integer', 'decimal'].includes(field.kind)).slice(0, 4)
  }

  sums(): readonly Ask[] {
    return this.#figures.flatMap(([key, field]) => {
      const golds = [this.#rows, this.#coming].map((rows) => rows.map((row) => row[key]).filter((one) => typeof one === 'number'))
      const sumOf = (held: readonly number[]) => held.reduce((all, one) => all + one, 0)
      const near = (values: readonly number[]) => (found: Found) =>
        found.is === 'number' && values.some((value) => found.value !== undefined && Math.abs(found.value - value) < 0.51)
      if (golds.some(({ length }) => length === 0)) return []
      return [
        this.#ask('sum', `Quanto fa in tutto ${field.label.toLowerCase()} di tutti i ${this.#many}?`, near(golds.map(sumOf))),
        this.#ask('sum', `${field.label.toLowerCase()} in media dei ${this.#many}`, near(golds.map((held) => sumOf(held) / held.length))),
      ]
    })
  }

  most(): readonly Ask[] {
    return this.#figures.slice(0, 2).flatMap(([key, field]) => {
      const held = this.#rows.filter((row) => typeof row[key] === 'number')
      if (held.length < 2) return []
      const best = [this.#rows, this.#coming].map((rows) => Math.max(...rows.map((row) => Number(row[key] ?? Number.NEGATIVE_INFINITY))))
      const isBest = (value: unknown) => best.some((one) => one === value)
      const isRight = (found: Found) =>
        (found.is === 'records' && held.some((row) => row.id === found.ids[0] && isBest(row[key]))) ||
        ((found.is === 'number' || found.is === 'value') && isBest(found.value))
      return [
        this.#ask(
          'most',
          `${this.#isHers ? 'la' : 'il'} ${this.#one} con ${field.label.toLowerCase()} più ${isHerLabel(field) ? 'alta' : 'alto'}`,
          isRight,
        ),
      ]
    })
  }

  /** A value of a field as one says it. */
  #written(field: Field, row?: AnyRow, key = ''): Written | undefined {
    const labels = Object.entries(optionsOf(field))
    switch (field.kind) {
      case 'money':
        return row?.[key] === 4200 ? { said: '51 euro', value: 5100 } : { said: '42 euro', value: 4200 }
      case 'integer':
      case 'decimal':
        return row?.[key] === 7 ? { said: '9', value: 9 } : { said: '7', value: 7 }
      case 'phone':
        return { said: '0376 123456', value: '0376 123456' }
      case 'email':
        return { said: 'info@esempio.it', value: 'info@esempio.it' }
      case 'date':
        return { said: '15 dicembre', value: '2026-12-15' }
      case 'time':
        return row?.[key] === '16:00' ? { said: '17:00', value: '17:00' } : { said: '16:00', value: '16:00' }
      case 'choice': {
        const option = labels.find(([one]) => one !== row?.[key])
        return option && { said: option[1].toLowerCase(), value: option[0] }
      }
      case 'reference': {
        if (!isReference(field)) return undefined
        const target = this.#sector.entities.find(({ name }) => name === field.target)
        if (!target) return undefined
        const named = [...this.#titles].filter(([id, { isOnly }]) => isOnly && id.startsWith(`${target.name}_`) && id !== row?.[key])
        const [id, name] = named[Math.floor(named.length / 2)] ?? []
        return id === undefined || !name ? undefined : { said: name.title, value: id }
      }
      case 'text':
        return { said: 'Prova Zeta', value: 'Prova Zeta' }
      default:
        return undefined
    }
  }

  creations(): readonly Ask[] {
    const keys = (this.#entity.form ?? []).filter(({ on }) => on !== 'edit').flatMap(({ fields }) => fields)
    const [title = ''] = this.#entity.title.flat()
    const stored = keys.flatMap((key) => {
      const field = this.#entity.fields[key]
      const written = field && isStored(field) && field.kind !== 'text' ? this.#written(field) : undefined
      return field && written ? [{ key, field, written }] : []
    })
    const name = this.#entity.fields[title]?.kind === 'text' ? { said: ' Prova Zeta', values: { [title]: 'Prova Zeta' } } : undefined
    return some(stored, 4).flatMap(({ key, field, written }) => {
      const values = { ...name?.values, [key]: written.value }
      const said = `${this.#isHers ? 'nuova' : 'nuovo'} ${this.#one}${name?.said ?? ''}, ${field.label.toLowerCase()} ${written.said}`
      return [
        this.#ask('create', said, (found) => {
          // What is required may still be asked for.
          if (found.is === 'asks') return found.entity === this.#entity.name && found.field !== key
          if (found.is === 'choose') return found.entity !== this.#entity.name
          if (found.is !== 'proposal') return found.is === 'impossible' && found.entity === this.#entity.name
          const [change] = found.changes
          return change?.type === 'create' && change.entity === this.#entity.name && holds(change.values, values)
        }),
      ]
    })
  }

  updates(): readonly Ask[] {
    const [pair] = some(this.#named, 1)
    if (!pair) return []
    const [row, title] = pair
    const keys = (this.#entity.form ?? [{ fields: this.#entity.table }]).flatMap(({ fields }) => fields)
    return some(keys, 8).flatMap((key) => {
      const field = this.#entity.fields[key]
      if (!field || !isStored(field) || key === this.#entity.title.flat()[0] || isKind(field, 'status')) return []
      const written = this.#written(field, row, key)
      if (!written) return []
      const isRight = (found: Found) => {
        if (found.is === 'impossible') return found.entity === this.#entity.name
        if (found.is !== 'proposal' || found.changes.length !== 1) return false
        const [change] = found.changes
        return change?.type === 'update' && change.id === row.id && holds(change.values, { [key]: written.value })
      }
      return [
        this.#ask('update', `cambia ${withArticle(field.label)} di ${title} in ${written.said}`, isRight),
        this.#ask('update', `${title}: metti ${field.label.toLowerCase()} ${written.said}`, isRight),
      ]
    })
  }

  moves(): readonly Ask[] {
    const [key, status] = statusOf(this.#entity) ?? []
    if (key === undefined || !status) return []
    return Object.entries(status.states).flatMap(([state, { next }]) => {
      const pair = this.#named.find(([row]) => row[key] === state)
      if (!pair) return []
      const [row, title] = pair
      return next.flatMap((to) => {
        const label = status.states[to]?.label.toLowerCase() ?? ''
        const isRight = (found: Found) =>
          (found.is === 'proposal' && found.changes.some((one) => one.type === 'move' && one.id === row.id && one.to === to)) ||
          ((found.is === 'asks' || found.is === 'impossible') && found.entity === this.#entity.name)
        return [
          this.#ask('move', `segna ${title} come ${label}`, isRight),
          this.#ask('move', `${this.#one} ${title} ora è ${label}`, isRight),
        ]
      })
    })
  }

  removals(): readonly Ask[] {
    const [pair] = some(this.#named, 1)
    if (!pair) return []
    const [row, title] = pair
    return [
      this.#ask(
        'remove',
        `elimina ${this.#isHers ? 'la' : 'il'} ${this.#one} ${title}`,
        (found) =>
          (found.is === 'proposal' && found.changes.some((one) => one.type === 'remove' && one.id === row.id)) ||
          (found.is === 'impossible' && found.entity === this.#entity.name),
      ),
    ]
  }
}

const optionsOf = (field: Field): Readonly<Record<string, string>> =>
  'options' in field && typeof field.options === 'object' && field.options ? (field.options as Readonly<Record<string, string>>) : {}

/** «il prezzo», «la data», «l'ora», «lo stato». */
function withArticle(label: string): string {
  const said = label.toLowerCase()
  const [first = ''] = said.split(/[ /]/)
  if (/^[aeiou]/.test(first)) return `l’${said}`
  if (/(?:a|ione)$/.test(first)) return `la ${said}`
  return `${/^(?:s[^aeiou]|z|gn|ps)/.test(first) ? 'lo' : 'il'} ${said}`
}

const idsOf = (rows: readonly AnyRow[]): string =>
  rows
    .map(({ id }) => id)
    .toSorted()
    .join()

const isHerLabel = ({ label }: Field) => /a$/.test(label.toLowerCase().split(' ')[0] ?? '')

/** «completato» of many: «completati», «completate». */
function ofMany(label: string, isHers: boolean): string {
  const [first = '', ...rest] = label.toLowerCase().split(' ')
  const many = /..[ao]$/.test(first) ? first.replace(/[ao]$/, isHers ? 'e' : 'i') : first
  return [many, ...rest].join(' ')
}

const holds = (values: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([key, value]) => {
    const held = values[key]
    if (typeof value === 'string' && typeof held === 'string')
      return held.replaceAll(/\s/g, '').toLowerCase() === value.replaceAll(/\s/g, '').toLowerCase()
    return held === value || (Array.isArray(held) && held.length === 1 && held[0] === value)
  })

function meets(row: AnyRow, { field, op, value }: Condition): boolean {
  const held = row[field]
  if (op === 'eq') return held === value
  if (op === 'ne') return held !== value
  return op === 'in' && Array.isArray(value) && value.includes(held)
}
