import '../styles/contact.css'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { contatto } from '../../contact.ts'
import type { Values } from '../../kernel/door/change.ts'
import { company } from '../../site.ts'
import { machineClock } from '../data/clock.ts'
import { focusFirstInvalid } from '../forms/form-element.ts'
import { readForm, toErrors } from '../forms/read-form.ts'
import { RecordField } from '../forms/record-field.tsx'
import { Button } from '../ui/button.tsx'
import { FieldGrid } from '../ui/field.tsx'
import { TextLink } from '../ui/link.tsx'
import { copyText } from '../ui/copy-text.ts'
import { keepDraft, readDraft } from './contact-draft.ts'
import { contactLetter, letterText } from './contact-letter.ts'
import { copy } from './copy.ts'
import { deliver, takesMessages, type Delivery } from './deliver.ts'

const { contacts } = copy
const entity = contatto
const empty = Object.fromEntries(Object.keys(entity.fields).map((key) => [key, key === 'consenso' ? false : '']))
const read = (typed: Values) => readForm({ entity, fields: entity.fields, typed, base: undefined, at: machineClock.at() })

const resolver: Resolver = (typed) => {
  const { values, problems } = read(typed)
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(problems) }
}

/** What became of a message: posted, handed to the visitor's own mail program, or copied. */
type Outcome = Delivery | 'composed' | 'copied' | 'notCopied'

export function ContactFields() {
  const form = useForm({ defaultValues: readDraft() ?? empty, resolver, shouldFocusError: false })
  const [outcome, setOutcome] = useState<Outcome>()
  const takes = useTakesMessages()
  useEffect(() => () => keepDraft(form.getValues()), [form])
  const send = form.handleSubmit(
    async (values) => {
      if (await takes.asked) {
        const result = await deliver(values)
        setOutcome(result)
        if (result === 'sent') form.reset(empty)
        return
      }
      window.location.assign(contactLetter(entity, values, company.email))
      setOutcome('composed')
    },
    (_errors, event) => {
      const element = event?.target instanceof HTMLFormElement ? event.target : null
      requestAnimationFrame(() => focusFirstInvalid(element))
    },
  )
  const copyLetter = async () => setOutcome((await copyText(letterText(entity, read(form.getValues()).values))) ? 'copied' : 'notCopied')
  const mayCopy = takes.answer === false || outcome === 'failed'
  return (
    <FormProvider {...form}>
      {/* A field that takes the focus stands with its name below the bar that stays at the top of the page. */}
      <form className="[&_.field_*]:scroll-mt-28" noValidate onSubmit={(event) => void send(event)} aria-label={contacts.title}>
        {takes.answer === false && <p className="pb-5 text-sm text-ink-soft">{contacts.byMail}</p>}
        <FieldGrid>
          {Object.entries(entity.fields).map(([name, field]) => (
            <RecordField key={name} name={name} field={field} />
          ))}
        </FieldGrid>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* Pressing it must not leave the field first: the sentence that appears there would move the button from under the finger. */}
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting} onMouseDown={(event) => event.preventDefault()}>
            {takes.answer === false ? contacts.compose : contacts.send}
          </Button>
          {mayCopy && <Button onClick={() => void copyLetter()}>{contacts.copy}</Button>}
          <TextLink to="/privacy" className="text-sm">
            {contacts.privacy}
          </TextLink>
        </div>
        <p role="status" className="pt-4 text-sm text-ink-soft">
          {outcome && contacts.outcomes[outcome].replace('{indirizzo}', company.email)}
        </p>
      </form>
    </FormProvider>
  )
}

/** Asked once, when the form comes near, so that it can say before anything is sent what sending will do. */
function useTakesMessages(): { asked: Promise<boolean>; answer: boolean | undefined } {
  const [asked] = useState(takesMessages)
  const [answer, setAnswer] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void asked.then((takes) => isHere && setAnswer(takes))
    return () => {
      isHere = false
    }
  }, [asked])
  return { asked, answer }
}
