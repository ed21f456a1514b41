import { useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { CONTACT_PATH, contatto } from '../../contact.ts'
import type { AnyEntity } from '../../kernel/define-entity.ts'
import type { Values } from '../../kernel/store/change.ts'
import { company } from '../../site.ts'
import { machineClock } from '../data/clock.ts'
import { readForm, toErrors } from '../forms/read-form.ts'
import { RecordField } from '../forms/record-field.tsx'
import { Button } from '../ui/button.tsx'
import { FieldGrid } from '../ui/field.tsx'
import { TextLink } from '../ui/link.tsx'
import { contactLetter } from './contact-letter.ts'
import { copy } from './copy.ts'

const { contacts } = copy
const entity = contatto as unknown as AnyEntity
const empty = Object.fromEntries(Object.keys(entity.fields).map((key) => [key, key === 'consenso' ? false : '']))
const read = (typed: Values) => readForm({ entity, fields: entity.fields, typed, base: undefined, at: machineClock.at() })

const resolver: Resolver = (typed) => {
  const { values, problems } = read(typed)
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(problems) }
}

/** What became of a message: kept by the server, or handed to the visitor's own mail program. */
type Outcome = 'sent' | 'composed' | 'busy'

export function ContactFields() {
  const form = useForm({ defaultValues: empty, resolver, shouldFocusError: true })
  const [outcome, setOutcome] = useState<Outcome>()
  const send = form.handleSubmit(async (values) => {
    const result = await deliver(values)
    setOutcome(result)
    if (result === 'sent') form.reset(empty)
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} aria-label={contacts.title}>
        <FieldGrid>
          {Object.entries(entity.fields).map(([name, field]) => (
            <RecordField key={name} name={name} field={field} />
          ))}
        </FieldGrid>
        <div className="flex flex-wrap items-center gap-4">
          {/* Pressing it must not leave the field first: the sentence that appears there would move the button from under the finger. */}
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting} onMouseDown={(event) => event.preventDefault()}>
            {contacts.send}
          </Button>
          <TextLink to="/privacy" className="text-sm">
            {contacts.privacy}
          </TextLink>
        </div>
        <p role="status" className="pt-4 text-sm text-ink-soft">
          {outcome && contacts.outcomes[outcome]}
        </p>
      </form>
    </FormProvider>
  )
}

/** Posts it where a server takes it; everywhere else composes an e-mail, so that a static host loses nothing. */
async function deliver(values: Values): Promise<Outcome> {
  const answer = await fetch(CONTACT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  }).catch(() => undefined)
  if (answer?.status === 201) return 'sent'
  if (answer?.status === 429) return 'busy'
  window.location.href = contactLetter(entity, values, company.email)
  return 'composed'
}
