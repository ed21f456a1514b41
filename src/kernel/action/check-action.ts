import type { Action } from './action.ts'
import { checkShape } from '../problem/check-shape.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { pathsOf } from '../expression/paths.ts'
import { localKeys } from '../evaluation/worked-fields.ts'
import { isStored } from '../fields/derived.ts'
import { isKind, isOptional, type Fields } from '../fields/field.ts'
import { isProposed, type ProposedLines } from '../fields/proposed.ts'
import { DefinitionError } from '../problem/problem.ts'

/** Everything about an action that can be told without the sector. Throws a `DefinitionError` with place, fault and remedy. */
export function checkAction(action: Action): void {
  const { key, where, inputs, empty } = action
  const place = `actions.${key}`
  checkShape(place, action, { inputs: 'part', where: 'list?', reads: 'list?', synonyms: 'list?', shows: 'part?' })
  for (const [name, field] of Object.entries(inputs)) {
    const at = `${place}.inputs.${name}`
    if (!isStored(field)) throw new DefinitionError(at, 'is worked out and cannot be typed.', 'Work it out in the plan.')
    if (isKind(field, 'status'))
      throw new DefinitionError(at, 'is a status, which nobody types.', 'Ask for a choice, or move the record in the plan.')
    if (isKind(field, 'recurrence'))
      throw new DefinitionError(at, 'is a repetition, and an action is done once.', 'Ask for the days, and plan a record for each.')
    if (!isProposed(field)) continue
    checkProposed(at, field)
    checkAsked(at, field, inputs)
  }
  if (empty !== undefined && where === undefined) {
    throw new DefinitionError(
      `${place}.empty`,
      'is never said, for the action looks for no records.',
      'Say which in where, or take it out.',
    )
  }
}

function checkProposed(place: string, { of, proposed }: ProposedLines<Fields>): void {
  const { title, detail, group, correct, unit, amount } = proposed
  const named = [title, detail, group, correct, unit, ...(amount ? pathsOf(amount) : [])]
  const stranger = named.find((key) => key !== undefined && !Object.hasOwn(of, key))
  if (stranger !== undefined) throw new DefinitionError(place, `'${stranger}' is not a column.`, `Columns: ${Object.keys(of).join(', ')}.`)
  if (!of[correct]?.numeric)
    throw new DefinitionError(place, `'${correct}' is corrected and is no number.`, 'Name a column that holds one.')
}

/** Lines that may be left out can be empty, and what decides on them is a choice that has these values. */
function checkAsked(place: string, field: ProposedLines<Fields>, inputs: Fields): void {
  const { asked } = field.proposed
  if (!asked) return
  const by = Object.hasOwn(inputs, asked.input) ? inputs[asked.input] : undefined
  const values = by && 'options' in by ? Object.keys(by.options as object) : []
  const stranger = asked.is.find((value) => !values.includes(value))
  if (stranger !== undefined)
    throw new DefinitionError(
      `${place}.asked`,
      `'${stranger}' is no value of '${asked.input}'.`,
      `Name a choice of the inputs and its values: ${values.join(', ')}.`,
    )
  if (!isOptional(field)) throw new DefinitionError(`${place}.asked`, 'must be filled and is not always asked for.', 'Make it optional.')
}

/** The amount that is shown beforehand follows from the record alone: the other records are not written yet. */
export function checkShown({ key, shows }: Action, entity: Pick<AnyEntity, 'name' | 'fields'>): void {
  if (!shows || localKeys(entity).has(shows.field)) return
  throw new DefinitionError(
    `actions.${key}.shows`,
    `'${shows.field}' does not follow from ${entity.name} alone.`,
    'Name an amount that is worked out from the record itself.',
  )
}
