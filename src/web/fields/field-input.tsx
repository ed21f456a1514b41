import type { ComponentType } from 'react'
import type { FieldKind } from '../../kernel/fields/field.ts'
import { BooleanInput } from './boolean-input.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { CodeInput, VatNumberInput } from './code-input.tsx'
import { DateInput } from './date-input.tsx'
import { EmailInput } from './email-input.tsx'
import { ImageInput } from './image-input.tsx'
import { LinesInput } from './lines-input.tsx'
import { LongTextInput } from './long-text-input.tsx'
import { MonthInput } from './month-input.tsx'
import { DecimalInput, IntegerInput, MoneyInput, PercentInput } from './number-input.tsx'
import { PhoneInput } from './phone-input.tsx'
import { PlaceInput } from './place-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { TextInput } from './text-input.tsx'
import { TimeInput } from './time-input.tsx'
import type { InputProps } from './typed.ts'

/** The input of each kind (specification §5). A kind that is forgotten here does not build. */
const inputs = {
  text: TextInput,
  long_text: LongTextInput,
  integer: IntegerInput,
  decimal: DecimalInput,
  money: MoneyInput,
  percent: PercentInput,
  date: DateInput,
  time: TimeInput,
  month: MonthInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  // A record moves along its lifecycle; nobody types where it stands.
  status: () => null,
  reference: ReferenceInput,
  email: EmailInput,
  phone: PhoneInput,
  vat_number: VatNumberInput,
  fiscal_code: CodeInput,
  plate: CodeInput,
  place: PlaceInput,
  image: ImageInput,
  lines: (props: InputProps) => <LinesInput {...props} Column={FieldInput} />,
} satisfies Record<FieldKind, ComponentType<InputProps>>

/** The input that a field's kind wants. */
export function FieldInput(props: InputProps) {
  const Input: ComponentType<InputProps> = inputs[props.field.kind]
  return <Input {...props} />
}
