import { company } from '../../site.ts'
import { TextLink } from '../ui/link.tsx'

export function Footer() {
  const { legalName, street, city, vatNumber, registration, email, brandStatement, notice } = company
  return (
    <footer className="border-t border-line">
      <div className="page-width grid gap-2 px-6 py-10 text-xs text-ink-faint">
        <p>
          {`${legalName} · ${street}, ${city} · P. IVA ${vatNumber} · ${registration} · `}
          <TextLink href={`mailto:${email}`} className="underline">
            {email}
          </TextLink>
        </p>
        <p>{brandStatement}</p>
        <p>{notice}</p>
        <p>
          <TextLink to="/privacy">Privacy</TextLink>
        </p>
      </div>
    </footer>
  )
}
