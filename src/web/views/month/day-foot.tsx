import { isFixed } from '../../../kernel/entity/entity.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dayFieldOf } from '../../calendar/on-days.ts'
import type { DayAbout } from './day-words.ts'

interface DayButtonProps {
  readonly screen: CollectionScreen
  readonly about: DayAbout
}

/** Begins a record on the chosen day. */
export function NewOnDay({ screen, about: { entity, day } }: DayButtonProps) {
  const form = useRecordForm()
  if (isFixed(entity)) return null
  return (
    <Button icon={<Icon name="plus" />} onClick={() => form.create(entity, { [dayFieldOf(entity)]: day })}>
      {screen.create}
    </Button>
  )
}

/** What is planned for a day; nothing is planned for one that is past. */
export function DayAction({ about: { month, day, today } }: Pick<DayButtonProps, 'about'>) {
  const { sector } = useSector()
  const form = useRecordForm()
  const { action: said } = month
  const action = sector.actions.find(({ key }) => key === said?.key)
  if (!action || !said || day < today) return null
  return (
    <Button icon={<Icon name={action.icon ?? 'workflow'} />} onClick={() => form.act(action, undefined, { [said.day]: day })}>
      {action.label}
    </Button>
  )
}
