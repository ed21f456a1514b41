import { useState, type ComponentType } from 'react'
import type { Nota } from '../../../../documents/calendario-ical/soggiorno.ts'
import { daysBetween, formatDate } from '../../../../kernel/italian/dates.ts'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Voce } from '../../../../sectors/hospitality/index.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Tone } from '../../../ui/tone.ts'

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
          Mostra altre {formatNumber(Math.min(items.length - shown, MORE))}
        </Button>
      )}
    </section>
  )
}

interface Shown {
  readonly voce: Voce
  /** It stays as it is after all. */
  readonly isKept: boolean
}

/** Stays with their nights and the reason for what becomes of them; `isKept` where somebody has said that nothing does. */
export function VociGroup({ voci, isKept, ...look }: { label: string; tone: Tone; isKept: boolean; voci: readonly Voce[] }) {
  const items = voci.map((voce): Shown => ({ voce, isKept }))
  return <Group {...look} items={items} keyOf={({ voce }) => `${voce.key} ${voce.arrivo}`} Row={VoceRow} />
}

function VoceRow({ item: { voce, isKept } }: { item: Shown }) {
  const { titolo, arrivo, partenza, motivo } = voce
  const nights = daysBetween(arrivo, partenza)
  const reason = isKept ? 'Resta in agenda.' : motivo
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
      <p className="num text-ink-soft">
        {formatDate(arrivo)} – {formatDate(partenza)}
      </p>
      <div className="min-w-0">
        <p className="break-words">
          {titolo}
          <span className="text-ink-faint">
            {' · '}
            {formatNumber(nights)} {nights === 1 ? 'notte' : 'notti'}
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
