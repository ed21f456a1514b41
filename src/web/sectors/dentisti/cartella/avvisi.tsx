import type { Value } from '../../../../kernel/entity/entity.ts'
import type { paziente as entity } from '../../../../sectors/dentisti/paziente.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Allergies and drugs of a patient, which must be known before anything is done. */
export function Avvisi({ paziente }: { readonly paziente: Value<typeof entity> }) {
  const { allergie, farmaci } = paziente
  const alerts = [allergie && `Allergie: ${allergie}`, farmaci && `Farmaci: ${farmaci}`].filter((one) => one !== undefined)
  if (alerts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {alerts.map((text) => (
        <li key={text} className="flex items-center gap-2 rounded-full bg-bad-wash px-3 py-1 text-sm font-medium text-bad">
          <Icon name="triangle-alert" className="shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  )
}
