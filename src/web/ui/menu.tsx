import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { afterOwnFocus } from './own-focus.ts'
import { classNames } from './class-names.ts'
import { holdAfterChoice } from './hold.ts'
import { useHue } from './hue.ts'

interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect: () => void
  tone?: 'destructive' | undefined
  disabled?: boolean | undefined
  /** A shortcut or a short remark at the right. */
  hint?: string | undefined
}

interface MenuGroup {
  label: string
  items: readonly MenuItem[]
}

export type MenuItem = MenuAction | 'separator' | MenuGroup

interface MenuProps {
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
}

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const hue = useHue()
  return (
    <Base.Root onOpenChange={holdAfterChoice}>
      <Base.Trigger render={trigger} />
      <Base.Portal {...hue}>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-popup outline-none">
          <Base.Popup className="popup-surface max-h-(--available-height) min-w-48 overflow-y-auto p-1.5 outline-none">
            <Entries items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface PointMenuProps {
  items: readonly MenuItem[]
  /** Where on the screen, in pixels. */
  at: { readonly x: number; readonly y: number }
  label: string
  onClose: () => void
}

/** A menu at a point instead of a button: what a right click or a choice on a plan opens. Focus goes back to where it was. */
export function PointMenu({ items, at: { x, y }, label, onClose }: PointMenuProps) {
  const hue = useHue()
  const anchor = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }
  return (
    <Base.Root
      open
      onOpenChange={(open, details) => {
        holdAfterChoice(open, details)
        if (!open) onClose()
      }}
    >
      <Base.Portal {...hue}>
        <Base.Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8} className="z-popup outline-none">
          <Base.Popup
            ref={toFirst}
            aria-label={label}
            className="popup-surface max-h-(--available-height) min-w-48 overflow-y-auto p-1.5 outline-none"
          >
            <Entries items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** No key opened it, so nothing in it would be ready for Enter; the menu has to settle before it takes the focus. */
function toFirst(popup: HTMLElement | null): void {
  if (popup) afterOwnFocus(() => popup.querySelector<HTMLElement>('[role="menuitem"]')?.focus())
}

function Entries({ items }: { items: readonly MenuItem[] }) {
  return items.map((item, index) => <Fragment key={index}>{entry(item)}</Fragment>)
}

function entry(item: MenuItem) {
  if (item === 'separator') return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
  if ('items' in item) {
    return (
      <Base.Group>
        <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{item.label}</Base.GroupLabel>
        <Entries items={item.items} />
      </Base.Group>
    )
  }
  const { label, icon, onSelect, tone, disabled = false, hint } = item
  return (
    <Base.Item
      label={label}
      disabled={disabled}
      onClick={onSelect}
      className={classNames('popup-row', tone === 'destructive' && !disabled && 'text-bad data-highlighted:bg-bad-wash')}
    >
      {icon}
      <span className="flex-1">{label}</span>
      {hint && <span className="pl-4 text-xs text-ink-faint">{hint}</span>}
    </Base.Item>
  )
}
