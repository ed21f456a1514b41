import { isTeam, type AnyEntity } from '../entity.ts'
import type { Fields } from '../../fields/field.ts'
import { columnsOf } from '../../fields/lines.ts'
import { DefinitionError } from '../../problem/problem.ts'

/** Several records have no one title and no order, and stand in no line: a line is a row of single values. */
export function checkTeams({ name, fields, title, sort = [] }: AnyEntity): void {
  for (const [place, keys] of Object.entries({ title: title.flat(), sort: sort.map(({ field }) => field) })) {
    const several = teamAmong(fields, keys)
    if (several === undefined) continue
    throw new DefinitionError(`${name}.${place}`, `'${several}' names several records.`, 'Name a reference, or another field.')
  }
  for (const [key, field] of Object.entries(fields)) {
    const columns = columnsOf(field) ?? {}
    const several = teamAmong(columns, Object.keys(columns))
    if (several === undefined) continue
    throw new DefinitionError(`${name}.${key}.${several}`, 'names several records in one line.', 'Take a reference, and a line for each.')
  }
}

const teamAmong = (fields: Fields, keys: readonly string[]): string | undefined =>
  keys.find((key) => fields[key] !== undefined && isTeam(fields[key]))
