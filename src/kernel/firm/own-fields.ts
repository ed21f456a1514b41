import * as z from 'zod/mini'
import type { AnyEntity } from '../entity/entity.ts'
import { boolean } from '../fields/boolean.ts'
import { choice, type Later } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional, type Field, type Fields } from '../fields/field.ts'
import { money } from '../fields/money.ts'
import { decimal } from '../fields/number.ts'
import { OWN_KEY } from '../fields/own-key.ts'
import { text } from '../fields/text.ts'
import type { CollectionScreen, Screen } from '../screens/screen.ts'
import type { Sector } from '../sector/sector.ts'

/** The kinds of fields that a firm adds itself, as it calls them. */
export const ownKinds = {
  testo: 'Testo',
  numero: 'Numero',
  importo: 'Importo in euro',
  data: 'Data',
  scelta: 'Scelta da un elenco',
  si_no: 'Sì o no',
} as const
export type OwnKind = keyof typeof ownKinds

/** So many fields an entity takes, beside those that were put away. */
export const MOST_OWN = 20
/** So many an entity keeps, those that were put away among them. */
export const MOST_KEPT = 60
export const LONGEST_LABEL = 40
export const MOST_OPTIONS = 50
export const LONGEST_OPTION = 60

const label = z.string().check(z.minLength(1), z.maxLength(LONGEST_LABEL))

const option = z.strictObject({
  id: z.string().check(z.regex(/^voce_[a-z0-9]{16}$/)),
  label: z.string().check(z.minLength(1), z.maxLength(LONGEST_OPTION)),
  /** No longer offered; who holds it keeps it. */
  isAway: z.optional(z.literal(true)),
})
export type OwnOption = z.infer<typeof option>

const ownField = z.strictObject({
  /** The key under which records hold its values. */
  id: z.string().check(z.regex(OWN_KEY)),
  entity: z.string(),
  label,
  kind: z.enum(Object.keys(ownKinds) as [OwnKind, ...OwnKind[]]),
  /** Of a choice: its values, in the order in which they are offered. */
  options: z.optional(z.array(option)),
  /** Whether it is a column of lists. */
  isListed: z.boolean(),
  /** Put away: its values stay, and nobody is asked for them. */
  isAway: z.optional(z.literal(true)),
})
/** A field that a firm has added to an entity of its trade. */
export type OwnField = z.infer<typeof ownField>

/** The fields of a firm, in the order in which forms ask for them. */
export const ownFields = z.array(ownField)

/** Whatever is counted or measured in a firm stays within a thousand million. */
const MOST_NUMBER = 1_000_000_000

const make: Readonly<Record<OwnKind, (field: OwnField) => Field>> = {
  testo: (field) => text(field.label),
  numero: (field) => decimal(field.label, { min: -MOST_NUMBER, max: MOST_NUMBER }),
  importo: (field) => money(field.label),
  data: (field) => date(field.label),
  scelta: ({ label: named, options = [] }) => choice(named, labelsOf(options, false), { later: away(labelsOf(options, true)) }),
  si_no: (field) => boolean(field.label),
}

const labelsOf = (options: readonly OwnOption[], isAway: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(options.flatMap((one) => ((one.isAway ?? false) === isAway ? [[one.id, one.label]] : [])))

/** Values that are no longer offered: whoever holds one keeps it and reads it. */
const away = (labels: Readonly<Record<string, string>>): Later => ({
  is: (value) => Object.hasOwn(labels, value),
  label: (value) => labels[value] ?? value,
  among: () => [],
})

/** A field as forms, lists and stores know it. One that was put away is found by none of its words. */
export function fieldOf(field: OwnField): Field {
  const made = optional(make[field.kind](field))
  return field.isAway ? { ...made, words: () => '' } : made
}

/** What stands over the own fields in a form. */
export const OWN_GROUP = 'Campi vostri'

type Wish = 'in use' | 'all'
/** What of a sector own fields come to. */
type Described = Pick<Sector, 'entities' | 'screens'>

/**
 * A sector with the fields that a firm has added: in forms, lists, filters, files and for the assistant. `all` are known to a store,
 * so that what was put away keeps its values; what people see are those `in use`. The sector itself where it has none.
 */
export function withOwnFields<S extends Described>(sector: S, fields: readonly OwnField[], which: Wish = 'in use'): S {
  const wanted = which === 'all' ? fields : fields.filter(({ isAway }) => !isAway)
  const of = Map.groupBy(wanted, ({ entity }) => entity)
  if (of.size === 0) return sector
  return {
    ...sector,
    entities: sector.entities.map((entity) => withFields(entity, of.get(entity.name) ?? [])),
    screens: sector.screens.map((screen) => withFilters(screen, of)),
  }
}

function withFields(entity: AnyEntity, some: readonly OwnField[]): AnyEntity {
  if (some.length === 0) return entity
  const keys = (list: readonly OwnField[]) => list.map(({ id }) => id)
  const used = some.filter(({ isAway }) => !isAway)
  const { closed } = entity
  return {
    ...entity,
    fields: { ...entity.fields, ...(Object.fromEntries(some.map((field) => [field.id, fieldOf(field)])) as Fields) },
    form: used.length > 0 ? [...entity.form, { title: OWN_GROUP, fields: keys(used) }] : entity.form,
    table: [...entity.table, ...keys(used.filter(({ isListed }) => isListed))],
    // No paper and no figure of the trade rests on them: what is closed still takes a note of one's own.
    closed: { ...closed, open: [...(closed?.open ?? []), ...keys(some)] },
  }
}

type List = Pick<CollectionScreen, 'entity' | 'filters'>

function withFilters(screen: Screen, of: ReadonlyMap<string, readonly OwnField[]>): Screen {
  if (screen.kind !== 'collection') return screen
  const filtered = <L extends List>(list: L): L => {
    const keys = (of.get(list.entity) ?? []).flatMap(({ id, isAway }) => (isAway ? [] : [id]))
    return keys.length > 0 ? { ...list, filters: [...list.filters, ...keys] } : list
  }
  const lists = screen.lists && Object.fromEntries(Object.entries(screen.lists).map(([view, list]) => [view, filtered(list)]))
  return filtered({ ...screen, ...(lists && { lists }) })
}

/** The entities that a firm may add fields to: those of which it has a list. */
export function extensible({ entities, screens }: Described): readonly AnyEntity[] {
  const listed = new Set(
    screens.flatMap((screen) =>
      screen.kind === 'collection' ? [screen.entity, ...Object.values(screen.lists ?? {}).map(({ entity }) => entity)] : [],
    ),
  )
  return entities.filter(({ name, stays }) => listed.has(name) && stays === undefined)
}
