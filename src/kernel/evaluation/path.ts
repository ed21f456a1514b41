import { resolve, type Scope } from './scope.ts'

/** How an expression looks beyond its record: at others with what is worked out from them, each value when it is looked at. */
export interface Around {
  readonly today: string
  record(entity: string, id: string): Values | undefined
  /** The records of an entity that name an id in one of their fields. */
  referring(entity: string, by: string, id: string): Iterable<Values>
}

export type Values = Readonly<Record<string, unknown>>
/** Prepares the value of a path: of the record itself, or of one that its references lead to. */
export function compilePath(scope: Scope, path: string): (row: Values, around: Around) => unknown {
  const { hops, key } = resolve(scope, path)
  if (hops.length === 0) return (row) => row[key]
  return (row, around) => {
    let held: Values | undefined = row
    for (const { key: hop, target } of hops) {
      const id: unknown = held[hop]
      held = typeof id === 'string' ? around.record(target, id) : undefined
      if (!held) return undefined
    }
    return held[key]
  }
}
