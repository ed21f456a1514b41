import * as k from '../../../kernel/describe.ts'
import type { ricambio } from '../ricambio.ts'

export type Ricambio = k.Stored<'ricambio', (typeof ricambio)['fields']>
type Riga = readonly [
  nome: string,
  quantita: number,
  minimo: number,
  fornitore: string,
  prezzo: number,
  vendita: number,
  ubicazione: string,
  unita?: Ricambio['unita'],
]

/** The six of the sample rows, to the letter, and what else lies on the shelves: none of it low. */
const RIGHE: readonly Riga[] = [
  ['Pastiglie freno anteriori', 1, 4, 'Ricambi Adda', 38.5, 54, 'A1'],
  ['Filtro olio universale', 12, 6, 'Ricambi Adda', 7.9, 12, 'A2'],
  ['Olio motore 5W-30, 5 l', 9, 5, 'Lubritalia', 34, 48, 'D1'],
  ['Lampada H7', 5, 8, 'Ricambi Adda', 6.2, 10, 'C1'],
  ['Batteria 60 Ah', 4, 2, 'Energia Auto', 78, 112, 'E1'],
  ['Kit frizione Clio', 1, 1, 'Ricambi Adda', 189, 255, 'B4', 'kit'],
  ['Pastiglie freno posteriori', 6, 4, 'Ricambi Adda', 31, 44, 'A1'],
  ['Dischi freno anteriori, coppia', 3, 2, 'Ricambi Adda', 72, 104, 'A3', 'kit'],
  ['Filtro aria', 14, 6, 'Ricambi Adda', 9.4, 15, 'A2'],
  ['Filtro abitacolo', 11, 6, 'Ricambi Adda', 8.8, 16, 'A2'],
  ['Filtro gasolio', 7, 4, 'Ricambi Adda', 16.5, 26, 'A2'],
  ['Candele, set di 4', 8, 4, 'Ricambi Adda', 21, 34, 'C2', 'kit'],
  ['Kit distribuzione con pompa', 2, 1, 'Ricambi Adda', 128, 186, 'B1', 'kit'],
  ['Ammortizzatori anteriori, coppia', 2, 2, 'Ricambi Adda', 142, 205, 'B2', 'kit'],
  ['Liquido freni DOT 4, 1 l', 10, 4, 'Lubritalia', 7.2, 12, 'D2'],
  ['Antigelo concentrato', 18, 10, 'Lubritalia', 4.1, 7.5, 'D2', 'l'],
  ['Gas climatizzatore R1234yf', 4.5, 2, 'Climauto Padana', 62, 96, 'D4', 'kit'],
  ['Spazzole tergicristallo, coppia', 9, 5, 'Ricambi Adda', 13.5, 22, 'C3', 'kit'],
  ['Pneumatico 185/65 R15', 12, 8, 'Gomme Muzza', 58, 79, 'G1'],
  ['Pneumatico 205/55 R16', 8, 8, 'Gomme Muzza', 71, 96, 'G2'],
]

export const ricambi: readonly Ricambio[] = RIGHE.map(
  ([nome, quantita, minimo, fornitore, prezzo, vendita, ubicazione, unita = 'pz'], at) => ({
    id: `ricambio_${at + 1}`,
    version: 1,
    nome,
    codice: `${nome.slice(0, 3).toUpperCase()}-${String(1040 + at * 7)}`,
    quantita,
    unita,
    minimo,
    fornitore,
    prezzo: k.euro(prezzo),
    vendita: k.euro(vendita),
    ubicazione: `Scaffale ${ubicazione}`,
  }),
)

const byName = new Map(ricambi.map((one) => [one.nome, one]))
/** A part by its name; only names that are there are asked for. */
export function pezzoDi(nome: string): Ricambio {
  const found = byName.get(nome)
  if (!found) throw new RangeError(`«${nome}» is not on the shelves.`)
  return found
}
