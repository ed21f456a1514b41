import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { laneEntityOf } from '../../kernel/screens/lane-of.ts'
import { isReference, isTeam, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isKind, isOptional, type Field } from '../../kernel/fields/field.ts'
import { isDerived, isShown, isStored } from '../../kernel/fields/derived.ts'
import { referencesOf, targetOf } from '../../kernel/entity/references.ts'
import type { Question } from '../../kernel/question/question.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'

/** A way from an entity to another through its references: `cliente`, `intervento.cliente`. */
export interface Way {
  readonly path: string
  readonly target: string
  readonly hops: 1 | 2
  /** Several at once: a team. */
  readonly many: boolean
}

const isField = (node: object, key: string): boolean => 'field' in node && node.field === key

/** The description of a trade as the engine asks it: where an entity leads, when it happens, what it costs. */
export class Trade {
  readonly sector: Sector
  readonly questions: readonly Question[]
  readonly #entities: ReadonlyMap<string, AnyEntity>
  readonly #ways = new Map<string, readonly Way[]>()

  /** Hour of the turn, where it is known: what is late depends on it. */
  time: string | undefined
  readonly #firstHour: (entity: string) => number | undefined

  /** `firstHour` is the hour at which the records of an entity begin, where that is known. */
  constructor(sector: Sector, questions: readonly Question[], firstHour: (entity: string) => number | undefined = () => undefined) {
    this.#firstHour = firstHour
    this.sector = sector
    this.questions = questions
    this.#entities = new Map(sector.entities.map((entity) => [entity.name, entity]))
  }

  get entities(): readonly AnyEntity[] {
    return this.sector.entities
  }

  entity(name: string): AnyEntity {
    const entity = this.#entities.get(name)
    if (!entity) throw new Error(`No entity is called '${name}'.`)
    return entity
  }

  /** The charts of all screens. */
  get charts(): readonly ChartPanel[] {
    this.#charts ??= this.#panels.filter((panel) => panel.kind === 'chart')
    return this.#charts
  }
  #charts: readonly ChartPanel[] | undefined

