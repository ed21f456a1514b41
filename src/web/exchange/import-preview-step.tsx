import { Download } from 'lucide-react'
import { useState } from 'react'
import type { AnyEntity } from '../../kernel/define-entity.ts'
import type { ImportRow } from '../../kernel/derive/preview-import.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { FormBanner } from '../forms/form-banner.tsx'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { isGood, type Import } from './use-import.ts'

/** Rows drawn at once; the rest follows on demand, and all of the rejected ones are in their file. */
const SHOWN = 100

/** What would come in and what would stay out, row by row, before anything is written. */
export function ImportPreviewStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const good = job.rows.filter(isGood)
  const bad = job.rows.filter((row) => !isGood(row))
  const made = new Set(good.flatMap((row) => row.needs)).size
  const [side, setSide] = useState<'bad' | 'good'>(bad.length > 0 ? 'bad' : 'good')
  const [shown, setShown] = useState(SHOWN)
  const rows = side === 'bad' ? bad : good
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Righe da vedere"
          value={side}
          onChange={(next) => {
            setSide(next)
            setShown(SHOWN)
          }}
          options={[
            { value: 'good', label: `${formatNumber(good.length)} ${good.length === 1 ? 'pronta' : 'pronte'}` },
            { value: 'bad', label: `${formatNumber(bad.length)} con errori` },
          ]}
        />
        {bad.length > 0 && (
          <Button size="sm" icon={<Download aria-hidden />} onClick={job.downloadRejected}>
            Scarica le righe con errori
          </Button>
        )}
      </div>
      {made > 0 && (
        <p className="mb-3 text-sm text-ink-soft">Saranno create anche {formatNumber(made)} schede collegate che non ci sono ancora.</p>
      )}
      {rows.length === 0 && (
        <p className="py-8 text-center text-sm text-ink-soft">Nessuna riga {side === 'bad' ? 'con errori' : 'pronta'}.</p>
      )}
      <ul className="divide-y divide-line border-y border-line text-sm">
        {rows.slice(0, shown).map((row) => (
          <Row key={row.line} entity={entity} job={job} row={row} />
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

function Row({ entity, job, row }: { entity: AnyEntity; job: Import; row: ImportRow }) {
  const wrong = new Set(row.problems.map((problem) => problem.path))
  const cells = job.mapping.flatMap((key, index) => {
    const text = row.cells[index]?.trim() ?? ''
    return key && text ? [{ key, text: text.slice(0, 80) }] : []
  })
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 py-2">
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
        {row.problems.map((problem) => (
          <p key={problem.path + problem.message} className="text-xs text-bad">
            {problem.message}
          </p>
        ))}
      </div>
    </li>
  )
}
