import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { stateOf, titleOf } from '../../../kernel/entity/entity.ts'
import type { PlanOwes } from '../../../kernel/screens/plan-view.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useRecordActions } from '../../forms/use-record-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Actions on what belongs to whoever is there: the bill of a table, divided where it is asked for. */
export function Owed({ row, owes }: { readonly row: AnyRow; readonly owes: PlanOwes }) {
  const entity = useEntity(owes.entity)
  const form = useRecordForm()
  const actionsOf = useRecordActions(entity)
  const { data } = useRows({ entity: entity.name, where: [{ field: owes.by, op: 'eq', value: row.id }] })
  const can = (data?.rows ?? [])
    .filter((one) => !stateOf(entity, one)?.over)
    .flatMap((one) => actionsOf(one).map((action) => ({ one, action })))
  return can.map(({ one, action }) => (
    <Button
      key={`${one.id} ${action.key}`}
      className="col-span-2"
      icon={action.icon && <Icon name={action.icon} />}
      onClick={() => form.act(action, [one.id])}
    >
      <span className="truncate">
        {can.length > 1 ? `${action.label}: ${titleOf(entity, one, (id) => data?.names[id])}` : action.label}
      </span>
    </Button>
  ))
}
