import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { useHue } from '../../ui/hue.ts'
import type { Point } from '../drag/point.ts'
import type { Draft } from './draft.ts'

/** What is carried in from beside the hours, under the pointer until it lies over some of them. It is placed by whoever follows the pointer (`placeLifted`). */
export function Lifted({ draft, ref }: { readonly draft: Draft | undefined; readonly ref: Ref<HTMLDivElement> }) {
  const hue = useHue()
  if (!draft?.card || draft.card.home) return null
  return createPortal(
    <div {...hue}>
      <div
        ref={ref}
        aria-hidden
        hidden
        className="pointer-events-none fixed top-0 left-0 z-popup max-w-60 truncate rounded-sm border border-accent bg-raised px-2 py-1 text-sm font-medium shadow-popup"
      >
        {draft.card.title}
      </div>
    </div>,
    document.body,
  )
}

/** Puts it beside the pointer; without a point it is hidden. */
export function placeLifted(chip: HTMLElement | null, at: Point | undefined): void {
  if (!chip) return
  chip.hidden = at === undefined
  if (at) chip.style.translate = `${at.x + 12}px ${at.y + 12}px`
}
