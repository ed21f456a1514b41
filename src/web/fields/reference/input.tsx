import { use } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { titleOf, type AnyEntity } from '../../../kernel/entity.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import type { Reference } from '../../../kernel/fields/reference.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { nounPhrase } from '../../../kernel/italian/noun.ts'
import { isBlank } from '../../../kernel/blank.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRow } from '../../data/use-rows.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { CreateRecordContext } from '../create-record.ts'
import { textOf, UNREADABLE, type InputProps } from '../typed.ts'

const SHOWN = 30
const targetOf = (field: Field): string => (field as Reference<string>).target

/** The second word of a row of choices: the trade of a technician, the kind of a customer. */
function hintOf(entity: AnyEntity, row: AnyRow): string | undefined {
  const title = titleOf(entity, row)
  for (const key of entity.table) {
    const field = entity.fields[key]
    const text = field && !isBlank(row[key]) ? field.format(row[key]) : ''
    if (text && text !== title) return text
  }
  return undefined
}

/** «Nessun cliente», «Nessuna prenotazione», «Nessuno studente», «Nessun’etichetta». */
function none({ one, gender }: AnyEntity['label']): string {
  const { article } = nounPhrase(one, { gender, plural: false })
  const word = { la: 'Nessuna ', lo: 'Nessuno ', "l'": gender === 'f' ? 'Nessun’' : 'Nessun ' }[article as string] ?? 'Nessun '
  return word + one.toLowerCase()
}

export function ReferenceInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const { store } = useSector()
  const target = useEntity(targetOf(field))
  const { canCreate, create } = use(CreateRecordContext)
  // A filter stands in no form.
  const form = useFormContext() as UseFormReturn | null
  const id = textOf(value)
  const { data: current } = useRow(target.name, id || undefined)
  const load = async (search: string) => {
    const where = (field as Reference<string>).among?.(form?.getValues() ?? {}) ?? []
    const { rows } = await store.query({ entity: target.name, where, search, page: { offset: 0, limit: SHOWN } })
    return rows.map((row) => ({ value: row.id, label: titleOf(target, row), hint: hintOf(target, row) }))
  }
  return (
    <Combobox
      id={ids.id}
      name={name}
      describedBy={ids.describedBy}
      invalid={ids.invalid}
      label={label}
      required={required}
      value={id}
      valueLabel={current ? titleOf(target, current) : ''}
      onChange={onChange}
      onUnknown={() => onChange(UNREADABLE)}
      onBlur={onBlur}
      loadOptions={load}
      placeholder={field.placeholder ?? 'Cerca…'}
      emptyText={`${none(target.label)} con questo nome`}
      onCreate={canCreate(target.name) ? (text) => create(target.name, text, onChange) : undefined}
    />
  )
}
