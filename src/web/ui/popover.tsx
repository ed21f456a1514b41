import { Popover as Base } from '@base-ui/react/popover'
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { MOBILE_MAX } from './breakpoints.ts'
import { Dialog } from './dialog.tsx'
import { holdAfterChoice } from './hold.ts'
import { useHue } from './hue.ts'
import { useMedia } from './use-media.ts'

interface PopoverProps {
  trigger: ReactElement
  /** Heads the phone's sheet; on a desk it only names the popover to screen readers. */
  title?: string | undefined
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  /** Beside its trigger where what lies above and below must stay in view; below it otherwise. */
  side?: 'left' | undefined
  /** Both, where the caller closes it; else the popover minds itself. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  finalFocus?: RefObject<HTMLElement | null> | undefined
}

/** A small surface at its trigger, or on a phone a sheet. */
export function Popover({
  trigger,
  title = 'Opzioni',
  children,
  align = 'start',
  side,
  open: outerOpen,
  onOpenChange,
  finalFocus,
}: PopoverProps) {
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const hue = useHue()
  const [ownOpen, setOwnOpen] = useState(false)
  const open = outerOpen ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  return (
    <>
      <Base.Root
        open={open && !isPhone}
        onOpenChange={(next, details) => {
          holdAfterChoice(next, details)
          setOpen(next)
        }}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal {...hue}>
          <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={8} className="z-popup">
            <Base.Popup
              aria-label={title}
              {...(finalFocus && { finalFocus })}
              className="popup-surface max-h-(--available-height) max-w-(--available-width) min-w-72 overflow-y-auto p-3 outline-none"
            >
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {isPhone && (
        <Dialog open={open} onOpenChange={setOpen} title={title}>
          {children}
        </Dialog>
      )}
    </>
  )
}
