import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { ImportRow } from '../../kernel/exchange/import-row.ts'
import { choicesFor, doubtsFor, problemsFor, type Choice } from '../../kernel/exchange/preview-import.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { useSector } from '../data/sector-context.tsx'
import { useOpening } from '../data/use-opening.ts'
import { useNames, useTitle } from '../data/use-names.ts'
import { Select } from '../ui/select.tsx'
import { CHOICE_WORDS } from './import-words.ts'
import type { Import } from './use-import.ts'

interface RowProps {
  readonly entity: AnyEntity
  readonly job: Import
  readonly row: ImportRow
  readonly choice: Choice
}

/** So much of a cell is enough to know it again. */
const LONGEST = 80

/** One row of the file: what it says, what is wrong with it, which record it was taken for and what it would change there. */
export function ImportPreviewRow({ entity, job, row, choice }: RowProps) {
  const { at } = useSector()
  const opening = useOpening()
  const problems = problemsFor(row, job.choices)
  const doubts = doubtsFor(entity, row, job.choices, at, opening)
  const wrong = new Set(problems.map((problem) => problem.path))
  const cells = job.mapping.flatMap((key, index) => {
    const text = row.cells[index]?.trim() ?? ''
    return key && entity.fields[key] && text ? [{ key, text: text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text }] : []
  })
  const choices = choicesFor(row)
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2">
      <span className="num text-xs leading-5 text-ink-faint">Riga {row.line}</span>
      <div className="min-w-0">
        <p className="line-clamp-2 break-words">
          {cells.map(({ key, text }, index) => (
            <span key={key} className={wrong.has(key) ? 'text-bad' : undefined} title={entity.fields[key]?.label}>
              {index > 0 && <span className="text-ink-faint"> · </span>}
              {text}
            </span>
          ))}
        </p>
        <Recognised entity={entity} row={row} choice={choice} />
        {problems.map((problem) => (
          <p key={problem.path + problem.message} className="text-xs text-bad">
            {problem.message}
          </p>
        ))}
        {doubts.map(({ path, message }) => (
          <p key={path} className="text-xs text-warn">
            {message}
          </p>
        ))}
      </div>
      {row.kind === 'doubtful' && (
        <Select
          className="w-30"
          label={`Riga ${row.line}`}
          value={choice}
          onChange={(next) => job.chooseRow(row.line, next as Choice)}
          options={choices.map((value) => ({ value, label: CHOICE_WORDS[value] }))}
        />
      )}
    </li>
  )
}

/** Why a row was taken for a record or for another row, and what it changes. */
function Recognised({ entity, row, choice }: Omit<RowProps, 'job'>) {
  const { match, twin, update } = row
  const changed = choice === 'update' && match && update ? Object.entries(update.values) : []
  const names = useNames(changed.flatMap(([key, value]) => [value, match?.row[key]].filter((id): id is string => typeof id === 'string')))
  const title = useTitle(entity, match?.row)
  if (row.kind === 'new' || row.kind === 'same') return null
  const write = (key: string, value: unknown) => (isBlank(value) ? 'vuoto' : (entity.fields[key]?.format(value, names) ?? ''))
  return (
    <div className="text-xs text-ink-soft">
      {twin !== undefined && <p>È la stessa scheda della riga {twin}.</p>}
      {match && twin === undefined && row.kind === 'doubtful' && (
        <p>
          {update ? 'Somiglia a' : 'C’è più di una scheda come'} «{title}»{match.by && `: ${match.by.toLowerCase()} uguale`}.
        </p>
      )}
      {changed.map(([key, value]) => (
        <p key={key} className="break-words">
          {entity.fields[key]?.short ?? entity.fields[key]?.label}: <s className="text-ink-faint">{write(key, match?.row[key])}</s>{' '}
          <span aria-hidden>→</span> {write(key, value)}
        </p>
      ))}
    </div>
  )
}
