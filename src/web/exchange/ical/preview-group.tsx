import { useState, type ComponentType } from 'react'
import type { Nota } from '../../../kernel/screens/calendar-file.ts'
import { daysBetween, formatDate } from '../../../kernel/italian/dates.ts'
import type { CalendarItem } from '../../../kernel/screens/calendars.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { lastDayOf } from '../../../kernel/derive/span-unit.ts'
import { lastsText } from '../../calendar/stretch-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Tone } from '../../ui/tone.ts'

/** Rows drawn at once; the rest follows on demand. */
const SHOWN = 50
const MORE = 500

interface GroupProps<Item> {
  readonly label: string
  readonly tone: Tone
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly Row: ComponentType<{ readonly item: Item }>
}

/** A heading with its number, and rows; nothing where there are none. */
function Group<Item>({ label, tone, items, keyOf, Row }: GroupProps<Item>) {
  const [shown, setShown] = useState(SHOWN)
  if (items.length === 0) return null
  return (
    <section aria-label={label} className="mb-5">
      <h3 className="mb-1.5 flex items-center gap-2 text-sm font-medium">
        <Badge tone={tone}>{label}</Badge>
        <span className="num text-ink-faint">{formatNumber(items.length)}</span>
      </h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)} className="py-2">
            <Row item={item} />
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + MORE)}>
          Mostra ancora {formatNumber(Math.min(items.length - shown, MORE))}
        </Button>
      )}
    </section>
  )
}

interface Shown {
  readonly item: CalendarItem
  readonly entity: AnyEntity
  /** It stays as it is after all. */
  readonly isKept: boolean
}

interface ItemsProps {
  readonly label: string
  readonly tone: Tone
  readonly isKept: boolean
  readonly entity: AnyEntity
  readonly items: readonly CalendarItem[]
}

/** What a file holds, with its days and the reason for what becomes of it; `isKept` where somebody has said that nothing does. */
export function ItemsGroup({ items, entity, isKept, ...look }: ItemsProps) {
  const shown = items.map((item): Shown => ({ item, entity, isKept }))
  return <Group {...look} items={shown} keyOf={({ item }) => `${item.key} ${item.from}`} Row={ItemRow} />
}

function ItemRow({ item: { item, entity, isKept } }: { item: Shown }) {
  const { title, from, until, reason: given } = item
  const reason = isKept ? 'Resta in agenda.' : given
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
      <p className="num text-ink-soft">
        {formatDate(from)} – {formatDate(lastDayOf(entity, until))}
      </p>
      <div className="min-w-0">
        <p className="break-words">
          {title}
          <span className="text-ink-faint">
            {' · '}
            {lastsText(entity, daysBetween(from, until))}
          </span>
        </p>
        {reason && <p className="text-xs text-ink-soft">{reason}</p>}
      </div>
    </div>
  )
}

/** Sentences about events that hold no stay. */
export function NoteGroup({ notes, ...look }: { label: string; tone: Tone; notes: readonly Nota[] }) {
  return <Group {...look} items={notes} keyOf={({ line, message }) => `${line} ${message}`} Row={NotaRow} />
}

const NotaRow = ({ item }: { item: Nota }) => <p className="break-words">{item.message}</p>
