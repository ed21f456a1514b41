import type { At } from './at.ts'
import { isStored } from './fields/derived.ts'
import { isKind, isOptional, type Field, type Fields, type FieldKind } from './fields/field.ts'
import type { Reference } from './fields/reference.ts'
import type { AnyRow, Draft, Key, KeyOf, Row, Stored, StoredKey } from './fields/shapes.ts'
import type { Status } from './fields/status.ts'
import { DefinitionError, type Problem } from './problem.ts'
import type { Change, Values } from './store/change.ts'
import type { Condition, Sort } from './store/store.ts'

export interface EntityLabel {
  readonly one: string
  readonly many: string
  readonly gender: 'm' | 'f'
}

export interface FormGroup<K extends string = string> {
  readonly title?: string
  readonly fields: readonly K[]
  /** A group that only makes sense once the record exists, such as the hours really spent. */
  readonly on?: 'edit'
}

/** A sentence about fields that must agree with each other, for instance an end that comes before its start. */
export interface Rule<F extends Fields = Fields> {
  readonly field: Key<F>
  readonly message: string
  broken(draft: Partial<Draft<F>>, at: At): boolean
}

/** What of a record stands as it is, because somebody else holds a copy of it: declared, invoiced, signed. */
export interface Settled {
  /** These fields may no longer change, and the record not be removed. */
  readonly fields: readonly string[]
  /** Why, and how one goes on. */
  readonly message: string
  /** A new record that puts it right: what the button says, and what it begins with. */
  readonly instead?: { readonly label: string; readonly values: Values }
}

/** Something about a record as it stands, said above its form, and the record that one makes about it. */
export interface Note {
  readonly message: string
  readonly next?: { readonly label: string; readonly entity: string; readonly values: Values }
}

/** How rules and effects look at other records: as they will stand once the commit is through. */
export interface Read {
  get(entity: string, id: string): Promise<AnyRow | undefined>
  /** Every record that meets all conditions, with what is worked out from it. */
  find(entity: string, where: readonly Condition[]): Promise<readonly AnyRow[]>
}

export interface EntityOptions<N extends string, F extends Fields> {
  readonly name: N
  readonly label: EntityLabel
  readonly fields: F
  title(row: Stored<N, NoInfer<F>>): string
  /** Other words for the entity, for the palette and the assistant. */
  readonly synonyms?: readonly string[]
  /** The order of a list that nobody has sorted. */
  readonly sort?: readonly { readonly field: Key<NoInfer<F>>; readonly direction: Sort['direction'] }[]
  /** Fields that together belong to one record alone, each set by itself: a plate, a code. An import and a form recognise a record by them. */
  readonly unique?: readonly (readonly (StoredKey<NoInfer<F>> & string)[])[]
  /** Fields by which two records are probably one, and not surely: a telephone, a name. The title when nothing is said. */
  readonly alike?: readonly (readonly (StoredKey<NoInfer<F>> & string)[])[]
  /** Fields that tell two records apart, however alike they are: a day of birth. */
  readonly apart?: readonly (StoredKey<NoInfer<F>> & string)[]
  /** Fields of the form in reading order; every stored field except the status when absent. */
  readonly form?: readonly FormGroup<StoredKey<NoInfer<F>> & string>[]
  readonly table: readonly Key<NoInfer<F>>[]
  readonly board?: KeyOf<NoInfer<F>, 'status'>
  readonly calendar?: {
    readonly day: KeyOf<NoInfer<F>, 'date'>
    readonly time?: KeyOf<NoInfer<F>, 'time'>
    /** Rows of the week view: who does the work. */
    readonly lane?: KeyOf<NoInfer<F>, 'reference'>
    /** Hours that the record takes, for the length of its block. */
    readonly hours?: KeyOf<NoInfer<F>, 'decimal'>
    /** Records that name the same one here are one engagement, not several that collide: the places taken in a class. */
    readonly together?: KeyOf<NoInfer<F>, 'reference'>
  }
  /** Where the record lies on a plan of places by nights: from a day, for some nights, in a lane that it takes for itself. */
  readonly span?: {
    readonly from: KeyOf<NoInfer<F>, 'date'>
    readonly nights: KeyOf<NoInfer<F>, 'integer'>
    readonly lane: KeyOf<NoInfer<F>, 'reference'>
    /** Colours the bar by its `hues`. */
    readonly colour?: KeyOf<NoInfer<F>, 'choice'>
    /** What somebody should know who types so many nights, said after the day on which they end. */
    said?(nights: number): string | undefined
  }
  readonly rules?: readonly Rule<NoInfer<F>>[]
  /** What a new record starts with. */
  prefill?(at: At): Partial<Draft<NoInfer<F>>>
  /** What follows from what is already written and may be written over: a price from room and nights. Forms offer it while somebody types. */
  proposes?(draft: Partial<Draft<NoInfer<F>>>, read: Read, at: At): Promise<Partial<Draft<NoInfer<F>>>>
  /**
   * What else a record should say once it has changed, where that had followed from what changed: a sum from nights. Of the older
   * state only what it said then is looked at. Offered wherever the record is changed or closed, never written unasked.
   */
  revises?(before: Stored<N, NoInfer<F>>, after: Stored<N, NoInfer<F>>, read: Read): Promise<Partial<Draft<NoInfer<F>>>>
  /** What is wrong with the record among the others, each problem with a sentence that names the other: two bookings of one room. Asked of every record that a commit leaves changed. */
  conflicts?(after: Stored<N, NoInfer<F>>, read: Read, at: At): Promise<readonly Problem[]>
  /** What its form says above the fields; the row as it is read, with what is worked out. */
  note?(row: Row<N, NoInfer<F>>): Note | undefined
  /** Whether the record is settled, and what of it: a change of that is refused with its sentence. */
  settled?(row: Stored<N, NoInfer<F>>): Settled | undefined
  /** Further changes that follow from one, decided by pure reading; they join the same commit. */
  effects?(
    before: Stored<N, NoInfer<F>> | undefined,
    after: Stored<N, NoInfer<F>> | undefined,
    read: Read,
    at: At,
  ): readonly Change[] | Promise<readonly Change[]>
}

