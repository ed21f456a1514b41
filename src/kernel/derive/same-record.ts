import { titleOf, type AnyEntity } from '../entity/entity.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { isText } from '../fields/text.ts'
import { foldName } from '../italian/words.ts'
import type { Values } from '../door/change.ts'
import { isBlank } from '../fields/blank.ts'

/** Fields by which a record is recognised; the title where there are none. */
export interface Trait {
  readonly fields: readonly string[]
  readonly isUnique: boolean
}

/** What the records of an entity are recognised by, besides their id. */
export function traitsOf({ unique = [], alike = [[]] }: AnyEntity): readonly Trait[] {
  return [...unique.map((fields) => ({ fields, isUnique: true })), ...alike.map((fields) => ({ fields, isUnique: false }))]
}

/** The fields that a trait is made of: those of the title, where it names none. */
export const keysOf = (entity: AnyEntity, { fields }: Trait): readonly string[] => (fields.length > 0 ? fields : entity.title.flat())

/** What two records that share a trait have in common; undefined where a part of it is not written yet. */
export function traitKey(entity: AnyEntity, { fields, isUnique }: Trait, values: Values): string | undefined {
  if (fields.length === 0) return titleKey(entity, values)
  const parts: string[] = []
  for (const key of fields) {
    const value = values[key]
    const field = entity.fields[key]
    if (!field || isBlank(value)) return undefined
    // Two records are probably one however a particle is written; what must be one of a kind is compared sign by sign.
    if (!isUnique && isText(field) && typeof value === 'string') parts.push(foldName(value))
    else parts.push(field.identity ? field.identity(value) : JSON.stringify(value))
  }
  return parts.join('\n')
}

/** Nothing while a part of the title is not written yet. Whom it names is known by the id: two lessons at one hour are of two pupils. */
function titleKey(entity: AnyEntity, values: Values): string | undefined {
  if (entity.title.flat().some((key) => isBlank(values[key]))) return undefined
  return foldName(titleOf(entity, { id: '', version: 0, ...values }, (id) => id)) || undefined
}

/** «Telefono», «Cognome, nome»: the trait in words. */
export const traitLabel = (entity: AnyEntity, trait: Trait): string =>
  keysOf(entity, trait)
    .map((key) => entity.fields[key]?.short ?? entity.fields[key]?.label ?? key)
    .join(', ')

const singleKeys = (entity: AnyEntity): readonly string[] =>
  traitsOf(entity)
    .flatMap(({ fields }) => (fields.length === 1 ? fields : []))
    .filter((key) => !entity.fields[key]?.access?.read)

/** The fields that `knownBy` reads. */
export const keysKnownBy = (entity: AnyEntity): readonly string[] => [...entity.title.flat(), ...singleKeys(entity)]

/** The words by which a record is recognised when another refers to it: its title, its telephone, its plate; nothing that is kept to some. */
export function knownBy(entity: AnyEntity, row: AnyRow, names: Names): string {
  const words = singleKeys(entity).map((key) => (isBlank(row[key]) ? '' : (entity.fields[key]?.words(row[key]) ?? '')))
  return [titleOf(entity, row, names), ...words].join(' ')
}

/** A record that some values may be about. */
export interface Likeness {
  readonly row: AnyRow
  /** What both have: «Telefono». */
  readonly shared: readonly Trait[]
  /** Whether nothing speaks against it: a unique trait is shared, or every trait that both have is. */
  readonly isSure: boolean
}

export interface Recogniser {
  readonly find: (values: Values) => readonly Likeness[]
  readonly add: (row: AnyRow) => void
}

/** Compares two sets of values by every trait that both have. */
export function likenessOf(entity: AnyEntity, values: Values, row: AnyRow): Likeness | undefined {
  const compare = (trait: Trait): 'same' | 'other' | undefined => {
    const [mine, theirs] = [traitKey(entity, trait, values), traitKey(entity, trait, row)]
    return mine === undefined || theirs === undefined ? undefined : mine === theirs ? 'same' : 'other'
  }
  if (entity.apart?.some((key) => compare({ fields: [key], isUnique: false }) === 'other')) return undefined
  const traits = traitsOf(entity).map((trait) => ({ trait, found: compare(trait) }))
  const shared = traits.flatMap(({ trait, found }) => (found === 'same' ? [trait] : []))
  if (shared.length === 0) return undefined
  return { row, shared, isSure: shared.some(({ isUnique }) => isUnique) || !traits.some(({ found }) => found === 'other') }
}

/** Finds the records that share a trait with given values, the likeliest first. */
export function recogniser(entity: AnyEntity, rows: readonly AnyRow[]): Recogniser {
  const traits = traitsOf(entity)
  const indexes = traits.map(() => new Map<string, AnyRow[]>())
  const add = (row: AnyRow) => {
    for (const [at, trait] of traits.entries()) {
      const key = traitKey(entity, trait, row)
      const index = indexes[at]
      if (key === undefined || !index) continue
      const held = index.get(key)
      if (held) held.push(row)
      else index.set(key, [row])
    }
  }
  for (const row of rows) add(row)
  const find = (values: Values): readonly Likeness[] => {
    const met = new Set(traits.flatMap((trait, at) => indexes[at]?.get(traitKey(entity, trait, values) ?? '') ?? []))
    return [...met].flatMap((row) => likenessOf(entity, values, row) ?? []).toSorted((a, b) => weight(b) - weight(a))
  }
  return { find, add }
}

const weight = ({ isSure, shared }: Likeness) =>
  (shared.some(({ isUnique }) => isUnique) ? 100 : 0) + (isSure ? 10 : 0) + Math.min(shared.length, 9)
