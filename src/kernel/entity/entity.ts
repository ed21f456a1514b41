import type { Doubt } from '../problem/doubt.ts'
import type { Access } from '../fields/access.ts'
import type { At } from '../italian/at.ts'
import type { Chain } from './chain.types.ts'
import type { Comparison, Condition } from '../expression/condition.ts'
import { isKind, type Field, type Fields, type Names } from '../fields/field.ts'
import type { Recurrence } from '../fields/recurrence.ts'
import type { Reference } from '../fields/reference.ts'
import type { AnyRow, Draft, Key, KeyOf, Row, Stored, StoredKey } from '../fields/shapes.ts'
import { isFree, isOver, type State, type Status } from '../fields/status.ts'
import type { Team } from '../fields/team.ts'
import type { LateSays } from './lateness.ts'
import type { Problem } from '../problem/problem.ts'
import type { Scanned } from './scan-papers.ts'
import type { Change, Values } from '../door/change.ts'
import type { Read } from '../door/read.ts'
import type { Stock, StockSays } from './stock-movement.ts'
import type { Sort } from '../door/store.ts'
import { isBlank } from '../fields/blank.ts'

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
  /** States of a document in which there is nothing to ask of it yet: the answer to what nobody has been given. */
  readonly notIn?: readonly string[]
}

/**
 * A sentence about what must not be: an end before its start, a technician whose licence has expired. The conditions look at the
 * record and through its references, in the form and in every commit alike.
 */
export interface Rule<K extends string = string> {
  /** The field that the sentence stands at. */
  readonly field: K
  readonly message: string
  /** What must not be, all of it together. */
  readonly when: readonly Condition[]
}

/** What of a record stands as it is, because somebody else holds a copy of it: declared, invoiced, signed. */
export interface Settled {
  /** These fields, or columns of lines (`righe.quantita`), may no longer change, and the record not be removed. */
  readonly fields: readonly string[]
  /** Why, and how one goes on. */
  readonly message: string
  /** A new record that puts it right: what the button says, and what it begins with. */
  readonly instead?: { readonly label: string; readonly values: Values }
}

/** Something about a record as it stands, said above its form, and the record that one makes about it. */
export interface Note {
  readonly message: string
  /** A verdict that is read from afar, of somebody who stands there: may, or may not. */
  readonly verdict?: 'yes' | 'no'
  readonly next?: { readonly label: string; readonly entity: string; readonly values: Values }
}

/** The states of the lifecycle among some fields. */
export type StateOf<F extends Fields> = { [K in keyof F]: F[K] extends Status<infer S> ? S : never }[keyof F]

