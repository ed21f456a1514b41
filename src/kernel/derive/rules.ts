import type { At } from '../italian/at.ts'
import type { AnyEntity, Rule } from '../entity/entity.ts'
import { compileConditions } from '../evaluation/compile-conditions.ts'
import { pathsOfConditions } from '../expression/paths.ts'
import { scopeOf } from '../evaluation/scope.ts'
import { localKeys, refreshed } from '../evaluation/worked-fields.ts'
import { isDerived } from '../fields/derived.ts'
import type { Values } from '../door/change.ts'

type IsBroken = (values: Values, at: At) => boolean

interface Compiled {
  /** Rules that the record alone is enough for: a form tells of them while somebody types. */
  readonly local: readonly (readonly [Rule, IsBroken])[]
  /** Rules that look through references or at what is counted. */
  readonly beyond: readonly Rule[]
}

const known = new WeakMap<AnyEntity, Compiled>()

/** The rules of an entity by what they need to be looked at. */
export function rulesOf(entity: AnyEntity): Compiled {
  const compiled = known.get(entity) ?? compile(entity)
  known.set(entity, compiled)
  return compiled
}

function compile(entity: AnyEntity): Compiled {
  const { rules = [], fields } = entity
  const locals = localKeys(entity)
  const isLocal = (rule: Rule) =>
    pathsOfConditions(rule.when).every((path) => {
      const field = Object.hasOwn(fields, path) ? fields[path] : undefined
      return field !== undefined && (!isDerived(field) || locals.has(path))
    })
  const local = rules.filter(isLocal).map((rule) => {
    const isMet = compileConditions(scopeOf(entity, new Map()), rule.when)
    const isBroken: IsBroken = (values, at) =>
      isMet(refreshed(entity, { id: '', version: 0, ...values }, at.today), {
        today: at.today,
        record: () => undefined,
        referring: () => [],
      })
    return [rule, isBroken] as const
  })
  return { local, beyond: rules.filter((rule) => !isLocal(rule)) }
}
