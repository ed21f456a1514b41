import { statusOf, type AnyEntity } from '../entity.ts'
import type { Choice } from '../../fields/choice.ts'
import { isSeries } from '../../fields/document-number.ts'
import { isStored } from '../../fields/derived.ts'
import { isKind } from '../../fields/field.ts'
import { numberedStates, numberOf, seriesField } from '../../derive/numbering.ts'
import { DefinitionError } from '../../problem/problem.ts'

/** Checks what the number of a document names. */
export function checkNumber(entity: AnyEntity): void {
  const { name, fields } = entity
  const all = Object.keys(fields).filter((key) => fields[key]?.kind === 'document_number')
  if (all.length > 1)
    throw new DefinitionError(name, `has more than one number: ${all.join(', ')}.`, 'Keep one; a foreign number is a text.')
  const [key, number] = numberOf(entity) ?? []
  if (key === undefined || !number) return
  const place = `${name}.${key}`
  const { of, on, names, when } = number.numbering
  if (when && !names)
    throw new DefinitionError(
      place,
      'is given under conditions.',
      'Let a state give the number of a document; conditions give one that names.',
    )
  const series = seriesField(number)
  if (series !== undefined) checkSeries(entity, place, series)
  const day = of === undefined ? undefined : fields[of]
  if (of !== undefined && !(day && isKind(day, 'date') && isStored(day)))
    throw new DefinitionError(place, `counts by '${of}', which is no date that is kept.`, 'Name a date of the record.')
  if (on !== undefined) checkState(entity, place, on)
}

function checkSeries({ fields }: AnyEntity, place: string, series: string): void {
  const field = fields[series]
  if (!field || !isKind(field, 'choice') || !isStored(field))
    throw new DefinitionError(place, `its series is '${series}'.`, 'Name a choice of the record, or write a text in capitals.')
  const odd = Object.keys((field as Choice<string>).options).find((option) => !isSeries(option.toUpperCase()))
  if (odd !== undefined)
    throw new DefinitionError(
      place,
      `'${odd}' of '${series}' cannot stand in a number.`,
      'Name its options by letters and digits, a letter first.',
    )
}

function checkState(entity: AnyEntity, place: string, on: string): void {
  const states = statusOf(entity)?.[1].states ?? {}
  if (!Object.hasOwn(states, on))
    throw new DefinitionError(place, `is given on '${on}', which is not a state.`, `States: ${Object.keys(states).join(', ') || 'none'}.`)
  const { before, numbered } = numberedStates(entity)
  for (const from of numbered) {
    const back = states[from]?.next.find((to) => before.has(to))
    if (back === undefined) continue
    throw new DefinitionError(
      place,
      `'${from}' has a number and may move back to '${back}'.`,
      'Take the move out: a document is reversed by another.',
    )
  }
}
