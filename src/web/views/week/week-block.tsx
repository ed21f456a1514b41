import { memo } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LateLine } from '../../ui/late-line.tsx'
import { SafetyLine } from '../../ui/safety-line.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { toneText, toneWash } from '../../ui/tone.ts'
import type { Held } from '../drag/held.ts'
import { useDraggable } from '../drag/use-draggable.ts'
import { MoreMenu } from '../menu/more-menu.tsx'
import type { Spot } from './grid-steps.ts'
import type { Block } from './use-week.ts'

interface WeekBlockProps {
  row: AnyRow
  block: Block
  spot: Spot
  isStop: boolean
  menu: readonly MenuItem[]
  onOpen: () => void
}

/** A record in its square. Enter opens it, Space picks it up, M asks where to. */
export function WeekBlock({ row, block, spot, isStop, menu, onOpen }: WeekBlockProps) {
  const held: Held = { row, name: block.title, copy: <HeldBlock block={block} /> }
  const { setNode, setActivator, attributes, onKeyDown, isDragging } = useDraggable({
    id: row.id,
    held,
    roleDescription: 'scheda che si sposta',
  })
  return (
    <div ref={setNode} className={classNames(BLOCK, 'group/block', isDragging && 'opacity-40')}>
      <button
        type="button"
        ref={setActivator}
        {...attributes}
        onKeyDown={onKeyDown}
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts="M"
        data-record={row.id}
        data-spot={`${spot.lane} ${spot.day} ${spot.index}`}
        onClick={onOpen}
        // Firefox presses a button when Space comes up, even if its way down picked the record up.
        onKeyUp={(event) => event.code === 'Space' && event.preventDefault()}
        className={classNames(
          FACE,
          washOf(block),
          'cursor-grab touch-manipulation text-left select-none after:absolute after:inset-0 after:rounded-sm after:[-webkit-touch-callout:none]',
        )}
      >
        <BlockFacts block={block} />
      </button>
      <MoreMenu
        label={`Sposta o apri «${block.title}»`}
        tabIndex={-1}
        className="absolute right-0 bottom-0 size-7 items-end justify-end p-1.5 text-ink-soft opacity-0 transition-opacity group-hover/block:opacity-100 focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:size-tap pointer-coarse:opacity-100"
        items={menu}
      />
    </div>
  )
}

/** The copy that follows the pointer, with the sentence for what stays where it is. */
function HeldBlock({ block }: { block: Block }) {
  return (
    <div className={classNames(BLOCK, 'cursor-grabbing border-accent shadow-panel')}>
      <div className={classNames(FACE, washOf(block))}>
        <BlockFacts block={{ ...block, warning: undefined }} />
        {block.settled && <p className="mt-1 text-xs text-warn">{block.settled}</p>}
      </div>
    </div>
  )
}

const BlockFacts = memo(function BlockFacts({ block: { time, end, title, detail, state, safety, late, warning } }: { block: Block }) {
  const tone = toneText[state?.tone ?? 'neutral']
  return (
    <>
      <span className={classNames('num block text-xs font-medium', tone)}>
        {time ?? 'Senza ora'}
        {end && `–${end}`}
      </span>
      <span className="mt-0.5 line-clamp-3 text-sm wrap-break-word hyphens-auto leading-tight font-medium">{title}</span>
      <SafetyLine words={safety} className="mt-0.5" />
      {detail && <span className="mt-0.5 block truncate text-xs text-ink-soft">{detail}</span>}
      {state && <span className={classNames('mt-0.5 block text-xs font-medium', tone)}>{state.label}</span>}
      <LateLine text={late} className="mt-0.5" />
      {warning && <Overlap text={warning} />}
    </>
  )
})

export function Overlap({ text }: { text: string }) {
  return (
    <span className="mt-1 flex items-start gap-1 text-xs leading-tight text-warn">
      <Icon name="triangle-alert" className="mt-px" />
      {text}
    </span>
  )
}

const washOf = ({ state }: Block) => toneWash[state?.tone ?? 'neutral']
/** The ring goes round the block, not round the words of its button. */
const BLOCK =
  'relative rounded-sm border border-line bg-raised text-ink has-[[data-record]:focus-visible]:outline-2 has-[[data-record]:focus-visible]:outline-offset-1 has-[[data-record]:focus-visible]:outline-accent'
const FACE = 'block w-full rounded-sm px-2 py-1.5 outline-none'
