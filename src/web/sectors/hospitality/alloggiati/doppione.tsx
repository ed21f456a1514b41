import { useFormContext, useWatch } from 'react-hook-form'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRows } from '../../../data/use-rows.ts'
import { textOf } from '../../../fields/typed.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { bornOn, isSameGuest } from '../ospiti/same-guest.ts'

/** Whoever has a schedina for the same arrival already is told before a second one is made. */
export function SchedinaDoppia() {
  const entity = useEntity('schedina')
  const form = useRecordForm()
  const { control } = useFormContext()
  const [cognome = '', nome = '', data_nascita = '', arrivo = ''] = useWatch({
    control,
    name: ['cognome', 'nome', 'data_nascita', 'data_arrivo'],
  }).map((typed) => textOf(typed).trim())
  const { data } = useRows({ entity: 'schedina', where: [{ field: 'data_arrivo', op: 'eq', value: arrivo }] })
  const same = data?.rows.find((row) => isSameGuest({ cognome, nome, data_nascita }, row))
  return (
    <div role="status">
      {same && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-warn">
            C’è già la schedina di {[`${cognome} ${nome}`, bornOn(same)].filter(Boolean).join(', ')}, per lo stesso arrivo.
          </span>
          <Button size="sm" onClick={() => form.edit(entity, same.id)}>
            Usa quella che c’è
          </Button>
        </p>
      )}
    </div>
  )
}
