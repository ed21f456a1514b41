import { Suspense, useState, type ReactNode } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useShowSheet } from '../../exchange/shown-sheet.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { MOBILE_MAX, WIDE } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { FirstHint } from '../hints/first-hint.tsx'
import { late } from '../../late/late.tsx'
import type { ListQuery } from '../../screen/list-query.ts'
import { NoPlaces, RoomSkeleton } from './no-places.tsx'
import { paperOf, sheetOf } from './plan-paper.ts'
import { PlaceList } from './place-list.tsx'
import { PlanLegend, PlanToolbar } from './plan-toolbar.tsx'
import { Room } from './room.tsx'
import { SpotAside, SpotDialog } from './spot-frame.tsx'
import { SpotPanel } from './spot-panel.tsx'
import { placedAt, type Spot } from './standing.ts'
import { isHome, refusedAt, useActs, type Acts } from './use-acts.ts'
import { useTargetChoice, type TargetChoice } from './use-target-choice.ts'
import { usePlan, type Plan } from './use-plan.ts'
import { Waiting } from './waiting.tsx'
import { momentText } from './words.ts'

const RoomEditor = late(async () => (await import('./room-editor.tsx')).RoomEditor)

interface PlanViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** The places of a room, who has them and who comes. */
export function PlanView({ screen, query }: PlanViewProps) {
  return screen.plan ? <Places screen={screen} query={query} says={screen.plan} /> : null
}

function Places({ screen, query, says }: PlanViewProps & { readonly says: PlanSays }) {
  const { at } = useSector()
  const address = useAddress()
  const form = useRecordForm()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const isWide = useMedia(WIDE)
  const { pending, run } = useOptimistic()
  const plan = usePlan(screen, says, query, pending)
  const acts = useActs(plan, run)
  const [isEditing, setIsEditing] = useState(false)

  const selected = address.get('posto')
  const spot = plan.spots.find(({ places }) => places.some(({ id }) => id === selected))
  const select = (id: string | undefined) => address.replace({ posto: id })
  const choice = useTargetChoice(plan, acts, { spot, select, isCovering: !isWide })
  const isDrawn = !isPhone || address.get('pianta') === '1'
  const roomTitle = plan.rooms.find(({ id }) => id === plan.room)?.title ?? ''
  const label = [screen.label, roomTitle].filter((text, index, all) => text !== '' && all.indexOf(text) === index).join(', ')

  useShowSheet({ name: label, table: () => sheetOf(plan), paper: () => paperOf(label, momentText(plan.moment, at.time), sheetOf(plan)) })

  if (plan.isFailed) return <NotRead text="Non riesco a leggere la pianta." onRetry={plan.retry} />
  const panel = spot && (
    <SpotPanel
      plan={plan}
      spot={spot}
      onNew={() => form.create(plan.entity, draftAt(plan, spot))}
      onMove={() => spot.row && choice.beginMove(spot.row)}
      onJoin={() => choice.beginJoin(spot)}
      onSplit={() => acts.split(spot)}
    />
  )
  const edit = mayEdit(plan) && !plan.isLoading && !isEditing && (
    <Button onClick={() => setIsEditing(true)} className="md:ml-auto">
      Modifica {roomNoun(plan)}
    </Button>
  )
  return (
    <div className="-mt-1 flex h-full flex-col gap-3 overflow-y-auto px-4 pt-1 pb-4 max-md:px-0 max-md:pb-24 lg:px-7">
      <PlanToolbar
        plan={plan}
        today={at.today}
        onMoment={(moment) => address.push({ giorno: undefined, servizio: undefined, ora: undefined, ...moment })}
        how={isPhone && plan.places.length > 0 && <DrawnSwitch plan={plan} isDrawn={isDrawn} />}
        isPhone={isPhone}
        onRoom={(id) => address.push({ sala: id === plan.rooms[0]?.id ? undefined : id, posto: undefined })}
      >
        {!isPhone && edit}
      </PlanToolbar>
      {plan.isLoading ? (
        <RoomSkeleton />
      ) : isEditing ? (
        <Suspense fallback={<RoomSkeleton />}>
          <RoomEditor plan={plan} onDone={() => setIsEditing(false)} />
        </Suspense>
      ) : plan.places.length === 0 ? (
        <NoPlaces plan={plan} />
      ) : (
        <RoomArea plan={plan} acts={acts} choice={choice} label={`Pianta: ${label}`} selected={spot?.id} isDrawn={isDrawn}>
          {isWide && <SpotAside plan={plan} spot={spot} panel={panel} />}
        </RoomArea>
      )}
      {isPhone && <PlanLegend plan={plan} />}
      {isPhone && <div className="px-4">{edit}</div>}
      {!isEditing && <Hint />}
      <p aria-live="polite" className="sr-only">
        {choice.isChoosing ? `${choice.said} Frecce per andare, Invio per scegliere, Esc per annullare.` : choice.said}
      </p>
      {!isWide && spot && panel && !choice.isChoosing && (
        <SpotDialog plan={plan} spot={spot} panel={panel} onClose={() => select(undefined)} />
      )}
    </div>
  )
}

