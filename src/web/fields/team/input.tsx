import { X } from 'lucide-react'
import { useNames } from '../../data/use-names.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { accessOf, type InputProps } from '../input-props.ts'
import { useChoices } from '../use-choices.ts'

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** Several records: those that are chosen, each with a button that takes it out, and the box by which one more comes in. */
export function TeamInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const { load, emptyText, create } = useChoices(field, name)
  const chosen = idsOf(value)
  const names = useNames(chosen)
  const add = (id: string) => {
    if (id !== '' && !chosen.includes(id)) onChange([...chosen, id])
  }
  return (
    <div className="grid gap-2">
      {chosen.length > 0 && (
        <ul aria-label={`${label ?? field.label}: chi c’è`} className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Togli ${names(id) ?? ''}`}
                className="inline-flex min-h-8 max-w-72 items-center gap-1.5 rounded-full border border-line-strong px-3 text-sm hover:bg-hover pointer-coarse:min-h-tap"
                onClick={() => {
                  onChange(chosen.filter((other) => other !== id))
                  document.getElementById(ids.id)?.focus()
                }}
              >
                <span className="truncate">{names(id) ?? '…'}</span>
                <X aria-hidden className="size-3.5 text-ink-faint" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        {...accessOf({ ids, name, label, required })}
        value={undefined}
        adds
        onChange={add}
        onBlur={onBlur}
        loadOptions={async (search) => (await load(search)).filter((option) => !chosen.includes(option.value))}
        placeholder={field.placeholder ?? 'Cerca e aggiungi…'}
        emptyText={emptyText}
        onCreate={create && ((text) => create(text, add))}
      />
    </div>
  )
}
