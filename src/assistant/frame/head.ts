import { isPreposition } from '../italian/small-words.ts'
import type { Cover } from '../tag/cover.ts'
import type { Span } from '../tag/span.ts'

export interface Head {
  readonly entities: ReadonlySet<string>
  readonly from: number
  readonly to: number
}

const SURE = 0.9

const entitiesOf = ({ readings }: Span): readonly string[] =>
  readings.flatMap((one) => (one.is === 'sense' && one.sense.is === 'entity' && one.sure >= SURE ? [one.sense.entity] : []))

/**
 * The entities that the noun may be on which a sentence turns: the first that hangs on nothing («i progetti del cliente Rossi»). One that
 * only says what a name is («la camera 201») is none.
 */
export function headOf({ spans }: Cover, words: readonly string[]): Head | undefined {
  for (const [at, span] of spans.entries()) {
    const entities = entitiesOf(span)
    // «elenco degli studenti» is about students.
    const shown = spans[at - 1]?.readings.some((one) => one.is === 'sense' && one.sense.is === 'does' && one.sense.what === 'show')
    if (entities.length === 0 || (!shown && words.slice(Math.max(0, span.from - 2), span.from).some(isPreposition))) continue
    const next = spans[at + 1]
    const isTitle =
      next !== undefined &&
      next.from - span.to <= 1 &&
      !isPreposition(words[span.to] ?? '') &&
      next.readings.some((one) => one.is === 'named' && one.named.field === undefined && entities.includes(one.named.entity))
    return isTitle ? undefined : { entities: new Set(entities), from: span.from, to: span.to }
  }
  return undefined
}
