import { useEffect } from 'react'
import { statusOf } from '../../../kernel/entity/entity.ts'
import { useRows } from '../../data/use-rows.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { useRecordActions } from '../../forms/use-record-actions.ts'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { linesOf } from './sale.ts'
import type { Desk } from './use-till.ts'

/** Actions on the sale in hand, while it is still to be paid: to divide it among those who pay. */
export function SaleActs({ desk }: { readonly desk: Desk }) {
  const { counter, entity, sale, till, isBusy } = desk
  const form = useRecordForm()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const [key = '', status] = statusOf(entity) ?? []
  const actions = useRecordActions(entity)({ ...sale.values, id: sale.id, version: 0, [key]: status?.initial })
  const isActedOn = actions.length > 0 && linesOf(counter, sale).length > 0
  const { data } = useRows(isActedOn ? { entity: entity.name, where: [{ field: 'id', op: 'eq', value: sale.id }] } : undefined)
  const kept = data?.rows.find(({ id }) => id === sale.id)?.version
  // What an action has changed is what is paid.
  const isChanged = kept !== undefined && sale.version !== undefined && kept > sale.version
  useEffect(() => {
    if (isChanged) void till.resume(sale.id)
  }, [isChanged, sale.id, till])
  if (!isActedOn) return null
  return actions.map((action) => (
    <Button
      key={action.key}
      size="sm"
      variant={isPhone ? 'ghost' : 'outline'}
      disabled={isBusy}
      // On a phone the words alone, as «Cambia» beside them: the name of the sale has an icon of its own.
      icon={!isPhone && <Icon name={action.icon ?? 'workflow'} />}
      onClick={() => void till.keep().then(() => form.act(action, [sale.id]))}
    >
      {action.label}
    </Button>
  ))
}
