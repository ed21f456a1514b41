import { useState, type SubmitEvent } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { addOwnField, changeOwnField, type OwnWish } from '../../../kernel/firm/change-own-fields.ts'
import type { OwnField } from '../../../kernel/firm/own-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { useRefusal } from '../use-refusal.ts'
import { useFieldsChange } from './use-fields-change.ts'
import { OwnFieldInputs } from './own-field-inputs.tsx'

interface OwnFieldDialogProps {
  readonly path: string
  /** As its trade describes it. */
  readonly entity: AnyEntity
  /** All fields of the firm. */
  readonly fields: readonly OwnField[]
  /** The field that is changed; a new one when absent. */
  readonly field?: OwnField
  /** How many records hold a value of it: its kind stays then. */
  readonly count?: number
  readonly open: boolean
  readonly onClose: () => void
}

const FRESH: OwnWish = { label: '', kind: 'testo', options: [{ label: '' }, { label: '' }], isListed: true }

const wishOf = ({ label, kind, options, isListed }: OwnField): OwnWish => ({
  label,
  kind,
  options: options ? options.filter(({ isAway }) => !isAway).map((one) => ({ id: one.id, label: one.label })) : FRESH.options,
  isListed,
})

/** Asks for a field: its name, its kind, and what a choice offers. What is typed stays until it was kept. */
export function OwnFieldDialog({ path, entity, fields, field, count = 0, open, onClose }: OwnFieldDialogProps) {
  const change = useFieldsChange(path)
  const [wish, setWish] = useState(field ? wishOf(field) : FRESH)
  const { form, errors, setErrors, refuse } = useRefusal()
  const [isBusy, setIsBusy] = useState(false)
  const formId = `campo-${field?.id ?? 'nuovo'}`
  const write = (part: Partial<OwnWish>) => {
    setWish((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== '' && !(key in part))))
  }
  const keep = () => {
    const said = `«${wish.label.trim()}»`
    if (field) return change('PUT', `${path}/${field.id}`, wish, `${said}: salvato.`)
    return change('POST', path, { entity: entity.name, ...wish }, `${said} aggiunto a ${entity.label.many}.`)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const checked = field ? changeOwnField(fields, entity, field.id, wish, count > 0) : addOwnField(fields, entity, wish)
    if (!checked.ok) return refuse(checked.problems)
    setIsBusy(true)
    const answer = await keep()
    setIsBusy(false)
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is !== 'ok') return
    if (!field) setWish(FRESH)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={field ? `Cambia «${field.label}»` : `Nuovo campo in ${entity.label.many}`}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {field ? 'Salva' : 'Aggiungi campo'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {errors[''] !== undefined && <FormBanner tone="bad">{errors['']}</FormBanner>}
        <OwnFieldInputs wish={wish} errors={errors} hasValues={count > 0} isChoice={field?.kind === 'scelta'} onWrite={write} />
      </form>
    </Dialog>
  )
}
