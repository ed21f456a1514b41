import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { creation } from '../../kernel/exchange/import-row.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { isNaming } from '../../kernel/entity/references.ts'
import { lackingFields } from '../../kernel/exchange/preview-import.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { FormBanner } from '../ui/form-banner.tsx'
import { Switch } from '../ui/switch.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportTableChoice } from './import-table-choice.tsx'
import type { Import } from './use-import.ts'

/** Which column goes into which field, as it was guessed and as a person corrects it. */
export function ImportColumnsStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const { sector, at } = useSector()
  const { rows = [], totals = [] } = job.table ?? {}
  const lacking = lackingFields(entity, job.mapping, at)
  const references = job.mapping.flatMap((key) => {
    const field = key === undefined ? undefined : entity.fields[key]
    const target = field && isNaming(field) ? entityOf(sector, field.target) : undefined
    // A room needs more than its name: nothing is offered that would only end in errors.
    return target && creation(target, 'Nome', at, newId) ? [target.label.many.toLowerCase()] : []
  })
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {formatNumber(rows.length)} righe. Controlla dove va ogni colonna: quelle riconosciute sono già al loro posto.
      </p>
      <ImportTableChoice job={job} />
      {totals.length > 0 && (
        <p className="mb-3 text-sm text-ink-soft">
          {totals.length === 1 ? 'Resta fuori il totale in fondo' : 'Restano fuori i totali in fondo'} (
          {totals.map(({ line }) => `riga ${line}`).join(', ')}).
        </p>
      )}
      {lacking.length > 0 && (
        <FormBanner tone="plain">
          <p>Senza una colonna per {lacking.map((label) => `«${label}»`).join(', ')} nessuna riga nuova può entrare.</p>
        </FormBanner>
      )}
      <ImportColumns entity={entity} job={job} />
      {references.length > 0 && (
        <Switch
          className="mt-4"
          checked={job.createsMissing}
          onChange={job.setCreatesMissing}
          label={`Crea ${[...new Set(references)].join(' e ')} che non ci sono ancora`}
          description="Dove il nome basta. Spento, quelle righe restano fuori."
        />
      )}
    </>
  )
}
