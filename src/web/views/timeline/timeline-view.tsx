import { useMemo, useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { nounPhrase } from '../../../kernel/italian/noun.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PointMenu } from '../../ui/menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.ts'
import { useMedia } from '../../ui/use-media.ts'
import { HiddenNote } from '../hidden-note.tsx'
import type { ListQuery } from '../list-query.ts'
import { RecordPointMenu } from '../drag/record-point-menu.tsx'
import { newDraftStore } from './draft.ts'
import { Found } from './found.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { legendOf, openStates, refusal, type Bar } from './plan.ts'
import { sayingsOf } from './words.ts'
import { lengthText, rangeFromAddress, startNear, stepOf } from './range.ts'
import { valuesOf, type Stretch } from './stretch.ts'
import { Hints } from './hints.tsx'
import { TimelineGrid } from './timeline-grid.tsx'
import { TimelineToolbar, TimelineWays } from './timeline-toolbar.tsx'
import type { Point } from '../drag/point.ts'
import { useMoves } from './use-moves.ts'
import { useTimeline } from './use-timeline.ts'

interface TimelineViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What lies on the lanes of a trade, night by night. */
export function TimelineView({ screen, query }: TimelineViewProps) {
  const { at } = useSector()
  const address = useAddress()
  const form = useRecordForm()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const [dal, giorni] = [address.get('dal'), address.get('giorni')]
  const range = useMemo(() => rangeFromAddress(dal, giorni, at.today), [dal, giorni, at.today])
  const entity = useEntity(screen.entity)
  const blocks = screen.timeline?.blocks
  const [draft] = useState(() => newDraftStore(entity))
  const [asked, setAsked] = useState<{ readonly stretch: Stretch; readonly at: Point }>()
  const create = (kind: AnyEntity | undefined, stretch: Stretch) => {
    draft.set(undefined)
    if (kind?.span) form.create(kind, valuesOf(kind.span, stretch))
  }
  // Without a second thing to do with free nights, the form opens at once.
  const moves = useMoves(draft, (stretch, point) => (blocks ? setAsked({ stretch, at: point }) : create(entity, stretch)))
  const timeline = useTimeline(screen, query, range, moves.pending)
  const [menu, setMenu] = useState<{ readonly bar: Bar; readonly at: Point }>()
  const [wish, setWish] = useState<{ readonly bar: Bar; readonly isOpen: boolean }>()
  const { blockEntity, laneEntity, lanes } = timeline

  const goTo = (start: string) => address.push({ dal: start === startNear(at.today) ? undefined : start })
  const open = ({ entity: kind, id }: Bar) => form.edit(kind, id)
  const askMove = (bar: Bar) => {
    const reason = refusal(bar, 'end')
    if (reason) notify({ text: reason, tone: 'warning' })
    else setWish({ bar, isOpen: true })
  }
  const ways = {
    range,
    legend: legendOf(entity),
    open: openStates(entity),
    blocked: blockEntity?.label.one,
    onLength: (days: number) => address.push({ giorni: lengthText(days) }),
  }

  return (
    <div className="-mt-1 flex h-full flex-col gap-3 overflow-y-auto px-4 pt-1 pb-4 max-md:px-0 max-md:pb-24 lg:px-7">
      <TimelineToolbar
        {...ways}
        isPhone={isPhone}
        isNow={range.start === startNear(at.today)}
        onStep={(direction) => goTo(addDays(range.start, direction * stepOf(range)))}
        onToday={() => goTo(startNear(at.today))}
      />
      {timeline.found && <Found found={timeline.found} label={entity.label} range={range} onDay={(day) => goTo(startNear(day))} />}
      {timeline.isLoading ? (
        <Panel>
          <SkeletonRows rows={isPhone ? 6 : 10} columns={isPhone ? 3 : 7} />
        </Panel>
      ) : timeline.isFailed ? (
        <NotRead text="Non riesco a leggere il planning." onRetry={timeline.retry} />
      ) : lanes.length === 0 && laneEntity ? (
        <EmptyState
          icon={<Icon name="calendar-days" />}
          title={`Mancano ${nounPhrase(laneEntity.label.many, { gender: laneEntity.label.gender, plural: true }).phrase}`}
          text="Il planning ha una riga per ciascuna: aggiungi la prima."
          action={
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => form.create(laneEntity)}>
              Aggiungi {laneEntity.label.one.toLowerCase()}
            </Button>
          }
        />
      ) : (
        <TimelineGrid
          timeline={timeline}
          range={range}
          today={at.today}
          moves={moves}
          onOpen={open}
          onMenu={(bar, point) => setMenu({ bar, at: point })}
          onAskMove={askMove}
          onRange={goTo}
        />
      )}
      {isPhone && (
        <div className="grid shrink-0 gap-2 px-4">
          <TimelineWays {...ways} />
        </div>
      )}
      <HiddenNote count={timeline.hidden} label={entity.label} advice="scegli meno giorni" />
      <Hints entity={entity} />
      {menu && (
        <RecordPointMenu
          screen={screen}
          entity={menu.bar.entity}
          row={menu.bar.row}
          title={menu.bar.title}
          at={menu.at}
          onAskMove={() => askMove(menu.bar)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {asked && blocks && (
        <PointMenu
          label={sayingsOf(entity).chosen}
          at={asked.at}
          items={[
            { label: screen.create, icon: <Icon name="plus" />, onSelect: () => create(entity, asked.stretch) },
            { label: blocks.label, icon: <Icon name="wrench" />, onSelect: () => create(blockEntity, asked.stretch) },
          ]}
          onClose={() => {
            setAsked(undefined)
            moves.cancel()
          }}
        />
      )}
      {wish && (
        <MoveDialog
          key={`${wish.bar.id} ${wish.bar.row.version}`}
          bar={wish.bar}
          lanes={lanes}
          open={wish.isOpen}
          onMove={(to) => moves.move(wish.bar, to, lanes)}
          onClose={() => setWish({ ...wish, isOpen: false })}
        />
      )}
    </div>
  )
}
