import { FileText, Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import type { FileField } from '../../../kernel/fields/file.ts'
import { filedOf, type Filed } from '../../../kernel/files/filed.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { useSector } from '../../data/sector-context.tsx'
import { download } from '../../ui/download.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/toast.ts'
import { InputGroup } from '../input-group.tsx'
import type { InputProps } from '../input-props.ts'
import { useTakeIn } from './use-take-in.ts'

/** Files by name and size: one opens them, takes them out, adds others. */
export function FileInput({ field, value, onChange, ids, label }: InputProps) {
  const { files } = useSector()
  const chooser = useRef<HTMLInputElement>(null)
  const held = filedOf(value)
  const { add, isBusy } = useTakeIn({ field: field as FileField, held, onChange })
  const name = label ?? field.label
  const open = async ({ id, name: called }: Filed) => {
    const bytes = await files.open(id).catch(() => undefined)
    if (bytes) download(called, bytes)
    else notify({ text: `«${called}» adesso non si può aprire. Controlla la connessione e riprova.`, tone: 'destructive' })
  }
  return (
    <InputGroup ids={ids} label={name} className="grid grid-cols-1 gap-2">
      {held.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {held.map((file, index) => (
            <li key={file.id} className="flex items-center gap-2 pl-3">
              <FileText aria-hidden className="shrink-0 text-ink-faint" />
              <button type="button" className="min-w-0 flex-1 py-2 text-left text-sm" onClick={() => void open(file)}>
                <span className="block truncate underline decoration-line-strong underline-offset-4">{file.name}</span>
                <span className="num text-xs text-ink-faint">{sizeOf(file.size)}</span>
              </button>
              <IconButton
                label={`Togli ${file.name}`}
                icon={<X aria-hidden />}
                onClick={() => onChange(held.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={ids.id}
        aria-label={`Aggiungi a ${name.toLowerCase()}`}
        className="justify-self-start"
        size="sm"
        icon={<Paperclip aria-hidden />}
        busy={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {isBusy ? 'Carico…' : 'Aggiungi'}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        accept={(field as FileField).types.join()}
        aria-label={`${field.label}: scegli un file`}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void add(chosen)
        }}
      />
    </InputGroup>
  )
}

/** «812 kB», «2,4 MB». */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB` : `${formatNumber(bytes / 1_000_000, { decimals: 1 })} MB`
