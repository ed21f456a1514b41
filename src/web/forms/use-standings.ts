import { useFormContext } from 'react-hook-form'
import { amongOthers } from '../../kernel/among/among.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { refreshed } from '../../kernel/evaluation/worked-fields.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { useSector } from '../data/sector-context.tsx'
import type { Standings } from '../fields/standings.ts'
import { readForm, rootOf } from './read-form.ts'

/** Asks of each lane that a stay may take whether its nights are free there, as the form would ask when it is saved. */
export function useStandings(entity: AnyEntity, base: AnyRow | undefined): Standings {
  const { store, sector, at } = useSector()
  const form = useFormContext()
  return async (name, lanes) => {
    const { span } = entity
    if (span?.lane !== name) return {}
    const entities = new Map(sector.entities.map((one) => [one.name, one]))
    const told = lanes.map(async ({ id }): Promise<readonly (readonly [string, boolean])[]> => {
      const typed = { ...form.getValues(), [name]: id }
      const { values, problems } = readForm({ entity, fields: entity.fields, typed, base, at })
      const about = ({ path }: { readonly path: string }) => [span.from, span.lasts, name].includes(rootOf(path))
      if (problems.some(about)) return []
      const row = refreshed(entity, { ...base, ...values, id: base?.id ?? '', version: base?.version ?? 0 }, at.today)
      const found = await amongOthers({ entity, rows: [row], before: base ? [base] : [], entities, read: readOf(store), at })
      return [[id, !found.some(about)]]
    })
    return Object.fromEntries((await Promise.all(told)).flat())
  }
}
