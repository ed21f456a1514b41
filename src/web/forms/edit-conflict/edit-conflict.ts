import type { Values } from '../../../kernel/door/change.ts'
import type { Entry, Store } from '../../../kernel/door/store.ts'
import { isFixed, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { heldAt, referencesOf } from '../../../kernel/entity/references.ts'
import { numberOf } from '../../../kernel/derive/numbering.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { titlesOf } from '../../data/use-names.ts'
import { storedValues } from '../form-shape.ts'
import { differencesOf, type Difference, type Versions } from './three-way.ts'

/** A record that somebody else has saved while it was being changed here. */
export interface EditConflict {
  readonly entity: AnyEntity
  readonly id: string
  /** Two people at once, or a change that is to be taken back although its fields have changed again. */
  readonly kind: 'edit' | 'restore'
  /** The record as it was opened: its stored values and its version. */
  readonly base: Values
  readonly version: number
  /** All that it would hold if only what was written here counted. */
  readonly mine: Values
  /** Fields that are compared; all that may be written when absent. */
  readonly keys?: readonly string[]
  /** The hour at which it was opened, where it is known. */
  readonly openedAt?: string | undefined
}

/** The record as it is by now, and what has happened to it since. */
export interface Theirs {
  /** Absent where it has been removed. */
  readonly now: AnyRow | undefined
  readonly entries: readonly Entry[]
  /** Titles of the records that the versions name. */
  readonly names: Readonly<Record<string, string>>
}

/** Fields of a record that are written by hand, by whoever asks. A number has its own rules, and nobody chooses one. */
const writtenKeys = (entity: AnyEntity): readonly string[] =>
  Object.entries(entity.fields).flatMap(([key, field]) =>
    isStored(field) && !isFixed(entity, key) && key !== numberOf(entity)?.[0] ? [key] : [],
  )

export const versionsOf = ({ entity, base, mine }: EditConflict, now: AnyRow): Versions => ({
  base,
  mine,
  theirs: storedValues(entity, now),
})

export const differencesIn = (conflict: EditConflict, versions: Versions): readonly Difference[] =>
  differencesOf(conflict.keys ?? writtenKeys(conflict.entity), versions)

/** Entries that came after the version that was opened. The removal of a record bears the last version that it had. */
export const entriesSince = (entries: readonly Entry[], version: number): readonly Entry[] =>
  entries.filter((entry) => entry.version > version || entry.type === 'remove')

/** Reads what is needed to compare: from any store, by its history and its record. */
export async function readTheirs(read: Store, entities: readonly AnyEntity[], conflict: EditConflict): Promise<Theirs> {
  const { entity, id, base, mine, version } = conflict
  const [now, entries] = await Promise.all([read.get(entity.name, id), read.history(entity.name, id)])
  const named = referencesOf(entity).flatMap(({ path }) => [base, mine, now ?? {}].flatMap((values) => heldAt(values, path)))
  const names = await titlesOf(
    read,
    entities,
    named.filter((one) => typeof one === 'string'),
  )
  return { now, entries: entriesSince(entries, version), names }
}
