import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { findLikely } from '../../kernel/derive/find-likely.ts'
import { traitLabel } from '../../kernel/derive/same-record.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { validateField } from '../../kernel/derive/validate.ts'
import { asking } from '../data/asking.ts'
import { useSector } from '../data/sector-context.tsx'
import { useTitle } from '../data/use-names.ts'
import { Button } from '../ui/button.tsx'
import { useDebounce } from '../ui/use-debounce.ts'
import { readForm } from './read-form.ts'

interface LikelyDoubleProps {
  readonly entity: AnyEntity
  readonly fields: Fields
  /** The record as it was read, when an existing one is edited. */
  readonly base: AnyRow | undefined
  /** What the button does with the record that is there. */
  readonly use: string
  readonly onUse: (row: AnyRow) => void
}

/** Says that what is being typed may be there already, with the way to it. It stops nobody. */
export function LikelyDouble({ entity, fields, base, use, onUse }: LikelyDoubleProps) {
  const { store, at } = useSector()
  const { control } = useFormContext()
  const typed = useWatch({ control })
  const { values } = readForm({ entity, fields, typed, base, at })
  const settled = useDebounce(JSON.stringify(comparable(entity, values)))
  const { data } = useQuery({
    ...asking(
      store,
      ['rows', at.today, entity.name, 'likely', base?.id, settled],
      async (read) => (await findLikely(read, entity, JSON.parse(settled), base)) ?? null,
    ),
    placeholderData: keepPreviousData,
  })
  const title = useTitle(entity, data?.row)
  return (
    <div role="status" className="sticky bottom-0 z-1 empty:hidden">
      {data && (
        <div className="my-3 rounded-md bg-raised">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-warn bg-warn-wash px-3.5 py-2 text-sm">
            <TriangleAlert aria-hidden className="text-warn" />
            <span className="min-w-0 flex-1 basis-60">
              <span className="text-warn">Forse c’è già:</span> {title}{' '}
              <span className="text-ink-soft">
                (uguale: {data.shared.map((trait) => traitLabel(entity, trait).toLowerCase()).join(', ')})
              </span>
            </span>
            <Button size="sm" onClick={() => onUse(data.row)}>
              {use}
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}

/** What is sound so far and can be compared: no pictures, no half a telephone number. */
const comparable = (entity: AnyEntity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const field = entity.fields[key]
      return field?.operators.includes('eq') && !isBlank(value) && 'value' in validateField(key, field, value)
    }),
  )
