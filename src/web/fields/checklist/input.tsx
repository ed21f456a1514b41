import { Plus, X } from 'lucide-react'
import type { CheckItem } from '../../../kernel/fields/checklist.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { InputGroup } from '../input-group.tsx'
import type { InputProps } from '../input-props.ts'
import { draftOf, itemsOf, withDraft } from './typed-items.ts'

/** Items to tick, each with a button that takes it out, and a box in which Enter adds one. */
export function ChecklistInput({ field, name, value, onChange, onBlur, ids, label }: InputProps) {
  const [items, draft] = [itemsOf(value), draftOf(value)]
  const change = (next: readonly CheckItem[], text = draft) => onChange(withDraft(next, text))
  const title = label ?? field.label
  const add = () => {
    const text = draft.trim()
    if (text !== '') change([...items, { text }], '')
  }
  const tick = (at: number, isDone: boolean) =>
    change(items.map((item, index) => (index === at ? { text: item.text, ...(isDone && { done: true }) } : item)))
  return (
    <InputGroup ids={ids} label={title} className="grid gap-1">
      {items.length > 0 && (
        <>
          <ul>
            {items.map((item, at) => (
              // Two items may say the same; their place tells them apart.
              <li key={`${at} ${item.text}`} className="flex items-center gap-2">
                <Checkbox
                  name={`${name}.${at}`}
                  label={item.text}
                  checked={item.done === true}
                  onChange={(isDone) => tick(at, isDone)}
                  onBlur={onBlur}
                  className="min-h-field min-w-0 flex-1 justify-start!"
                />
                <IconButton
                  label={`Togli ${item.text}`}
                  icon={<X aria-hidden />}
                  onClick={() => {
                    change(items.filter((_, index) => index !== at))
                    document.getElementById(ids.id)?.focus()
                  }}
                />
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="num text-xs text-ink-faint">
            {field.format(items)} fatti
          </p>
        </>
      )}
      <div className="flex gap-2">
        <TextInput
          id={ids.id}
          name={`${name}.nuova`}
          aria-label={`Aggiungi a ${title}`}
          invalid={ids.invalid}
          placeholder="Aggiungi una voce…"
          autoComplete="off"
          autoCapitalize="sentences"
          maxLength={200}
          value={draft}
          onChange={(event) => change(items, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            add()
          }}
          onBlur={onBlur}
        />
        <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
          Aggiungi
        </Button>
      </div>
    </InputGroup>
  )
}
