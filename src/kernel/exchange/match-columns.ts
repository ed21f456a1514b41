import { isFixed, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import type { Field } from '../fields/field.ts'
import { isNaming } from '../entity/references.ts'
import { stem } from '../italian/stem.ts'
import { compileTypo, slipsAllowed } from '../italian/typo.ts'
import { splitWords } from '../italian/words.ts'
import { validateField } from '../derive/validate.ts'
import { sheetError } from './sheet-error.ts'
import type { TableRow } from './table.ts'

/** The field that each column goes into, or `id`; `undefined` where it goes nowhere. */
export type Mapping = readonly (string | undefined)[]

/** The column by which records are known again. */
export const ID = 'id'

/** Whether a field can be written as a text in a cell: lists and pictures cannot, what is worked out must not. */
export const isImportable = (field: Field): boolean => isStored(field) && field.parse('1') !== undefined

/** The fields that a file can fill, as far as its asker may. */
export const importable = (entity: AnyEntity): readonly (readonly [key: string, field: Field])[] =>
  Object.entries(entity.fields).filter(([key, field]) => isImportable(field) && !isFixed(entity, key))

/** Words that join others in a heading: «Data della visita» is «data visita». */
const JOINING = new Set([
  'di',
  'del',
  'della',
  'dello',
  'dei',
  'delle',
  'degli',
  'da',
  'e',
  'il',
  'la',
  'in',
  'per',
  'd',
  'l',
  'n',
  'nr',
  'num',
])

const wordsOf = (text: string): string[] => {
  const words = splitWords(text.replaceAll('_', ' '))
  const said = words.filter((word) => !JOINING.has(word))
  return (said.length > 0 ? said : words).map(stem)
}

/** The names a column may bear, with what each is worth when it is the same. */
const namesOf = (key: string, field: Field): [string, number][] => [
  [field.label, 100],
  [field.short ?? '', 95],
  [key, 90],
  ...(field.synonyms ?? []).map((word): [string, number] => [word, 85]),
  ...(field.aliases ?? []).map((word): [string, number] => [word, 80]),
]

/** From this on a heading is what the house itself writes above the field. */
const OWN = 95
/** From this on a column bears the field's name; below it, what stands in the column must fit as well. */
const SURE = 75

/** How near a heading comes to a name. What a heading is about stands first: «Categoria cliente» is a category, no client. */
function likeness(header: readonly string[], name: readonly string[], worth: number): number {
  if (header.length === 0 || name.length === 0) return 0
  const [ours, theirs] = [header.join(' '), name.join(' ')]
  if (ours === theirs) return worth
  if (compileTypo(theirs, slipsAllowed(theirs.length))(ours, 0, ours.length) && ours[0] === theirs[0]) return worth * 0.7
  const [few, many] = header.length < name.length ? [header, name] : [name, header]
  if (few[0] === many[0] && few.every((word) => many.includes(word))) return (worth * 0.5 * few.length) / many.length
  return isShortFor(ours, theirs) ? worth * 0.3 : 0
}

/** «Descr.» is short for «Descrizione». */
const isShortFor = (header: string, name: string): boolean => header.length >= 3 && !header.includes(' ') && name.startsWith(header)

const SAMPLED = 30

/** Whether most of what stands in a column can be read by a field; names of other records are looked up later. */
function fits(field: Field, key: string, index: number, rows: readonly TableRow[]): boolean {
  if (isNaming(field)) return true
  const texts = rows
    .flatMap(({ cells }) => cells[index]?.trim() || [])
    .filter((text) => sheetError(text) === undefined)
    .slice(0, SAMPLED)
  const read = texts.filter((text) => 'value' in validateField(key, field, field.parse(text)))
  return read.length * 2 >= texts.length
}

/** Which column is which field, by label, short heading, key, synonyms and aliases; the closest first, each field and each column once. */
export function matchColumns(entity: AnyEntity, headers: readonly string[], rows: readonly TableRow[] = []): Mapping {
  const folded = headers.map(wordsOf)
  const mapping: (string | undefined)[] = folded.map(([word, more]) => (word === ID && more === undefined ? ID : undefined))
  const scored = importable(entity)
    .flatMap(([key, field]) => {
      const names = namesOf(key, field).map(([name, worth]) => ({ words: wordsOf(name), worth }))
      return folded.map((header, index) => ({
        key,
        index,
        field,
        score: Math.max(...names.map(({ words, worth }) => likeness(header, words, worth))),
      }))
    })
    .filter(({ score }) => score > 10)
    .toSorted((a, b) => b.score - a.score)
  // «Costo» may be the worked-out «1,90 €/mt» of our own file: a name that it shares with a field to fill is no proof.
  const workedOut = new Set(
    Object.values(entity.fields)
      .filter((field) => !isImportable(field))
      .flatMap(({ label, short }) => [label, short ?? label].map((name) => wordsOf(name).join(' '))),
  )
  const isWorkedOut = (index: number) => workedOut.has(folded[index]?.join(' ') ?? '')
  const isSure = (index: number, score: number) => score >= SURE && !isWorkedOut(index)
  // With its records' ids the file is ours: «Totale» is our total, and no other word for an amount to fill.
  const isOurs = mapping.includes(ID)
  const taken = new Set<string>()
  for (const { key, field, index, score } of scored) {
    if (taken.has(key) || mapping[index] !== undefined || (isOurs && score < OWN && isWorkedOut(index))) continue
    if (!(isSure(index, score) || fits(field, key, index, rows))) continue
    mapping[index] = key
    taken.add(key)
  }
  return mapping
}
