import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { useBackStep } from './back-step.ts'
import { isFromNotice } from './from-notice.ts'
import { hold, useHoldOnClose } from './hold.ts'
import { useHue } from './hue.ts'

interface FullDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** It has an address of its own, and with it its step in the history. */
  readonly hasAddress: boolean
  readonly title: string
  /** Before the title: the way back. */
  readonly back: ReactNode
  /** Beside the title: what it is, how it stands. */
  readonly beside: ReactNode
  /** What is done with the whole. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Work that takes the whole page, over the one that it was opened from: Esc and Back lead there. */
export function FullDialog({ open, onClose, hasAddress, title, back, beside, actions, children }: FullDialogProps) {
  const hue = useHue()
  const popup = useRef<HTMLDivElement>(null)
  useBackStep(open && !hasAddress, onClose)
  useHoldOnClose(open)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event, cancel }) => {
        if (next) return
        if (isFromNotice(event)) return cancel()
        hold()
        onClose()
      }}
    >
      <Base.Portal {...hue}>
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          className="fixed inset-0 z-dialog flex flex-col bg-bg text-ink outline-none transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 md:px-7">
            {back}
            <Base.Title className="font-display text-2xl max-md:text-xl">{title}</Base.Title>
            {beside}
            <span className="flex-1" />
            {actions}
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
