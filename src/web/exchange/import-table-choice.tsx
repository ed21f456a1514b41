import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { Import } from './use-import.ts'

/** So much of a row is enough to know it again. */
const LONGEST_HEAD = 70

/** Which table of the file is read, where it could be another: its sheet, and the row of its headings. */
export function ImportTableChoice({ job }: { readonly job: Import }) {
  const { sheets = [] } = job.source ?? {}
  return (
    <>
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
    </>
  )
}
