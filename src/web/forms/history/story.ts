import { isClosed, settledOf } from '../../../kernel/derive/closure.ts'
import { numberOf } from '../../../kernel/derive/numbering.ts'
import type { Via } from '../../../kernel/door/change.ts'
import type { Entry } from '../../../kernel/door/store.ts'
import { isFixed, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { localKeys, refreshed } from '../../../kernel/evaluation/worked-fields.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import { totalsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { capital } from '../../../kernel/italian/capital.ts'
import { addDays, formatLongDate, timeNow, today as dayOf } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { describeChanges, valueWords, type FieldTold } from '../describe-changes.ts'
import { storedValues } from '../form-shape.ts'
import { originWords } from '../origin-words.ts'
import { isEqual } from '../edit-conflict/three-way.ts'

/** One step of a record's history, in words. */
export interface StoryEntry {
  readonly entry: Entry
  readonly day: string
  readonly hour: string
  readonly who: string
  /** «modulo», «assistente». */
  readonly origin: string
  readonly told: readonly FieldTold[]
  /** Fields that an update can bring back to what they were; none where nothing can be brought back. */
  readonly restores: readonly string[]
}

interface StoryOptions {
  readonly entity: AnyEntity
  /** The oldest first, as a store tells them. */
  readonly entries: readonly Entry[]
  /** The record as it is now; absent where it is gone. */
  readonly now: AnyRow | undefined
  readonly names: Names
  readonly today: string
}

/** The story of a record, the newest first. */
export function storyOf({ entity, entries, now, names, today }: StoryOptions): readonly StoryEntry[] {
  const totals = now ? totalsBehind(entity, entries, now, names, today) : []
  return entries
    .map((entry, at): StoryEntry => {
      const moment = new Date(entry.at)
      const told = entry.type === 'update' ? [...describeChanges(entity, entry, names), ...(totals[at] ?? [])] : [wholeRecord(entry)]
      return {
        entry,
        day: dayOf(moment),
        hour: timeNow(moment),
        who: entry.by || 'Qualcuno',
        origin: originWords[entry.via].name,
        told,
        restores: restorableKeys(entity, now, entry),
      }
    })
    .toReversed()
}

function wholeRecord({ type, changed }: Entry): FieldTold {
  const count = Object.keys(changed).length
  const after = type === 'create' ? `creata${count > 0 ? ` con ${plural(count, 'un campo', `${count} campi`)}` : ''}` : 'eliminata'
  return { key: '', label: 'Scheda', after }
}

/** Fields of a change that can be brought back together; a closed record, a number or a field of others keeps the whole change. */
function restorableKeys(entity: AnyEntity, now: AnyRow | undefined, { type, changed }: Entry): readonly string[] {
  if (type !== 'update' || !now || isFixed(entity) || isClosed(entity, now)) return []
  const settled = settledOf(entity, now)?.fields ?? []
  const keys = Object.keys(entity.fields).filter((key) => !isEqual(changed[key]?.before, changed[key]?.after))
  const isKept = (key: string) => isFixed(entity, key) || settled.includes(key) || key === numberOf(entity)?.[0]
  if (keys.some(isKept)) return []
  const values = storedValues(entity, now)
  return keys.filter((key) => !isEqual(values[key], changed[key]?.before))
}

/** Totals at the foot of lines that followed from each change: the record is walked back from what it is now. */
function totalsBehind(
  entity: AnyEntity,
  entries: readonly Entry[],
  now: AnyRow,
  names: Names,
  today: string,
): readonly (readonly FieldTold[])[] {
  const local = localKeys(entity)
  const keys = [...new Set(Object.values(entity.fields).flatMap(totalsOf))].filter((key) => local.has(key))
  if (keys.length === 0) return []
  const worked = (row: AnyRow) => refreshed(entity, row, today)
  let row: AnyRow = { ...storedValues(entity, now), id: now.id, version: now.version }
  const told = entries.toReversed().map(({ type, changed }): readonly FieldTold[] => {
    const after = row
    const before = Object.entries(changed).map(([key, change]) => [key, change.before] as const)
    row = { ...row, ...Object.fromEntries(before) }
    if (type !== 'update') return []
    const [was, is] = [worked(row), worked(after)]
    return keys.flatMap((key): readonly FieldTold[] => {
      const field = entity.fields[key]
      if (!field || isEqual(was[key], is[key])) return []
      return [
        { key, label: field.short ?? field.label, before: valueWords(field, was[key], names), after: valueWords(field, is[key], names) },
      ]
    })
  })
  return told.toReversed()
}

/** Doors through which the entries came, in the order of their words; a filter is of use from two on. */
export const originsIn = (story: readonly StoryEntry[]): readonly Via[] => [...new Set(story.map(({ entry }) => entry.via))]

/** «Oggi, venerdì 27 novembre», «Mercoledì 25 novembre», and of another year its number. */
export function dayWords(day: string, today: string): string {
  const long = formatLongDate(day)
  const said = day.slice(0, 4) === today.slice(0, 4) ? long.slice(0, -5) : long
  if (day === today) return `Oggi, ${said}`
  return day === addDays(today, -1) ? `Ieri, ${said}` : capital(said)
}
