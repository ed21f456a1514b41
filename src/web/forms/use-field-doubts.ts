import { useWatch } from 'react-hook-form'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import { recordDoubts } from '../../kernel/derive/doubts.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { holderOf } from '../../kernel/derive/holder.ts'
import { useSector } from '../data/sector-context.tsx'
import { readTyped } from '../fields/typing.ts'

/** Fields whose doubts are told while somebody types. */
function doubtedKeys(entity: AnyEntity): readonly string[] {
  const { code, birth, names = [] } = holderOf(entity) ?? {}
  const meant = Object.entries(entity.fields).flatMap(([key, field]) => ('meant' in field ? [key] : []))
  return [...new Set([code, birth, ...names, ...meant])].filter((key) => key !== undefined)
}

/** Doubts that stand at their field while it is filled in: a plate with a letter O, a tax code of somebody else. */
export function useFieldDoubts(entity: AnyEntity, base: AnyRow | undefined): Readonly<Record<string, Doubt>> {
  const { at } = useSector()
  const keys = doubtedKeys(entity)
  const typed: readonly unknown[] = useWatch({ name: [...keys] })
  const fields = Object.fromEntries(keys.flatMap((key) => (entity.fields[key] ? [[key, entity.fields[key]]] : [])))
  const read = readTyped(fields, Object.fromEntries(keys.map((key, place) => [key, typed[place]])))
  const values = Object.fromEntries(Object.entries(read).filter(([key, value]) => fields[key]?.schema.safeParse(value).success))
  const doubts = recordDoubts(entity, values, { ...base, ...values }, at)
  return Object.fromEntries(doubts.flatMap((doubt) => (doubt.atField ? [[doubt.path, doubt]] : [])))
}
