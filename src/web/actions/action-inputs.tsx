import { useWatch } from 'react-hook-form'
import type { Fields } from '../../kernel/fields/field.ts'
import { isAsked, isProposed } from '../../kernel/fields/proposed.ts'
import type { Values } from '../../kernel/door/change.ts'
import { longOnPhone } from '../fields/phone-width.ts'
import { isRequired } from '../fields/input-props.ts'
import { RecordField } from '../forms/record-field.tsx'
import { FieldGrid, RequiredLegend } from '../ui/field.tsx'
import { ProposedLines } from './proposed-lines.tsx'

interface ActionInputsProps {
  readonly inputs: Fields
  readonly today: string
}

/** What an action asks for: its fields as in any form, and below them the lines that it proposes. */
export function ActionInputs({ inputs, today }: ActionInputsProps) {
  const typed = Object.entries(inputs).filter(([, field]) => !isProposed(field))
  const said: Values = useWatch()
  const long = longOnPhone(typed.map(([, field]) => field))
  return (
    <>
      {typed.some(([, field]) => isRequired(field)) && <RequiredLegend />}
      {typed.length > 0 && (
        <FieldGrid>
          {typed.map(([name, field], at) => (
            <RecordField key={name} name={name} field={typed.length === 1 ? { ...field, wide: true } : field} isLong={long[at]} />
          ))}
        </FieldGrid>
      )}
      {Object.entries(inputs).map(([name, field]) =>
        isProposed(field) && isAsked(field, said) ? <ProposedLines key={name} name={name} field={field} today={today} /> : null,
      )}
    </>
  )
}
