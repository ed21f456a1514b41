import { Suspense, useState } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { PlanSays } from '../../../kernel/screens/plan-view.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useShowSheet } from '../../exchange/shown-sheet.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { MOBILE_MAX, WIDE } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { FirstHint } from '../first-hint.tsx'
import { late } from '../../late/late.tsx'
import type { ListQuery } from '../list-query.ts'
import { NoPlaces, RoomSkeleton } from './no-places.tsx'
import { paperOf, sheetOf } from './plan-paper.ts'
import { PlaceList } from './place-list.tsx'
import { PlanLegend, PlanToolbar } from './plan-toolbar.tsx'
import { Room } from './room.tsx'
import { spotFacts, SpotBadge, SpotPanel } from './spot-panel.tsx'
import { placedAt, type Spot } from './standing.ts'
import { canJoin, isHome, mayPut, notJoined, refusedAt, useActs } from './use-acts.ts'
import { usePlan, type Plan } from './use-plan.ts'
import { Waiting } from './waiting.tsx'
import { momentText, nameOf } from './words.ts'

const RoomEditor = late(async () => (await import('./room-editor.tsx')).RoomEditor)

interface PlanViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** The places of a room, who has them and who comes. */
export function PlanView({ screen, query }: PlanViewProps) {
  return screen.plan ? <Places screen={screen} query={query} says={screen.plan} /> : null
}

/** What a press on a place means while one is chosen. */
type Choosing = { readonly kind: 'move'; readonly row: AnyRow } | { readonly kind: 'join'; readonly spot: string }

