import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Around, Values } from '../../kernel/evaluation/path.ts'
import { resolve, type Scope } from '../../kernel/evaluation/scope.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Store } from '../../kernel/door/store.ts'
import { asking } from './asking.ts'
import { useSector } from './sector-context.tsx'

/** A path that an expression follows from what is being typed: from the record, or from each of its lines. */
export interface Way {
  readonly scope: Scope
  readonly path: string
  readonly from: readonly Values[]
}

/** How an expression looks at records while somebody types: at those that its references lead to, which are read; at no others. */
export function useBehind(ways: readonly Way[]): Around {
  const { store, at } = useSector()
  const asked = ways.flatMap(({ scope, path, from }) => {
    const { hops } = resolve(scope, path)
    const ids = [...new Set(from.flatMap((row) => idIn(row, hops[0]?.key)))].toSorted()
    return hops.length > 0 && ids.length > 0 ? [{ hops, ids }] : []
  })
  const { data } = useQuery({
    ...asking(store, ['behind', at.today, asked], (read) => behind(read, asked)),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  return { today: at.today, record: (_entity, id) => data?.[id], referring: () => [] }
}

interface Asked {
  readonly hops: readonly { readonly key: string; readonly target: string }[]
  readonly ids: readonly string[]
}

async function behind(store: Store, asked: readonly Asked[]): Promise<Readonly<Record<string, AnyRow>>> {
  const found: Record<string, AnyRow> = {}
  const follow = async ({ hops, ids }: Asked) => {
    let here = ids
    for (const [at, { target }] of hops.entries()) {
      const rows = await store.getMany(target, here)
      for (const row of rows) found[row.id] = row
      here = [...new Set(rows.flatMap((row) => idIn(row, hops[at + 1]?.key)))]
    }
  }
  await Promise.all(asked.map(follow))
  return found
}

const idIn = (row: Values, key: string | undefined): readonly string[] => {
  const held = key === undefined ? undefined : row[key]
  return typeof held === 'string' ? [held] : []
}
