import type { ComponentType } from 'react'
import type { At } from '../../../kernel/italian/at.ts'
import type { Field, Names } from '../../../kernel/fields/field.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'

/** What a filter's control gets: the words that stand in the address, and how to replace them. */
export interface FilterControlProps {
  readonly entity: string
  readonly name: string
  readonly field: Field
  readonly text: string | undefined
  readonly onChange: (text: string | undefined) => void
}

/** How one kind of field is filtered: the same answers serve the address, the chips and the panel. */
export interface FilterKind {
  /** What a text in the address asks for; undefined when it says nothing about such a field. */
  read(text: string, name: string, field: Field, at: At): readonly Comparison[] | undefined
  /** The text that asks for these conditions on one field; undefined when no text does. */
  write(conditions: readonly Comparison[], field: Field, at: At): string | undefined
  /** «Luca, Paolo», «questa settimana», «da 100 € a 500 €». */
  describe(text: string, field: Field, names: Names): string
  readonly Control: ComponentType<FilterControlProps>
}
