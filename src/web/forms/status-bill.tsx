import { useFormContext, useWatch } from 'react-hook-form'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { showValue } from '../fields/typing.ts'
import { MoveBill } from './move-bill.tsx'
import { readForm } from './read-form.ts'

interface StatusBillProps {
  readonly entity: AnyEntity
  readonly fields: Fields
  readonly base: AnyRow
}

/** In a form: what there is to know before the move that somebody has chosen, from what is typed by now. */
export function StatusBill({ entity, fields, base }: StatusBillProps) {
  const { at } = useSector()
  const { control, setValue } = useFormContext()
  const typed = useWatch({ control })
  const [status] = statusOf(entity) ?? []
  const to = status === undefined ? undefined : typed[status]
  if (status === undefined || typeof to !== 'string' || to === base[status]) return null
  const { values } = readForm({ entity, fields, typed, base, at })
  const row: AnyRow = { ...base, ...values, [status]: base[status] }
  return (
    <MoveBill
      entity={entity}
      stored={base}
      row={row}
      to={to}
      onTake={(revision) => {
        for (const [key, value] of Object.entries(revision)) {
          const field = fields[key]
          if (field) setValue(key, showValue(field, value), { shouldDirty: true, shouldValidate: true })
        }
      }}
    />
  )
}
