import { formHalf } from './form-halves.ts'
import { typingOf } from './typing.ts'
import type { InputProps } from './input-props.ts'

/** The input that a field's kind wants (specification §5). */
export function FieldInput(props: InputProps) {
  const { Input } = formHalf(props.field)
  return <Input {...props} Part={FieldInput} typingOf={typingOf} />
}
