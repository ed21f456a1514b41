import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Action } from '../../kernel/action/action.ts'
import { meets } from '../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { aboutOf } from '../../kernel/action/run-action.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Values } from '../../kernel/door/change.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { showTyped } from '../fields/typing.ts'
import { leaveOut } from './read-inputs.ts'

/** `over` where the record that the action is about is no longer one. */
export type ActionStatus = 'loading' | 'ready' | 'empty' | 'over' | 'failed'

export interface ActionLoadOptions {
  readonly action: Action
  /** The record that it is about, of an action over a list the only ones. */
  readonly only: readonly string[] | undefined
  /** What is known already of its inputs: it goes before what they begin with. */
  readonly given: Values | undefined
  /** What was typed here before. */
  readonly resumed: Values | undefined
  readonly form: UseFormReturn
}

interface ActionLoad {
  readonly status: ActionStatus
  readonly rows: readonly AnyRow[]
  readonly load: () => Promise<void>
  /** Reads the records again, for the next attempt. */
  readonly readAgain: () => Promise<void>
}

/** Reads what an action is about, and fills in what its inputs begin with. */
export function useActionLoad({ action, only, given, resumed, form }: ActionLoadOptions): ActionLoad {
  const { store, sector, at } = useSector()
  const { inputs } = action
  const entity = entityOf(sector, action.entity)
  const [status, setStatus] = useState<ActionStatus>('loading')
  const [rows, setRows] = useState<readonly AnyRow[]>([])
  const find = async (): Promise<readonly AnyRow[]> => {
    if (only !== undefined) return store.getMany(entity.name, only)
    return action.where ? (await allRows(store, { entity: entity.name, where: action.where })).rows : []
  }
  const begin = async () => {
    const found = await find()
    setRows(found)
    const isOver = only !== undefined && (!found[0] || (action.on === 'record' && !meets(entity, action.where ?? [], found[0], at.today)))
    if (isOver) return setStatus('over')
    if (found.length === 0 && action.empty !== undefined) return setStatus('empty')
    const filled = await action.prefill?.(aboutOf(action, found), readOf(store), at)
    const begun = { ...filled, ...given }
    form.reset(leaveOut(inputs, showTyped(inputs, begun), begun))
    if (resumed) form.reset({ ...resumed }, { keepDefaultValues: true })
    return setStatus('ready')
  }
  const load = async () => {
    setStatus('loading')
    await begin().catch((error: unknown) => {
      console.error(error)
      setStatus('failed')
    })
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void load()
  })
  return { status, rows, load, readAgain: async () => setRows(await find()) }
}