  get #panels() {
    return this.sector.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  }

  /** The field at a path, through references. */
  fieldAt(entity: string, path: string): Field | undefined {
    const [key = '', ...rest] = path.split('.')
    const field = this.entity(entity).fields[key]
    if (rest.length === 0 || !field) return field
    return this.#entities.has(targetOf(field)) ? this.fieldAt(targetOf(field), rest.join('.')) : undefined
  }

  /** Where an entity leads, the short ways first. */
  waysFrom(name: string): readonly Way[] {
    const known = this.#ways.get(name)
    if (known) return known
    const near = this.#steps(name).map((way): Way => ({ ...way, hops: 1 }))
    const far = near
      .filter(({ many }) => !many)
      .flatMap((way) =>
        this.#steps(way.target).map((next): Way => ({ path: `${way.path}.${next.path}`, target: next.target, hops: 2, many: next.many })),
      )
      .filter(({ target }) => target !== name && !near.some((way) => way.target === target))
    const ways = [...near, ...far]
    this.#ways.set(name, ways)
    return ways
  }

  #steps(name: string): readonly Omit<Way, 'hops'>[] {
    return Object.entries(this.entity(name).fields).flatMap(([path, field]) =>
      isStored(field) && (isReference(field) || isTeam(field)) && this.#entities.has(field.target)
        ? [{ path, target: field.target, many: isTeam(field) }]
        : [],
    )
  }

  /** The lines of an entity that name records of another, and their column. */
  lineOf(name: string, target: string): { readonly field: string; readonly column: string } | undefined {
    const place = referencesOf(this.entity(name)).find(({ path, field }) => path.includes('.') && field.target === target)
    const [field, column] = place?.path.split('.') ?? []
    return field !== undefined && column !== undefined ? { field, column } : undefined
  }

  wayTo(from: string, target: string): Way | undefined {
    return this.waysFrom(from).find((way) => way.target === target)
  }

  /** The field that says when a record is: of its slot, its span, or the first day that is asked for. */
  dayOf(name: string): string | undefined {
    if (!this.#days.has(name)) this.#days.set(name, this.#dayOf(name))
    return this.#days.get(name)
  }
  readonly #days = new Map<string, string | undefined>()

  #dayOf(name: string): string | undefined {
    const { slot, span, fields, sort, table } = this.entity(name)
    const isDay = (key: string) => fields[key] && isKind(fields[key], 'date') && !isShown(fields[key])
    const own = slot?.day ?? span?.from
    if (own) return own
    // A team has no day: what lies in it has.
    const isLane = this.lyingIn(name).some((lying) => lying.slot ?? lying.span)
    const isOwn = (key: string) => isDay(key) && (!isLane || isStored(fields[key] as Field))
    const days = [...(sort ?? []).map(({ field }) => field), ...table, ...Object.keys(fields)].filter(isOwn)
    // Of somebody the day on which they came rather than that of their birth.
    return days.find((key) => fields[key]?.means !== 'born') ?? days[0]
  }

  /** Tells whether a field holds the day on which a record is made: nothing of it lies ahead. */
  recordsDay(name: string, path: string, today: string): boolean {
    const { slot, span, prefill } = this.entity(name)
    if (slot ?? span ?? path.includes('.')) return false
    return prefill?.({ today })?.[path] === today
  }

  /** The day that is worked out as the one on which a span ends. */
  endOf(name: string): string | undefined {
    const { span, fields } = this.entity(name)
    return Object.keys(fields).find((key) => {
      const field = fields[key]
      if (!span || !field || !isDerived(field) || !('fn' in field.derive) || field.derive.fn !== 'shift') return false
      const [from, lasts] = field.derive.of
      return from !== undefined && lasts !== undefined && isField(from, span.from) && isField(lasts, span.lasts)
    })
  }

  timeOf(name: string): string | undefined {
    const { slot, fields } = this.entity(name)
    return slot?.time ?? Object.keys(fields).find((key) => fields[key] && isKind(fields[key], 'time'))
  }

  /** The field of money that a record is about: what is shown of it first. */
  moneyOf(name: string, stored = false): string | undefined {
    const { fields, table } = this.entity(name)
    const fits = (key: string) => fields[key] && isKind(fields[key], 'money') && (!stored || isStored(fields[key]))
    return [...table, ...Object.keys(fields)].find(fits)
  }

  /** The hours that a record is about, before those that it may say besides: who has worked is measured in them. */
  hoursOf(name: string): string | undefined {
    const hours = Object.entries(this.entity(name).fields).filter(([, { means }]) => means === 'hours')
    return (hours.find(([, field]) => !isOptional(field)) ?? hours[0])?.[0]
  }

  /** A whole number that a record is about: persons, nights, pieces. */
  numberOf(name: string, stored = false): string | undefined {
    const { fields, table } = this.entity(name)
    const fits = (key: string) =>
      fields[key] && (isKind(fields[key], 'integer') || isKind(fields[key], 'decimal')) && (!stored || isStored(fields[key]))
    return [...table, ...Object.keys(fields)].find(fits)
  }

  /** The field that says in what a quantity is counted, where records differ in it: litres, kilos, rolls. */
  unitsOf(name: string, path: string): string | undefined {
    return this.#panels
      .filter((panel) => panel.kind === 'attention')
      .find(({ entity, have, unit }) => entity === name && have === path && this.fieldAt(name, unit)?.kind === 'choice')?.unit
  }

  stateOf(name: string): string | undefined {
    return statusOf(this.entity(name))?.[0]
  }

  /** The entities that lie in the lanes that this one is. */
  lyingIn(name: string): readonly AnyEntity[] {
    return this.entities.filter((entity) => laneEntityOf(entity) === name)
  }

  /** When the trade opens: an hour said by half is one after it. Where nothing begins in the morning that is when the records begin. */
  opensAt(name: string): string {
    const screens = this.sector.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    const own = screens.find((screen) => screen.entity === name && screen.day)?.day ?? screens.find(({ day }) => day)?.day
    const first = this.#firstHour(name) ?? 0
    return first >= 11 ? `${first}:00` : (own?.opens ?? '07:00')
  }
}

/** The field by which a record takes several places at an hour: the tables of a booking. */
export const placesTaken = ({ slot, capacity, fields }: AnyEntity): string | undefined =>
  slot?.time !== undefined && capacity && fields[capacity.of]?.kind === 'team' ? capacity.of : undefined

/** The entity of what a record takes, one or several at once: the rooms of stays, the tables of bookings; '' where it takes nothing. */
export const takenBy = (entity: AnyEntity): string => laneEntityOf(entity) ?? targetOf(entity.fields[placesTaken(entity) ?? ''])