export interface EntityOptions<N extends string, F extends Fields> {
  readonly name: N
  readonly label: EntityLabel
  readonly fields: F
  /** What a record is called: its fields one after the other, those of an inner list as one; the first field when absent. It is searched, sorted and imported by. */
  readonly title?: readonly (Key<NoInfer<F>> | readonly Key<NoInfer<F>>[])[]
  /** What stands for the first of the title while that is empty. */
  readonly untitled?: string
  /** Who alone sees or changes its records; see `defineGroups`. */
  readonly access?: Access
  /** Other words for the entity, for the palette and the assistant. */
  readonly synonyms?: readonly string[]
  /** What one says who makes a new one («prenota», «fissa»), besides what is said of anything («crea», «aggiungi»). */
  readonly makes?: readonly string[]
  /** The order of a list that nobody has sorted; by the first of the title when absent. */
  readonly sort?: readonly { readonly field: Key<NoInfer<F>>; readonly direction: Sort['direction'] }[]
  /** Fields that together belong to one record alone, each set by itself: a plate, a code. An import and a form recognise a record by them. */
  readonly unique?: readonly (readonly (StoredKey<NoInfer<F>> & string)[])[]
  /** Fields by which two records are probably one, and not surely: a telephone, a name. The title when nothing is said. */
  readonly alike?: readonly (readonly (StoredKey<NoInfer<F>> & string)[])[]
  /** What the notice of another record's change says of one that was written with it, after its label: «Prestazione: Igiene orale, 80,00 €». */
  readonly told?: readonly Key<NoInfer<F>>[]
  /** Fields that tell two records apart, however alike they are: a day of birth. */
  readonly apart?: readonly (StoredKey<NoInfer<F>> & string)[]
  /** Fields of the form in reading order; every stored field except the status when absent. */
  readonly form?: readonly FormGroup<StoredKey<NoInfer<F>> & string>[]
  readonly table: readonly Key<NoInfer<F>>[]
  /** The columns of its board: its status when absent, unless it bears a number, as a document does. `false` where it has none. */
  readonly board?: KeyOf<NoInfer<F>, 'status'> | false
  /** The papers that fill its form from a photo, as the form names them; any that fills two of its fields when nothing is said, none of an empty list. */
  readonly scans?: readonly Scanned[]
  /** When the record happens: on a day, at an hour, for some time. */
  readonly slot?: {
    readonly day: KeyOf<NoInfer<F>, 'date'>
    readonly time?: KeyOf<NoInfer<F>, 'time'>
    /** How long: whole minutes, or hours with a comma. */
    readonly lasts?: KeyOf<NoInfer<F>, 'integer' | 'decimal'>
    /** Minutes where nothing is written; an hour when absent. */
    readonly usual?: number
    /** Rows of the week view: who does the work. */
    readonly lane?: KeyOf<NoInfer<F>, 'reference'>
    /** Records that name the same one here are one engagement, not several that collide: the places taken in a class. */
    readonly together?: KeyOf<NoInfer<F>, 'reference'>
    /** Its lane does one thing at a time: two at once are told, and not refused as where the entity is `exclusive`. */
    readonly alone?: true
  }
  /** Where the record lies on a plan of places: from a day, for some days or nights by the unit of its field, in a lane. */
  readonly span?: {
    readonly from: KeyOf<NoInfer<F>, 'date'>
    readonly lasts: KeyOf<NoInfer<F>, 'integer'>
    readonly lane: KeyOf<NoInfer<F>, 'reference'>
    /** Colours the bar by its `hues`. */
    readonly colour?: KeyOf<NoInfer<F>, 'choice'>
    /** What somebody should know who types so many, said after the day on which they end. */
    said?(count: number): string | undefined
  }
  /** Its records are the opening hours of the trade: one of the firm, and one of each resource that has its own. */
  readonly opening?: OpeningSays<F>
  /** Its records can be put away, or cannot: only where that differs from what the kernel derives (`sector/archives.ts`). */
  readonly archives?: boolean
  /** How its records are late, beyond what slot and states say: a promised day, another tolerance. */
  readonly late?: LateSays
  readonly rules?: readonly Rule<Key<NoInfer<F>>>[]
  /** No two in one lane at one time, by the span or the slot; what is `away` or `freed` by its state takes none. */
  readonly exclusive?: {
    /** Who is taken, where that is not the lane: each of a team. */
    readonly of?: KeyOf<NoInfer<F>, 'reference' | 'team'>
    /** What else each record takes, for itself alone: who gives a lesson beside the room it is given in. */
    readonly also?: readonly KeyOf<NoInfer<F>, 'reference' | 'team'>[]
    /** Entities that lie in the same lanes and keep them closed. */
    readonly with?: readonly string[]
    /** The field that the sentence stands at; the lane when absent. */
    readonly at?: Key<NoInfer<F>>
    /** What is said of this record where it is in the way, after the name of what it takes and with the days: «è già prenotata da Anna dal … al …». */
    says?(row: Stored<N, NoInfer<F>>, when: string, taken: Key<NoInfer<F>>): string
  }
  /** No more than there are places: of a course, on a day; what is `away` or `freed` by its state takes none. */
  readonly capacity?: {
    /** Whose places they are; of several records, all theirs together. */
    readonly of: KeyOf<NoInfer<F>, 'reference' | 'team'>
    /** How many: a number of that record. */
    readonly places: string
    /** The day that they are counted on; all days together when absent. */
    readonly on?: KeyOf<NoInfer<F>, 'date'>
    /** How many it takes; one when absent. */
    readonly counts?: KeyOf<NoInfer<F>, 'integer'>
    /** Each record by itself, and not together with the others: a party at its tables. Of several records always so. */
    readonly alone?: true
  }
  /** Each record moves a stock: what is there is the sum of them, and never less than nothing. */
  readonly stock?: StockSays<NoInfer<F>>
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
  /** What of the record may be right and is probably not meant: asked before it is kept, at its fields. */
  asks?(after: Stored<N, NoInfer<F>>, read: Read): Promise<readonly Doubt[]>
  /** What its form says above the fields; the row as it is read, with what is worked out. */
  note?(row: Row<N, NoInfer<F>>): Note | undefined
  /** What is worked out that the note looks at: it is then said while somebody types, before the record is kept. */
  readonly noteReads?: readonly (keyof NoInfer<F> & string)[]
  /**
   * A record is closed once it bears its number, moves a stock, comes to a state that `closes` or stands on a document (a reference that
   * `closes`): the kernel keeps all its stored fields as they are, and the record with them. Its state still moves on.
   */
  readonly closed?: {
    /** Closed as soon as it is kept: money that came in. */
    readonly always?: true
    /** Fields that may change all the same, because no figure rests on them: a note. */
    readonly open?: readonly (StoredKey<NoInfer<F>> & string)[]
    /** How one goes on, after «La vendita è incassata:»; «resta com’è.» when absent. What is worked out is known where the record is shown. */
    says?(row: Stored<N, NoInfer<F>> & Partial<Row<N, NoInfer<F>>>): string | undefined
    /** A new record that puts it right. */
    instead?(row: Stored<N, NoInfer<F>>): Settled['instead']
  }
  /** Of a payment: its amount, and what is open of the card that it pays (`studente.saldo`). More than that is asked about. */
  readonly owed?: { readonly amount: string; readonly of: string }
  /** Fields, each set by itself, that seldom belong to two records that are not over: a second repair of a vehicle on a day is asked about. */
  readonly seldom?: readonly (readonly (StoredKey<NoInfer<F>> & string)[])[]
  /** A number that only rises, and what is known of it already (`veicolo.chilometri`): less than that is asked about. */
  readonly rises?: { readonly field: KeyOf<NoInfer<F>, 'integer' | 'decimal'>; readonly than: string }
  /** Why a record is never removed although nothing refers to it: settings that everything else reads. It is changed instead. */
  readonly stays?: string
  /** What else of the record is settled, where that does not follow from its being closed: a change of that is refused with its sentence. */
  settled?(row: Stored<N, NoInfer<F>>): Settled | undefined
  /** Further changes that follow from one, decided by pure reading; they join the same commit. */
  effects?(
    before: Stored<N, NoInfer<F>> | undefined,
    after: Stored<N, NoInfer<F>> | undefined,
    read: Read,
    at: At,
  ): readonly Change[] | Promise<readonly Change[]>
}

