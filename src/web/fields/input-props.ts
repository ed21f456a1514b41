import { isOptional, type Field } from '../../kernel/fields/field.ts'
import type { FieldIds } from '../ui/field.tsx'

/**
 * What stands in an input while somebody types: text, yes or no, pictures, lines. It becomes a candidate value when the form is read.
 * A native input keeps half a date or «31/02» to itself and hands out nothing; this sign stands for it, so that validation can speak.
 */
export const UNREADABLE = '\u0000'

export const textOf = (typed: unknown): string => (typeof typed === 'string' && typed !== UNREADABLE ? typed : '')

/** What a native input holds: its text, or the sign that there is something in it that the browser cannot read. */
export const heldBy = (input: HTMLInputElement): string => (input.value === '' && input.validity.badInput ? UNREADABLE : input.value)

export interface InputProps {
  readonly field: Field
  readonly name: string
  readonly value: unknown
  readonly onChange: (typed: unknown) => void
  readonly onBlur: () => void
  /** Hears why something was not taken into the box, which stays as it was; `path` is the part of the value, as for `errorAt`. */
  readonly onRefused?: ((sentence: string, path?: string) => void) | undefined
  readonly ids: FieldIds
  readonly required: boolean
  /** Where no visible label points at the input: inside a line. */
  readonly label?: string | undefined
  /** The sentence about a part of the value: `0.quantita`. */
  readonly errorAt?: ((path: string) => string | undefined) | undefined
}

/** Whether somebody must fill it. */
export const isRequired = (field: Field): boolean => !isOptional(field) && field.kind !== 'boolean'

/** By what an input of the house is found, named and described. */
export const accessOf = ({ ids, name, label, required }: Pick<InputProps, 'ids' | 'name' | 'label' | 'required'>) => ({
  ...ids,
  name,
  label,
  required,
})

interface NativeEvent {
  readonly currentTarget: HTMLInputElement
}

/** The attributes that every native input of a form takes. */
export function nativeProps({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  // An input that goes from empty to unreadable keeps an empty value, and React hears of no change.
  const take = ({ currentTarget }: NativeEvent) => {
    const held = heldBy(currentTarget)
    if (held !== value && (held === UNREADABLE || value === UNREADABLE)) onChange(held)
  }
  return {
    id: ids.id,
    name,
    describedBy: ids.describedBy,
    invalid: ids.invalid,
    'aria-label': label,
    'aria-required': required || undefined,
    placeholder: field.placeholder,
    // A record is somebody else's: the browser must not fill in its owner's name and address.
    autoComplete: field.autofill ?? 'off',
    value: textOf(value),
    onChange: (event: NativeEvent) => onChange(heldBy(event.currentTarget)),
    onInput: take,
    onBlur: (event: NativeEvent) => {
      take(event)
      onBlur()
    },
  }
}

/** Native pickers in the house's box: the text at the left, the picker's own sign at the right, quiet until it is wanted. */
export const WHEN_LOOK =
  'num block! appearance-none py-2.5 [&::-webkit-date-and-time-value]:text-left [&::-webkit-calendar-picker-indicator]:opacity-60 [&::-webkit-calendar-picker-indicator]:hover:opacity-100'
