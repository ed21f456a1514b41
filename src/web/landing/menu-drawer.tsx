import { useRef, useState, type MouseEvent } from 'react'
import { useLayer } from '../ui/layer.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'
import { copy } from './copy.ts'
import { ANCHOR_DELAY, scrollTo } from './scroll-to.ts'

const row = 'flex min-h-tap items-center rounded-md px-3 text-ink-soft hover:bg-hover hover:text-ink'

/** The links of the top bar below 768 px, in a drawer of 280 px (specification §2). The browser's own dialog traps focus and closes on Esc. */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, () => dialog.current?.close())
  const choose = (event: MouseEvent, href: string) => {
    event.preventDefault()
    dialog.current?.close()
    setTimeout(() => scrollTo(href), ANCHOR_DELAY)
  }
  return (
    <>
      <IconButton
        data-hydrate-replay
        className="md:hidden"
        label={copy.menu.open}
        icon={<SpriteIcon name="menu" />}
        onClick={() => {
          dialog.current?.showModal()
          setOpen(true)
        }}
      />
      <dialog
        ref={dialog}
        aria-label={copy.menu.title}
        onClose={() => setOpen(false)}
        className="m-0 ml-auto h-dvh max-h-none w-[280px] max-w-none border-l border-line bg-raised text-ink backdrop:bg-veil"
        {...{ closedby: 'any' }}
      >
        <div className="flex h-full flex-col gap-1 p-4">
          <div className="flex items-center justify-between pb-4">
            <h2 className="font-display text-xl">{copy.menu.title}</h2>
            <IconButton label={copy.menu.close} icon={<SpriteIcon name="x" />} onClick={() => dialog.current?.close()} />
          </div>
          {[...copy.links, copy.contact].map(({ label, href }) => (
            <a key={label} href={`/${href}`} className={row} onClick={(event) => choose(event, href)}>
              {label}
            </a>
          ))}
          <a href={copy.register.href} className={row}>
            {copy.register.label}
          </a>
        </div>
      </dialog>
    </>
  )
}
