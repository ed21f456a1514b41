import { BesidePaper } from './beside-paper.tsx'
import { CompanyForm } from './company-form.tsx'
import { FirstNumberFields } from './first-number-fields.tsx'

/** «La tua azienda»: what stands at the head of every paper, beside the paper that it makes. */
export const CompanyPage = () => (
  <div className="p-4 md:p-7">
    <BesidePaper>
      {(ear) => (
        <div className="grid gap-7">
          <CompanyForm {...ear} />
          <FirstNumberFields />
        </div>
      )}
    </BesidePaper>
  </div>
)
