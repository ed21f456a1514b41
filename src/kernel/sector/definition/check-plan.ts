import { checkOneOf, checkShape } from '../../problem/check-shape.ts'
import { isReference, type AnyEntity } from '../../entity/entity.ts'
import { isOptional, type FieldKind } from '../../fields/field.ts'
import { placeShapes, type PlanAdds, type PlanSays } from '../../screens/plan-view.ts'
import { targetOf } from '../../entity/references.ts'
import type { SectorNames } from './sector-names.ts'

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/

/** Checks a plan of places: `path` says where in the sector something is named. */
export function checkPlan(slug: string, path: string, name: string, plan: PlanSays, check: SectorNames): void {
  checkShape(`${slug}.${path}`, plan, {
    details: 'list',
    services: 'list?',
    shapes: 'part?',
    figures: 'part',
    adds: 'part?',
    owes: 'part?',
  })
  const { at, party, details, notice, figures, services = [] } = plan
  const entity = check.entity(path, name)
  oneOf(`${path}.at`, entity, at, ['reference', 'team'], check)
  if (party !== undefined) check.kind(`${path}.party`, name, party, 'integer')
  for (const key of [...details, ...(notice === undefined ? [] : [notice])]) check.field(`${path}.details`, name, key)
  for (const [state, figure] of Object.entries(figures)) {
    check.state(`${path}.figures`, name, state)
    if (typeof figure === 'string') check.field(`${path}.figures.${state}`, name, figure)
    else if (figure) check.kind(`${path}.figures.${state}`, name, figure.since, 'time')
  }
  for (const [index, { label, from, to }] of services.entries()) {
    const wrong = [from, to].find((hour) => !HOUR.test(hour))
    if (wrong !== undefined) throw check.fault(`${path}.services.${index}`, `'${wrong}' is no hour.`, 'Write it as 19:30.')
    if (from === to) throw check.fault(`${path}.services.${index}`, `'${label}' lasts no time.`, 'Say when it begins and when it ends.')
  }
  if (services.length > 0 && entity.slot?.time === undefined)
    throw check.fault(`${path}.services`, `${name} takes whole days.`, 'Give it a slot with an hour, or take the services out.')
  if (plan.adds) checkAdds(`${path}.adds`, entity, plan, plan.adds, check)
  if (plan.owes) checkAdds(`${path}.owes`, entity, plan, plan.owes, check)
  checkPlaces(path, entity, plan, check)
  checkLimits(path, entity, plan, check)
}

/** Fields of what is added must lead to the record and to its place. */
function checkAdds(path: string, { name, fields }: AnyEntity, plan: PlanSays, { entity, by, at }: PlanAdds, check: SectorNames): void {
  const added = check.entity(`${path}.entity`, entity)
  const wanted = [[by, name], ...(at === undefined ? [] : [[at, targetOf(fields[plan.at])]])] as const
  for (const [key, target] of wanted) {
    check.kind(path, entity, key ?? '', 'reference')
    if (targetOf(added.fields[key ?? '']) !== target)
      throw check.fault(path, `'${key}' leads to no ${target}.`, `Name a reference of ${entity} to ${target}.`)
  }
}

/** What is drawn must be so whoever writes it: one at a time in each place, and no more than it holds. */
function checkLimits(
  path: string,
  { name, exclusive, capacity, slot, span }: AnyEntity,
  { at, seats, party }: PlanSays,
  check: SectorNames,
): void {
  if (!exclusive || (exclusive.of ?? span?.lane ?? slot?.lane) !== at)
    throw check.fault(`${path}.at`, `two of ${name} may lie in one place.`, `Give ${name} exclusive: { of: '${at}' }.`)
  if (seats === undefined || party === undefined) return
  if (capacity?.of === at && capacity.places === seats && capacity.counts === party) return
  const remedy = `Give ${name} capacity: { of: '${at}', places: '${seats}', counts: '${party}', alone: true }.`
  throw check.fault(`${path}.seats`, `more of '${party}' may come than there are '${seats}'.`, remedy)
}

function checkPlaces(path: string, entity: AnyEntity, plan: PlanSays, check: SectorNames): void {
  const { at, room, column, row, width, height, seats, shapes, joins } = plan
  const field = entity.fields[at]
  const place = check.entity(`${path}.at`, targetOf(field))
  for (const [word, key] of Object.entries({ column, row, width, height, seats })) {
    if (key !== undefined) check.kind(`${path}.${word}`, place.name, key, 'integer')
  }
  for (const [word, key] of Object.entries({ column, row })) {
    const position = place.fields[key]
    if (position && !isOptional(position))
      throw check.fault(`${path}.${word}`, `'${key}' of ${place.name} must be typed.`, 'Make it optional: the plan writes it.')
  }
  if (room !== undefined) oneOf(`${path}.room`, place, room, ['reference', 'choice'], check)
  if (shapes) {
    check.kind(`${path}.shapes.by`, place.name, shapes.by, 'choice')
    const by = place.fields[shapes.by]
    const values = by && 'options' in by ? Object.keys(by.options as object) : []
    for (const [value, shape] of Object.entries(shapes.as)) {
      if (!values.includes(value))
        throw check.fault(`${path}.shapes.as`, `'${value}' is no value of ${shapes.by}.`, `Values: ${values.join(', ')}.`)
      checkOneOf(`${path}.shapes.as.${value}`, 'shape', placeShapes, shape)
    }
  }
  if (joins === undefined) return
  const other = place.fields[joins]
  check.kind(`${path}.joins`, place.name, joins, 'reference')
  if (field?.kind !== 'team')
    throw check.fault(`${path}.joins`, `a record of ${entity.name} takes one place.`, `Make '${at}' a team, or take the word out.`)
  if (!other || !isReference(other) || other.target !== place.name || !isOptional(other))
    throw check.fault(
      `${path}.joins`,
      `'${joins}' leads to no ${place.name}, or must lead to one.`,
      `Name an optional reference to ${place.name}.`,
    )
}

function oneOf(path: string, entity: AnyEntity, key: string, kinds: readonly FieldKind[], check: SectorNames): void {
  check.field(path, entity.name, key)
  const kind = entity.fields[key]?.kind
  if (kind === undefined || kinds.includes(kind)) return
  throw check.fault(path, `'${key}' of ${entity.name} is a ${kind}.`, `Name a field of kind ${kinds.join(' or ')}.`)
}
