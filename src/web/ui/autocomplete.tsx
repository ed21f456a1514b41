import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { nameDismissButtons } from './dismiss-buttons.ts'
import { chosenBy, namedSo, type Named } from './option-match.ts'
import { holdAfterChoice } from './hold.ts'
import { useHue } from './hue.ts'
import type { InputAccess } from './text-input.tsx'

export interface Suggestion extends Named {
  /** What choosing it writes. */
  readonly value: string
}

interface AutocompleteProps extends InputAccess {
  value: string
  onChange: (text: string) => void
  /** What fits the text that stands there, the best first; nothing opens while there is none. */
  suggestions: readonly Suggestion[]
  /** What Enter says of a text that no suggestion begins with; without it the text is not judged. */
  emptyText?: string | undefined
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
export function Autocomplete({ value, onChange, suggestions, emptyText, placeholder, onFocus, onBlur, ...box }: AutocompleteProps) {
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState<string>()
  const highlighted = useRef<Suggestion>(undefined)
  const text = value.trim()
  const next = text ? chosenBy(suggestions, text) : undefined
  const isRefused = refused === text && text !== ''

  /** Enter takes what begins with the text or says that nothing does; it is the form's once the text stands by itself. */
  const onKeyDown = (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (open && highlighted.current) return
    const isWhole = text === '' || suggestions.some((suggestion) => suggestion.value === text)
    if (!open && (isWhole || (!next && emptyText === undefined))) return
    event.preventDefault()
    event.preventBaseUIHandler?.()
    const chosen = isWhole ? undefined : (namedSo(suggestions, text) ?? next)
    if (chosen) onChange(chosen.value)
    const isUnknown = !isWhole && !chosen && emptyText !== undefined
    setRefused(isUnknown ? text : undefined)
    setOpen(isUnknown)
  }
  return (
    <Base.Root<Suggestion>
      items={suggestions}
      mode="none"
      value={value}
      onValueChange={onChange}
      itemToStringValue={(suggestion) => suggestion.value}
      openOnInputClick
      open={open}
      onOpenChange={(isOpen, details) => {
        holdAfterChoice(isOpen, details)
        setOpen(isOpen)
      }}
      onItemHighlighted={(suggestion) => {
        highlighted.current = suggestion
      }}
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
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        className={classNames('field-box', box.className)}
      />
      <SuggestionPopup next={next} refusal={isRefused ? emptyText : undefined} />
    </Base.Root>
  )
}

interface SuggestionPopupProps {
  /** What Enter would choose. */
  readonly next: Suggestion | undefined
  /** What there is to say about a text that Enter has refused. */
  readonly refusal: string | undefined
}

function SuggestionPopup({ next, refusal }: SuggestionPopupProps) {
  const hue = useHue()
  return (
    <Base.Portal {...hue}>
      <Base.Positioner ref={nameDismissButtons} sideOffset={6} collisionPadding={8} className="z-popup outline-none">
        <Base.Popup className="popup-surface max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1.5 outline-none data-empty:not-has-[p]:hidden">
          <Base.Status className="text-sm text-ink-faint *:px-2.5 *:py-2">
            {refusal !== undefined && <p className="text-bad">{refusal}</p>}
            {next && refusal === undefined && <p className="sr-only">Invio sceglie {next.label}</p>}
          </Base.Status>
          <Base.List className="group/list">
            {(suggestion: Suggestion) => (
              <Base.Item
                key={suggestion.label}
                value={suggestion}
                className={classNames('popup-row', suggestion === next && 'group-not-has-data-highlighted/list:bg-hover')}
              >
                <span className="truncate">{suggestion.label}</span>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
