import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Values } from '../../../kernel/door/change.ts'
import type { Committed } from '../../../kernel/door/store.ts'
import { isRefreshed } from '../../data/asking.ts'

/** A change that has been wished and is not yet in what was read. */
export interface Pending {
  readonly row: AnyRow
  readonly values: Values
}

interface Optimistic {
  readonly pending: readonly Pending[]
  /** Shows the values at once and takes them back when the work is done and read again, or refused. */
  readonly run: (row: AnyRow, values: Values, work: () => Promise<Committed>) => Promise<void>
}

export function useOptimistic(): Optimistic {
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const run = async (row: AnyRow, values: Values, work: () => Promise<Committed>) => {
    const wish = { row, values }
    setPending((wishes) => [...wishes, wish])
    try {
      const result = await work()
      if (result.ok) await isRefreshed(client, result.commit)
    } finally {
      setPending((wishes) => wishes.filter((other) => other !== wish))
    }
  }
  return { pending, run }
}

/** The record as it will be, while a wish about the version that was read is under way. */
export function withPending(row: AnyRow, pending: readonly Pending[]): AnyRow {
  const wish = pending.findLast((other) => other.row.id === row.id && other.row.version === row.version)
  return wish ? { ...row, ...wish.values } : row
}
