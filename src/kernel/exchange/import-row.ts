import type { At } from '../italian/at.ts'
import { isTeam, statusOf, titleOf, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import type { Field } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { splitTitles } from '../fields/team.ts'
import { isNaming } from '../entity/references.ts'
import { foldText } from '../italian/words.ts'
import type { Problem } from '../problem/problem.ts'
import type { Change, Values } from '../door/change.ts'
import { validate, validateField } from '../derive/validate.ts'
import { cellText } from './csv.ts'
import { importMessages } from './import-messages.ts'
import { ID, type Mapping } from './match-columns.ts'
import { recogniser, traitLabel, type Likeness } from '../derive/same-record.ts'
import type { TableRow } from './table.ts'
import { sheetError } from './sheet-error.ts'
import { titleField } from './title-field.ts'

/** The records of another entity that a column may name, by title. */
export interface Lookup {
  readonly entity: AnyEntity
  /** Folded titles; more than one id where several records bear the same. */
  readonly ids: ReadonlyMap<string, readonly string[]>
  readonly titles: ReadonlyMap<string, string>
}

export interface ImportSetting {
  readonly mapping: Mapping
  /** The records that are there already. */
  readonly existing: readonly AnyRow[]
  /** By the name of the entity. */
  readonly lookups: Readonly<Record<string, Lookup>>
  /** Makes the records that are named and do not exist, where their title is all they need. */
  readonly createsMissing: boolean
  readonly newId: (entity: string) => string
}

/** How a row stands to the records that are there: not among them, one of them with other values, one of them as it is, or perhaps one. */
export type RowKind = 'new' | 'changed' | 'same' | 'doubtful'

/** What a row would come to, and what is against it. */
export interface Outcome {
  readonly values: Values
  readonly problems: readonly Problem[]
}

export interface ImportRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly kind: RowKind
  /** The record that the row would make. */
  readonly add: Outcome
  /** The record that it was taken for, and by what. */
  readonly match?: { readonly row: AnyRow; readonly by: string }
  /** The fields that it would change in that record. Absent where there is none, or more than one that it might be. */
  readonly update?: Outcome
  /** The row before it that is about the same. */
  readonly twin?: number
  /** Records to be made before this one. */
  readonly needs: readonly Change[]
  /** The record that an article begins with, after it is made under this id: its opening stock. */
  readonly opens?: { readonly id: string; readonly change: Change }
  /** The row counts another stock than the record it was taken for, which keeps its own. */
  readonly kept?: true
}

/** `names` say how those are called that a title names in turn. */
export function lookupOf(entity: AnyEntity, rows: readonly AnyRow[], names?: (id: string) => string | undefined): Lookup {
  const ids = new Map<string, string[]>()
  const titles = new Map<string, string>()
  for (const row of rows) {
    const title = titleOf(entity, row, names)
    titles.set(row.id, title)
    const folded = foldText(title)
    ids.set(folded, [...(ids.get(folded) ?? []), row.id])
  }
  return { entity, ids, titles }
}

interface Given {
  /** As it was read, right or wrong. */
  readonly raw: Readonly<Record<string, unknown>>
  readonly needs: readonly Change[]
  readonly problems: readonly Problem[]
}

/** What a record begins with where no column says it. */
function startOf(entity: AnyEntity, mapping: Mapping, at: At): Values {
  const status = statusOf(entity)
  return {
    ...(status && { [status[0]]: status[1].initial }),
    ...Object.fromEntries(Object.entries(entity.prefill?.(at) ?? {}).filter(([key]) => !mapping.includes(key))),
  }
}

/** Reads of a row what a record is recognised by, before anybody knows which records there are. */
export function traitReader(entity: AnyEntity, headers: readonly string[], setting: ImportSetting, at: At): (row: TableRow) => Values {
  const start = startOf(entity, setting.mapping, at)
  const readCells = cellReader(entity, headers, setting, at)
  return (row) => ({ ...start, ...cleaned(entity, readCells(row, undefined).raw) })
}

