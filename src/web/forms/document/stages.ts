import type { DocumentView } from '../../../kernel/screens/document-view.ts'
import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isKind, type Tone } from '../../../kernel/fields/field.ts'
import type { Choice } from '../../../kernel/fields/choice.ts'
import type { Values } from '../../../kernel/door/change.ts'

interface Stage {
  readonly label: string
  readonly tone: Tone
}

export interface Stages {
  /** The places on the way; several values of one place exclude each other. */
  readonly places: readonly (readonly string[])[]
  /** The value that the document has now. */
  readonly here: string
  readonly of: (value: string) => Stage | undefined
}

/** Stages of a document: the values of its situation where it has one that its asker sees, otherwise its states. */
export function stagesOf(entity: AnyEntity, { steps, situation }: DocumentView, state: string, row: Values): Stages {
  const field = situation && entity.fields[situation.by]
  if (situation && field && isKind(field, 'choice')) {
    const { options, tones } = field as Choice<string>
    const places = situation.steps.map((step) => [step].flat())
    return {
      places,
      here: textOf(row[situation.by]) ?? places[0]?.[0] ?? '',
      of: (value) => (options[value] === undefined ? undefined : { label: options[value], tone: tones?.[value] ?? 'neutral' }),
    }
  }
  const states = statusOf(entity)?.[1].states ?? {}
  return { places: steps.map((step) => [step].flat()), here: state, of: (value) => states[value] }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
