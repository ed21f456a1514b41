import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { iconButtonLook } from './button-look.ts'
import { isFromNotice } from './from-notice.ts'
import { hold } from './hold.ts'
import { useHue } from './hue.ts'
import { useLayer } from './layer.ts'

interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Stays above what scrolls. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/**
 * What is read beside a record that stays in sight: at the right of a desk, a whole page of a phone. Esc, the cross, Back and a press
 * on the record close it, and the focus goes back to the record.
 */
export function SidePanel({ open, onClose, title, head, children }: SidePanelProps) {
  const hue = useHue()
  const popup = useRef<HTMLDivElement>(null)
  useLayer(open, onClose)
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
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-first]') ?? popup.current}
          className="fixed inset-y-0 right-0 z-dialog flex w-full flex-col border-line bg-raised text-ink shadow-dialog outline-none transition-[opacity,translate] duration-calm data-ending-style:translate-x-6 data-ending-style:opacity-0 data-starting-style:translate-x-6 data-starting-style:opacity-0 md:w-side-panel md:border-l motion-reduce:transition-none"
        >
          <header className="flex h-header shrink-0 items-center gap-3 border-b border-line px-6">
            <Base.Title className="min-w-0 flex-1 font-display text-xl tracking-[-.01em]">{title}</Base.Title>
            <Base.Close aria-label="Chiudi" className={iconButtonLook('ghost', '-mr-3')}>
              <X aria-hidden />
            </Base.Close>
          </header>
          {head}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[calc(20px+env(safe-area-inset-bottom))]">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