/** The fields that say when a record happens. */
export interface CalendarFields {
  readonly day: string
  readonly time?: string
  readonly lane?: string
  readonly hours?: string
  readonly together?: string
}

/** The fields that say where a record lies. */
export interface Span {
  readonly from: string
  readonly nights: string
  readonly lane: string
  readonly colour?: string
  said?(nights: number): string | undefined
}

/** What the rest of the kernel knows of an entity: no field is missing, nothing is left to guess. */
export interface Entity<N extends string = string, F extends Fields = Fields> extends Omit<
  EntityOptions<N, F>,
  'form' | 'span' | 'board' | 'calendar' | 'unique' | 'alike' | 'apart'
> {
  readonly unique?: readonly (readonly string[])[]
  readonly alike?: readonly (readonly string[])[]
  readonly apart?: readonly string[]
  readonly form: readonly FormGroup[]
  readonly board?: string
  readonly calendar?: CalendarFields
  readonly span?: Span
}

/** An entity among others, when its fields are not known by name. */
export type AnyEntity = Entity
export type Value<E> = E extends Entity<infer N, infer F> ? Row<N, F> : never
export type DraftOf<E> = E extends Entity<string, infer F> ? Draft<F> : never

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const RESERVED = new Set(['id', 'version'])

/** Describes one thing that the trade keeps. Faults are thrown here, never while somebody works. */
export function defineEntity<const N extends string, const F extends Fields>(options: EntityOptions<N, F>): Entity<N, F> {
  const entity = { ...options, form: options.form ?? [{ fields: defaultForm(options.fields) }] } as Entity<N, F>
  check(entity)
  return entity
}

function defaultForm<F extends Fields>(fields: F): (StoredKey<F> & string)[] {
  const keys = Object.keys(fields).filter((key) => isStored(fields[key] as Field) && fields[key]?.kind !== 'status')
  return keys as (StoredKey<F> & string)[]
}

