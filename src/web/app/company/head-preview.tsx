import { headOf } from '../../../kernel/firm/azienda.ts'
import type { Filed } from '../../../kernel/files/filed.ts'
import { FilePicture } from '../../media/file-picture.tsx'
import { classNames } from '../../ui/class-names.ts'

interface HeadPreviewProps {
  readonly texts: Readonly<Record<string, string>>
  /** The field in hand: where its word goes is washed. */
  readonly field: string | undefined
  readonly logo: Filed | undefined
}

const PLACES: readonly string[] = ['indirizzo', 'cap', 'comune', 'provincia']

/** The head of a printed page with what has been typed, always on the colours of paper; what is missing is a grey bone. */
export function HeadPreview({ texts, field, logo }: HeadPreviewProps) {
  const { name, address, vatNumber, phone } = headOf(texts)
  const last = [phone && `Tel. ${phone}`, texts['email']].filter(Boolean).join(' · ')
  return (
    <figure aria-label="Come si stampa" className="light mx-auto w-full max-w-[460px] rounded-sm bg-bg p-9 text-ink shadow-panel">
      <div className="border-b border-ink pb-5">
        {/* In the measure of the sheet: at most 18 mm by 60 mm. */}
        {logo && <FilePicture key={logo.id} file={logo} alt={name} className="mb-2 max-h-10 max-w-1/3 object-contain" />}
        <Line isShown={field === 'nome'} text={name} className="font-display text-xl" bone="w-1/2 h-5" />
        <Line isShown={PLACES.includes(field ?? '')} text={address} bone="w-2/3" />
        <Line isShown={field === 'partita_iva'} text={vatNumber && `Partita IVA ${vatNumber}`} bone="w-1/3" />
        <Line isShown={field === 'telefono' || field === 'email'} text={last} bone="w-1/2" />
      </div>
      <div aria-hidden className="grid gap-2.5 pt-6">
        {['w-1/3', 'w-2/3', 'w-1/2', 'w-3/5', 'w-1/4'].map((width) => (
          <span key={width} className={`h-2 rounded-full bg-sunken ${width}`} />
        ))}
      </div>
      <p className="num pt-10 text-2xs text-ink-faint">{texts['iban'] && `IBAN ${texts['iban']}`}</p>
    </figure>
  )
}

interface LineProps {
  readonly text: string
  readonly isShown: boolean
  readonly bone: string
  readonly className?: string
}

const Line = ({ text, isShown, bone, className = 'text-xs' }: LineProps) => (
  <p className={classNames('-mx-1.5 min-h-5 rounded-sm px-1.5', isShown && 'bg-accent-wash', className)}>
    {text || <span aria-hidden className={`mt-1.5 inline-block h-2 rounded-full bg-sunken ${bone}`} />}
  </p>
)
