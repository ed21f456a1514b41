import { ChevronRight } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { headOf } from '../../kernel/expression/paths.ts'
import { heldAt, referencesOf } from '../../kernel/entity/references.ts'
import type { Entry } from '../../kernel/door/store.ts'
import { asking } from '../data/asking.ts'
import { useSector } from '../data/sector-context.tsx'
import { titlesOf } from '../data/use-names.ts'
import { NotRead } from '../late/not-read.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { describeEntry } from './describe-entry.ts'

/** «Storia»: who changed this record, when, and what; read only once somebody opens it. */
export function History({ entity, id }: { entity: AnyEntity; id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group mt-5 border-t border-line pt-1" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 text-sm text-ink-soft [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="transition-transform group-open:rotate-90" />
        Storia
      </summary>
      {isOpen && <Entries entity={entity} id={id} />}
    </details>
  )
}

function Entries({ entity, id }: { entity: AnyEntity; id: string }) {
  const { sector, store } = useSector()
  const { data, isError, refetch } = useQuery(
    asking(store, ['history', entity.name, id], async (read) => {
      const entries = await read.history(entity.name, id)
      const names = await titlesOf(read, sector.entities, namedIn(entity, entries))
      return entries.toReversed().map((entry) => describeEntry(entity, entry, (reference) => names[reference]))
    }),
  )
  if (isError) return <NotRead text="La storia non si è caricata." onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mb-3 h-5 w-2/3" />
  if (data.length === 0) return <p className="pb-3 pl-6 text-sm text-ink-faint">Nessuna modifica da quando la scheda è nei dati.</p>
  return (
    <ol className="space-y-3 pb-3 pl-6 text-sm">
      {data.map(({ key, when, who, what }) => (
        <li key={key}>
          <p className="num text-xs text-ink-faint">
            {when} · {who}
          </p>
          {what.map((change) => (
            <p key={change} className="break-words">
              {change}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Every record that the history mentions, in fields and in lines. */
const namedIn = (entity: AnyEntity, entries: readonly Entry[]): readonly string[] =>
  referencesOf(entity)
    .flatMap(({ path }) => {
      const key = headOf(path)
      return entries.flatMap(({ changed }) =>
        [changed[key]?.before, changed[key]?.after].flatMap((value) => heldAt({ [key]: value }, path)).flat(),
      )
    })
    .filter((id) => typeof id === 'string')
