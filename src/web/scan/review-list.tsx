import type { RecognisedPicture } from '../../scan/recognise.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { Badge } from '../ui/badge.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { PicturePane } from './picture-pane.tsx'
import type { ReviewItem } from './use-review.ts'

interface ReviewListProps {
  readonly result: RecognisedPicture
  readonly preview: string | undefined
  readonly items: readonly ReviewItem[]
  readonly onWrite: (key: string, typed: unknown) => void
  readonly onTick: (key: string, isUsed: boolean) => void
}

/** The picture and what was read from it, field by field: beside each other on a desk, under each other on a phone. */
export function ReviewList({ result, preview, items, onWrite, onTick }: ReviewListProps) {
  const checked = items.filter(({ filled }) => filled.checked).length
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
      <div className="min-w-0 max-md:sticky max-md:-top-2 max-md:z-bar max-md:-mx-6 max-md:bg-raised max-md:px-6 max-md:pb-3 md:sticky md:top-0">
        {preview && <PicturePane src={preview} />}
      </div>
      <div className="min-w-0">
        <p tabIndex={-1} data-scan-focus="" className="mb-4 text-sm text-ink-soft">
          {summary(items.length, checked)} {zoneWords(result)}
        </p>
        <ul className="flex flex-col gap-4">
          {items.map((item) => (
            <ReviewRow
              key={item.key}
              item={item}
              isDoubted={result.disagrees.includes(item.filled.from)}
              onWrite={(typed) => onWrite(item.key, typed)}
              onTick={(isUsed) => onTick(item.key, isUsed)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ReviewRowProps {
  readonly item: ReviewItem
  /** A proven code on the same document says otherwise. */
  readonly isDoubted: boolean
  readonly onWrite: (typed: unknown) => void
  readonly onTick: (isUsed: boolean) => void
}

function ReviewRow({ item, isDoubted, onWrite, onTick }: ReviewRowProps) {
  const { key, field, filled, typed, isUsed, isCorrected, standing } = item
  const words = [
    isDoubted && 'Non corrisponde al codice fiscale: confronta con l’immagine.',
    isTold(item) && `Letto: «${filled.source.replace(/\s+/g, ' ').trim()}».`,
    standing !== undefined && `Nel modulo ora: «${standing}».`,
  ].filter((part) => part !== false)
  const mark = isCorrected ? (
    <Badge>corretto</Badge>
  ) : (
    <Badge tone={filled.checked ? 'success' : 'warning'}>{filled.checked ? 'verificato' : 'da controllare'}</Badge>
  )
  return (
    <li className={classNames('grid grid-cols-[auto_minmax(0,1fr)] gap-x-2', !isUsed && 'text-ink-faint')}>
      <Checkbox label={`Usa ${field.label}`} hideLabel checked={isUsed} onChange={onTick} className="mt-6" />
      <Field
        label={
          <span className="inline-flex flex-wrap items-center gap-2">
            {field.label} {mark}
          </span>
        }
        hint={words.join(' ') || undefined}
      >
        {(ids) => (
          <FieldInput field={field} name={`scan-${key}`} value={typed} onChange={onWrite} onBlur={() => {}} ids={ids} required={false} />
        )}
      </Field>
    </li>
  )
}

/** What was read is repeated only where it does not stand in the input as it was. */
function isTold({ field, filled, typed, isCorrected }: ReviewItem): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const shown = [String(typed), field.format(filled.value)].map(plain)
  return isCorrected || filled.proof === 'repaired' || !shown.includes(plain(filled.source))
}

function summary(found: number, checked: number): string {
  const fields = found === 1 ? 'Ho trovato 1 campo' : `Ho trovato ${found} campi`
  if (checked === found) return `${fields}, ${found === 1 ? 'verificato' : 'tutti verificati'}.`
  return checked === 0
    ? `${fields}, da controllare con l’immagine.`
    : `${fields}, ${checked === 1 ? '1 verificato' : `${checked} verificati`}: controlla gli altri con l’immagine.`
}

function zoneWords({ mrz }: RecognisedPicture): string {
  if (!mrz) return ''
  return Object.values(mrz.digits).every(Boolean)
    ? 'Le cifre di controllo del documento tornano.'
    : 'Alcune cifre di controllo del documento non tornano: guarda bene numero e date.'
}
