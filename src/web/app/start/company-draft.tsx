import { useRef } from 'react'
import type { Values } from '../../../kernel/door/change.ts'
import { FIRMS_PATH, type FirmKept } from '../../../kernel/firm/firm-door.ts'
import type { PaperEar } from '../company/beside-paper.tsx'
import { CompanyFields } from '../company/company-fields.tsx'
import { sentencesOf, useTexts, without } from '../company/use-texts.ts'
import { useFirm } from '../firm-context.ts'
import { useServerChange } from '../use-server.ts'

interface CompanyDraftProps extends PaperEar {
  readonly onSaved: (values: Values) => void
}

/** What a firm says of itself, each field saved when it is left: what is right is kept, what is wrong is said at its field. */
export function CompanyDraft({ onTexts, onField, onSaved }: CompanyDraftProps) {
  const { firm } = useFirm()
  const path = `${FIRMS_PATH}/${firm.slug}`
  const change = useServerChange(path)
  const { texts, errors, setErrors, write } = useTexts(onTexts)
  const sent = useRef(texts)
  const keep = async (key: string) => {
    onField(undefined)
    const text = texts[key] ?? ''
    if (text === (sent.current[key] ?? '')) return
    sent.current = { ...sent.current, [key]: text }
    const answer = await change<FirmKept>('PATCH', path, { [key]: text })
    // Another try on leaving the field again.
    if (answer.is !== 'ok') return void (sent.current = without(sent.current, key))
    const { values, problems } = answer.value
    setErrors((before) => ({ ...without(before, key), ...sentencesOf(problems) }))
    onSaved(values)
  }
  return (
    <div className="grid gap-x-3.5 gap-y-5 sm:grid-cols-12">
      <CompanyFields texts={texts} errors={errors} onWrite={write} onEnter={onField} onLeave={(key) => void keep(key)} />
    </div>
  )
}
