import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { nounPhrase } from '../../../kernel/italian/noun.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PointMenu } from '../../ui/menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { HiddenNote } from '../hints/hidden-note.tsx'
import type { ListQuery } from '../../screen/list-query.ts'
import { newDraftStore } from './draft.ts'
import { Found } from './found.tsx'
import { legendOf, openStates } from './plan.ts'
import { sayingsOf } from '../../calendar/stretch-words.ts'
import { startNear, stepOf } from '../../calendar/range.ts'
import { valuesOf, type Stretch } from '../../calendar/stretch.ts'
import { Hints } from './hints.tsx'
import { TimelineGrid } from './timeline-grid.tsx'
import { TimelineToolbar, TimelineWays } from './timeline-toolbar.tsx'
import type { Point } from '../drag/point.ts'
import { useBarDialogs } from './use-bar-dialogs.tsx'
import { useMoves } from './use-moves.ts'
import { useRange } from './use-range.ts'
import { useTimeline } from './use-timeline.ts'

interface TimelineViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What lies on the lanes of a trade, night by night. */
export function TimelineView({ screen, query }: TimelineViewProps) {
  const { at } = useSector()
  const form = useRecordForm()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const { range, goTo, setLength } = useRange()
  const entity = useEntity(screen.entity)
  const [draft] = useState(() => newDraftStore(entity))
  const [asked, setAsked] = useState<Asked>()
  const create = (kind: AnyEntity | undefined, stretch: Stretch) => {
    draft.set(undefined)
    if (kind?.span) form.create(kind, valuesOf(kind.span, stretch))
  }
  // Without a second thing to do with free nights, the form opens at once.
  const moves = useMoves(draft, (stretch, point) => (screen.timeline?.blocks ? setAsked({ stretch, at: point }) : create(entity, stretch)))
  const timeline = useTimeline(screen, query, range, moves.pending)
  const { showMenu, askMove, dialogs } = useBarDialogs(screen, timeline.lanes, moves)
  const { blockEntity, laneEntity, lanes } = timeline

  const ways = { range, legend: legendOf(entity), open: openStates(entity), blocked: blockEntity?.label.one, onLength: setLength }

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
        <NoLanes entity={laneEntity} />
      ) : (
        <TimelineGrid
          timeline={timeline}
          range={range}
          today={at.today}
          moves={moves}
          onOpen={({ entity: kind, id }) => form.edit(kind, id)}
          onMenu={showMenu}
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
      {dialogs}
      {asked && (
        <FreeMenu
          screen={screen}
          asked={asked}
          onCreate={() => create(entity, asked.stretch)}
          onBlock={() => create(blockEntity, asked.stretch)}
          onClose={() => {
            setAsked(undefined)
            moves.cancel()
          }}
        />
      )}
    </div>
  )
}

/** There is nothing to lie on yet, and the way to make the first lane. */
function NoLanes({ entity }: { readonly entity: AnyEntity }) {
  const form = useRecordForm()
  return (
    <EmptyState
      icon={<Icon name="calendar-days" />}
      title={`Mancano ${nounPhrase(entity.label.many, { gender: entity.label.gender, plural: true }).phrase}`}
      text="Il planning ha una riga per ciascuna: aggiungi la prima."
      action={
        <Button variant="primary" icon={<Icon name="plus" />} onClick={() => form.create(entity)}>
          Aggiungi {entity.label.one.toLowerCase()}
        </Button>
      }
    />
  )
}

/** Free nights that were chosen, and where the pointer or the keyboard stands. */
interface Asked {
  readonly stretch: Stretch
  readonly at: Point
}

interface FreeMenuProps {
  readonly screen: CollectionScreen
  readonly asked: Asked
  readonly onCreate: () => void
  readonly onBlock: () => void
  readonly onClose: () => void
}

/** What can be done with free nights, where it is more than one thing. */
function FreeMenu({ screen, asked, onCreate, onBlock, onClose }: FreeMenuProps) {
  const entity = useEntity(screen.entity)
  const blocks = screen.timeline?.blocks
  if (!blocks) return null
  return (
    <PointMenu
      label={sayingsOf(entity).chosen}
      at={asked.at}
      items={[
        { label: screen.create, icon: <Icon name="plus" />, onSelect: onCreate },
        { label: blocks.label, icon: <Icon name="wrench" />, onSelect: onBlock },
      ]}
      onClose={onClose}
    />
  )
}