/** Fields of opening hours. Their lines have the columns of `sectors/common/orario.ts`. */
export interface OpeningSays<F extends Fields = Fields> {
  /** The firm as a subject: «lo studio». */
  readonly place: string
  /** Lines of days and hours. */
  readonly hours: KeyOf<NoInfer<F>, 'lines'>
  /** Lines of days on which all is closed. */
  readonly closures?: KeyOf<NoInfer<F>, 'lines'>
  /** A day of the patron saint, the same every year. */
  readonly patron?: KeyOf<NoInfer<F>, 'date'>
  /** References to what has hours of its own; the record is the firm's where all are empty. */
  readonly of?: readonly KeyOf<NoInfer<F>, 'reference'>[]
}

/** The fields that say when a record happens. */
export interface Slot {
  readonly day: string
  readonly time?: string
  readonly lasts?: string
  readonly usual?: number
  readonly lane?: string
  readonly together?: string
  readonly alone?: true
}

/** The fields that say where a record lies. */
export interface Span {
  readonly from: string
  readonly lasts: string
  readonly lane: string
  readonly colour?: string
  said?(count: number): string | undefined
}

/** What of an entity excludes others. */
export interface Exclusive {
  readonly of?: string
  readonly also?: readonly string[]
  readonly with?: readonly string[]
  readonly at?: string
  says?(row: AnyRow, when: string, taken: string): string
}

/** What of an entity takes places, and whose. */
export interface Capacity {
  readonly of: string
  readonly places: string
  readonly on?: string
  readonly counts?: string
  readonly alone?: true
}

/** What the rest of the kernel knows of an entity: no field is missing, nothing is left to guess. */
export interface Entity<N extends string = string, F extends Fields = Fields> extends Omit<
  EntityOptions<N, F>,
  | 'form'
  | 'span'
  | 'board'
  | 'slot'
  | 'unique'
  | 'alike'
  | 'apart'
  | 'title'
  | 'rules'
  | 'exclusive'
  | 'capacity'
  | 'stock'
  | 'opening'
  | 'seldom'
  | 'rises'
> {
  readonly unique?: readonly (readonly string[])[]
  readonly alike?: readonly (readonly string[])[]
  readonly apart?: readonly string[]
  readonly seldom?: readonly (readonly string[])[]
  readonly rises?: { readonly field: string; readonly than: string }
  readonly form: readonly FormGroup[]
  readonly board?: string
  readonly slot?: Slot
  readonly title: readonly (string | readonly string[])[]
  readonly rules?: readonly Rule[]
  readonly exclusive?: Exclusive
  readonly capacity?: Capacity
  readonly stock?: Stock
  readonly span?: Span
  readonly opening?: OpeningSays
  /** What its asker sees and may not change, where that is something: every record of it, or some fields. */
  readonly fixed?: 'all' | readonly string[]
  /** The chains that begin or end here, where the sector declares any. */
  readonly chains?: readonly Chain[]
}

/** An entity among others, when its fields are not known by name. */
export type AnyEntity = Entity
export type Value<E> = E extends Entity<infer N, infer F> ? Row<N, F> : never
export type DraftOf<E> = E extends Entity<string, infer F> ? Draft<F> : never

