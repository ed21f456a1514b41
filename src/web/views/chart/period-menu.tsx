import { Check, ChevronDown } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { periodLabel } from './period.ts'
import type { ChosenPeriod } from './use-period.ts'

/** Over which time a chart is seen; nothing where there is nothing to choose. */
export function PeriodMenu({ title, time: { period, offered, choose } }: { title: string; time: ChosenPeriod }) {
  if (offered.length < 2) return null
  const label = periodLabel(period)
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" aria-label={`Periodo di ${title}: ${label}`} className="num">
          {label}
          <ChevronDown aria-hidden className="text-ink-faint" />
        </Button>
      }
      items={offered.map((one) => ({
        label: periodLabel(one),
        icon: <Check aria-hidden className={one === period ? undefined : 'invisible'} />,
        onSelect: () => choose(one),
      }))}
    />
  )
}
