import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { amongOthers, hasRules } from '../../kernel/among/among.ts'
import { refreshed } from '../../kernel/evaluation/worked-fields.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { useSector } from '../data/sector-context.tsx'
import { readForm, rootOf } from './read-form.ts'
import { readOf } from '../../kernel/door/read-of.ts'

/** Whether what is written so far says too little to be compared. */
function isTooSoon({ span }: AnyEntity, problems: readonly Problem[]): boolean {
  if (!span) return problems.length > 0
  const needed: readonly string[] = [span.from, span.lasts, span.lane]
  return problems.some(({ path }) => needed.includes(rootOf(path)))
}

interface ConflictOptions {
  readonly entity: AnyEntity
  readonly fields: Fields
  readonly form: UseFormReturn
  readonly base: AnyRow | undefined
}

/** A pause in the typing, in milliseconds: a store far away is not asked at every key. */
const PAUSE = 150

/**
 * What a record that is still being written clashes with among the others, by field: told as soon as it could be saved, and of
 * nights in a room as soon as room and nights are known, not only when it is. The last word is the store's. A state that somebody
 * chooses brings effects along, so it is left to the store.
 */
export function useConflicts({ entity, fields, form, base }: ConflictOptions): readonly [Readonly<Record<string, string>>, () => void] {
  const { store, sector, at } = useSector()
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = async () => {
    const mine = ++turn.current
    const { values, problems } = readForm({ entity, fields, typed: form.getValues(), base, at })
    const status = statusOf(entity)?.[0]
    const isMoved = base !== undefined && status !== undefined && base[status] !== values[status]
    const row = refreshed(entity, { ...base, ...values, id: base?.id ?? '', version: base?.version ?? 0 }, at.today)
    const before = base ? [base] : []
    const others = {
      entity,
      rows: [row],
      before,
      entities: new Map(sector.entities.map((one) => [one.name, one])),
      read: readOf(store),
      at,
    }
    const found = isTooSoon(entity, problems) || isMoved ? [] : await amongOthers(others)
    if (mine !== turn.current) return
    setTold(Object.fromEntries(found.filter(({ path }) => rootOf(path) in fields).map(({ path, message }) => [path, message])))
  }
  const lookSoon = () => {
    if (!hasRules(entity)) return
    clearTimeout(timer.current)
    // A store that cannot be reached says so when the record is saved.
    timer.current = setTimeout(() => void look().catch(() => setTold({})), PAUSE)
  }
  return [told, lookSoon]
}
