import type { At } from '../italian/at.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Doubt } from '../problem/doubt.ts'
import { recordDoubts } from '../derive/doubts.ts'
import type { Opening } from '../opening/opening.ts'
import { slotDoubts } from '../opening/slot-doubts.ts'
import type { Problem } from '../problem/problem.ts'
import type { Change } from '../door/change.ts'
import { isBlank } from '../fields/blank.ts'
import { importReader, type ImportRow, type ImportSetting, type RowKind } from './import-row.ts'
import { isImportable, type Mapping } from './match-columns.ts'
import type { Table } from './table.ts'

/** What becomes of a row: it makes a record, it changes the one that it was taken for, or nothing. */
export type Choice = 'add' | 'update' | 'skip'

/** What a person may choose for rows of a kind; the first is what happens unless they do. */
export const CHOICES: Readonly<Record<RowKind, readonly [Choice, ...Choice[]]>> = {
  new: ['add', 'skip'],
  changed: ['update', 'skip', 'add'],
  doubtful: ['skip', 'update', 'add'],
  same: ['skip', 'add'],
}

/** What was chosen, for all rows of a kind and for single rows by their line. */
export interface Choices {
  readonly kinds: Readonly<Partial<Record<RowKind, Choice>>>
  readonly rows: Readonly<Record<number, Choice>>
}
export const NO_CHOICES: Choices = { kinds: {}, rows: {} }

/** What may be chosen for one row: there must be one record to update. */
export const choicesFor = (row: ImportRow): readonly Choice[] => CHOICES[row.kind].filter((choice) => choice !== 'update' || row.update)

export function choiceFor(row: ImportRow, { kinds, rows }: Choices): Choice {
  const wanted = rows[row.line] ?? kinds[row.kind] ?? CHOICES[row.kind][0]
  return choicesFor(row).includes(wanted) ? wanted : 'skip'
}

/** What is against doing with a row what was chosen. */
export function problemsFor(row: ImportRow, choices: Choices): readonly Problem[] {
  const choice = choiceFor(row, choices)
  return choice === 'skip' ? [] : ((choice === 'update' ? row.update : row.add)?.problems ?? [])
}

/**
 * What to look at again before what was chosen for a row is done, although nothing is against it: a day of another year, or one on
 * which the firm is closed.
 */
export function doubtsFor(entity: AnyEntity, row: ImportRow, choices: Choices, at: At, opening?: Opening): readonly Doubt[] {
  const choice = choiceFor(row, choices)
  if (choice === 'skip') return []
  const values = (choice === 'update' ? row.update : row.add)?.values ?? {}
  const before = choice === 'update' ? row.match?.row : undefined
  const after = { ...before, ...values }
  const day = after[entity.slot?.day ?? '']
  // A file brings what is over as well, of which nobody asks when it was.
  const isAhead = typeof day === 'string' && day >= at.today
  return [
    ...recordDoubts(entity, values, after, at),
    ...(isAhead ? slotDoubts(entity, opening, { before, after: { ...stateOfNew(entity), ...after }, at, asked: 'importa' }) : []),
  ]
}

/** The state of a row that says none. */
function stateOfNew(entity: AnyEntity) {
  const [key, status] = statusOf(entity) ?? []
  return key === undefined || !status ? {} : { [key]: status.initial }
}

/** Fields of records that are there in which an update writes over a value, with how many records. */
export function overwrittenBy(
  { fields }: AnyEntity,
  rows: readonly ImportRow[],
  choices: Choices,
): readonly { readonly label: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    if (choiceFor(row, choices) !== 'update' || problemsFor(row, choices).length > 0) continue
    for (const key of Object.keys(row.update?.values ?? {})) if (!isBlank(row.match?.row[key])) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => ({ label: fields[key]?.label ?? key, count })).toSorted((a, b) => b.count - a.count)
}

export interface ImportPlan {
  /** Everything to commit, records that others refer to first. */
  readonly changes: readonly Change[]
  /** The row of each change, by its place; those before it are records that rows refer to. */
  readonly rows: readonly (ImportRow | undefined)[]
  readonly added: number
  readonly updated: number
  readonly skipped: number
  readonly rejected: number
  /** New articles that begin with a stock. */
  readonly opened: number
  /** Articles that are there, of which the file counts another stock. */
  readonly kept: number
}

/** What the rows amount to, as it was chosen. */
export function planImport(entity: AnyEntity, rows: readonly ImportRow[], choices: Choices): ImportPlan {
  const sound = rows.filter((row) => problemsFor(row, choices).length === 0)
  const written = sound.filter((row) => choiceFor(row, choices) !== 'skip')
  const needs = [...new Set(written.flatMap((row) => row.needs))]
  const changes = written.map((row): Change => {
    if (choiceFor(row, choices) === 'update' && row.match && row.update) {
      const { id, version } = row.match.row
      return { type: 'update', entity: entity.name, id, values: row.update.values, expect: version }
    }
    return { type: 'create', entity: entity.name, ...(row.opens && { id: row.opens.id }), values: row.add.values }
  })
  const opening = written.filter((row) => row.opens && choiceFor(row, choices) === 'add')
  const updated = changes.filter(({ type }) => type === 'update').length
  return {
    changes: [...needs, ...changes, ...opening.flatMap(({ opens }) => opens?.change ?? [])],
    rows: [...needs.map(() => undefined), ...written, ...opening],
    added: written.length - updated,
    updated,
    skipped: sound.length - written.length,
    rejected: rows.length - sound.length,
    opened: opening.length,
    kept: rows.filter((row) => row.kept === true && choiceFor(row, choices) !== 'add').length,
  }
}

/** What an import would do, before anything is done. */
export function previewImport(
  entity: AnyEntity,
  table: Table,
  setting: ImportSetting,
  at: At,
  choices: Choices = NO_CHOICES,
): ImportPlan & { readonly read: readonly ImportRow[] } {
  const read = table.rows.map(importReader(entity, table.headers, setting, at))
  return { read, ...planImport(entity, read, choices) }
}

/** Fields that no column fills and that a record cannot do without. */
export function lackingFields(entity: AnyEntity, mapping: Mapping, at: At): readonly string[] {
  const filled = entity.prefill?.(at) ?? {}
  return Object.entries(entity.fields)
    .filter(([key, field]) => isImportable(field) && !('optional' in field) && !mapping.includes(key) && isBlank(Reflect.get(filled, key)))
    .filter(([key]) => statusOf(entity)?.[0] !== key)
    .map(([, field]) => field.label)
}
