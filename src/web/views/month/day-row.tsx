import { statusOf, titleOf } from '../../../kernel/entity/entity.ts'
import { laneFieldOf } from '../../../kernel/screens/lane-of.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Joined } from '../../ui/joined.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { safetyWords } from '../../../kernel/derive/safety.ts'
import { SafetyLine } from '../../ui/safety-line.tsx'
import type { Held } from '../drag/held.ts'
import { useDraggable } from '../drag/use-draggable.ts'
import { LateBadge } from '../record/late-badge.tsx'
import { MoreMenu } from '../menu/more-menu.tsx'
import { movesOf } from '../../forms/record-moves.ts'
import { says } from '../record/said.ts'
import { StatusButton } from '../menu/status-button.tsx'
import { Dot, type Colour } from './colours.tsx'
import { Comer } from './comer.tsx'
import { dayMoves, dayWords, type DayAbout } from './day-words.ts'
import type { Standing } from './days.ts'
import { keepsDay } from './month-moves.ts'
import { isTicked, tickLabel } from './tick.ts'
import type { useComing } from './use-coming.ts'

interface DayRowProps {
  readonly about: DayAbout
  readonly standing: Standing
  readonly coming: ReturnType<typeof useComing>
  readonly colour: Colour | undefined
  /** Asks for another day in words. */
  readonly onMove: () => void
}

/** One record in the panel of a day: what it is called, its details, how it stands, and what is to be done about it. Space picks it up, M asks where to. */
export function DayRow({ about, standing, coming, colour, onMove }: DayRowProps) {
  const { entity, month, names } = about
  const { row } = standing
  const form = useRecordForm()
  const title = titleOf(entity, row, names)
  const { heading = title, details } = dayWords(about, standing)
  const name = says(title, heading) ? title : `${heading}, ${title}`
  const { tick } = month
  const isDone = tick !== undefined && isTicked(entity, tick.to, row)
  const mayTick = tick !== undefined && movesOf(entity, row).some(({ to }) => to === (isDone ? tick.back : tick.to))
  const stays = keepsDay(entity, row) !== undefined
  const held: Held = { row, name: heading, copy: <HeldRow title={heading} detail={details[0]} /> }
  const { setNode, setActivator, attributes, onKeyDown, isDragging } = useDraggable({
    id: row.id,
    held: stays ? undefined : held,
    roleDescription: 'riga che si sposta',
  })
  const drag = stays ? {} : { ...attributes, onKeyDown, 'aria-keyshortcuts': 'M' }
  return (
    <li
      ref={setNode}
      className={classNames(
        'relative grid items-center gap-y-2 py-3 max-md:items-start pr-5 transition-colors hover:bg-ink/4',
        tick ? 'grid-cols-[auto_1fr_auto] gap-x-1 pl-2' : 'grid-cols-[1fr_auto] gap-x-4 pl-5',
        isDragging && 'opacity-40',
      )}
    >
      {tick && (
        <Checkbox
          checked={isDone}
          disabled={!mayTick}
          onChange={(checked) => form.move(entity, row, checked ? tick.to : tick.back, 'calendar')}
          hideLabel
          label={`${tickLabel(entity, tick.to)}: ${name}`}
          className="relative z-1 size-14 *:first:size-7 *:first:rounded-md"
        />
      )}
      <div className={classNames('min-w-0', isDone && 'text-ink-faint')}>
        <RowButton
          ref={setActivator}
          {...drag}
          data-record={row.id}
          className={classNames('line-clamp-2', !stays && 'touch-manipulation select-none after:[-webkit-touch-callout:none]')}
          onClick={() => form.edit(entity, row.id)}
          // Firefox presses a button when Space comes up, even if its way down picked the record up.
          onKeyUp={(event) => !stays && event.code === 'Space' && event.preventDefault()}
        >
          {heading}
        </RowButton>
        <RowDetails about={about} standing={standing} coming={coming} colour={colour} isDone={isDone} />
      </div>
      <RowActions about={about} standing={standing} name={name} onMove={stays ? undefined : onMove} />
    </li>
  )
}

interface RowDetailsProps extends Pick<DayRowProps, 'about' | 'standing' | 'coming' | 'colour'> {
  readonly isDone: boolean
}

/** What stands below the name: details, safety, who comes, notes, colour and amount. */
function RowDetails({ about, standing, coming, colour, isDone }: RowDetailsProps) {
  const { entity, month, names, day, today } = about
  const { row } = standing
  const { details, warning, notes, amount } = dayWords(about, standing)
  const comer = isDone ? undefined : coming.comers.on(row[laneFieldOf(entity) ?? ''], day)
  // The state stands at the end of the row anyway.
  const dotted = month.colours?.by === statusOf(entity)?.[0] ? undefined : colour
  return (
    <>
      <p className="text-sm text-ink-faint num">
        <Joined parts={details} />
      </p>
      <SafetyLine words={safetyWords(entity, row, names, month.row.details)} className="mt-0.5" />
      {month.coming && coming.entity && comer && <Comer coming={month.coming} entity={coming.entity} row={comer} today={today} />}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
      {(dotted || warning || amount) && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          {dotted && (
            <span className="flex items-center gap-1.5">
              <Dot colour={dotted} />
              {dotted.label}
            </span>
          )}
          {warning && <span className="text-warn num">{warning}</span>}
          {amount && <span className="num">{amount}</span>}
        </p>
      )}
    </>
  )
}

interface RowActionsProps extends Pick<DayRowProps, 'about' | 'standing'> {
  /** What the record is called in the labels of its buttons. */
  readonly name: string
  /** Nothing where it keeps its day. */
  readonly onMove: (() => void) | undefined
}

/** What is to be done about a record: its menu, its state, the next step. */
function RowActions({ about, standing, name, onMove }: RowActionsProps) {
  const { entity } = about
  const { row } = standing
  const form = useRecordForm()
  const offered = dayMoves(about, standing)
  const [move] = movesOf(entity, row).filter(({ to }) => offered.includes(to))
  return (
    <div className="relative z-1 flex flex-col items-end gap-3 md:flex-row-reverse md:items-center">
      {onMove && (
        <MoreMenu
          label={`Sposta o apri «${name}»`}
          className="-mr-2 max-md:-my-2"
          items={[
            { label: 'Sposta a…', icon: <Icon name="calendar-days" />, onSelect: onMove },
            { label: 'Apri', icon: <Icon name="pencil" />, onSelect: () => form.edit(entity, row.id) },
          ]}
        />
      )}
      <StatusButton entity={entity.name} row={row} />
      <LateBadge entity={entity} row={row} />
      {move && (
        <Button size="sm" aria-label={`${move.label}: ${name}`} onClick={() => form.move(entity, row, move.to, 'calendar')}>
          {move.label}
        </Button>
      )}
    </div>
  )
}

/** The copy that follows the pointer. */
function HeldRow({ title, detail }: { title: string; detail: string | undefined }) {
  return (
    <div className="w-56 cursor-grabbing rounded-md border border-accent bg-raised px-3 py-2 shadow-panel">
      <p className="truncate font-medium">{title}</p>
      {detail && <p className="truncate text-sm text-ink-faint num">{detail}</p>}
    </div>
  )
}