/** Reads one row after the other, so that a long file can be read in slices; later rows are compared with earlier ones. */
export function importReader(entity: AnyEntity, headers: readonly string[], setting: ImportSetting, at: At): (row: TableRow) => ImportRow {
  const mapped = new Set(setting.mapping)
  const start = startOf(entity, setting.mapping, at)
  const readCells = cellReader(entity, headers, setting, at)
  const byId = new Map(setting.existing.map((row) => [row.id, row]))
  const known = recogniser(entity, setting.existing)
  const inFile = recogniser(entity, [])
  const lines = new Map<string, number>()
  const idColumn = setting.mapping.indexOf(ID)

  return (row) => {
    const { line, cells } = row
    const own = idColumn < 0 ? undefined : byId.get(cells[idColumn]?.trim() ?? '')
    const given = readCells(row, own)
    const made: Values = { ...start, ...given.raw }
    const base = { line, cells, needs: given.needs, add: { values: made, problems: faults(entity, made, given, mapped, at) } }
    const traits = { ...start, ...cleaned(entity, given.raw) }
    const likely = own
      ? [{ row: own, isSure: true, by: 'ID' }]
      : known.find(traits).map((found) => ({ ...found, by: byWhat(entity, found) }))
    const [best] = likely
    if (!best) {
      const [earlier] = inFile.find(traits)
      if (earlier?.isSure) return { ...base, kind: 'doubtful', twin: Number(earlier.row.id) }
      inFile.add({ ...traits, id: String(line), version: 0 })
      return { ...base, kind: 'new' }
    }
    const updates = likely.slice(0, CANDIDATES).map((found) => ({ ...found, update: updateOf(entity, found.row, given, mapped, at) }))
    const same = updates.find(({ update }) => isEmpty(update.values) && update.problems.length === 0)
    if (same) return { ...base, kind: 'same', match: same, update: same.update }
    const twin = lines.get(best.row.id)
    const isOne = likely.length === 1 || (best.isSure && likely[1]?.isSure !== true)
    if (twin !== undefined || !isOne) return { ...base, kind: 'doubtful', match: best, ...(twin !== undefined && { twin }) }
    lines.set(best.row.id, line)
    return { ...base, kind: best.isSure ? 'changed' : 'doubtful', match: best, update: updates[0]?.update ?? base.add }
  }
}

/** Records that a row is compared with, where it is like many. */
const CANDIDATES = 5
const isEmpty = (values: Values) => Object.keys(values).length === 0
const byWhat = (entity: AnyEntity, { shared: [trait] }: Likeness) => (trait ? traitLabel(entity, trait) : '')

/** The values that are sound, as their fields keep them. */
function cleaned(entity: AnyEntity, raw: Values): Values {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => {
      const field = entity.fields[key]
      const result = field && validateField(key, field, value)
      return result && 'value' in result && result.value !== undefined ? [[key, result.value]] : []
    }),
  )
}

/** What a row changes in a record: only what it names and what is not so already. */
function updateOf(entity: AnyEntity, row: AnyRow, given: Given, mapped: ReadonlySet<string | undefined>, at: At): Outcome {
  const kept = Object.fromEntries(Object.entries(row).filter(([key]) => entity.fields[key] && isStored(entity.fields[key])))
  const draft = { ...kept, ...given.raw }
  const result = validate(entity, draft, at)
  const after = result.ok ? result.values : cleaned(entity, given.raw)
  const changed = Object.keys(given.raw).filter((key) => JSON.stringify(after[key]) !== JSON.stringify(row[key]))
  const values = Object.fromEntries(changed.map((key) => [key, after[key] ?? given.raw[key]]))
  return { values, problems: faults(entity, draft, given, mapped, at) }
}

