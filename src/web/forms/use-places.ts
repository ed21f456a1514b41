import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isTeam, type AnyEntity } from '../../kernel/entity/entity.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { asking } from '../data/asking.ts'
import { entityOf, screenOf, useSector } from '../data/sector-context.tsx'

const idsOf = (value: unknown): readonly string[] => [value].flat().filter((one) => typeof one === 'string')

interface Places {
  /** How many the chosen places take, by the field that names them. */
  readonly hints: Readonly<Record<string, string>>
  /** To be called when a field has changed: a place that is joined to others for good brings them along. */
  readonly bring: (name: string) => Promise<boolean>
}

/** The places of a plan in the form of a record that takes them: a group that stands together is taken together, whoever is not wanted is taken out again. */
export function usePlaces(entity: AnyEntity): Places {
  const { store, sector } = useSector()
  const form = useFormContext()
  const plan = screenOf(sector, entity.name)?.plan
  const field = plan && entity.fields[plan.at]
  const typed: unknown = useWatch({ control: form.control, name: plan?.at ?? '' })
  const ids = plan ? idsOf(typed) : []
  const before = useRef<readonly string[]>(undefined)
  const { data } = useQuery({
    ...asking(store, ['seats', entity.name, ids], async (read) => {
      if (!plan) return ''
      const place = entityOf(sector, targetOf(field))
      const [{ seatsOf, seatsText }, rows] = await Promise.all([import('./places/joined-places.ts'), read.getMany(place.name, ids)])
      return seatsText({ plan, place }, seatsOf(plan, rows))
    }),
    enabled: plan?.seats !== undefined && ids.length > 0,
  })
  const bring = async (name: string): Promise<boolean> => {
    if (!plan || name !== plan.at || plan.joins === undefined || !field || !isTeam(field)) return false
    const known = before.current ?? idsOf(form.formState.defaultValues?.[name])
    const now = idsOf(form.getValues(name))
    before.current = now
    const added = now.filter((id) => !known.includes(id))
    if (added.length === 0) return false
    const [{ withJoined }, places] = await Promise.all([import('./places/joined-places.ts'), readOf(store).find(targetOf(field), [])])
    const still = idsOf(form.getValues(name))
    const all = [
      ...new Set([
        ...still,
        ...withJoined(
          plan,
          places,
          added.filter((id) => still.includes(id)),
        ),
      ]),
    ]
    if (all.length === still.length) return false
    before.current = all
    form.setValue(name, all, { shouldDirty: true, shouldValidate: name in form.formState.errors })
    return true
  }
  return { hints: plan && data ? { [plan.at]: data } : {}, bring }
}
