import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useId } from 'react'

interface TooltipPopupProps {
  anchor: Element
  open: boolean
  text: string
  onEnter: () => void
  onLeave: () => void
}

/** The floating half of Tooltip, in its own chunk. */
export function TooltipPopup({ anchor, open, text, onEnter, onLeave }: TooltipPopupProps) {
  const id = useId()

  useEffect(() => {
    const isAlreadyTheName = anchor.getAttribute('aria-label') === text
    if (!open || isAlreadyTheName || anchor.hasAttribute('aria-describedby')) return
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, id, open, text])

  return (
    <Tooltip.Root open={open}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className="z-tooltip">
          <Tooltip.Popup
            id={id}
            role="tooltip"
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-bg transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
