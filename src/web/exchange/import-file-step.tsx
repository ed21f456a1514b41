import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isImportable } from '../../kernel/derive/match-columns.ts'
import { SEPARATORS, writeCsv, type Separator } from '../../kernel/derive/csv.ts'
import type { AnyEntity } from '../../kernel/define-entity.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { FormBanner } from '../forms/form-banner.tsx'
import { download } from './download.ts'
import type { Import } from './use-import.ts'

const separators = Object.entries(SEPARATORS).map(([value, label]) => ({ value, label }))
const isSeparator = (text: string): text is Separator => text in SEPARATORS

/** Where the rows come from: a file, dropped or chosen, or cells pasted out of a spreadsheet. */
export function ImportFileStep({ entity, job }: { entity: AnyEntity; job: Import }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void job.readFile(file)
  }
  const area = useDrop(take, setIsOver)
  const template = () => {
    const headings = Object.values(entity.fields)
      .filter(isImportable)
      .map((field) => field.label)
    download(`modello-${entity.label.many.toLowerCase()}.csv`, writeCsv(headings, []))
  }
  return (
    <>
      {job.fault && (
        <FormBanner tone="bad">
          <p>{job.fault}</p>
        </FormBanner>
      )}
      {job.fault && job.table && (
        <div className="mb-4 max-w-72">
          <Field label="Segno che divide le colonne">
            {({ id, describedBy, invalid }) => (
              <Select
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={job.table?.separator}
                onChange={(next) => isSeparator(next) && job.read(job.text, next)}
                options={separators}
              />
            )}
          </Field>
        </div>
      )}
      <section
        ref={area}
        aria-label="File"
        className={`mb-5 flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-8 text-center text-sm ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
      >
        <FileUp aria-hidden className="text-xl text-ink-faint" />
        <p className="text-ink-soft">{job.name ? `Ultimo file: ${job.name}` : 'Trascina qui un file CSV, oppure sceglilo.'}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => chooser.current?.click()}>Scegli file</Button>
          <Button variant="ghost" onClick={template}>
            Scarica un modello
          </Button>
        </div>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          aria-label="File CSV"
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </section>
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

/** Files let go over an element; whether one hovers over it now. */
function useDrop(onFiles: (files: FileList | null) => void, onHover: (isOver: boolean) => void) {
  const area = useRef<HTMLElement>(null)
  const hear = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    onHover(event.type === 'dragover')
    if (event.type === 'drop') onFiles(event.dataTransfer?.files ?? null)
  })
  useEffect(() => {
    const element = area.current
    const listen = (event: DragEvent) => hear(event)
    for (const type of ['dragover', 'dragleave', 'drop'] as const) element?.addEventListener(type, listen)
    return () => {
      for (const type of ['dragover', 'dragleave', 'drop'] as const) element?.removeEventListener(type, listen)
    }
  }, [])
  return area
}
