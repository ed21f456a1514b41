import type { RefObject } from 'react'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { isFixed } from '../../kernel/entity/entity.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useRecordForm } from '../forms/record-form.tsx'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconLink } from '../ui/icon-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountButton } from './account-menu.tsx'
import { useHouse } from './house.ts'
import type { Panes } from './panes.ts'
import { useTab } from '../screen/use-tab.ts'

interface HeaderProps extends Panes {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onPalette: () => void
  readonly onPaletteNear: () => void
}

/** Where one is, the way back to the chat, and the button that makes something new. */
export function Header({ heading, onChat, onVoice, onPalette, onPaletteNear, isTouch }: HeaderProps) {
  const { sector } = useSector()
  const { Badge, account } = useHouse()
  const { screens, screen, creates } = useTab()
  // A further overview, of reports for instance, is called by its own name.
  const isOverview = screen.kind === 'overview' && screen === screens[0]
  const hasWays = sector.bar === 6
  return (
    <header className="flex min-h-header shrink-0 items-center gap-2.5 border-b border-line px-4 max-md:flex-wrap max-md:gap-1 max-md:pr-2 md:px-7">
      <h1
        ref={heading}
        tabIndex={-1}
        className="min-w-0 truncate font-display text-xl tracking-[-.01em] outline-none max-lg:line-clamp-2 max-lg:pb-0.5 max-lg:leading-[1.1] max-lg:whitespace-normal max-md:max-w-max max-md:min-w-min max-md:grow-99 max-md:basis-[min-content] max-md:text-lg max-md:leading-none max-md:wrap-break-word"
      >
        {isOverview ? sector.title : screen.label}
      </h1>
      {Badge && <Badge />}
      <span className="flex-1" />
      {hasWays ? <AllWays onChat={onChat} onVoice={onVoice} /> : <Ways onChat={onChat} onVoice={onVoice} isTouch={isTouch} />}
      <IconButton
        label="Cerca e comandi"
        icon={<Icon name="search" />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPalette}
        onPointerEnter={onPaletteNear}
        className="max-md:hidden"
      />
      <ThemeToggle />
      {hasWays && account && <AccountButton account={account} />}
      {creates && <CreateButton screen={creates} />}
    </header>
  )
}

/** Back to the chat; what else there is stands in the sidebar, and on a phone behind «Altro». */
function Ways({ onChat, onVoice, isTouch }: Panes) {
  return (
    <>
      {isTouch ? (
        <Button variant="ghost" icon={<Icon name="message-circle" />} onClick={onChat} className="max-md:hidden">
          Chat AI
        </Button>
      ) : (
        <Button variant="ghost" onClick={onChat} className="max-md:hidden">
          ← Torna alla Chat
        </Button>
      )}
      <IconButton label="Vocal Agent" icon={<Icon name="mic" />} onClick={onVoice} className="md:hidden" />
      <IconButton
        label={isTouch ? 'Chat AI' : 'Torna alla Chat'}
        icon={<Icon name="message-circle" />}
        onClick={onChat}
        className="md:hidden"
      />
    </>
  )
}

/** Home, Chat AI and Vocal Agent, where the bar of the phone has room for tabs only (specification §2, lodging console); words where there is room. */
function AllWays({ onChat, onVoice }: Omit<Panes, 'isTouch'>) {
  return (
    <>
      <ButtonLink to="/" variant="ghost" icon={<Icon name="home" />} className="max-xl:hidden">
        Home
      </ButtonLink>
      <Button variant="ghost" icon={<Icon name="message-circle" />} onClick={onChat} className="max-xl:hidden">
        Chat AI
      </Button>
      <Button variant="ghost" icon={<Icon name="mic" />} onClick={onVoice} className="max-xl:hidden">
        Vocal Agent
      </Button>
      <IconLink to="/" label="Home" icon={<Icon name="home" />} className="xl:hidden" />
      <IconButton label="Chat AI" icon={<Icon name="message-circle" />} onClick={onChat} className="xl:hidden" />
      <IconButton label="Vocal Agent" icon={<Icon name="mic" />} onClick={onVoice} className="xl:hidden" />
    </>
  )
}

/** «Nuovo Intervento»: in the header of a desk, under the thumb on a phone, where it gives way to what lies there itself (`data-create`): a tab that is that form, a bar of buttons. */
function CreateButton({ screen }: { screen: CollectionScreen }) {
  const form = useRecordForm()
  const entity = useEntity(screen.entity)
  const create = () => form.create(entity)
  if (isFixed(entity)) return null
  return (
    <>
      <Button variant="primary" icon={<Icon name="plus" />} onClick={create} className="max-md:hidden">
        {screen.create}
      </Button>
      <IconButton
        variant="primary"
        label={screen.create}
        icon={<Icon name="plus" className="text-lg" />}
        onClick={create}
        data-keep-clear=""
        className="absolute right-4 bottom-[calc(var(--bottom-bar,60px)+16px)] z-bar size-14 shadow-panel group-has-data-create/shell:hidden md:hidden"
      />
    </>
  )
}
