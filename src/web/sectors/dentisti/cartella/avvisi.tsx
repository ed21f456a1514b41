import type { Value } from '../../../../kernel/entity.ts'
import type { paziente as entity } from '../../../../sectors/dentisti/paziente.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What must be known before anything is done: allergies and drugs in colour, the rest as text. */
export function Avvisi({ paziente }: { readonly paziente: Value<typeof entity> }) {
  const { allergie, farmaci, anamnesi, anamnesi_del: on, tutore } = paziente
  const alerts = [allergie && `Allergie: ${allergie}`, farmaci && `Farmaci: ${farmaci}`].filter((one) => one !== undefined)
  const facts = [anamnesi, on && `anamnesi del ${formatDate(on)}`, tutore && `firma ${tutore}`].filter(Boolean)
  if (alerts.length + facts.length === 0) return null
  return (
    <div className="mb-5 grid gap-1">
      {alerts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {alerts.map((text) => (
            <li key={text} className="flex items-center gap-2 rounded-full bg-bad-wash px-3 py-1 text-sm font-medium text-bad">
              <Icon name="triangle-alert" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>}
    </div>
  )
}
