import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronsUpDown } from 'lucide-react'
import { fieldButtonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import type { ComboboxOption, LoadOptions } from './combobox-options.ts'
import { ComboboxPopup, CREATE } from './combobox-popup.tsx'
import { chosenBy, namedSo } from './option-match.ts'
import { holdAfterChoice } from './hold.ts'
import type { InputAccess } from './text-input.tsx'
import { useCombobox, type ComboboxModel } from './use-combobox.ts'

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

export function Combobox({
  value,
  onChange,
  onUnknown,
  options,
  loadOptions,
  valueLabel,
  adds = false,
  emptyText = 'Nessun risultato',
  onCreate,
  onBlur,
  ...box
}: ComboboxProps) {
  const state = useCombobox({ value, onChange, onUnknown, onLeave: onBlur, options, loadOptions, valueLabel, adds })
  const { list, open, setOpen, shown, typed = '' } = state
  const text = typed.trim()
  // Only once the search has answered: a hasty Enter must not make what is already there.
  const canCreate = Boolean(onCreate && text) && list.status === 'ready' && !namedSo(shown, text)
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
      <ComboboxBox {...box} state={state} />
      <ComboboxPopup {...state} {...{ items, canCreate, text, next, emptyText }} />
    </Base.Root>
  )
}

type ComboboxBoxProps = Pick<
  ComboboxProps,
  'id' | 'label' | 'describedBy' | 'invalid' | 'required' | 'placeholder' | 'disabled' | 'onFocus' | 'className'
> & { readonly state: ComboboxModel }

function ComboboxBox({ state, ...box }: ComboboxBoxProps) {
  return (
    <Base.InputGroup
      className={classNames('field-box', box.className)}
      onClick={({ target, detail }) => {
        // A press beside the text opens the list too. Button and text open it themselves, the text a moment after a finger: opened here
        // before, it would open again behind a quick choice. A click without a press, of a voice or a reader, opens nothing by itself.
        const isPressed = target instanceof Element && target.closest(detail > 0 ? 'button, input' : 'button')
        if (state.open || box.disabled || isPressed) return
        state.list.search(state.typed ?? '', 0)
        state.setOpen(true)
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
        placeholder={box.placeholder}
        enterKeyHint="next"
        onKeyDown={state.onKeyDown}
        onFocus={box.onFocus}
        onBlur={() => {
          if (!state.open) void state.leave()
        }}
        className="field-inner"
      />
      <Base.Trigger aria-label="Mostra le scelte" className={fieldButtonLook}>
        <ChevronsUpDown aria-hidden />
      </Base.Trigger>
    </Base.InputGroup>
  )
}
