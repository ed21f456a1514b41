import type { AnyEntity } from '../define-entity.ts'
import { isStored } from '../fields/derived.ts'
import type { Field } from '../fields/field.ts'
import { compileTypo, slipsAllowed } from '../italian/typo.ts'
import { splitWords } from '../italian/words.ts'

/** The field that each column goes into; `undefined` where it goes nowhere. */
export type Mapping = readonly (string | undefined)[]

/** Whether a field can be written as a text in a cell: lists and pictures cannot, what is worked out must not. */
export const isImportable = (field: Field): boolean => isStored(field) && field.parse('1') !== undefined

const plain = (text: string): string => splitWords(text.replaceAll('_', ' ')).join(' ')

/** The names a column may bear, with what each is worth when it is the same. */
const namesOf = (key: string, field: Field): [string, number][] => [
  [field.label, 100],
  [field.short ?? '', 95],
  [key, 90],
  ...(field.synonyms ?? []).map((word): [string, number] => [word, 85]),
]

function likeness(header: string, name: string, worth: number): number {
  if (header === '' || name === '') return 0
  if (header === name) return worth
  const typo = compileTypo(name, slipsAllowed(name.length))
  if (typo(header, 0, header.length)) return worth * 0.7
  const inHeader = header.split(' ')
  const inName = name.split(' ')
  const [few, many] = inHeader.length < inName.length ? [inHeader, inName] : [inName, inHeader]
  return few.every((word) => many.includes(word)) ? (worth * 0.5 * few.length) / many.length : 0
}

/** Which column is which field, by label, short heading, key and synonyms; the best matches first, each field once. */
export function matchColumns(entity: AnyEntity, headers: readonly string[]): Mapping {
  const folded = headers.map(plain)
  const scored = Object.entries(entity.fields)
    .filter(([, field]) => isImportable(field))
    .flatMap(([key, field]) => {
      const names = namesOf(key, field).map(([name, worth]): [string, number] => [plain(name), worth])
      return folded.map((header, index) => ({
        key,
        index,
        score: Math.max(...names.map(([name, worth]) => likeness(header, name, worth))),
      }))
    })
    .filter(({ score }) => score > 10)
    .toSorted((a, b) => b.score - a.score)
  const mapping: (string | undefined)[] = headers.map(() => undefined)
  const taken = new Set<string>()
  for (const { key, index } of scored) {
    if (taken.has(key) || mapping[index] !== undefined) continue
    mapping[index] = key
    taken.add(key)
  }
  return mapping
}
