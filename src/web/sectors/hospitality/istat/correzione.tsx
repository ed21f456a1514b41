import { useState, type FormEvent } from 'react'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Correzione } from '../../../../sectors/hospitality/index.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Scritta } from './use-correzione.ts'
import { NAZIONALITA, TURISMO } from './use-istat.ts'

/** «tutti gli ospiti», «FRA, Leisure»: whom a correction is about. */
export function riguarda({ rilevazione: { nazionalita, tipologia_turismo: turismo } }: Correzione): string {
  const about = [nazionalita && NAZIONALITA[nazionalita], turismo && TURISMO[turismo]].filter(Boolean)
  return about.length > 0 ? about.join(', ') : 'Tutti gli ospiti'
}

/** What stands under figures that are not those of the records: the mark and the reason, asked for while they are typed. */
export function CorrezioneRow({ corretto, scritta }: { readonly corretto: Correzione | undefined; readonly scritta: Scritta }) {
  const form = useRecordForm()
  const { entity, isChanged, values, type, errorOf, others, save, drop } = scritta
  const [isBusy, setIsBusy] = useState(false)
  const motivo = entity.fields['motivo']
  if (isChanged && motivo) {
    const submit = async (event: FormEvent) => {
      event.preventDefault()
      setIsBusy(true)
      await save().finally(() => setIsBusy(false))
    }
    return (
      <form noValidate className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 pb-5" onSubmit={(event) => void submit(event)}>
        <Field
          label={motivo.label}
          required
          error={errorOf('motivo') ?? others[0]}
          hint="Resta nel modulo, nel C/59 e nel file, accanto alle cifre dei registri."
          className="min-w-0 flex-1 basis-72"
        >
          {(ids) => (
            <TextInput
              id={ids.id}
              describedBy={ids.describedBy}
              invalid={ids.invalid}
              aria-required
              placeholder={motivo.placeholder}
              value={String(values.motivo)}
              onChange={(event) => type('motivo', event.target.value)}
            />
          )}
        </Field>
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1 md:pt-7">
          <Button onClick={drop}>Annulla</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Salva correzione
          </Button>
        </div>
      </form>
    )
  }
  if (!corretto) return null
  const { rilevazione, contati } = corretto
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pb-4 text-sm">
      <Badge tone="warning">corretto a mano</Badge>
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">
        {rilevazione.motivo}. Dai registri: {formatNumber(contati.arrivi)} arrivi, {formatNumber(contati.presenze)} presenze.
      </p>
      <Button size="sm" icon={<Icon name="pencil" />} onClick={() => form.edit(entity, rilevazione.id)}>
        Modifica la correzione
      </Button>
    </div>
  )
}
