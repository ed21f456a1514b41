import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowKind } from '../../kernel/exchange/import-row.ts'
import { CHOICES, type Choice } from '../../kernel/exchange/preview-import.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { CHOICE_WORDS, KIND_WORDS } from './import-words.ts'
import type { Import } from './use-import.ts'
import { KINDS, type PreviewSides } from './use-preview-sides.ts'

/** The kinds of rows: how many of each, and what is done with them. */
export function ImportKinds({ job, sides, side, show }: { readonly job: Import } & Pick<PreviewSides, 'sides' | 'side' | 'show'>) {
  return (
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
function ShowButton({ isShown, onClick, children }: { isShown: boolean; onClick: () => void; children: ReactNode }) {
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
