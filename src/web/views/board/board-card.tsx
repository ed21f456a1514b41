import { useEffect, useEffectEvent } from 'react'
import { RecordMark } from '../../data/presence-parts.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Joined } from '../../ui/joined.tsx'
import { SafetyLine } from '../../ui/safety-line.tsx'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { situationOf } from '../../../kernel/derive/situation.ts'
import { Badge } from '../../ui/badge.tsx'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CardContent } from '../drag/card-content.ts'
import type { Held } from '../drag/held.ts'
import { useDraggable } from '../drag/use-draggable.ts'
import { LateBadge } from '../record/late-badge.tsx'
import { MoreMenu } from '../menu/more-menu.tsx'
import type { Move } from './board-moves.ts'

interface BoardCardProps {
  entity: AnyEntity
  row: AnyRow
  content: CardContent
  moves: readonly Move[]
  onMove: (to: string) => void
  onOpen: () => void
  /** The one card of the board that Tab reaches. */
  isStop: boolean
  onArrive: (id: string) => void
  onLeave: () => void
}

/** A record on the board. Its title is the button: the whole card presses it, Space picks it up, Enter opens it, M asks where to. */
export function BoardCard({ entity, row, content, moves, onMove, onOpen, isStop, onArrive, onLeave }: BoardCardProps) {
  const arrive = useEffectEvent(onArrive)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    arrive(row.id)
    return () => leave()
  }, [row.id])
  const held: Held = { row, name: content.title, copy: <HeldCard content={content} /> }
  const { setNode, setActivator, attributes, onKeyDown, isDragging } = useDraggable({
    id: row.id,
    held,
    roleDescription: 'scheda che si sposta',
  })
  // What was given back lies among what was taken: the column alone would call it that.
  const situation = situationOf(entity, row)
  const items = moves.map(({ to, label, asks }) => ({ label, hint: asks, onSelect: () => onMove(to) }))
  return (
    <article ref={setNode} className={classNames(CARD, 'hover:border-line-strong', isDragging && 'opacity-40')}>
      <h3 className="pr-6">
        <button
          type="button"
          ref={setActivator}
          {...attributes}
          onKeyDown={onKeyDown}
          tabIndex={isStop ? 0 : -1}
          aria-keyshortcuts="M"
          data-record={row.id}
          onClick={onOpen}
          // Firefox presses a button when Space comes up, even if its way down picked the card up.
          onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
          className={classNames(TITLE, 'after:absolute after:inset-0 after:rounded-md after:[-webkit-touch-callout:none]')}
        >
          <Joined parts={content.title.split(' · ')} />
        </button>
      </h3>
      <RecordMark entity={entity.name} id={row.id} className="absolute -top-1 -left-2" />
      <MoreMenu
        label={`Sposta «${content.title}» in…`}
        className={MENU}
        tabIndex={isStop ? 0 : -1}
        items={[
          items.length > 0 ? { label: 'Sposta in…', items } : { label: 'Non si sposta da qui', disabled: true, onSelect: () => {} },
          'separator',
          { label: 'Apri', icon: <Icon name="pencil" />, onSelect: onOpen },
        ]}
      />
      <CardFacts content={content} />
      <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {situation && <Badge tone={situation.tone}>{situation.label}</Badge>}
        <LateBadge entity={entity} row={row} />
      </p>
    </article>
  )
}

/** The copy that follows the pointer. */
function HeldCard({ content }: { content: CardContent }) {
  return (
    <div className={classNames(CARD, 'cursor-grabbing border-accent shadow-panel')}>
      <p className={classNames(TITLE, 'pr-6')}>{content.title}</p>
      <CardFacts content={content} />
    </div>
  )
}

function CardFacts({ content: { details, day, time, amount, safety } }: { content: CardContent }) {
  return (
    <>
      <SafetyLine words={safety} className="mt-1" />
      {details.length > 0 && (
        <p className="mt-1 text-xs wrap-anywhere text-ink-soft">
          <Joined parts={details} />
        </p>
      )}
      {(day || time || amount) && (
        <p className="num mt-2 flex items-baseline justify-between gap-3 text-xs">
          <span className="text-ink-faint">{[day, time].filter(Boolean).join(' ')}</span>
          <span className="font-medium">{amount}</span>
        </p>
      )}
    </>
  )
}

/** The ring goes round the card, not round the words of its button. */
const CARD =
  'relative rounded-md border border-line bg-raised p-3 text-sm transition-colors has-[[data-record]:focus-visible]:outline-2 has-[[data-record]:focus-visible]:outline-offset-2 has-[[data-record]:focus-visible]:outline-accent'
const TITLE = 'line-clamp-2 w-full wrap-anywhere cursor-grab outline-none touch-manipulation text-left font-medium select-none'
/** Over the title's surface. */
const MENU = 'absolute top-1 right-1 z-1 size-8 text-ink-faint pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:size-tap'
