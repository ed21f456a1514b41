import { ArrowUpRight, Printer } from 'lucide-react'
import type { PaperCard as Sheet } from '../../../assistant/reply.ts'
import { firmAt } from '../../../kernel/paper/firm-at.ts'
import { Button } from '../../ui/button.tsx'
import { orTold } from '../../ui/toast.ts'
import type { CardProps } from './card-props.ts'

/** The paper of a record that was asked for: printed by a press, as its record prints it. */
export function PaperCard({ card: { label, print, record }, opened: { sector, store, clock }, desk }: CardProps<Sheet>) {
  const make = async () => {
    const row = await store.get(record.entity, record.id)
    const paper = sector.prints.find(({ key }) => key === print)
    if (row && paper) await desk.current?.print(paper.paper(row, store, await firmAt(sector, store, clock.at())))
  }
  return (
    <div className="mt-2.5 -ml-1 flex flex-wrap items-center gap-2">
      <Button size="sm" icon={<Printer aria-hidden />} onClick={() => void orTold('La stampa', make)}>
        {label}
      </Button>
      <Button size="sm" variant="ghost" icon={<ArrowUpRight aria-hidden />} onClick={() => desk.current?.open(record.entity, record.id)}>
        Apri {record.title}
      </Button>
    </div>
  )
}
