import { useState, type FormEvent } from 'react'
import type { ReportForm } from '../../../kernel/report/report-blocks.ts'
import { FieldInput } from '../../fields/field-input.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { figureText } from '../../../kernel/metric/figure-text.ts'
import type { WrittenCorrection } from './use-correction.ts'

interface CorrectionRowProps {
  readonly figures: ReportForm['figures']
  readonly written: WrittenCorrection
}

/** What stands under figures that are not those of the records: the mark and the reason, asked for while they are typed. */
export function CorrectionRow({ figures, written }: CorrectionRowProps) {
  const form = useRecordForm()
  const { entity, reason, reasonKey, hint, isChanged, corrected, values, type, errorOf, others, doubts, save, confirm, drop } = written
  const [isBusy, setIsBusy] = useState(false)
  if (isChanged && reason) {
    const submit = async (event: FormEvent) => {
      event.preventDefault()
      setIsBusy(true)
      await save().finally(() => setIsBusy(false))
    }
    return (
      <form noValidate className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 pb-5" onSubmit={(event) => void submit(event)}>
        {doubts.length > 0 && (
          <div className="-mb-4 w-full">
            <FormBanner
              tone="warn"
              actions={
                <Button size="sm" busy={isBusy} onClick={() => void confirm()}>
                  Sì, salva
                </Button>
              }
            >
              {doubts.map(({ message }) => (
                <p key={message}>{message}</p>
              ))}
            </FormBanner>
          </div>
        )}
        <Field label={reason.label} required error={errorOf(reasonKey) ?? others[0]} hint={hint} className="min-w-0 flex-1 basis-72">
          {(ids) => (
            <FieldInput
              field={reason}
              name={reasonKey}
              value={values[reasonKey]}
              onChange={(typed) => type(reasonKey, typed)}
              onBlur={() => undefined}
              ids={ids}
              required
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
  if (!corrected) return null
  const counted = figures.map((figure) => `${figureText(figure)} ${figure.label.toLowerCase()}`).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pb-4 text-sm">
      <Badge tone="warning">corretto a mano</Badge>
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">
        {String(corrected[reasonKey])}. Dai registri: {counted}.
      </p>
      <Button size="sm" icon={<Icon name="pencil" />} onClick={() => form.edit(entity, corrected.id)}>
        Modifica la correzione
      </Button>
    </div>
  )
}
