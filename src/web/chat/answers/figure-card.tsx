import { ArrowUpRight, ChevronRight } from 'lucide-react'
import type { FigureCard as Figure } from '../../../assistant/reply.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { Criteria } from './criteria.tsx'
import { WayLink } from './way-link.tsx'

/** Letters that a figure, a number or a name takes at most: what is longer is read, and stands as text. */
const FIGURE = 24

/** One figure: large, with how it is worked out and the records behind it. */
export function FigureCard({ id, card, extra, opened, acts, desk }: CardProps<Figure>) {
  const { label, text, note, formula, record, way, chips } = card
  return (
    <>
      <CardFrame name={label} className="px-4 py-3.5">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className={classNames('num wrap-anywhere', text.length > FIGURE ? 'text-md' : 'font-display text-2xl')}>{text}</p>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
        {formula && (
          <details className="group mt-2 text-sm">
            <summary className="flex min-h-control-sm w-fit cursor-pointer list-none items-center gap-1 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden className="transition-transform group-open:rotate-90" />
              Come si calcola
            </summary>
            <p className="pb-1 text-ink-soft">{formula}</p>
          </details>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <WayLink way={way} opened={opened} label="Vedi nell’elenco" />
          {record && (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3"
              icon={<ArrowUpRight aria-hidden />}
              onClick={() => desk.current?.open(record.entity, record.id)}
            >
              Apri {record.title}
            </Button>
          )}
        </div>
      </CardFrame>
      <Criteria chips={chips} isBusy={extra.outcome === 'busy'} onWithout={(key) => acts.without(id, key)} />
    </>
  )
}
