import type { Action } from '../../kernel/action.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useRecordActions } from './use-record-actions.ts'

interface RecordActionsProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly onAct: (action: Action) => void
  /** The key of one that has its button elsewhere. */
  readonly without?: string | undefined
}

/** What can be done with the record as it is kept, below its form. */
export function RecordActions({ entity, row, onAct, without }: RecordActionsProps) {
  const actions = useRecordActions(entity)(row).filter(({ key }) => key !== without)
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line py-3">
      {actions.map((action) => (
        <Button key={action.key} size="sm" icon={action.icon && <Icon name={action.icon} />} onClick={() => onAct(action)}>
          {action.label}
        </Button>
      ))}
    </div>
  )
}