/** What is wrong with a record, each field told once; a required column that the file lacks is named as such. */
function faults(entity: AnyEntity, draft: Values, given: Given, mapped: ReadonlySet<string | undefined>, at: At): readonly Problem[] {
  const result = validate(entity, draft, at)
  if (result.ok) return given.problems
  const more = result.problems
    .filter(({ path }) => !given.problems.some((problem) => problem.path === path))
    .map((problem) => {
      const field = entity.fields[problem.path]
      const isLacking = field && problem.code === 'required' && !mapped.has(problem.path)
      return isLacking ? { ...problem, message: importMessages.missingColumn(field.label) } : problem
    })
  return [...given.problems, ...more]
}

/** Reads the cells of a row. A cell that says what the record says already is passed over, so that what was exported comes back as it was. */
function cellReader(entity: AnyEntity, headers: readonly string[], setting: ImportSetting, at: At) {
  const named = namedRecords(setting, at)
  const titles = Object.values(setting.lookups)
  const names = (id: string) => titles.map((lookup) => lookup.titles.get(id)).find((title) => title !== undefined)
  return ({ cells }: TableRow, own: AnyRow | undefined): Given => {
    const raw: Record<string, unknown> = {}
    const problems: Problem[] = []
    const needs: Change[] = []
    const extra = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (extra > headers.length) problems.push({ path: '', code: 'invalid', message: importMessages.tooManyCells(extra, headers.length) })
    for (const [index, key] of setting.mapping.entries()) {
      const field = key === undefined ? undefined : entity.fields[key]
      const text = cells[index]?.trim() ?? ''
      if (!key || !field || text === '' || (own && text === cellText(entity, key, own, names).trim())) continue
      const error = sheetError(text)
      if (error !== undefined) {
        problems.push({ path: key, code: 'invalid', message: importMessages.sheetError(field.label, error) })
        continue
      }
      const found = named(field, text)
      if ('message' in found) problems.push({ path: key, code: 'not_found', message: found.message })
      else raw[key] = found.value
      needs.push(...needsOf(found))
    }
    return { raw, needs, problems }
  }
}

type Found = { readonly value: unknown; readonly needs?: readonly Change[] } | { readonly message: string }
const needsOf = (found: Found): readonly Change[] => ('needs' in found ? (found.needs ?? []) : [])

/** Reads a cell; a reference is found by its title, or made once for all the rows that name it. */
function namedRecords({ lookups, createsMissing, newId }: ImportSetting, at: At): (field: Field, text: string) => Found {
  const made = new Map<string, Change | undefined>()
  return (field, text) => {
    const lookup = isNaming(field) ? lookups[field.target] : undefined
    if (!lookup) return { value: field.parse(text, at.today) }
    if (!isTeam(field)) return one(lookup, text)
    const found = splitTitles(text).map((title) => one(lookup, title))
    const missing = found.find((title) => 'message' in title)
    return missing ?? { value: found.flatMap((title) => ('value' in title ? [title.value] : [])), needs: found.flatMap(needsOf) }
  }

  function one(lookup: Lookup, text: string): Found {
    const { entity } = lookup
    const folded = foldText(text)
    const [id, another] = lookup.ids.get(folded) ?? []
    if (another) return { message: importMessages.ambiguous(text, entity.label) }
    if (id) return { value: id }
    const key = `${entity.name} ${folded}`
    if (createsMissing && !made.has(key)) made.set(key, creation(entity, text, at, newId))
    const need = made.get(key)
    return need?.type === 'create' ? { value: need.id, needs: [need] } : { message: importMessages.missing(text, entity.label) }
  }
}

/** A record made from its title alone, where the entity asks for nothing else. */
export function creation(entity: AnyEntity, title: string, at: At, newId: (entity: string) => string): Change | undefined {
  const key = titleField(entity)
  if (!key) return undefined
  const status = statusOf(entity)
  const draft = { ...(status && { [status[0]]: status[1].initial }), ...entity.prefill?.(at), [key]: title }
  const result = validate(entity, draft, at)
  return result.ok ? { type: 'create', entity: entity.name, id: newId(entity.name), values: result.values } : undefined
}
