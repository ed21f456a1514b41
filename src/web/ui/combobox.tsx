import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { fieldButtonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { useComboboxOptions, type ComboboxOption, type LoadOptions } from './combobox-options.ts'
import { nameDismissButtons } from './dismiss-buttons.ts'
import { useHue } from './hue.ts'
import type { InputAccess } from './text-input.tsx'

interface ComboboxProps extends InputAccess {
  value: string | undefined
  onChange: (value: string) => void
  options?: readonly ComboboxOption[] | undefined
  loadOptions?: LoadOptions | undefined
  /** The words of the present value when `loadOptions` has not brought it yet. */
  valueLabel?: string | undefined
  placeholder?: string | undefined
  emptyText?: string | undefined
  onCreate?: ((text: string) => void) | undefined
  id?: string | undefined
  name?: string | undefined
  label?: string | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

/** The value of the row that creates instead of choosing. No id of the suite begins with a space. */
const CREATE = ' create'
const plain = new Intl.Collator('it', { sensitivity: 'base' })
const isSame = (a: string, b: string) => plain.compare(a.trim(), b.trim()) === 0

export function Combobox({
  value,
  onChange,
  options,
  loadOptions,
  valueLabel,
  placeholder,
  emptyText = 'Nessun risultato',
  onCreate,
  ...box
}: ComboboxProps) {
  const hue = useHue()
  const [query, setQuery] = useState('')
  const [last, setLast] = useState<ComboboxOption>()
  const list = useComboboxOptions(options, loadOptions)
  const known = value
    ? (list.options.find((option) => option.value === value) ?? (last?.value === value ? last : { value, label: valueLabel ?? value }))
    : null
  const text = query.trim()
  const canCreate = onCreate && text && text !== known?.label && !list.options.some((option) => isSame(option.label, text))
  const items = canCreate ? [...list.options, { value: CREATE, label: text }] : [...list.options]
  const { contains } = Base.useFilter({ locale: 'it', sensitivity: 'base' })

  const choose = (option: ComboboxOption | null) => {
    if (option?.value === CREATE) return onCreate?.(option.label)
    setLast(option ?? undefined)
    onChange(option?.value ?? '')
  }

  return (
    <Base.Root<ComboboxOption>
      items={items}
      value={known}
      onValueChange={choose}
      onInputValueChange={(next, { reason }) => {
        setQuery(reason === 'input-change' ? next : '')
        if (reason === 'input-change') list.search(next)
      }}
      onOpenChange={(open, { reason }) => {
        if (open && reason !== 'input-change') list.search('', 0)
      }}
      isItemEqualToValue={(a, b) => a.value === b.value}
      filter={loadOptions ? null : (option, typed) => option.value === CREATE || contains(option.label, typed)}
      autoHighlight
      name={box.name}
      disabled={box.disabled ?? false}
    >
      <Base.InputGroup className={classNames('field-box', box.className)}>
        <Base.Input
          id={box.id}
          aria-label={box.label}
          // While the list is open the rest of the page is hidden from screen readers, the Field's label too; a reference still reaches it.
          aria-labelledby={box.id && !box.label ? `${box.id}-label` : undefined}
          aria-describedby={box.describedBy}
          aria-invalid={box.invalid || undefined}
          placeholder={placeholder}
          onBlur={box.onBlur}
          className="field-inner"
        />
        <Base.Trigger aria-label="Mostra le scelte" className={fieldButtonLook}>
          <ChevronsUpDown aria-hidden />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal {...hue}>
        <Base.Positioner ref={nameDismissButtons} sideOffset={6} collisionPadding={8} className="z-popup outline-none">
          <Base.Popup className="popup-surface max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1.5 outline-none">
            <Base.Status className="text-sm text-ink-faint *:px-2.5 *:py-2">
              {list.status === 'loading' && items.length === 0 && <p>Cerco…</p>}
              {list.status === 'failed' && <p className="text-bad">Ricerca non riuscita. Scrivi di nuovo per riprovare.</p>}
            </Base.Status>
            <Base.Empty className="text-sm text-ink-faint *:px-2.5 *:py-2">{list.status === 'ready' && <p>{emptyText}</p>}</Base.Empty>
            <Base.List>{(option: ComboboxOption) => <Row key={option.value} option={option} />}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Row({ option }: { option: ComboboxOption }) {
  if (option.value === CREATE) {
    return (
      <Base.Item value={option} className="popup-row text-accent">
        <Plus aria-hidden />
        <span className="truncate">Aggiungi «{option.label}»</span>
      </Base.Item>
    )
  }
  return (
    <Base.Item value={option} className="popup-row">
      <span className="flex-1 truncate">{option.label}</span>
      {option.hint && <span className="text-xs text-ink-faint">{option.hint}</span>}
      <Base.ItemIndicator className="text-accent">
        <Check aria-hidden />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
