import { isBlank } from '../fields/blank.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { dependsOnToday, headOf, pathsOf } from '../expression/paths.ts'
import { localKeys } from '../evaluation/worked-fields.ts'
import { isDerived, isShown } from '../fields/derived.ts'
import type { Names } from '../fields/field.ts'
import { calledBy, numberIn } from '../derive/numbering.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { searchTerms } from '../italian/search.ts'

const known = new WeakMap<AnyEntity, readonly string[]>()

/** The fields by which records are found: not what a function words, nor what other records or another day would word otherwise. */
export function searchedFields(entity: AnyEntity): readonly string[] {
  const found = known.get(entity) ?? fieldsOf(entity)
  known.set(entity, found)
  return found
}

function fieldsOf(entity: AnyEntity): readonly string[] {
  const local = localKeys(entity)
  return Object.keys(entity.fields).filter((key) => isSearched(entity, local, key))
}

function isSearched(entity: AnyEntity, local: ReadonlySet<string>, key: string): boolean {
  const field = entity.fields[key]
  if (!field || isShown(field)) return false
  if (!isDerived(field)) return true
  return local.has(key) && !dependsOnToday(field.derive) && pathsOf(field.derive).every((path) => isSearched(entity, local, headOf(path)))
}

/** The words by which a record is found, stemmed; those of some of its fields alone where it is said of which. */
export const termsOf = (entity: AnyEntity, row: AnyRow, names: Names, isWanted: (key: string) => boolean = () => true): readonly string[] =>
  searchTerms(
    searchedFields(entity)
      .filter(isWanted)
      .map((key) => (isBlank(row[key]) ? '' : (entity.fields[key]?.words(row[key], names) ?? '')))
      // A document is asked for by what it is: «fattura 12»; what is called by its number by that name: «commessa 12».
      .concat(numberIn(entity, row) === undefined ? [] : [entity.label.one, calledBy(entity, row) ?? ''])
      .join(' '),
  )