function Places({ screen, query, says }: PlanViewProps & { readonly says: PlanSays }) {
  const { at } = useSector()
  const address = useAddress()
  const form = useRecordForm()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const isWide = useMedia(WIDE)
  const { pending, run } = useOptimistic()
  const plan = usePlan(screen, says, query, pending)
  const acts = useActs(plan, run)
  const [choosing, setChoosing] = useState<Choosing>()
  const [isEditing, setIsEditing] = useState(false)
  const [said, setSaid] = useState('')

  const selected = address.get('posto')
  const spot = plan.spots.find(({ places }) => places.some(({ id }) => id === selected))
  const select = (id: string | undefined) => address.replace({ posto: id })
  const isDrawn = !isPhone || address.get('pianta') === '1'
  const joining = choosing?.kind === 'join' ? plan.spots.find(({ id }) => id === choosing.spot) : undefined

  const begin = (next: Choosing, text: string) => {
    setChoosing(next)
    setSaid(text)
    if (!isWide) select(undefined)
  }
  const beginMove = (row: AnyRow) => {
    if (!mayPut(plan)) return
    begin({ kind: 'move', row }, `Scegli dove va ${nameOf(plan, row)}.`)
  }
  const beginJoin = (from: Spot) => {
    if (canJoin(plan, from)) begin({ kind: 'join', spot: from.id }, `Scegli che cosa unire: ${from.called}.`)
  }
  const stop = () => {
    setChoosing(undefined)
    setSaid('Annullato.')
  }
  const press = (target: Spot) => {
    if (!choosing) return select(target.id)
    setChoosing(undefined)
    setSaid('')
    if (choosing.kind === 'move') acts.put(choosing.row, target)
    else if (joining && joining.id !== target.id) acts.join(joining, target)
  }
  const key = (name: string, on: Spot): boolean => {
    if (name === 'Escape' && (choosing || spot)) {
      if (choosing) stop()
      else select(undefined)
      return true
    }
    if (choosing) return false
    if (name.toLowerCase() === 'm' && on.row) beginMove(on.row)
    else if (name.toLowerCase() === 'u') beginJoin(on)
    else return false
    return true
  }
  const makeAt = (on: Spot) => {
    const { slot, span } = plan.entity
    const hour = plan.moment.from.split('T')[1]
    form.create(plan.entity, {
      [says.at]: placedAt(
        plan,
        on.places.map(({ id }) => id),
      ),
      [span?.from ?? slot?.day ?? '']: plan.moment.day,
      ...(slot?.time !== undefined && hour !== undefined && { [slot.time]: hour }),
    })
  }
  const isOpen = choosing
    ? (target: Spot) =>
        choosing.kind === 'move'
          ? isHome(plan, choosing.row, target) || (!target.row && refusedAt(plan, choosing.row, target) === undefined)
          : joining !== undefined && (target.id === joining.id || notJoined(plan, joining, target) === undefined)
    : undefined
  const roomTitle = plan.rooms.find(({ id }) => id === plan.room)?.title ?? ''
  const label = [screen.label, roomTitle].filter((text, index, all) => text !== '' && all.indexOf(text) === index).join(', ')
  const mayEdit = !isFixed(plan.place) && !isFixed(plan.place, says.column)

  useShowSheet({
    name: label,
    table: () => sheetOf(plan),
    paper: () => paperOf(label, momentText(plan.moment, at.time), sheetOf(plan)),
  })

  if (plan.isFailed) return <NotRead text="Non riesco a leggere la pianta." onRetry={plan.retry} />
  const panel = spot && (
    <SpotPanel
      plan={plan}
      spot={spot}
      onNew={() => makeAt(spot)}
      onMove={() => spot.row && beginMove(spot.row)}
      onJoin={() => beginJoin(spot)}
      onSplit={() => acts.split(spot)}
    />
  )
  const how = isPhone && plan.places.length > 0 && (
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
  const edit = mayEdit && !plan.isLoading && !isEditing && (
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
        how={how}
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
        <DragArea<Spot>
          instructions="Premi Spazio per prendere chi ha il posto, le frecce per scegliere dove, Spazio per lasciare, Esc per annullare."
          refusal={(held, target) => refusedAt(plan, held.row, target)}
          isHome={(held, target) => isHome(plan, held.row, target)}
          onDrop={(held, target) => acts.put(held.row, target)}
        >
          <Waiting plan={plan} onPlace={beginMove} />
          {choosing && (
            <div className="flex flex-wrap items-center gap-3 rounded-lg border border-accent bg-accent-wash px-4 py-2 text-sm max-md:mx-4">
              <p className="min-w-0 flex-1">{said}</p>
              <Button size="sm" onClick={stop}>
                Annulla
              </Button>
            </div>
          )}
          <div className="grid shrink-0 items-start gap-5 min-[73.75rem]:grid-cols-[minmax(0,1fr)_21rem]">
            {isDrawn || choosing ? (
              <div className="min-w-0 overflow-x-auto rounded-lg border border-line bg-raised p-4 shadow-panel max-md:rounded-none max-md:border-x-0 max-md:p-2">
                <Room plan={plan} label={`Pianta: ${label}`} selected={spot?.id} isOpen={isOpen} onPress={press} onKey={key} />
              </div>
            ) : (
              <PlaceList plan={plan} onPress={press} />
            )}
            {isWide && <Aside plan={plan} spot={spot} panel={panel} />}
          </div>
        </DragArea>
      )}
      {isPhone && <PlanLegend plan={plan} />}
      {isPhone && <div className="px-4">{edit}</div>}
      {!isEditing && (
        <FirstHint name="plan" className="max-md:pl-4">
          <span className="pointer-coarse:hidden">
            Trascina chi ha un posto su un altro. Frecce per andare da un posto all’altro, <Kbd>Invio</Kbd> apre, <Kbd>M</Kbd> sposta,{' '}
            <Kbd>U</Kbd> unisce, <Kbd>Ctrl Z</Kbd> annulla.
          </span>
          <span className="pointer-fine:hidden">Tocca un posto per aprirlo, tienilo premuto per spostare chi ce l’ha.</span>
        </FirstHint>
      )}
      <p aria-live="polite" className="sr-only">
        {choosing ? `${said} Frecce per andare, Invio per scegliere, Esc per annullare.` : said}
      </p>
      {!isWide && spot && panel && !choosing && (
        <Dialog
          open
          onOpenChange={(open) => !open && select(undefined)}
          title={spot.called}
          description={[spotFacts(plan, spot), spot.word].filter(Boolean).join(' · ')}
        >
          <div className="-mx-6 [&>*>*]:px-6">{panel}</div>
        </Dialog>
      )}
    </div>
  )
}

const roomNoun = ({ roomEntity }: Plan) => (roomEntity ? roomEntity.label.one.toLowerCase() : 'pianta')

/** The panel beside the room. */
function Aside({ plan, spot, panel }: { readonly plan: Plan; readonly spot: Spot | undefined; readonly panel: React.ReactNode }) {
  return (
    <aside
      aria-label={spot?.called ?? plan.place.label.one}
      className="sticky top-0 overflow-clip rounded-lg border border-line bg-raised shadow-panel"
    >
      {spot ? (
        <>
          <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-5 pt-4 pb-3">
            <h2 className="font-display text-2xl leading-none">{spot.called}</h2>
            <span className="num text-sm text-ink-faint">{spotFacts(plan, spot)}</span>
            <span className="ml-auto self-center">
              <SpotBadge spot={spot} />
            </span>
          </header>
          {panel}
        </>
      ) : (
        <p className="px-5 py-10 text-center text-sm text-ink-faint">Scegli un posto per vedere chi ce l’ha.</p>
      )}
    </aside>
  )
}