export const isStatus = (field: Field): field is Status<string> => isKind(field, 'status')
export const isTeam = (field: Field): field is Team<string> => isKind(field, 'team')
export const isReference = (field: Field): field is Reference<string> => isKind(field, 'reference')
/** Whether its asker may not change any of its records, or one field of them. */
export const isFixed = ({ fixed = [] }: AnyEntity, key?: string): boolean => fixed === 'all' || (key !== undefined && fixed.includes(key))
/** The status of an entity, where it has one: an entity has at most one lifecycle. */
export function statusOf(entity: AnyEntity): [string, Status<string>] | undefined {
  const known = STATUSES.get(entity)
  if (known) return known.status
  const status = Object.entries(entity.fields).find((entry): entry is [string, Status<string>] => isStatus(entry[1]))
  STATUSES.set(entity, { status })
  return status
}
/** Descriptions do not change, and their lifecycle is asked for with every record. */
const STATUSES = new WeakMap<AnyEntity, { readonly status: [string, Status<string>] | undefined }>()
/** How records of an entity are repeated, where they may be: the field that says so, and the day that it is about. */
export function repeatOf({ fields }: AnyEntity): { readonly rule: string; readonly day: string } | undefined {
  const [rule, field] = Object.entries(fields).find((entry): entry is [string, Recurrence<string>] => isKind(entry[1], 'recurrence')) ?? []
  return rule === undefined || field === undefined ? undefined : { rule, day: field.of }
}

/** The state that a record is in, where its entity has a lifecycle. */
export function stateOf(entity: AnyEntity, row: AnyRow): State<string> | undefined {
  const [key, status] = statusOf(entity) ?? []
  return key === undefined ? undefined : status?.states[String(row[key])]
}

/** The records in some of the states, as a condition; nothing where that is every state. */
function inStates(entity: AnyEntity, fits: (state: State<string>) => boolean): readonly Comparison[] {
  const [field, status] = statusOf(entity) ?? []
  if (field === undefined || !status) return []
  const states = Object.entries(status.states)
  const fitting = states.filter(([, state]) => fits(state)).map(([key]) => key)
  return fitting.length === states.length ? [] : [{ field, op: 'in', value: fitting }]
}

/** What of an entity takes its lane and its place, as a condition; nothing where every state does. */
export const takingWhere = (entity: AnyEntity): readonly Comparison[] => inStates(entity, (state) => !isFree(state))

/** What of an entity comes or has been, and was not called off, as a condition; nothing where every state does. */
export const comingWhere = (entity: AnyEntity): readonly Comparison[] => inStates(entity, ({ away }) => !away)

/** Whether a record takes its lane and its place. */
export function isTaking(entity: AnyEntity, row: AnyRow): boolean {
  const state = stateOf(entity, row)
  return !state || !isFree(state)
}

/** Whether a record has a state, and one from which it still goes on. */
export function goesOn(entity: AnyEntity, row: AnyRow): boolean {
  const state = stateOf(entity, row)
  return state !== undefined && !isOver(state)
}

/** Longer fields of a title are cut: a description is no name. */
const LONGEST_TITLE = 60

/** What a record is called; a title that names other records needs their `names` (a page has them), or the id stands for nothing. */
export function titleOf({ title, untitled, fields }: AnyEntity, row: AnyRow, names: Names | undefined): string {
  const parts = title.map((part) => cut(partOf(fields, row, part, names)))
  return [parts[0] || untitled, ...parts.slice(1)].filter(Boolean).join(' · ')
}

/** The name that a field is a part of, whole: a given name with its surname. Nothing for a field that is a name by itself or none. */
export function wholeNameOf({ title, fields }: AnyEntity, row: AnyRow, key: string): string | undefined {
  const part = title.find((one): one is readonly string[] => typeof one !== 'string' && one.includes(key))
  return (part && partOf(fields, row, part, undefined)) || undefined
}

/** One part of a title in words; a name in two fields is one part. */
function partOf(fields: Fields, row: AnyRow, part: string | readonly string[], names: Names | undefined): string {
  const keys = typeof part === 'string' ? [part] : part
  return keys
    .flatMap((key) => (isBlank(row[key]) ? [] : (fields[key]?.format(row[key], names) ?? [])))
    .filter(Boolean)
    .join(' ')
}

/** What is called by a mere number says what it is: «Tavolo 12», «Tavoli 7 + 8»; a name stands by itself. */
export function calledOf({ label }: Pick<AnyEntity, 'label'>, titles: readonly string[]): string {
  const all = titles.join(' + ')
  return titles.every((title) => /^\d+[a-z]?$/i.test(title)) ? `${titles.length > 1 ? label.many : label.one} ${all}` : all
}

const cut = (text: string) => (text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text)

/** What is to be said above the form of any record of an entity. */
export const noteOf = (entity: AnyEntity, row: AnyRow): Note | undefined =>
  entity.note?.(row as Parameters<NonNullable<typeof entity.note>>[0])
