import type { Action } from '../../kernel/action/action.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
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
  return <RecordButtons of={actions} onPress={onAct} />
}

interface RecordButtonsProps<One> {
  readonly of: readonly One[]
  readonly onPress: (one: One) => void
}

/** A row of buttons below a record; nothing where there is none. */
export function RecordButtons<One extends Pick<Action, 'key' | 'label' | 'icon'>>({ of, onPress }: RecordButtonsProps<One>) {
  if (of.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line py-3">
      {of.map((one) => (
        <Button key={one.key} size="sm" icon={one.icon && <Icon name={one.icon} />} onClick={() => onPress(one)}>
          {one.label}
        </Button>
      ))}
    </div>
  )
}
