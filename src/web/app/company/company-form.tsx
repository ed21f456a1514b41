import { useRef, useState, type SubmitEvent } from 'react'
import { azienda } from '../../../kernel/firm/azienda.ts'
import { FIRMS_PATH } from '../../../kernel/firm/firm-door.ts'
import { validate } from '../../../kernel/derive/validate.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { useSector } from '../../data/sector-context.tsx'
import { focusFirstInvalid } from '../../forms/form-element.ts'
import { Button } from '../../ui/button.tsx'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'
import type { PaperEar } from './beside-paper.tsx'
import { CompanyFields } from './company-fields.tsx'
import { sentencesOf, useTexts } from './use-texts.ts'

/** What a firm says of itself, saved as a whole, with what is wrong at each field. */
export function CompanyForm({ onTexts, onField }: PaperEar) {
  const { firm, onFirm } = useFirm()
  const { at } = useSector()
  const form = useRef<HTMLFormElement>(null)
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const { texts, errors, setErrors, write } = useTexts(onTexts)
  const [isBusy, setIsBusy] = useState(false)
  const refuse = (problems: readonly Problem[]) => {
    setErrors(sentencesOf(problems))
    requestAnimationFrame(() => focusFirstInvalid(form.current))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const checked = validate(azienda, texts, at)
    if (!checked.ok) return refuse(checked.problems)
    const { values } = checked
    setIsBusy(true)
    const answer = await change('PUT', path, values, 'Dati dell’azienda salvati: valgono per le prossime stampe.')
    setIsBusy(false)
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is === 'ok')
      onFirm((before) => ({ ...before, name: String(values['nome']), values: { ...values, logo: before.values['logo'] } }))
  }
  return (
    <form ref={form} noValidate className="grid gap-x-3.5 gap-y-5 sm:grid-cols-12" onSubmit={(event) => void submit(event)}>
      <CompanyFields texts={texts} errors={errors} onWrite={write} onEnter={onField} onLeave={() => onField(undefined)} />
      <div className="col-span-full">
        <Button variant="primary" type="submit" busy={isBusy}>
          Salva
        </Button>
      </div>
    </form>
  )
}
