import { useState } from 'react'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dayHeading, groupByDay, isByDay, sectionsOf, type Section } from './card-sections.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { RecordCard } from './record-card.tsx'
import { useCardWalk } from './use-card-walk.ts'
import { useRelated } from './use-related.ts'

interface CardsViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** Cards drawn at a time; the rest come on demand. */
const STEP = 60

/** One collection as job cards, day by day. */
export function CardsView({ screen, query }: CardsViewProps) {
  const { at } = useSector()
  const entity = useEntity(screen.entity)
  const [area, setArea] = useState<HTMLElement | null>(null)
  useCardWalk(area)
  return (
    <div ref={setArea} className="@container -mt-1 h-full overflow-y-auto overscroll-contain px-4 pt-1 pb-24 md:px-7 md:pb-7">
      <div className="in-turn grid gap-6">
        {sectionsOf(entity, query, at).map((section) => (
          <CardSection key={section.key} screen={screen} query={query} section={section} />
        ))}
      </div>
    </div>
  )
}

function CardSection({ screen, query, section }: CardsViewProps & { readonly section: Section }) {
  const { at } = useSector()
  const entity = useEntity(screen.entity)
  const [limit, setLimit] = useState(STEP)
  const asked: ListQuery = { ...query, where: [...query.where, ...section.where], sort: section.sort }
  const { data, isError, refetch } = useRows(queryOf(screen, asked, { offset: 0, limit }))
  const phone = useRelated(screen.card?.phone?.through, data?.rows ?? [])
  if (isError) return <NotRead text="Non riesco a leggere queste schede." onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.total === 0) return null
  const day = isByDay(entity, section.sort) ? entity.slot?.day : undefined
  return (
    // On a wide desk two days stand side by side: most have fewer jobs than fit a line.
    <section data-rows="" className={classNames('grid content-start gap-x-8 gap-y-5', day !== undefined && '@min-[84rem]:grid-cols-2')}>
      <h2 className={section.title ? 'col-span-full border-t border-line pt-5 font-display text-xl' : 'sr-only'}>
        {section.title ?? screen.label}
      </h2>
      {groupByDay(data.rows, day).map(([key, rows]) => (
        <div key={key} className="grid content-start gap-2.5">
          {key && <h3 className="text-sm font-medium text-ink-soft first-letter:uppercase">{dayHeading(key, at)}</h3>}
          <ul className={grid}>
            {rows.map((row) => (
              <RecordCard key={row.id} screen={screen} row={row} names={data.names} contact={phone(row)} showsDay={day === undefined} />
            ))}
          </ul>
        </div>
      ))}
      {data.total > limit && (
        <Button className="col-span-full justify-self-center" onClick={() => setLimit(limit + STEP)}>
          Mostra altri ({data.total - limit})
        </Button>
      )}
    </section>
  )
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3'

const Waiting = () => (
  <div role="status" aria-label="Caricamento" data-waiting="" className={grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className="grid h-44 content-start gap-3 rounded-lg border border-line bg-raised p-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    ))}
  </div>
)
