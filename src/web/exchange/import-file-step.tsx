import { importable } from '../../kernel/exchange/match-columns.ts'
import { SEPARATORS, writeCsv, type Separator } from '../../kernel/exchange/csv.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { FormBanner } from '../ui/form-banner.tsx'
import { download } from '../ui/download.ts'
import { FileDrop } from './file-drop.tsx'
import type { Import } from './use-import.ts'

const separators = Object.entries(SEPARATORS).map(([value, label]) => ({ value, label }))
const isSeparator = (text: string): text is Separator => text in SEPARATORS

/** Where the rows come from: a file, dropped or chosen, or cells pasted out of a spreadsheet. */
export function ImportFileStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const template = () => {
    const headings = importable(entity).map(([, field]) => field.label)
    download(`modello-${entity.label.many.toLowerCase()}.csv`, writeCsv(headings, []))
  }
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      {job.fault && job.source?.separator && (
        <div className="mb-4 max-w-72">
          <Field label="Segno che divide le colonne">
            {({ id, describedBy, invalid }) => (
              <Select
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={job.source?.separator}
                onChange={(next) => isSeparator(next) && job.read(job.text, next)}
                options={separators}
              />
            )}
          </Field>
        </div>
      )}
      <FileDrop
        text={job.name ? `Ultimo file: ${job.name}` : 'Trascina qui un file Excel (XLSX) o CSV, oppure sceglilo.'}
        label="File Excel o CSV"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFile={(file) => void job.readFile(file)}
      >
        <Button variant="ghost" onClick={template}>
          Scarica un modello
        </Button>
      </FileDrop>
      <Field label="Oppure incolla le celle, con i nomi delle colonne nella prima riga">
        {(ids) => (
          <TextArea
            id={ids.id}
            describedBy={ids.describedBy}
            invalid={ids.invalid}
            rows={4}
            spellCheck={false}
            value={job.text.length > 20_000 ? '' : job.text}
            onChange={(event) => job.paste(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}
