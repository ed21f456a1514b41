import { Check } from 'lucide-react'
import { titleOf } from '../../../kernel/entity/entity.ts'
import { formatMoney } from '../../../kernel/italian/money.ts'
import { useRow } from '../../data/use-rows.ts'
import { usePapers } from '../../forms/use-papers.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useRecordItems } from '../menu/use-record-items.tsx'
import type { Desk } from './use-till.ts'

/** The sale that was just paid, until the next begins: its change, its papers, and all else that can be done with it. */
export function PaidSaid({ desk: { screen, counter, entity, paid } }: { readonly desk: Desk }) {
  const { data } = useRow(entity.name, paid?.id)
  const papers = usePapers(entity)
  const itemsOf = useRecordItems(screen)
  const row = data ?? paid
  if (!row) return null
  const change = Number(row[counter.payment.change] ?? 0)
  return (
    <div className="grid min-h-24 flex-1 content-center justify-items-center gap-2 overflow-y-auto px-5 py-4 text-center">
      <p role="status" className="grid justify-items-center gap-1">
        <Check aria-hidden className="size-6 text-ok" />
        <span className="font-[550]">Incassati {formatMoney(Number(row[counter.total] ?? 0))}</span>
        <span className="text-sm text-ink-soft">{titleOf(entity, row, undefined)}</span>
        {change > 0 && (
          <span>
            <span className="block text-xs text-ink-faint">{entity.fields[counter.payment.change]?.label}</span>
            <span className="font-display text-2xl text-ok num">{formatMoney(change)}</span>
          </span>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {papers
          .filter(({ when }) => when(row))
          .map(({ key, label, print }) => (
            <Button key={key} icon={<Icon name="printer" />} onClick={() => void print(row)}>
              {label}
            </Button>
          ))}
        <Menu
          trigger={<IconButton variant="outline" label="Altro su questo conto" icon={<Icon name="ellipsis" />} />}
          items={itemsOf(row)}
        />
      </div>
    </div>
  )
}