interface RoomAreaProps {
  readonly plan: Plan
  readonly acts: Acts
  readonly choice: TargetChoice
  readonly label: string
  readonly selected: string | undefined
  readonly isDrawn: boolean
  /** What stands beside the room. */
  readonly children: ReactNode
}

/** Where people are carried from place to place: who waits, and the room, drawn or as a list. */
function RoomArea({ plan, acts, choice, label, selected, isDrawn, children }: RoomAreaProps) {
  const { isChoosing, isOpen, press, key } = choice
  return (
    <DragArea<Spot>
      instructions="Premi Spazio per prendere chi ha il posto, le frecce per scegliere dove, Spazio per lasciare, Esc per annullare."
      refusal={(held, target) => refusedAt(plan, held.row, target)}
      isHome={(held, target) => isHome(plan, held.row, target)}
      onDrop={(held, target) => acts.put(held.row, target)}
    >
      <Waiting plan={plan} onPlace={choice.beginMove} />
      {isChoosing && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border border-accent bg-accent-wash px-4 py-2 text-sm max-md:mx-4">
          <p className="min-w-0 flex-1">{choice.said}</p>
          <Button size="sm" onClick={choice.stop}>
            Annulla
          </Button>
        </div>
      )}
      <div className="grid shrink-0 items-start gap-5 min-[73.75rem]:grid-cols-[minmax(0,1fr)_21rem]">
        {isDrawn || isChoosing ? (
          <div className="min-w-0 overflow-x-auto rounded-lg border border-line bg-raised p-4 shadow-panel max-md:rounded-none max-md:border-x-0 max-md:p-2">
            <Room plan={plan} label={label} selected={selected} isOpen={isOpen} onPress={press} onKey={key} />
          </div>
        ) : (
          <PlaceList plan={plan} onPress={press} />
        )}
        {children}
      </div>
    </DragArea>
  )
}

/** The room as a list or drawn, on a phone. */
function DrawnSwitch({ plan, isDrawn }: { readonly plan: Plan; readonly isDrawn: boolean }) {
  const address = useAddress()
  return (
    <Segmented
      label="Come si vede"
      value={isDrawn ? 'pianta' : 'elenco'}
      options={[
        { value: 'elenco', label: plan.place.label.many },
        { value: 'pianta', label: 'Disegno' },
      ]}
      onChange={(value) => address.replace({ pianta: value === 'pianta' ? '1' : undefined })}
    />
  )
}

function Hint() {
  return (
    <FirstHint name="plan" className="max-md:pl-4">
      <span className="pointer-coarse:hidden">
        Trascina chi ha un posto su un altro. Frecce per andare da un posto all’altro, <Kbd>Invio</Kbd> apre, <Kbd>M</Kbd> sposta,{' '}
        <Kbd>U</Kbd> unisce, <Kbd>Ctrl Z</Kbd> annulla.
      </span>
      <span className="pointer-fine:hidden">Tocca un posto per aprirlo, tienilo premuto per spostare chi ce l’ha.</span>
    </FirstHint>
  )
}

const roomNoun = ({ roomEntity }: Plan) => (roomEntity ? roomEntity.label.one.toLowerCase() : 'pianta')
const mayEdit = ({ place, plan }: Plan) => !isFixed(place) && !isFixed(place, plan.column)

/** A new record that has a place at the moment that is looked at. */
function draftAt(plan: Plan, { places }: Spot): Values {
  const { slot, span } = plan.entity
  const hour = plan.moment.from.split('T')[1]
  return {
    [plan.plan.at]: placedAt(
      plan,
      places.map(({ id }) => id),
    ),
    [span?.from ?? slot?.day ?? '']: plan.moment.day,
    ...(slot?.time !== undefined && hour !== undefined && { [slot.time]: hour }),
  }
}
