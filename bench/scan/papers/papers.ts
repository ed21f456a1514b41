import type { Scanned } from '../../../src/kernel/entity/scan-papers.ts'
import { person } from '../people.ts'
import { dice } from '../random.ts'
import type { Specimen } from '../specimens.ts'
import { biglietto } from './biglietto.ts'
import { cartaIdentita } from './carta-identita.ts'
import { circolazione } from './circolazione.ts'
import { donazione } from './donazione.ts'
import { fattura } from './fattura.ts'
import type { Paper } from './paper.ts'
import { patente } from './patente.ts'
import { ricetta } from './ricetta.ts'
import { tessera } from './tessera.ts'

/** The papers of the trades. */
export const PAPERS = { cartaIdentita, patente, biglietto, tessera, fattura, circolazione, ricetta, donazione } as const satisfies Record<
  string,
  Paper
>

/** What forms call them. */
export const SCANNED_AS: Readonly<Record<keyof typeof PAPERS, Scanned>> = {
  cartaIdentita: 'carta_identita',
  patente: 'patente',
  biglietto: 'biglietto',
  tessera: 'tessera_sanitaria',
  fattura: 'fattura',
  circolazione: 'circolazione',
  ricetta: 'ricetta',
  donazione: 'donazione',
}

const FACES = ["'Geist'", "'Instrument Serif'", 'sans-serif', 'serif', 'monospace']

/** Every layout of every paper, of so many people, each in another face of print. */
export function papers(people: number): Specimen[] {
  return Object.entries(PAPERS).flatMap(([kind, { layouts, apart, more = {} }]: [string, Paper], place) =>
    [
      ...Object.entries(layouts).map((one) => [...one, false] as const),
      ...Object.entries(apart).map((one) => [...one, true] as const),
      ...Object.entries(more).map((one) => [...one, false] as const),
    ].flatMap(([layout, print, isApart], row) =>
      Array.from({ length: people }, (_, seed) => {
        const number = 100 + seed * 41 + place * 7 + row
        const { body, truth, implied } = print({ of: person(number), other: person(number + 500), dice: dice(number * 13 + 5) })
        const face = FACES[(seed + row + place) % FACES.length] ?? 'sans-serif'
        return {
          kind: 'paper',
          paper: kind as keyof typeof PAPERS,
          isApart,
          name: `${kind} · ${layout} · ${face} · ${seed}`,
          html: `<div class="desk" style="font-family: ${face}">${body}</div>`,
          zone: [],
          truth,
          ...(implied && { implied }),
        } satisfies Specimen
      }),
    ),
  )
}
