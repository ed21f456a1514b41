import { useEffect, useRef } from 'react'
import { toast as send, Toaster as Sonner } from 'sonner'
import { useTheme } from '../theme/theme.ts'
import { classNames } from '../ui/class-names.ts'
import { useHue } from '../ui/hue.ts'
import { CLEARANCE, keepOutOfTheWay } from './clearance.ts'
import { connectSurface, type Toast } from '../ui/toast.ts'
import { toneText } from '../ui/tone.ts'

const BUTTON = 'min-h-control-sm shrink-0 rounded-full border border-line-strong px-3 text-xs font-medium transition-colors hover:bg-hover'

/** The floating half of Toaster, in its own chunk with sonner. */
export function ToasterSurface() {
  const hue = useHue()
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => connectSurface({ show, dismiss: (id) => send.dismiss(id) }), [])
  useEffect(() => (box.current ? keepOutOfTheWay(box.current) : undefined), [])
  return (
    <div ref={box} {...hue}>
      <Sonner
        theme={theme}
        position="bottom-right"
        duration={4000}
        visibleToasts={3}
        gap={14}
        containerAriaLabel="Notifiche"
        offset={{ right: 24, bottom: bottomOf(24) }}
        mobileOffset={{ left: 12, right: 12, bottom: bottomOf(12) }}
        style={{ zIndex: 'var(--z-toast)', fontFamily: 'inherit' }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: 'popup-surface flex w-full items-center gap-3 px-4 py-3 text-sm md:w-(--width)',
            content: 'min-w-0 flex-1',
            actionButton: BUTTON,
            cancelButton: BUTTON,
          },
        }}
      />
    </div>
  )
}

const bottomOf = (gap: number) => `calc(${gap}px + var(${CLEARANCE}, env(safe-area-inset-bottom, 0px)))`

function show({ id, text, tone, action, other, duration }: Toast) {
  const mark = <span aria-hidden className={classNames('block size-2 shrink-0 rounded-full bg-current', toneText[tone])} />
  send(text, {
    id,
    ...(tone !== 'neutral' && { icon: mark }),
    ...(action && { action }),
    // Two answers stand below what is asked.
    ...(other && { cancel: other, classNames: { toast: 'flex-wrap justify-end', content: 'basis-[calc(100%-2rem)]' } }),
    ...(duration !== undefined && { duration }),
  })
}
