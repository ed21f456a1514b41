import { useState, type ReactNode } from 'react'
import { logoIn } from '../../../kernel/firm/logo.ts'
import { useFirm } from '../firm-context.ts'
import { textsOf, type Texts } from './company-fields.tsx'
import { HeadPreview } from './head-preview.tsx'

/** Hears what is typed into the fields of a firm, and which of them is in hand. */
export interface PaperEar {
  readonly onTexts: (texts: Texts) => void
  readonly onField: (key: string | undefined) => void
}

/** Fields of a firm beside the head of a paper that they make. */
export function BesidePaper({ children }: { readonly children: (ear: PaperEar) => ReactNode }) {
  const { firm } = useFirm()
  const [texts, setTexts] = useState(() => textsOf(firm))
  const [field, setField] = useState<string>()
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(360px,460px)]">
      {children({ onTexts: setTexts, onField: setField })}
      <div className="rounded-lg bg-sunken p-5">
        <p className="pb-4 text-sm text-ink-soft">Come si stampa</p>
        <HeadPreview texts={texts} field={field} logo={logoIn(firm.values)} />
      </div>
    </div>
  )
}