function check({ name, fields, form, table, board, calendar, span, rules, sort, unique, alike, apart }: AnyEntity): void {
  const known = (path: string, key: string, kind?: FieldKind) => {
    const field = fields[key]
    if (!field) throw new DefinitionError(`${name}.${path}`, `'${key}' is not a field.`, `Fields: ${Object.keys(fields).join(', ')}.`)
    if (kind && field.kind !== kind)
      throw new DefinitionError(`${name}.${path}`, `'${key}' is a ${field.kind}.`, `Name a field of kind ${kind}.`)
    return field
  }
  if (!NAME.test(name))
    throw new DefinitionError(name, 'an entity is named in singular snake_case without accents.', `For instance 'intervento'.`)
  for (const key of Object.keys(fields)) {
    if (!NAME.test(key))
      throw new DefinitionError(
        `${name}.${key}`,
        'a field is named in snake_case without accents.',
        `Put accents and capitals into the label.`,
      )
    if (RESERVED.has(key)) throw new DefinitionError(`${name}.${key}`, 'the name belongs to the store.', 'Choose another name.')
  }
  for (const key of table) known('table', key)
  for (const { field } of rules ?? []) known('rules', field)
  for (const { field, direction } of sort ?? []) known('sort', field, direction === 'near' ? 'date' : undefined)
  for (const key of apart ?? []) checkTrait(`${name}.apart`, key, known('apart', key))
  for (const [word, sets] of Object.entries({ unique, alike })) {
    for (const set of sets ?? []) {
      if (set.length === 0) throw new DefinitionError(`${name}.${word}`, 'a set names no field.', 'Name the fields, or take the set out.')
      for (const key of set) checkTrait(`${name}.${word}`, key, known(word, key))
    }
  }
  if (board) known('board', board, 'status')
  if (calendar) {
    known('calendar.day', calendar.day, 'date')
    if (calendar.time) known('calendar.time', calendar.time, 'time')
    if (calendar.lane) known('calendar.lane', calendar.lane, 'reference')
    if (calendar.hours) known('calendar.hours', calendar.hours, 'decimal')
    if (calendar.together) known('calendar.together', calendar.together, 'reference')
  }
  if (span) {
    known('span.from', span.from, 'date')
    known('span.nights', span.nights, 'integer')
    known('span.lane', span.lane, 'reference')
    if (span.colour) known('span.colour', span.colour, 'choice')
  }
  const lifecycles = Object.keys(fields).filter((key) => fields[key]?.kind === 'status')
  if (lifecycles.length > 1) {
    throw new DefinitionError(name, `has more than one status: ${lifecycles.join(', ')}.`, 'Keep one lifecycle; make the others a choice.')
  }
  const all = form.flatMap((group) => group.fields)
  const twice = [...all, ...table].find((key, at, list) => list.indexOf(key, at < all.length ? 0 : all.length) !== at)
  if (twice !== undefined) throw new DefinitionError(name, `'${twice}' stands twice in the form or in the table.`, 'Take one out.')
  const placed = new Set(all)
  for (const key of placed) {
    if (!isStored(known('form', key)))
      throw new DefinitionError(`${name}.form`, `'${key}' is worked out and cannot be typed.`, 'Take it out of the form.')
  }
  for (const [key, field] of Object.entries(fields)) checkField(name, fields, key, field, placed.has(key) || form.length === 0)
}

/** What records are recognised by is kept, and can be compared. */
function checkTrait(place: string, key: string, field: Field): void {
  if (!isStored(field))
    throw new DefinitionError(place, `'${key}' is worked out and does not tell records apart.`, 'Name the fields it is worked out from.')
  if (!field.operators.includes('eq'))
    throw new DefinitionError(place, `'${key}' is a ${field.kind}, which is not compared.`, 'Name a field that two records may share.')
}

function checkField(name: string, fields: Fields, key: string, field: Field, isPlaced: boolean): void {
  if (isStored(field) && !isOptional(field) && !isPlaced && !isStatus(field)) {
    throw new DefinitionError(
      `${name}.form`,
      `'${key}' must be filled but stands in no group of the form.`,
      'Place it, or make it optional.',
    )
  }
  if (!isStatus(field)) return
  const states = Object.keys(field.states)
  if (!states.includes(field.initial)) {
    throw new DefinitionError(`${name}.${key}`, `begins as '${field.initial}', which is not a state.`, `States: ${states.join(', ')}.`)
  }
  for (const [state, { next, requires, shows }] of Object.entries(field.states)) {
    for (const to of next) {
      if (!states.includes(to))
        throw new DefinitionError(
          `${name}.${key}`,
          `'${state}' may move to '${to}', which is not a state.`,
          `States: ${states.join(', ')}.`,
        )
    }
    const worked = requires?.find((needed) => fields[needed] && !isStored(fields[needed]))
    if (worked) {
      throw new DefinitionError(`${name}.${key}.${state}`, `requires '${worked}', which is worked out and never lacks.`, 'Take it out.')
    }
    for (const needed of [...(requires ?? []), ...(shows ?? [])]) {
      if (!fields[needed])
        throw new DefinitionError(
          `${name}.${key}.${state}`,
          `${requires?.includes(needed) ? 'requires' : 'shows'} '${needed}', which is not a field.`,
          `Fields: ${Object.keys(fields).join(', ')}.`,
        )
    }
  }
}

export const isStatus = (field: Field): field is Status<string> => isKind(field, 'status')
export const isReference = (field: Field): field is Reference<string> => isKind(field, 'reference')
/** The status of an entity, where it has one: an entity has at most one lifecycle. */
export const statusOf = (entity: AnyEntity): [string, Status<string>] | undefined =>
  Object.entries(entity.fields).find((entry): entry is [string, Status<string>] => isStatus(entry[1]))
/** The title of any record of an entity. */
export const titleOf = (entity: AnyEntity, row: AnyRow): string => entity.title(row as Parameters<typeof entity.title>[0])
/** What of any record of an entity stands as it is. */
export const settledOf = (entity: AnyEntity, row: AnyRow): Settled | undefined =>
  entity.settled?.(row as Parameters<NonNullable<typeof entity.settled>>[0])
/** What is to be said above the form of any record of an entity. */
export const noteOf = (entity: AnyEntity, row: AnyRow): Note | undefined =>
  entity.note?.(row as Parameters<NonNullable<typeof entity.note>>[0])
