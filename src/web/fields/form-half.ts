import type { ComponentType } from 'react'
import type { Field } from '../../kernel/fields/field.ts'
import type { InputProps } from './input-props.ts'

/** What a form needs of a kind: it comes when the first form opens. Every kind answers all of it in `<kind>/form.ts`. */
export interface FormHalf {
  readonly Input: ComponentType<KindInputProps>
  readonly typing: Typing
  /** Whether what stands in it would be cut in half the width of a phone. */
  readonly isLong: (field: Field) => boolean
}

/** The two ways between the value that is kept and what stands in its input. `of` finds those of a part of the value. */
export interface Typing {
  show(value: unknown, field: Field, of: TypingOf): unknown
  /** The candidate value; `undefined` for an empty input. The schema has the last word. */
  read(typed: unknown, field: Field, of: TypingOf): unknown
}

export type TypingOf = (field: Field) => Typing

/** What the input of a kind gets beside. */
export interface KindInputProps extends InputProps {
  /** Draws the input of a part of the value, which may be of any kind. */
  readonly Part: ComponentType<InputProps>
  /** How a part of the value is typed. */
  readonly typingOf: TypingOf
}

export const long = (): boolean => true
export const short = (): boolean => false
