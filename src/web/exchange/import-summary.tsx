import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { intention } from './import-words.ts'
import type { Import } from './use-import.ts'
import type { PreviewSides } from './use-preview-sides.ts'

interface ImportSummaryProps extends Pick<PreviewSides, 'overwritten' | 'doubtful'> {
  readonly entity: AnyEntity
  readonly job: Import
}

/** What the import would write, and what is to be looked at before. */
export function ImportSummary({ entity, job, overwritten, doubtful }: ImportSummaryProps) {
  const opens = new Set(job.rows.map((row) => row.opens?.change))
  const made = job.plan.changes.filter((change) => change.entity !== entity.name && !opens.has(change)).length
  const { opened, kept } = job.plan
  const noun = (count: number) => plural(count, entity.label.one, entity.label.many).toLowerCase()
  return (
    <>
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
    </>
  )
}
