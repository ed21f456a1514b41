import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isTeam, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import { proposedTo } from '../../kernel/derive/proposal.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { useSector } from '../data/sector-context.tsx'
import { readTyped, showValue } from '../fields/typing.ts'
import { isSameValue } from '../fields/same-value.ts'

interface ProposalOptions {
  readonly entity: AnyEntity
  readonly fields: Fields
  readonly form: UseFormReturn
  /** The record that is open; none while a new one is written. */
  readonly id: string | undefined
  /** A new record is offered values at once, an existing one only once something in it changes. */
  readonly atOnce: boolean
}

const isTeamField = (field: Fields[string] | undefined): boolean => field !== undefined && isTeam(field)

/**
 * Fills in what follows from the rest, until the person writes something else there; what somebody empties stays empty until
 * something else follows, and proposed records give way to the first that is chosen. What is not valid yet is not asked about. Answers what to call after every change, with the field that changed.
 */
export function useProposals({ entity, fields, form, id, atOnce }: ProposalOptions): (changed?: string) => Promise<void> {
  const { store, clock } = useSector()
  const offered = useRef(new Map<string, unknown>())
  const turn = useRef(0)
  /** Lets proposed records give way to the first that is chosen beside them. */
  const giveWay = (key: string) => {
    const before = offered.current.get(key)
    const now: unknown = form.getValues(key)
    if (!Array.isArray(before) || !Array.isArray(now) || before.length === 0 || now.length <= before.length) return
    if (!isSameValue(now.slice(0, before.length), before)) return
    offered.current.delete(key)
    form.setValue(key, now.slice(before.length), { shouldDirty: true })
  }
  const propose = async (changed?: string) => {
    if (!entity.proposes) return
    if (changed !== undefined && isTeamField(fields[changed])) giveWay(changed)
    const mine = ++turn.current
    const typed = Object.entries(readTyped(fields, form.getValues()))
    const valid = typed.filter(([key, value]) => fields[key]?.schema.safeParse(value).success)
    const proposal = await proposedTo(entity, Object.fromEntries(valid), { read: readOf(store), at: clock.at(), id })
    if (mine !== turn.current) return
    for (const [key, value] of Object.entries(proposal)) {
      const field = fields[key]
      const held: unknown = form.getValues(key)
      if (!field || value === undefined || !(isBlank(held) || isSameValue(held, offered.current.get(key)))) continue
      const shown = showValue(field, value)
      const isEmptied = isBlank(held) && (key === changed || isSameValue(offered.current.get(key), shown))
      offered.current.set(key, shown)
      if (!isEmptied && !isSameValue(held, shown)) form.setValue(key, shown, { shouldValidate: key in form.formState.errors })
    }
  }
  const begun = useRef(false)
  useEffect(() => {
    if (!atOnce || begun.current) return
    begun.current = true
    void propose()
  })
  return propose
}
