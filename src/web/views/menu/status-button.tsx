import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Tone } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { movesOf } from '../../forms/record-moves.ts'
import { useLazyTrigger } from './use-lazy-trigger.tsx'
import { moveItems } from './use-record-items.tsx'

interface StatusButtonProps {
  readonly entity: string
  readonly row: AnyRow
}

/** The state of a record; pressed, the states that it may go to. */
export function StatusButton({ entity: name, row }: StatusButtonProps) {
  const entity = useEntity(name)
  const [key, field] = statusOf(entity) ?? []
  const state = key === undefined ? undefined : field?.states[String(row[key])]
  if (!state) return null
  if (movesOf(entity, row).length === 0) return <Badge tone={state.tone}>{state.label}</Badge>
  return <Moves entity={entity} row={row} label={state.label} tone={state.tone} />
}

interface MovesProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly label: string
  readonly tone: Tone
}

function Moves({ entity, row, label, tone }: MovesProps) {
  const form = useRecordForm()
  const badge = (
    <Badge tone={tone}>
      {label}
      <Icon name="chevron-down" className="-mr-1 opacity-70" />
    </Badge>
  )
  const { isWanted, trigger } = useLazyTrigger({ label: `${label}, cambia stato`, className: '-my-3 rounded-full py-3', children: badge })
  if (!isWanted) return trigger
  const items = moveItems(movesOf(entity, row), (to) => form.move(entity, row, to, 'form'))
  return <Menu trigger={trigger} items={[{ label: 'Cambia stato', items }]} />
}
