import { Dialog } from '@base-ui/react/dialog'
import { Command } from 'cmdk'
import { useState } from 'react'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useHue } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { useLayer } from '../../ui/layer.ts'
import type { Panes } from '../panes.ts'
import type { PaletteEntry } from './entries.ts'
import { isNamed, rankGroups } from './rank.ts'
import { useAnswer } from './use-answer.ts'
import { useCommands } from './use-commands.ts'
import { useFoundRecords } from './use-found-records.ts'
import { useQuestions } from './use-questions.ts'

interface PaletteProps extends Panes {
  readonly open: boolean
  readonly onClose: () => void
  /** Opens an action of the trade. */
  readonly onImport: (screen: CollectionScreen) => void
}

/** Everything by name: tabs, records, what can be made or done. */
export function Palette({ open, onClose, ...panes }: PaletteProps) {
  const hue = useHue()
  useLayer(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal {...hue}>
        <Dialog.Backdrop className="fixed inset-0 z-dialog bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="popup-surface fixed inset-x-3 top-3 z-dialog mx-auto flex max-h-[min(70dvh,30rem)] max-w-dialog-md flex-col overflow-hidden outline-none md:top-[14dvh]">
          <Dialog.Title className="sr-only">Cerca e comandi</Dialog.Title>
          <Finder {...panes} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Finder({ onClose, ...panes }: Omit<PaletteProps, 'open'>) {
  const [text, setText] = useState('')
  const commands = useCommands(panes, text)
  const records = useFoundRecords(text)
  const questions = useQuestions(text)
  const answer = useAnswer(text)
  const ranked = rankGroups([...(questions.entries.length > 0 ? [questions] : []), ...commands, ...records.groups], text)
  // Whoever types what something is called means that; any other question has its answer first.
  const answers = answer.entries.length > 0 ? [answer] : []
  const groups = isNamed(ranked, text) ? [...ranked.slice(0, 1), ...answers, ...ranked.slice(1)] : [...answers, ...ranked]
  const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key))
  const [chosen, setChosen] = useState('')
  const run = (entry: PaletteEntry) => {
    onClose()
    entry.run()
  }
  return (
    <Command
      label="Cerca e comandi"
      shouldFilter={false}
      loop
      value={keys.includes(chosen) ? chosen : (keys[0] ?? '')}
      onValueChange={setChosen}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" className="text-ink-faint" />
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder="Cerca un lavoro, un nome o un comando…"
          className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-faint"
        />
        <Kbd>Esc</Kbd>
      </div>
      <Command.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
        {!records.isSearching && (
          <Command.Empty className="px-3 py-6 text-center text-sm text-ink-faint">Nessun risultato per "{text}"</Command.Empty>
        )}
        {groups.map(({ heading, entries }) => (
          <Command.Group
            key={heading}
            heading={heading}
            className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint"
          >
            {entries.map((entry) => (
              <Command.Item
                key={entry.key}
                value={entry.key}
                onSelect={() => run(entry)}
                className="popup-row text-ink! data-[selected=true]:bg-hover"
              >
                <Icon name={entry.icon} className="text-ink-faint" />
                {/* Side by side neither could be read on a phone. */}
                <span className="flex min-w-0 flex-1 items-center gap-x-3 max-md:flex-col max-md:items-stretch">
                  <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                  {entry.hint && <span className="truncate text-xs text-ink-faint md:max-w-2/5">{entry.hint}</span>}
                </span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}
