import { useState } from 'react'
import { useSector } from '../../data/sector-context.tsx'
import { useFirm } from '../firm-context.ts'
import { CompanyForm } from './company-form.tsx'
import { HeadPreview } from './head-preview.tsx'

/** «La tua azienda»: what stands at the head of every paper, beside the paper that it makes. */
export function CompanyPage() {
  const { firm, onFirm } = useFirm()
  const { at } = useSector()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
    nome: firm.name,
    ...(firm.values as Readonly<Record<string, string>>),
  })
  const [field, setField] = useState<string>()
  return (
    <div className="grid items-start gap-x-10 gap-y-8 p-4 md:p-7 xl:grid-cols-[minmax(0,1fr)_minmax(360px,460px)]">
      <CompanyForm
        firm={firm}
        today={at.today}
        onTexts={setTexts}
        onField={setField}
        onSaved={(values) => onFirm({ ...firm, name: String(values['nome']), values })}
      />
      <div className="rounded-lg bg-sunken p-5">
        <p className="pb-4 text-sm text-ink-soft">Come si stampa</p>
        <HeadPreview texts={texts} field={field} />
      </div>
    </div>
  )
}
