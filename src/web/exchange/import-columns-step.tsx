import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { creation } from '../../kernel/exchange/import-row.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { isNaming } from '../../kernel/entity/references.ts'
import { ID, importable } from '../../kernel/exchange/match-columns.ts'
import { lackingFields } from '../../kernel/exchange/preview-import.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { entityOf, useSector } from '../data/sector-context.tsx'
import { FormBanner } from '../forms/form-banner.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import type { Import } from './use-import.ts'

/** No field is called so. */
const NOWHERE = '-'
/** So much of a row is enough to know it again. */
const LONGEST_HEAD = 70

/** Which column goes into which field, as it was guessed and as a person corrects it. */
export function ImportColumnsStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const { sector, at } = useSector()
  const { headers = [], rows = [], totals = [] } = job.table ?? {}
  const { sheets = [] } = job.source ?? {}
  const lacking = lackingFields(entity, job.mapping, at)
  const references = job.mapping.flatMap((key) => {
    const field = key === undefined ? undefined : entity.fields[key]
    const target = field && isNaming(field) ? entityOf(sector, field.target) : undefined
    // A room needs more than its name: nothing is offered that would only end in errors.
    return target && creation(target, 'Nome', at, newId) ? [target.label.many.toLowerCase()] : []
  })
  const options = [
    { value: NOWHERE, label: 'Non importare' },
    ...importable(entity).map(([value, field]) => ({ value, label: field.label })),
    { value: ID, label: 'ID: riconosce le schede esportate' },
  ]
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {formatNumber(rows.length)} righe. Controlla dove va ogni colonna: quelle riconosciute sono già al loro posto.
      </p>
      {sheets.length > 1 && (
        <div className="mb-4 max-w-72">
          <Field label="Foglio">
            {({ id, describedBy, invalid }) => (
              <Select
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={String(job.sheet)}
                onChange={(next) => job.chooseSheet(Number(next))}
                options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
              />
            )}
          </Field>
        </div>
      )}
      {job.table?.headings && (
        <div className="mb-4">
          <Field label="Riga con i nomi delle colonne" hint="Quelle sopra restano fuori. Se è un’altra, scegli quella.">
            {({ id, describedBy, invalid }) => (
              <Select
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={String(job.table?.headings?.line)}
                onChange={(next) => job.chooseHeadings(Number(next))}
                options={(job.table?.headings?.choices ?? []).map(({ line, cells }) => ({
                  value: String(line),
                  label: `${line}: ${cells
                    .filter((cell) => cell.trim())
                    .join(', ')
                    .slice(0, LONGEST_HEAD)}`,
                }))}
              />
            )}
          </Field>
        </div>
      )}
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
      <ul className="divide-y divide-line border-y border-line">
        {headers.map((header, index) => (
          <li key={`${header}-${index}`} className="grid grid-cols-2 items-center gap-4 py-2">
            <div className="min-w-0">
              <p className="truncate text-sm font-medium">{header || `Colonna ${index + 1}`}</p>
              <p className="truncate text-xs text-ink-faint">{exampleOf(rows, index)}</p>
            </div>
            <Select
              label={`Campo per la colonna ${header || index + 1}`}
              value={job.mapping[index] ?? NOWHERE}
              onChange={(next) => job.mapColumn(index, next === NOWHERE ? undefined : next)}
              options={options}
            />
          </li>
        ))}
      </ul>
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

/** The first words that stand in a column. */
const exampleOf = (rows: readonly { readonly cells: readonly string[] }[], index: number): string =>
  rows.find((row) => row.cells[index]?.trim())?.cells[index]?.slice(0, 80) ?? 'vuota'
