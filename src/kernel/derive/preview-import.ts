import type { At } from '../at.ts'
import { isReference, statusOf, titleOf, type AnyEntity } from '../define-entity.ts'
import type { Field } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { foldAccents } from '../italian/words.ts'
import type { Problem } from '../problem.ts'
import type { Change, Values } from '../store/change.ts'
import { isBlank, validate } from '../validate.ts'
import type { CsvRow, CsvTable } from './csv.ts'
import { importMessages } from './import-messages.ts'
import { isImportable, type Mapping } from './match-columns.ts'
import { titleField } from './title-field.ts'

/** The records of another entity that a column may name, by title. */
export interface Lookup {
  readonly entity: AnyEntity
  /** Folded titles; more than one id where several records bear the same. */
  readonly ids: ReadonlyMap<string, readonly string[]>
}

export interface ImportSetting {
  readonly mapping: Mapping
  /** By the name of the entity. */
  readonly lookups: Readonly<Record<string, Lookup>>
  /** Makes the records that are named and do not exist, where their title is all they need. */
  readonly createsMissing: boolean
  readonly newId: (entity: string) => string
}

export interface ImportRow {
  readonly line: number
  readonly cells: readonly string[]
  /** The record that the row would become. */
  readonly draft: Values
  readonly problems: readonly Problem[]
  /** Records to be made before this one. */
  readonly needs: readonly Change[]
}

export interface ImportPreview {
  readonly rows: readonly ImportRow[]
  /** Everything to commit for the rows without problems, records they refer to first. */
  readonly changes: readonly Change[]
}

/** A title as it is looked up: without accents, capitals and double spaces. */
export const foldTitle = (title: string): string => foldAccents(title).toLowerCase().replace(/\s+/g, ' ').trim()

export function lookupOf(entity: AnyEntity, rows: readonly AnyRow[]): Lookup {
  const ids = new Map<string, string[]>()
  for (const row of rows) {
    const title = foldTitle(titleOf(entity, row))
    ids.set(title, [...(ids.get(title) ?? []), row.id])
  }
  return { entity, ids }
}

/** Reads one row after the other, so that a long file can be read in slices. */
export function importReader(entity: AnyEntity, headers: readonly string[], setting: ImportSetting, at: At): (row: CsvRow) => ImportRow {
  const mapped = new Set(setting.mapping)
  const status = statusOf(entity)
  const start = {
    ...(status && { [status[0]]: status[1].initial }),
    ...Object.fromEntries(Object.entries(entity.prefill?.(at) ?? {}).filter(([key]) => !mapped.has(key))),
  }
  const named = namedRecords(setting, at)
  return ({ line, cells }) => {
    const draft: Record<string, unknown> = { ...start }
    const problems: Problem[] = []
    const needs: Change[] = []
    const extra = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (extra > headers.length) problems.push({ path: '', code: 'invalid', message: importMessages.tooManyCells(extra, headers.length) })
    for (const [index, key] of setting.mapping.entries()) {
      const field = key === undefined ? undefined : entity.fields[key]
      const text = cells[index]?.trim() ?? ''
      if (!key || !field || text === '') continue
      const found = named(field, text)
      if ('message' in found) problems.push({ path: key, code: 'not_found', message: found.message })
      else draft[key] = found.value
      if ('need' in found && found.need) needs.push(found.need)
    }
    return { line, cells, draft, needs, problems: [...problems, ...faults(entity, draft, problems, mapped, at)] }
  }
}

/** What is wrong with the record, each field told once; a required column that the file lacks is named as such. */
function faults(entity: AnyEntity, draft: Values, told: readonly Problem[], mapped: ReadonlySet<string | undefined>, at: At): Problem[] {
  const result = validate(entity, draft, at)
  if (result.ok) return []
  return result.problems
    .filter(({ path }) => !told.some((problem) => problem.path === path))
    .map((problem) => {
      const field = entity.fields[problem.path]
      const isLacking = field && problem.code === 'required' && !mapped.has(problem.path)
      return isLacking ? { ...problem, message: importMessages.missingColumn(field.label) } : problem
    })
}

type Found = { readonly value: unknown; readonly need?: Change | undefined } | { readonly message: string }

/** Reads a cell; a reference is found by its title, or made once for all the rows that name it. */
function namedRecords({ lookups, createsMissing, newId }: ImportSetting, at: At): (field: Field, text: string) => Found {
  const made = new Map<string, Change | undefined>()
  return (field, text) => {
    if (!isReference(field)) return { value: field.parse(text, at.today) }
    const lookup = lookups[field.target]
    if (!lookup) return { value: field.parse(text, at.today) }
    const folded = foldTitle(text)
    const [id, another] = lookup.ids.get(folded) ?? []
    if (another) return { message: importMessages.ambiguous(text, lookup.entity.label) }
    if (id) return { value: id }
    const key = `${field.target} ${folded}`
    if (createsMissing && !made.has(key)) made.set(key, creation(lookup.entity, text, at, newId))
    const need = made.get(key)
    return need?.type === 'create' ? { value: need.id, need } : { message: importMessages.missing(text, lookup.entity.label) }
  }
}

/** A record made from its title alone, where the entity asks for nothing else. */
function creation(entity: AnyEntity, title: string, at: At, newId: (entity: string) => string): Change | undefined {
  const key = titleField(entity)
  if (!key) return undefined
  const status = statusOf(entity)
  const draft = { ...(status && { [status[0]]: status[1].initial }), ...entity.prefill?.(at), [key]: title }
  const result = validate(entity, draft, at)
  return result.ok ? { type: 'create', entity: entity.name, id: newId(entity.name), values: result.values } : undefined
}

/** The changes that the good rows amount to: what they refer to first, each once. */
export function importChanges(entity: AnyEntity, rows: readonly ImportRow[]): Change[] {
  const good = rows.filter((row) => row.problems.length === 0)
  const needed = new Set(good.flatMap((row) => row.needs))
  return [...needed, ...good.map(({ draft }): Change => ({ type: 'create', entity: entity.name, values: draft }))]
}

/** What an import would do, before anything is done. */
export function previewImport(entity: AnyEntity, table: CsvTable, setting: ImportSetting, at: At): ImportPreview {
  const read = importReader(entity, table.headers, setting, at)
  const rows = table.rows.map(read)
  return { rows, changes: importChanges(entity, rows) }
}

/** Fields that no column fills and that a record cannot do without. */
export function lackingFields(entity: AnyEntity, mapping: Mapping, at: At): readonly string[] {
  const filled = entity.prefill?.(at) ?? {}
  return Object.entries(entity.fields)
    .filter(([key, field]) => isImportable(field) && !('optional' in field) && !mapping.includes(key) && isBlank(Reflect.get(filled, key)))
    .filter(([key]) => statusOf(entity)?.[0] !== key)
    .map(([, field]) => field.label)
}
