import { useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { isReversible } from '../../../kernel/derive/chain.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Fields } from '../../../kernel/fields/field.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { RecordField } from '../../forms/record-field.tsx'
import { useAsked } from '../../forms/use-asked.ts'
import { useOnce } from '../../forms/use-once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldGrid, RequiredLegend } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

/** What is asked before something is done with several records. */
export interface AskedTogether {
  readonly title: string
  readonly verb: string
  /** «3 interventi». */
  readonly about: string
  readonly fields: Fields
  /** One of the fields is chosen first; otherwise all of them are asked for. */
  readonly isChoice?: boolean
  readonly givesNumbers?: boolean
  /** Does it; what stands against it is told. */
  readonly onDone: (given: Values) => Promise<readonly string[]>
}

interface TogetherDialogProps {
  readonly entity: AnyEntity
  readonly asked: AskedTogether
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks once for what several records are given together. */
export function TogetherDialog({ entity, asked: about, open, onClose }: TogetherDialogProps) {
  const { fields, isChoice = false } = about
  const formId = useId()
  const [chosen, setChosen] = useState<string>()
  const [told, setTold] = useState<readonly string[]>([])
  const { isBusy, once } = useOnce((sentence) => setTold([sentence]))
  const { form, element, fields: asked, given } = useAsked(Object.entries(fields).filter(([key]) => !isChoice || key === chosen))
  const save = () =>
    once(async () => {
      if (isChoice && chosen === undefined) return setTold(['Scegli quale campo cambiare.'])
      const values = await given()
      if (!values) return
      const reasons = await about.onDone(values)
      setTold(reasons)
      if (reasons.length === 0) onClose()
    })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={about.title}
      description={about.about}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} data-final={about.givesNumbers || undefined}>
            {about.verb}
          </Button>
        </>
      }
    >
      {told.length > 0 && (
        <FormBanner tone="bad">
          {told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </FormBanner>
      )}
      {about.givesNumbers && <FormBanner tone="plain">{messages.numberWillStay(entity.label, isReversible(entity))}</FormBanner>}
      <FormProvider {...form}>
        <DialogForm id={formId} ref={element} onSave={() => void save()}>
          {asked.length > 0 && <RequiredLegend />}
          <FieldGrid>
            {isChoice && (
              <Field label="Campo" required className="col-span-full">
                {(ids) => (
                  <Select
                    {...ids}
                    value={chosen}
                    onChange={(key) => {
                      setChosen(key)
                      setTold([])
                    }}
                    options={Object.entries(fields).map(([value, { label }]) => ({ value, label }))}
                  />
                )}
              </Field>
            )}
            {asked.map(([key, field]) => (
              <RecordField key={key} name={key} field={{ ...field, wide: asked.length === 1 || field.wide === true }} />
            ))}
          </FieldGrid>
        </DialogForm>
      </FormProvider>
    </Dialog>
  )
}
