import { isBlank } from '../blank.ts'
import type { AnyEntity } from '../entity.ts'
import { dependsOnToday, headOf, pathsOf } from '../expression/paths.ts'
import { isDerived, isShown } from '../fields/derived.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { searchTerms } from '../italian/search.ts'

const known = new WeakMap<AnyEntity, readonly string[]>()

/** The fields by which records are found: not what a function words, nor what another day would word otherwise. */
function searchedFields(entity: AnyEntity): readonly string[] {
  const found = known.get(entity) ?? Object.keys(entity.fields).filter((key) => isSearched(entity, key))
  known.set(entity, found)
  return found
}

function isSearched({ fields }: AnyEntity, key: string): boolean {
  const field = fields[key]
  if (!field || isShown(field)) return false
  if (!isDerived(field)) return true
  return !dependsOnToday(field.derive) && pathsOf(field.derive).every((path) => isSearched({ fields } as AnyEntity, headOf(path)))
}

/** The words by which a record is found, stemmed. */
export const termsOf = (entity: AnyEntity, row: AnyRow, names: Names): readonly string[] =>
  searchTerms(
    searchedFields(entity)
      .map((key) => (isBlank(row[key]) ? '' : (entity.fields[key]?.words(row[key], names) ?? '')))
      .join(' '),
  )
