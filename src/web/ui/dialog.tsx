import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { MOBILE_MAX } from './breakpoints.ts'
import { classNames } from './class-names.ts'
import { isFromNotice } from './from-notice.ts'
import { hold } from './hold.ts'
import { useHue } from './hue.ts'
import { iconButtonLook } from './button-look.ts'
import { useLayer } from './layer.ts'
import { useMedia } from './use-media.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the way out first: at the right on a desk, in two equal halves on a phone. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** A panel lies at its right: on a desk it makes room, so that both are seen. */
  beside?: boolean | undefined
  /** Without it focus goes to the first field, or else to the button that confirms what can be taken back, or to the way out. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Where the focus goes when it closes; back to what had it when absent, or when nothing is found. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

const widths = { sm: 'md:max-w-dialog-sm', md: 'md:max-w-dialog-md', lg: 'md:max-w-dialog-lg', xl: 'md:max-w-dialog-xl' }
/** On a desk in the middle of what is seen, on a phone at its foot, above the keyboard. */
const PLACE =
  'fixed inset-0 z-dialog flex items-end justify-center pb-[var(--drawer-keyboard-inset,0px)] [container:dialog/size] md:items-center md:px-6 md:py-[min(24px,2dvh)] md:pb-[calc(min(24px,2dvh)+var(--drawer-keyboard-inset,0px))]'
const FIELDS = 'input:not([type="hidden"], [type="file"], :disabled, [readonly]), textarea, select, [role="combobox"]'
/** A step that cannot be taken back is marked `data-final`: there the focus begins on the way out (ARIA APG, alert dialog). */
const CONFIRMS = 'footer button[type="submit"]:not(:disabled, [data-final])'

/**
 * One tree for both shapes, a drawer that the desk's stylesheet centres, so that turning a tablet does not lose what was typed.
 * Esc, the veil, the cross and (on a phone) a swipe down close it at once.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer, size = 'md', ...more }: DialogProps) {
  const { beside, initialFocus, finalFocus } = more
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const hue = useHue()
  const popup = useRef<HTMLDivElement>(null)
  useLayer(open, () => onOpenChange(false))

  const firstFocus = (interaction: string) => {
    if (initialFocus) return initialFocus.current
    // Focusing a field under a finger would raise the keyboard over a form nobody has read yet.
    if (interaction === 'touch') return popup.current
    const find = (selector: string) => popup.current?.querySelector<HTMLElement>(selector)
    const first = find(`[data-dialog-body] :is(${FIELDS}, output)`) ?? find(CONFIRMS) ?? find('footer button')
    // What is only to be read is read from its beginning, and not from the first box that may follow it far below.
    return !first || first instanceof HTMLOutputElement ? popup.current : first
  }

  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && isFromNotice(details.event)) details.cancel()
        else {
          // Whoever holds the dialog may take it away at once.
          if (!next) hold()
          onOpenChange(next)
        }
      }}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal {...hue}>
          <Drawer.Backdrop
            forceRender
            className="fixed inset-0 z-dialog bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0"
          />
          <Drawer.Viewport className={classNames(PLACE, beside && 'lg:pr-[calc(var(--side-panel)+24px)]')}>
            <Drawer.Popup
              ref={popup}
              initialFocus={firstFocus}
              {...(finalFocus && { finalFocus: () => finalFocus() ?? true })}
              data-base-ui-swipe-ignore={isPhone ? undefined : ''}
              className={classNames(
                'dialog-surface flex max-h-[min(92dvh,100%)] w-full flex-col overflow-hidden border border-line bg-raised text-ink outline-none max-md:rounded-t-xl max-md:border-x-0 max-md:border-b-0 md:max-h-full md:rounded-xl',
                widths[size],
              )}
            >
              <div aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden short:mt-1.5" />
              <header className="flex shrink-0 items-start gap-3 px-6 pt-3 pb-2 md:pt-5 short:py-0 tiny:sr-only">
                <div className="min-w-0 flex-1 pt-1">
                  <Drawer.Title className="font-display text-xl tracking-[-.01em] short:text-lg">{title}</Drawer.Title>
                  {description && <Drawer.Description className="mt-1 text-sm text-ink-soft">{description}</Drawer.Description>}
                </div>
                <Drawer.Close aria-label="Chiudi" className={iconButtonLook('ghost', '-mr-3')}>
                  <X aria-hidden />
                </Drawer.Close>
              </header>
              <div
                data-dialog-body
                className={classNames(
                  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-2 pb-5 tiny:pt-3',
                  !footer && 'max-md:pb-[calc(20px+env(safe-area-inset-bottom))]',
                )}
              >
                {children}
              </div>
              {footer && (
                <footer
                  data-keep-clear=""
                  className="flex shrink-0 flex-wrap justify-end gap-x-3 gap-y-2 border-t border-line px-6 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))] max-md:*:min-h-12 max-md:*:flex-1 short:pt-1.5 short:pb-[calc(6px+env(safe-area-inset-bottom))] short:*:min-h-tap"
                >
                  {footer}
                </footer>
              )}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
