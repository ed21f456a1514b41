import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { fieldButtonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import type { ComboboxOption, LoadOptions } from './combobox-options.ts'
import { nameDismissButtons } from './dismiss-buttons.ts'
import { chosenBy, namedSo } from './fitting.ts'
import { holdAfterChoice } from './hold.ts'
import { useHue } from './hue.ts'
import type { InputAccess } from './text-input.tsx'
import { useCombobox } from './use-combobox.ts'

interface ComboboxProps extends InputAccess {
  value: string | undefined
  onChange: (value: string) => void
  /** Told while the text is the name of nothing; with it the text stays when the box is left, for the form to speak about. */
  onUnknown?: (() => void) | undefined
  options?: readonly ComboboxOption[] | undefined
  loadOptions?: LoadOptions | undefined
  /** The words of the present value when `loadOptions` has not brought it yet. */
  valueLabel?: string | undefined
  /** Each choice is one more, and the box is empty again. */
  adds?: boolean | undefined
  placeholder?: string | undefined
  emptyText?: string | undefined
  onCreate?: ((text: string) => void) | undefined
  id?: string | undefined
  name?: string | undefined
  label?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

/** The value of the row that creates instead of choosing. No id of the suite begins with a space. */
const CREATE = ' create'

export function Combobox({
  value,
  onChange,
  onUnknown,
  options,
  loadOptions,
  valueLabel,
  adds = false,
  placeholder,
  emptyText = 'Nessun risultato',
  onCreate,
  onFocus,
  onBlur,
  ...box
}: ComboboxProps) {
  const hue = useHue()
  const state = useCombobox({ value, onChange, onUnknown, onLeave: onBlur, options, loadOptions, valueLabel, adds })
  const { list, open, setOpen, shown, typed = '' } = state
  const text = typed.trim()
  // Only once the search has answered: a hasty Enter must not make what is already there.
  const canCreate = onCreate && text && list.status === 'ready' && !namedSo(shown, text)
  const items = canCreate ? [...shown, { value: CREATE, label: text }] : shown
  const next = text && list.status === 'ready' ? chosenBy(shown, text) : undefined

  return (
    <Base.Root<ComboboxOption>
      items={items}
      value={state.known}
      onValueChange={(option) => {
        if (option?.value === CREATE) onCreate?.(option.label)
        else if (option) state.take(option)
      }}
      inputValue={state.text}
      onInputValueChange={(written, { reason }) => {
        if (reason === 'input-change') state.type(written)
      }}
      open={open}
      onOpenChange={(isOpen, { reason }) => {
        holdAfterChoice(isOpen, { reason })
        if (isOpen && reason !== 'input-change') list.search(typed, 0)
        if (!isOpen && reason === 'escape-key') state.giveBack()
        if (!isOpen && (reason === 'outside-press' || reason === 'focus-out')) void state.leave()
        setOpen(isOpen)
      }}
      onItemHighlighted={state.onHighlight}
      isItemEqualToValue={(a, b) => a.value === b.value}
      filter={null}
      name={box.name}
      disabled={box.disabled ?? false}
    >
      <Base.InputGroup
        className={classNames('field-box', box.className)}
        onClick={({ target }) => {
          // A tap anywhere in the box opens the list; the button has its own way.
          if (open || box.disabled || (target instanceof Element && target.closest('button'))) return
          list.search(typed, 0)
          setOpen(true)
        }}
      >
        <Base.Input
          id={box.id}
          aria-label={box.label}
          // While the list is open the rest of the page is hidden from screen readers, the Field's label too; a reference still reaches it.
          aria-labelledby={box.id && !box.label ? `${box.id}-label` : undefined}
          aria-describedby={box.describedBy}
          aria-invalid={box.invalid || undefined}
          aria-required={box.required || undefined}
          placeholder={placeholder}
          enterKeyHint="next"
          onKeyDown={state.onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            if (!open) void state.leave()
          }}
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
              {state.isRefused && shown.length > 0 && <p className="text-bad">Nessuna voce comincia per «{text}»: scegli una riga.</p>}
              {state.isRefused && shown.length === 0 && canCreate && (
                <p className="text-bad">{emptyText}. Per aggiungere scegli la riga.</p>
              )}
              {next && <p className="sr-only">Invio sceglie {next.label}</p>}
            </Base.Status>
            <Base.Empty className="text-sm text-ink-faint *:px-2.5 *:py-2">{list.status === 'ready' && <p>{emptyText}</p>}</Base.Empty>
            <Base.List className="group/list">
              {(option: ComboboxOption) => <Row key={option.value} option={option} isNext={option.value === next?.value} />}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** `isNext`: what Enter would choose, drawn as such until an arrow or the pointer goes elsewhere. */
function Row({ option, isNext }: { option: ComboboxOption; isNext: boolean }) {
  if (option.value === CREATE) {
    return (
      <Base.Item value={option} className="popup-row text-accent">
        <Plus aria-hidden />
        <span className="truncate">Aggiungi «{option.label}»</span>
      </Base.Item>
    )
  }
  return (
    <Base.Item value={option} className={classNames('popup-row', isNext && 'group-not-has-data-highlighted/list:bg-hover')}>
      <span className="flex-1 truncate">{option.label}</span>
      {option.hint && <span className="text-xs text-ink-faint">{option.hint}</span>}
      <Base.ItemIndicator className="text-accent">
        <Check aria-hidden />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
