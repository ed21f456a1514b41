import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Choice } from '../fields/choice.ts'
import { isStored } from '../fields/derived.ts'
import { isKind, type Tone } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'

/** How a record stands in words and tone: «Stornato» where its state still says «Incassato». */
export interface Situation {
  readonly label: string
  readonly tone: Tone
}

/**
 * What the list says of a record in the place of its state: a choice worked out in its table whose words hold those of the state and
 * more. Nothing where the state itself stands in the list, or says the same.
 */
export function situationOf(entity: AnyEntity, row: AnyRow): Situation | undefined {
  const [key = '', status] = statusOf(entity) ?? []
  if (!status || entity.table.includes(key)) return undefined
  for (const column of entity.table) {
    const field = entity.fields[column]
    if (!field || isStored(field) || !isKind(field, 'choice')) continue
    const { options, tones } = field as unknown as Choice<string>
    if (!tones || !Object.keys(status.states).every((state) => state in options)) continue
    const said = String(row[column])
    const [label, tone] = [options[said], tones[said]]
    return label === undefined || tone === undefined || said === row[key] ? undefined : { label, tone }
  }
  return undefined
}
