import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useMeasure, useRows } from '../../data/use-rows.ts'
import { ExportMenu } from '../../exchange/export-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { NO_QUERY } from '../../screen/list-query.ts'
import { priceOf } from '../record/record-facts.ts'
import type { Selection } from './selection.ts'
import { TogetherDialog, type AskedTogether } from './together-dialog.tsx'
import { useTogetherItems } from './use-together-items.tsx'

export interface SelectionBarProps {
  readonly screen: CollectionScreen
  readonly selection: Selection
}

/** How many records are chosen, what they come to, and what can be done with all of them. */
export function SelectionBar({ screen, selection }: SelectionBarProps) {
  const entity = useEntity(screen.entity)
  const [dialog, setDialog] = useState<{ readonly asked: AskedTogether; readonly turn: number; readonly isOpen: boolean }>()
  const where: readonly Comparison[] = [{ field: 'id', op: 'in', value: [...selection.ids] }]
  const price = priceOf(entity, screen)
  const { data } = useRows({ entity: entity.name, where, page: { offset: 0, limit: selection.ids.size } })
  const rows = data?.rows ?? []
  const ask = (asked: AskedTogether) => setDialog((last) => ({ asked, turn: (last?.turn ?? 0) + 1, isOpen: true }))
  const items = useTogetherItems({ screen, rows, names: data?.names ?? {}, onAsk: ask, onDone: selection.clear })
  return (
    <div
      role="group"
      aria-label="Con le righe scelte"
      data-create=""
      data-keep-clear=""
      className="flex shrink-0 items-center gap-2 border-t border-line bg-raised px-4 py-2 md:mx-4 md:mb-4 md:rounded-lg md:border md:shadow-panel lg:mx-7"
    >
      <IconButton label="Togli la scelta" icon={<Icon name="x" />} onClick={selection.clear} />
      <p role="status" className="min-w-0 flex-1 truncate text-sm">
        <span className="font-medium num">{chosenText(entity, selection.ids.size)}</span>
        {price !== undefined && <Sum entity={entity} price={price} where={where} />}
      </p>
      <ExportMenu screen={screen} query={{ ...NO_QUERY, where }} />
      <Menu trigger={<Button variant="primary">Azioni</Button>} items={items} />
      {dialog && (
        <TogetherDialog
          key={dialog.turn}
          entity={entity}
          asked={dialog.asked}
          open={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </div>
  )
}

/** «3 scelti». */
const chosenText = ({ label }: AnyEntity, count: number): string =>
  `${count} ${inflect('scelto', { gender: label.gender, plural: count !== 1 })}`

/** What the chosen come to. */
function Sum({ entity, price, where }: { readonly entity: AnyEntity; readonly price: string; readonly where: readonly Comparison[] }) {
  const { data } = useMeasure({ entity: entity.name, fn: 'sum', field: price, where })
  const text = data?.value === undefined ? undefined : entity.fields[price]?.format(data.value)
  return text !== undefined && <span className="text-ink-faint num"> · {text}</span>
}
