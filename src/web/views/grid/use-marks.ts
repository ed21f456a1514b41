import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Change } from '../../../kernel/door/change.ts'
import { isRefreshed } from '../../data/asking.ts'
import { useCommit } from '../../data/use-commit.ts'
import { squareKey, type Kept, type Marks } from './register.ts'
import type { Register } from './use-grid.ts'

export interface Square {
  readonly row: string
  readonly column: string
}

/** What a square is to say; nothing empties it. */
export interface Written extends Square {
  readonly value: string | undefined
}

interface Wish {
  readonly value: string | undefined
}

/**
 * What stands in the squares with the wishes under way, and how they are written: each press is one commit. Presses on one square
 * wait for each other, because the second is about the record that the first made; others do not.
 */
export function useMarks({ entity, grid, kept }: Pick<Register, 'entity' | 'grid' | 'kept'>) {
  const commit = useCommit()
  const client = useQueryClient()
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Wish>>(new Map())
  /** The same at once: two presses may come before the first is drawn. */
  const wished = useRef(new Map<string, Wish>())
  const read = useRef(kept)
  useEffect(() => {
    read.current = kept
  }, [kept])
  const lines = useRef(new Map<string, Promise<void>>())
  /** What own commits left that was not yet read again; `undefined` is an emptied square. */
  const left = useRef(new Map<string, Kept | undefined>())
  const keptAt = (key: string): Kept | undefined => (left.current.has(key) ? left.current.get(key) : read.current.get(key))

  const marks: Marks = useMemo(() => {
    const all = new Map([...kept].map(([key, { value }]) => [key, value]))
    for (const [key, { value }] of underWay) {
      if (value === undefined) all.delete(key)
      else all.set(key, value)
    }
    return all
  }, [kept, underWay])

  const write = async (squares: readonly Written[], done: string) => {
    const wishes = new Map(squares.map(({ row, column, value }): [string, Wish] => [squareKey(row, column), { value }]))
    const keys = [...wishes.keys()]
    for (const [key, wish] of wishes) wished.current.set(key, wish)
    setUnderWay(new Map(wished.current))
    const before = Promise.all(keys.map((key) => lines.current.get(key) ?? Promise.resolve()))
    const turn = before.then(() => work(squares, done))
    const over = turn.then(
      () => undefined,
      () => undefined,
    )
    for (const key of keys) lines.current.set(key, over)
    try {
      const made = await turn
      if (made !== undefined) await isRefreshed(client, made)
    } finally {
      // A later wish about the same square goes on by itself.
      const ended = keys.filter((key) => lines.current.get(key) === over)
      for (const key of ended) {
        lines.current.delete(key)
        left.current.delete(key)
      }
      for (const [key, wish] of wishes) if (wished.current.get(key) === wish) wished.current.delete(key)
      setUnderWay(new Map(wished.current))
    }
  }

  const work = async (squares: readonly Written[], done: string): Promise<number | undefined> => {
    const changes = squares.flatMap((square) => changeTo(square, keptAt(squareKey(square.row, square.column)), { entity, grid }) ?? [])
    if (changes.length === 0) return undefined
    const result = await commit(changes, { via: 'form', done, tellProblems: true, repeats: true, notice: 'registro' })
    if (!result.ok) return undefined
    const found = new Map(result.rows.map((row) => [squareKey(String(row[grid.rows]), String(row[grid.columns])), row]))
    for (const { row, column, value } of squares) {
      const key = squareKey(row, column)
      const made = found.get(key)
      left.current.set(key, made && value !== undefined ? { id: made.id, version: made.version, value } : undefined)
    }
    return result.commit
  }
  /** What stands in a square, with what was wished a moment ago. */
  const valueOf = ({ row, column }: Square): string | undefined => {
    const key = squareKey(row, column)
    const wish = wished.current.get(key)
    return wish ? wish.value : marks.get(key)
  }
  /** The record of a mark, once all that was wished of it is written. */
  const recordOf = async ({ row, column }: Square): Promise<Kept | undefined> => {
    const key = squareKey(row, column)
    await lines.current.get(key)
    return keptAt(key)
  }
  return { marks, write, valueOf, recordOf }
}

/** What makes a square say its mark, from the record that is kept of it now; nothing where it says so already. */
function changeTo({ row, column, value }: Written, now: Kept | undefined, { entity: { name }, grid }: Pick<Register, 'entity' | 'grid'>) {
  if (now?.value === value) return undefined
  const change: Change =
    now === undefined
      ? { type: 'create', entity: name, values: { [grid.rows]: row, [grid.columns]: column, [grid.mark]: value } }
      : value === undefined
        ? { type: 'remove', entity: name, id: now.id, expect: now.version }
        : { type: 'update', entity: name, id: now.id, values: { [grid.mark]: value }, expect: now.version }
  return change
}
