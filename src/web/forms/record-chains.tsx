import { nextValues } from '../../kernel/derive/chain.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useChainsAbout } from './use-chains-about.ts'
import type { Made } from './form-target.ts'

interface RecordChainsProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly onEdit: (entity: AnyEntity, id: string) => void
  readonly onNext: (entity: AnyEntity, prefill: Values, made: Made) => void
  /** The key of a chain that has its button elsewhere. */
  readonly without?: string | undefined
}

/** What the record was made from and what was made of it, with the way there; and what may be made of it now. */
export function RecordChains({ entity, row, onEdit, onNext, without }: RecordChainsProps) {
  const { sector } = useSector()
  const data = useChainsAbout(entity, row)
  const offered = data?.offered.filter(({ key }) => key !== without) ?? []
  if (!data || (data.linked.length === 0 && offered.length === 0)) return null
  return (
    <section aria-label="Documenti collegati" className="flex flex-wrap gap-2 border-t border-line py-3">
      {data.linked.map((one) => (
        <Button
          key={one.id}
          size="sm"
          className="max-w-full py-1 text-left whitespace-normal"
          icon={<Icon name="workflow" />}
          onClick={() => onEdit(one.entity, one.id)}
        >
          {one.entity.label.one} {one.title}
        </Button>
      ))}
      {offered.map((chain) => {
        const next = entityOf(sector, chain.to)
        return (
          <Button
            key={chain.key}
            size="sm"
            icon={<Icon name="plus" />}
            onClick={() => onNext(next, nextValues(chain, next, [row]), { chain, from: row })}
          >
            {chain.label}
          </Button>
        )
      })}
    </section>
  )
}
