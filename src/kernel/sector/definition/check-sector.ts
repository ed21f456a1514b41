import { checkAccess } from '../../access/check-access.ts'
import type { Action } from '../../action/action.ts'
import { checkChain } from './check-chain.ts'
import { checkDerived, checkRings } from './check-derived.ts'
import { checkPicks } from './check-picks.ts'
import { checkScreens } from './check-screens.ts'
import { checkThere } from '../../problem/check-shape.ts'
import type { Sector } from '../sector.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { Metric } from '../../metric/metric.ts'
import { DefinitionError } from '../../problem/problem.ts'
import { referencesIn, referencesOf } from '../../entity/references.ts'
import { sectorNames, type SectorNames } from './sector-names.ts'
import { stockOf } from '../../stock/stock.ts'

/** Everything about a trade that can be told from its description. Throws a `DefinitionError` with place, fault and remedy. */
export function checkSector(sector: Sector): void {
  const { card, entities, groups, metrics, actions, prints, chains, screens, bar } = sector
  checkKeys(sector)
  checkEntities(card.slug, entities)
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  for (const entity of entities) checkDerived(card.slug, entity, known)
  for (const entity of entities) stockOf(entity, known)
  checkRings(known)
  for (const entity of entities) checkPicks(card.slug, entity, known)
  for (const chain of chains) checkChain(card.slug, chain, known)
  checkAccess(card.slug, known, groups)
  const check = sectorNames(sector, known)
  for (const entity of entities) {
    for (const { paper } of Object.values(statusOf(entity)?.[1].states ?? {}))
      if (paper) check.print(`${entity.name}.paper`, paper, entity.name)
  }
  for (const metric of metrics) checkMetric(card.slug, metric, check)
  for (const { key, entity, when = [], reads } of prints) {
    check.reads(`prints.${key}`, reads)
    check.own(`prints.${key}.when`, entity, when)
  }
  for (const action of actions) checkActionAmong(action, check)
  check.icon('card.icon', card.icon)
  checkScreens(card.slug, screens, check)
  if (typeof bar === 'number') return
  const lost = bar.find((key) => !screens.some((screen) => screen.key === key))
  if (lost !== undefined)
    throw new DefinitionError(`${card.slug}.bar`, `'${lost}' is no screen.`, `Screens: ${screens.map(({ key }) => key).join(', ')}.`)
}

/** A key names one thing: the second of two would never be found. */
function checkKeys({ card, metrics, actions, prints, chains, screens }: Sector): void {
  for (const [path, list] of Object.entries({ metrics, actions, prints, chains, screens })) {
    const keys = list.map(({ key }) => key)
    const twice = keys.find((key, at) => keys.indexOf(key) !== at)
    if (twice !== undefined) throw new DefinitionError(`${card.slug}.${path}`, `'${twice}' stands twice in the list.`, 'Rename one.')
  }
}

function checkEntities(slug: string, entities: readonly AnyEntity[]): void {
  const names = entities.map(({ name }) => name)
  for (const entity of entities) {
    if (names.indexOf(entity.name) !== names.lastIndexOf(entity.name))
      throw new DefinitionError(`${slug}.${entity.name}`, 'the entity stands twice in the list.', 'Take one out.')
    for (const { path, field } of referencesOf(entity)) {
      if (names.includes(field.target)) continue
      throw new DefinitionError(
        `${slug}.${entity.name}.${path}`,
        `refers to '${field.target}', which the sector leaves out.`,
        `Add the entity to the sector. Entities: ${names.join(', ')}.`,
      )
    }
  }
}

function checkMetric(slug: string, metric: Metric, check: SectorNames): void {
  const path = `metrics.${metric.key}`
  checkThere(`${slug}.${path}.entity`, metric.entity)
  const asked = [
    metric.where ?? [],
    'whole' in metric && metric.whole ? metric.whole.where : [],
    'note' in metric && metric.note && 'where' in metric.note ? metric.note.where : [],
  ]
  for (const where of asked) check.conditions(`${path}.where`, metric.entity.name, where)
  if ('work' in metric) check.reads(path, metric.reads)
}

/** What an action names of the others: its entity, and those that its inputs refer to. */
function checkActionAmong({ key, entity, on, where = [], icon, inputs, reads, leads }: Action, check: SectorNames): void {
  const path = `actions.${key}`
  check.reads(path, reads)
  // The button stands on the record, which is looked at by itself.
  if (on === 'record') check.own(`${path}.where`, entity, where)
  else check.conditions(`${path}.where`, entity, where)
  if (icon) check.icon(`${path}.icon`, icon)
  if (leads !== undefined) check.entity(`${path}.leads`, leads)
  for (const { path: place, field } of referencesIn(inputs)) check.entity(`${path}.inputs.${place}`, field.target)
}
