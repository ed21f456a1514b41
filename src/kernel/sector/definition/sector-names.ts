import type { Sector } from '../sector.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { checkConditions } from '../../evaluation/check-conditions.ts'
import type { Condition } from '../../expression/condition.ts'
import { pathsOfConditions } from '../../expression/paths.ts'
import { resolve, scopeOf } from '../../evaluation/scope.ts'
import { isKind, type Field, type FieldKind } from '../../fields/field.ts'
import { iconNames } from '../../screens/icon-name.ts'
import { DefinitionError } from '../../problem/problem.ts'
import { targetOf } from '../../entity/references.ts'
import type { Entities } from '../../entity/entities.ts'

export type SectorNames = ReturnType<typeof sectorNames>

/** What can be named in a sector. Each word throws where something else is named, with place, fault and remedy. */
export function sectorNames({ card, metrics, screens, actions, prints }: Sector, known: Entities) {
  const keysOf = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key)
  const fault = (path: string, what: string, remedy: string) => new DefinitionError(`${card.slug}.${path}`, what, remedy)
  const among = (kind: string, names: readonly string[]) => (path: string, name: string) => {
    if (!names.includes(name)) throw fault(path, `'${name}' is not ${kind} of this sector.`, `Known: ${names.join(', ') || 'none'}.`)
  }
  /** What is about one entity is offered where that entity is. */
  const about = (kind: string, all: readonly { readonly key: string; readonly entity: string }[]) => {
    const one = among(kind, keysOf(all))
    return (path: string, name: string, of: string) => {
      one(path, name)
      const other = all.find(({ key }) => key === name)?.entity
      if (other === undefined || other === of) return
      throw fault(path, `'${name}' is ${kind} of ${other}, and here is ${of}.`, `Name ${kind} of ${of}.`)
    }
  }
  const isEntity = among('an entity', [...known.keys()])
  const entity = (path: string, name: string): AnyEntity => {
    isEntity(path, name)
    return known.get(name) as AnyEntity
  }
  const scopeAt = (path: string, name: string) => ({ ...scopeOf(entity(path, name), known), place: `${card.slug}.${path}` })
  return {
    fault,
    entity,
    metric: among('a metric', keysOf(metrics)),
    screen: among('a screen', keysOf(screens)),
    icon: among('an icon', iconNames),
    action: about('an action', actions),
    print: about('a paper', prints),
    /** An action that a button over a list opens. */
    listAction(path: string, name: string, of: string) {
      this.action(path, name, of)
      if (actions.find(({ key }) => key === name)?.on === 'list') return
      throw fault(path, `'${name}' is done with one record.`, 'Name an action over a list: this one stands on its records by itself.')
    },
    /** The kind of what an action asks for under a name. */
    input: (key: string, name: string): string | undefined => actions.find((action) => action.key === key)?.inputs[name]?.kind,
    collection(path: string, name: string) {
      this.screen(path, name)
      const screen = screens.find(({ key }) => key === name)
      if (screen?.kind !== 'collection')
        throw fault(path, `'${name}' is of kind ${screen?.kind} and holds no records.`, 'Name a collection.')
    },
    /** A collection that shows the records of an entity. */
    listOf(path: string, name: string, of: string) {
      this.collection(path, name)
      const screen = screens.find(({ key }) => key === name)
      if (screen?.kind === 'collection' && screen.entity !== of)
        throw fault(path, `'${name}' lists ${screen.entity}, and here is ${of}.`, `Name a collection of ${of}.`)
    },
    field(path: string, of: string, name: string) {
      among(`a field of ${of}, so not`, Object.keys(entity(path, of).fields))(path, name)
    },
    /** A field of one of some kinds, or of any that can be added up. */
    kind(path: string, of: string, name: string, ...wanted: readonly (FieldKind | 'number')[]) {
      this.field(path, of, name)
      const field: Field | undefined = known.get(of)?.fields[name]
      if (!field || wanted.some((kind) => (kind === 'number' ? field.numeric : isKind(field, kind)))) return
      throw fault(path, `'${name}' of ${of} is a ${field.kind}.`, `Name a field of kind ${wanted.join(' or ')}.`)
    },
    conditions(path: string, of: string, conditions: readonly Condition[]) {
      checkConditions(scopeAt(path, of), conditions)
    },
    /** Conditions that are asked of one record as it stands on screen: what lies behind its references is not there. */
    own(path: string, of: string, conditions: readonly Condition[]) {
      this.conditions(path, of, conditions)
      const beyond = pathsOfConditions(conditions).find((name) => name.includes('.'))
      if (beyond !== undefined) throw fault(path, `'${beyond}' lies beyond the record.`, 'Work it out as a field of its own.')
    },
    /** A field, or through references one of another record. */
    path(path: string, of: string, name: string) {
      resolve(scopeAt(path, of), name)
    },
    /** Entities and fields of them that a function reads. */
    reads(path: string, reads: readonly string[] = []) {
      for (const read of reads) {
        const [of = '', ...rest] = read.split('.')
        if (rest.length > 0) this.path(`${path}.reads`, of, rest.join('.'))
        else entity(`${path}.reads`, of)
      }
    },
    /** The entity that a reference leads to. */
    target(of: string, name: string): string {
      return targetOf(known.get(of)?.fields[name]) || of
    },
    /** The entity in whose lanes the records of another lie. */
    laneOf(name: string): string {
      const lane = known.get(name)?.span?.lane
      return lane === undefined ? name : this.target(name, lane)
    },
    /** The entity in whose columns the records of another stand. */
    columnOf(name: string): string {
      const lane = known.get(name)?.slot?.lane
      return lane === undefined ? name : this.target(name, lane)
    },
    /** An entity that keeps the columns of another closed for a while. */
    closing(path: string, name: string, of: string) {
      const { slot } = entity(path, name)
      if (!slot?.time) throw fault(path, `'${name}' has no hour.`, `Give ${name} a slot with an hour.`)
      if (slot.lane === undefined || this.columnOf(name) !== this.columnOf(of)) {
        throw fault(path, `'${name}' does not stand in the columns of ${of}.`, `Give its slot a lane that leads to ${this.columnOf(of)}.`)
      }
    },
    span(path: string, name: string) {
      if (!entity(path, name).span) throw fault(path, `'${name}' lies nowhere on a plan.`, `Give ${name} a span.`)
    },
    state(path: string, name: string, state: string) {
      among(`a state of ${name}, so not`, Object.keys(statusOf(entity(path, name))?.[1].states ?? {}))(path, state)
    },
  }
}
