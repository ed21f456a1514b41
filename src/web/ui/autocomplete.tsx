import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { classNames } from './class-names.ts'
import { nameDismissButtons } from './dismiss-buttons.ts'
import { useHue } from './hue.ts'
import type { InputAccess } from './text-input.tsx'

export interface Suggestion {
  /** What choosing it writes. */
  readonly value: string
  readonly label: string
}

interface AutocompleteProps extends InputAccess {
  value: string
  onChange: (text: string) => void
  /** What fits the text that stands there, the best first; nothing opens while there is none. */
  suggestions: readonly Suggestion[]
  placeholder?: string | undefined
  id?: string | undefined
  name?: string | undefined
  label?: string | undefined
  required?: boolean | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

/** Free text with suggestions: whatever is written stands, a row of the list only writes it faster. */
export function Autocomplete({ value, onChange, suggestions, placeholder, onFocus, onBlur, ...box }: AutocompleteProps) {
  const hue = useHue()
  return (
    <Base.Root<Suggestion>
      items={suggestions}
      mode="none"
      value={value}
      onValueChange={onChange}
      itemToStringValue={(suggestion) => suggestion.value}
      openOnInputClick
      name={box.name}
    >
      <Base.Input
        id={box.id}
        aria-label={box.label}
        // While the list is open the rest of the page is hidden from screen readers, the Field's label too; a reference still reaches it.
        aria-labelledby={box.id && !box.label ? `${box.id}-label` : undefined}
        aria-describedby={box.describedBy}
        aria-invalid={box.invalid || undefined}
        aria-required={box.required || undefined}
        autoComplete="off"
        enterKeyHint="next"
        placeholder={placeholder}
        onFocus={onFocus}
        onBlur={onBlur}
        className={classNames('field-box', box.className)}
      />
      <Base.Portal {...hue}>
        <Base.Positioner ref={nameDismissButtons} sideOffset={6} collisionPadding={8} className="z-popup outline-none">
          <Base.Popup className="popup-surface max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1.5 outline-none data-empty:hidden">
            <Base.List>
              {(suggestion: Suggestion) => (
                <Base.Item key={suggestion.label} value={suggestion} className="popup-row">
                  <span className="truncate">{suggestion.label}</span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
