import { useQuery } from '@tanstack/react-query'
import { momentInWords } from '../../../kernel/italian/moments.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { useNow, useSector } from '../../data/sector-context.tsx'
import { undoOnTrail } from '../../data/trail-commits.ts'
import { trailOf } from '../../data/trail.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.ts'
import { KEPT_DAYS, removedOfLate, type Removed } from './removed-records.ts'

/** Last days in which it is said louder that something will go. */
const SOON = 3

/** «Cestino»: what was removed in the last thirty days, each with the way back. */
export function TrashPage() {
  const { store, sector, clock } = useSector()
  const { data, isError, refetch } = useQuery({ queryKey: ['trash'], queryFn: () => removedOfLate(store, sector.entities, clock.now()) })
  const restore = async ({ commit, title }: Removed) => {
    trailOf(store).madeAgain(commit)
    const result = await undoOnTrail(store, commit)
    if (result?.ok) notify({ text: `«${title}» è tornato al suo posto.`, tone: 'success' })
    else if (result) notify({ text: result.problems.map(({ message }) => message).join(' '), tone: 'destructive' })
    await refetch()
  }
  if (isError) return <NotRead text="Il cestino non si è caricato." onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-1 gap-5 p-4 md:p-7">
      <p className="max-w-[64ch] text-sm text-ink-soft">
        Quello che elimini resta qui {KEPT_DAYS} giorni. «Ripristina» rimette al suo posto anche quello che è andato via insieme.
      </p>
      {!data ? (
        <SkeletonRows rows={4} columns={3} />
      ) : data.length === 0 ? (
        <EmptyState title="Il cestino è vuoto" text="Se elimini qualcosa per sbaglio, lo ritrovi qui." />
      ) : (
        <Panel>
          <ul className="divide-y divide-line">
            {data.map((removed) => (
              <Row key={removed.commit} removed={removed} onRestore={() => void restore(removed)} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

function Row({ removed, onRestore }: { readonly removed: Removed; readonly onRestore: () => void }) {
  const { title, label, others, by, at, daysLeft } = removed
  const now = useNow()
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3 text-sm">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block truncate font-medium">{title || label}</span>
        <span className="num block text-xs text-ink-faint">
          {label}
          {others > 0 && ` e ${others} ${plural(others, 'scheda', 'schede')} insieme`} · {by}, {momentInWords(at, now)}
        </span>
      </span>
      <span className={classNames('num text-xs', daysLeft <= SOON ? 'text-warn' : 'text-ink-faint')}>
        {daysLeft <= 0 ? 'ultimo giorno' : `ancora ${daysLeft} ${plural(daysLeft, 'giorno', 'giorni')}`}
      </span>
      <Button size="sm" onClick={onRestore} aria-label={`Ripristina ${title}`}>
        Ripristina
      </Button>
    </li>
  )
}
