import { person } from '../people.ts'
import { dice } from '../random.ts'
import type { Specimen } from '../specimens.ts'
import { cartaIdentita } from './carta-identita.ts'
import type { Paper } from './paper.ts'
import { patente } from './patente.ts'
import { APART_PATTERNS, cardStyle, SEEN_PATTERNS } from './security-patterns.ts'
import { tessera } from './tessera.ts'

/** The cards that are printed against forgery. */
export const SECURED = { cartaIdentita, tessera, patente } as const satisfies Record<string, Paper>

/** The faces that such cards are printed in. */
const FACES = ['sans-serif', "'Geist'"]
/** Persons that no other specimen shows. */
const FIRST = 3_000

/**
 * Every layout of every card with a print against forgery, in each pattern of its side. The rule: a layout is kept apart,
 * or it is not, with all that is drawn of it; those kept apart bear patterns that no other layout bears. So neither their
 * order of fields nor their print was looked at by anybody who tunes, and their faults are never listed.
 */
export function securedPapers(people: number): Specimen[] {
  return Object.entries(SECURED).flatMap(([kind, { layouts, apart }]: [string, Paper], place) =>
    [
      ...Object.entries(layouts).map(([name, print]) => ({ name, print, isApart: false, patterns: SEEN_PATTERNS })),
      ...Object.entries(apart).map(([name, print]) => ({ name, print, isApart: true, patterns: APART_PATTERNS })),
    ].flatMap(({ name, print, isApart, patterns }, row) =>
      Object.entries(patterns).flatMap(([pattern, drawn], column) =>
        Array.from({ length: people }, (_, seed) => {
          const number = FIRST + seed * 97 + place * 29 + row * 7 + column
          const { body, truth, implied } = print({ of: person(number), other: person(number + 500), dice: dice(number * 13 + 5) })
          const face = FACES[(seed + row + column) % FACES.length] ?? 'sans-serif'
          return {
            kind: 'secured',
            paper: kind,
            isApart,
            name: `${kind} · ${name} · ${pattern} · ${face} · ${seed}`,
            html: `<style>${cardStyle(drawn)}</style><div class="desk" style="font-family: ${face}">${body}</div>`,
            zone: [],
            truth,
            ...(implied && { implied }),
          } satisfies Specimen
        }),
      ),
    ),
  )
}
