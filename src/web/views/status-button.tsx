import { statusOf } from '../../kernel/define-entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useEntity } from '../data/sector-context.tsx'
import { useRecordForm } from '../forms/record-form.tsx'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { movesOf } from './record-moves.ts'
import { moveItems } from './use-record-items.tsx'

/** The state of a record; pressed, the states that it may go to. */
export function StatusButton({ entity: name, row }: { entity: string; row: AnyRow }) {
  const entity = useEntity(name)
  const form = useRecordForm()
  const status = statusOf(entity)
  if (!status) return null
  const [key, field] = status
  const state = field.states[String(row[key])]
  const moves = movesOf(entity, row)
  if (!state) return null
  if (moves.length === 0) return <Badge tone={state.tone}>{state.label}</Badge>
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`${state.label}, cambia stato`} className="-my-2 rounded-full py-2">
          <Badge tone={state.tone}>
            {state.label}
            <Icon name="chevron-down" className="-mr-1 opacity-70" />
          </Badge>
        </button>
      }
      items={[{ label: 'Cambia stato', items: moveItems(moves, (to) => form.move(entity, row, to, 'form')) }]}
    />
  )
}
