import type { OwnWish } from '../../../kernel/firm/change-own-fields.ts'
import { LONGEST_LABEL, ownKinds, type OwnKind } from '../../../kernel/firm/own-fields.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { OptionLines } from './option-lines.tsx'

interface OwnFieldInputsProps {
  readonly wish: OwnWish
  /** What is wrong, by the parts of the wish. */
  readonly errors: Readonly<Record<string, string | undefined>>
  /** Whether records hold a value: then the kind stays. */
  readonly hasValues: boolean
  /** Whether it is kept as a choice already, of which records may hold a value. */
  readonly isChoice: boolean
  readonly onWrite: (part: Partial<OwnWish>) => void
}

const kinds = Object.entries(ownKinds).map(([value, label]) => ({ value, label }))

/** What a field is called, of what kind it is, what it offers, and where it is shown. */
export function OwnFieldInputs({ wish, errors, hasValues, isChoice, onWrite }: OwnFieldInputsProps) {
  return (
    <>
      <Field label="Nome" error={errors['label']} hint={`Come lo leggi nel modulo, al massimo ${LONGEST_LABEL} caratteri.`} required>
        {(ids) => (
          <TextInput {...ids} autoComplete="off" required value={wish.label} onChange={({ target }) => onWrite({ label: target.value })} />
        )}
      </Field>
      <Field
        label="Tipo"
        error={errors['kind']}
        hint={hasValues ? 'Il tipo resta questo: il campo ha già dei valori.' : 'Si può cambiare finché il campo è vuoto.'}
      >
        {(ids) => (
          <Select {...ids} value={wish.kind} options={kinds} disabled={hasValues} onChange={(kind) => onWrite({ kind: kind as OwnKind })} />
        )}
      </Field>
      {wish.kind === 'scelta' && (
        <OptionLines lines={wish.options} error={errors['options']} isChange={isChoice} onChange={(options) => onWrite({ options })} />
      )}
      <Checkbox label="Mostralo anche nell’elenco" checked={wish.isListed} onChange={(isListed) => onWrite({ isListed })} />
    </>
  )
}
