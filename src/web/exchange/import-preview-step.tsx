import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { ImportRow, RowKind } from '../../kernel/exchange/import-row.ts'
import { CHOICES, choiceFor, doubtsFor, overwrittenBy, problemsFor, type Choice } from '../../kernel/exchange/preview-import.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { useSector } from '../data/sector-context.tsx'
import { useOpening } from '../data/use-opening.ts'
import { FormBanner } from '../forms/form-banner.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { ImportPreviewRow } from './import-preview-row.tsx'
import { CHOICE_WORDS, intention, KIND_WORDS } from './import-words.ts'
import type { Import } from './use-import.ts'

/** Rows drawn at once; the rest follows on demand, and all of the rejected ones are in their file. */
const SHOWN = 100
/** In the order in which they are of interest. */
const KINDS: readonly RowKind[] = ['new', 'changed', 'doubtful', 'same']

type Side = RowKind | 'bad'

/** What would come of every row, by kind and one by one, before anything is written. */
export function ImportPreviewStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const isBad = (row: ImportRow) => problemsFor(row, job.choices).length > 0
  const ofKind = (kind: RowKind) => job.rows.filter((row) => row.kind === kind && !isBad(row))
  const sides: Readonly<Record<Side, readonly ImportRow[]>> = {
    bad: job.rows.filter(isBad),
    new: ofKind('new'),
    changed: ofKind('changed'),
    doubtful: ofKind('doubtful'),
    same: ofKind('same'),
  }
  const [asked, setAsked] = useState<Side>()
  const overwritten = overwrittenBy(entity, job.rows, job.choices)
  // What is wrong comes first, also when it was only found in writing.
  const wanted =
    asked ?? (sides.bad.length > 0 ? 'bad' : sides.doubtful.length > 0 ? 'doubtful' : overwritten.length > 0 ? 'changed' : 'new')
  const [shown, setShown] = useState(SHOWN)
  const side = sides[wanted].length > 0 ? wanted : (KINDS.find((kind) => sides[kind].length > 0) ?? 'bad')
  const { at } = useSector()
  const opening = useOpening()
  const doubtful = useMemo(
    () => new Set(job.rows.filter((row) => doubtsFor(entity, row, job.choices, at, opening).length > 0)),
    [entity, job.rows, job.choices, at, opening],
  )
  // What is to be looked at again comes first: the rest may be thousands of rows away.
  const rows = sides[side].toSorted((a, b) => Number(doubtful.has(b)) - Number(doubtful.has(a)))
  const show = (next: Side) => {
    setAsked(next)
    setShown(SHOWN)
  }
  const opens = new Set(job.rows.map((row) => row.opens?.change))
  const made = job.plan.changes.filter((change) => change.entity !== entity.name && !opens.has(change)).length
  const { opened, kept } = job.plan
  const noun = (count: number) => plural(count, entity.label.one, entity.label.many).toLowerCase()
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <p role="status" className="mb-3 text-sm num">
        {intention(job.plan)}.{' '}
        {made > 0 && (
          <span className="text-ink-soft">
            {made === 1
              ? 'Nasce anche 1 scheda collegata che ora non c’è.'
              : `Nascono anche ${formatNumber(made)} schede collegate che ora non ci sono.`}
          </span>
        )}
      </p>
      {opened > 0 && (
        <p className="mb-3 text-sm text-ink-soft num">
          Entra anche la giacenza di {formatNumber(opened)} {noun(opened)}, con un movimento di oggi.
        </p>
      )}
      {kept > 0 && (
        <p className="mb-3 text-sm text-warn num">
          Di {formatNumber(kept)} {noun(kept)} il file conta un’altra giacenza: resta quella che c’è, e si corregge con un movimento.
        </p>
      )}
      {overwritten.length > 0 && (
        <p className="mb-3 text-sm text-warn num">
          L’aggiornamento scrive sopra quello che c’è:{' '}
          {overwritten.map(({ label, count }) => `${label} in ${formatNumber(count)} ${plural(count, 'scheda', 'schede')}`).join(', ')}.
        </p>
      )}
      {doubtful.size > 0 && (
        <p role="status" className="mb-3 text-sm text-warn num">
          {doubtful.size === 1 ? '1 riga ha un valore' : `${formatNumber(doubtful.size)} righe hanno un valore`} che sembra sbagliato: prima
          di importare controlla che sia giusto.
        </p>
      )}
      <ul className="mb-5 divide-y divide-line border-y border-line">
        {KINDS.filter((kind) => job.rows.some((row) => row.kind === kind)).map((kind) => (
          <KindLine
            key={kind}
            kind={kind}
            count={sides[kind].length}
            isShown={side === kind}
            choice={job.choices.kinds[kind] ?? CHOICES[kind][0]}
            onShow={() => show(kind)}
            onChoose={(choice) => job.choose(kind, choice)}
          />
        ))}
        {sides.bad.length > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <ShowButton isShown={side === 'bad'} onClick={() => show('bad')}>
              {formatNumber(sides.bad.length)} con errori
            </ShowButton>
            <Button size="sm" icon={<Download aria-hidden />} onClick={job.downloadRejected}>
              Scarica le righe con errori
            </Button>
          </li>
        )}
      </ul>
      <ul aria-label={side === 'bad' ? 'Righe con errori' : `Righe ${KIND_WORDS[side][1]}`} className="divide-y divide-line text-sm">
        {rows.slice(0, shown).map((row) => (
          <ImportPreviewRow key={row.line} entity={entity} job={job} row={row} choice={choiceFor(row, job.choices)} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button size="sm" className="mt-3" onClick={() => setShown(shown + SHOWN * 5)}>
          Mostra altre righe
        </Button>
      )}
    </>
  )
}

interface KindLineProps {
  readonly kind: RowKind
  readonly count: number
  readonly isShown: boolean
  readonly choice: Choice
  readonly onShow: () => void
  readonly onChoose: (choice: Choice) => void
}

function KindLine({ kind, count, isShown, choice, onShow, onChoose }: KindLineProps) {
  const [one, many, meaning] = KIND_WORDS[kind]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-4 py-2">
      <div className="min-w-0">
        <ShowButton isShown={isShown} onClick={onShow}>
          {formatNumber(count)} {plural(count, one, many)}
        </ShowButton>
        <p className="text-xs text-ink-faint">{meaning}</p>
      </div>
      <Select
        label={`Righe ${many}`}
        value={choice}
        onChange={(next) => onChoose(next as Choice)}
        options={CHOICES[kind].map((value) => ({ value, label: CHOICE_WORDS[value] }))}
      />
    </li>
  )
}

/** Shows the rows of a kind below. */
function ShowButton({ isShown, onClick, children }: { isShown: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onClick}
      className="min-h-6 rounded-sm text-left text-sm font-medium underline-offset-4 hover:underline aria-pressed:underline num"
    >
      {children}
    </button>
  )
}
