import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Via } from '../../../kernel/door/change.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Entry } from '../../../kernel/door/store.ts'
import { heldAt, referencesOf } from '../../../kernel/entity/references.ts'
import { headOf } from '../../../kernel/expression/paths.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { titlesOf } from '../../data/use-names.ts'
import { lateDialog } from '../../late/late-dialog.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useOnce } from '../use-once.ts'
import { notify } from '../../ui/toast.ts'
import { OriginFilter } from './origin-filter.tsx'
import { StoryDays } from './story-days.tsx'
import { originsIn, storyOf } from './story.ts'
import type { Touched } from './touched.ts'
import { useRestore } from './use-restore.ts'

const ConflictDialog = lateDialog(async () => (await import('../edit-conflict/conflict-dialog.tsx')).ConflictDialog)

interface HistoryPanelProps {
  readonly entity: AnyEntity
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
  /** Shows in the record what the entry under the eyes has changed. */
  readonly onTouch: (touched: Touched | undefined) => void
  /** The record has been brought back to what it was. */
  readonly onRestored: () => void
}

/** More entries than these, of more than one origin, are worth a filter. */
const FEW = 4

/** «Cronologia»: who changed this record, when, from where and what; one change can be taken back by itself. */
export function HistoryPanel({ entity, id, open, onClose, onTouch, onRestored }: HistoryPanelProps) {
  const { sector, store, at } = useSector()
  const [origin, setOrigin] = useState<Via>()
  const { data, isError, refetch } = useQuery(
    asking(store, ['history', entity.name, id, at.today], async (read) => {
      const [entries, now] = await Promise.all([read.history(entity.name, id), read.get(entity.name, id)])
      const names = await titlesOf(read, sector.entities, namedIn(entity, entries))
      return storyOf({ entity, entries, now, names: (reference) => names[reference], today: at.today })
    }),
  )
  const { restore, asked } = useRestore(entity, id, onRestored)
  const { once } = useOnce((text) => notify({ text, tone: 'destructive' }))
  const origins = originsIn(data ?? [])
  const isFiltered = data !== undefined && data.length > FEW && origins.length > 1
  const shown = (data ?? []).filter(({ entry }) => !isFiltered || origin === undefined || entry.via === origin)
  const close = () => {
    onTouch(undefined)
    onClose()
  }
  return (
    <SidePanel
      open={open}
      onClose={close}
      title="Cronologia"
      head={isFiltered && <OriginFilter origins={origins} origin={origin} onChange={setOrigin} count={shown.length} />}
    >
      {isError && <NotRead text="La cronologia non si è caricata." onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="px-6 py-4">
          <SkeletonRows rows={4} columns={2} />
        </div>
      )}
      {data?.length === 0 && <p className="px-6 py-6 text-sm text-ink-faint">Nessuna modifica da quando la scheda è nei dati.</p>}
      {shown.length > 0 && (
        <StoryDays entity={entity} story={shown} today={at.today} onTouch={onTouch} onRestore={(one) => void once(() => restore(one))} />
      )}
      {asked && (
        <ConflictDialog
          key={asked.turn}
          conflict={asked.conflict}
          found={asked.found}
          open={asked.isOpen}
          onClose={asked.close}
          onSave={asked.save}
          onRecreate={async () => []}
          onGiveUp={asked.close}
        />
      )}
    </SidePanel>
  )
}

/** Every record that the history mentions, in fields and in lines. */
const namedIn = (entity: AnyEntity, entries: readonly Entry[]): readonly string[] =>
  referencesOf(entity)
    .flatMap(({ path }) => {
      const key = headOf(path)
      return entries.flatMap(({ changed }) =>
        [changed[key]?.before, changed[key]?.after, changed[key]?.discarded].flatMap((value) => heldAt({ [key]: value }, path)).flat(),
      )
    })
    .filter((one) => typeof one === 'string')
