import { BesidePaper } from './beside-paper.tsx'
import { CompanyForm } from './company-form.tsx'
import { FirstNumberFields } from './first-number-fields.tsx'
import { OpeningFields } from './opening-fields.tsx'

/** «La tua azienda»: what stands at the head of every paper, beside the paper that it makes. */
export const CompanyPage = () => (
  <div className="grid gap-7 p-4 md:p-7">
    <BesidePaper>{(ear) => <CompanyForm {...ear} />}</BesidePaper>
    <OpeningFields />
    <FirstNumberFields />
  </div>
)
