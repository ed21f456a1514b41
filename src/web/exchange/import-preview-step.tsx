import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { choiceFor } from '../../kernel/exchange/preview-import.ts'
import { FormBanner } from '../ui/form-banner.tsx'
import { Button } from '../ui/button.tsx'
import { ImportKinds } from './import-kinds.tsx'
import { ImportPreviewRow } from './import-preview-row.tsx'
import { ImportSummary } from './import-summary.tsx'
import { KIND_WORDS } from './import-words.ts'
import type { Import } from './use-import.ts'
import { usePreviewSides } from './use-preview-sides.ts'

/** What would come of every row, by kind and one by one, before anything is written. */
export function ImportPreviewStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const { rows, side, hasMore, showMore, ...preview } = usePreviewSides(entity, job)
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      <ImportSummary entity={entity} job={job} overwritten={preview.overwritten} doubtful={preview.doubtful} />
      <ImportKinds job={job} sides={preview.sides} side={side} show={preview.show} />
      <ul aria-label={side === 'bad' ? 'Righe con errori' : `Righe ${KIND_WORDS[side][1]}`} className="divide-y divide-line text-sm">
        {rows.map((row) => (
          <ImportPreviewRow key={row.line} entity={entity} job={job} row={row} choice={choiceFor(row, job.choices)} />
        ))}
      </ul>
      {hasMore && (
        <Button size="sm" className="mt-3" onClick={showMore}>
          Mostra altre righe
        </Button>
      )}
    </>
  )
}
