import type * as k from '../../../kernel/describe.ts'
import type { allergene } from '../allergene.ts'

type Allergene = k.Stored<'allergene', (typeof allergene)['fields']>

/** Reg. UE 1169/2011, annex II, in its order. */
const NOMI = [
  ['Glutine', 'Cereali contenenti glutine: grano, segale, orzo, avena, farro, grano khorasan e i prodotti derivati.'],
  ['Crostacei', 'Crostacei e prodotti a base di crostacei.'],
  ['Uova', 'Uova e prodotti a base di uova.'],
  ['Pesce', 'Pesce e prodotti a base di pesce.'],
  ['Arachidi', 'Arachidi e prodotti a base di arachidi.'],
  ['Soia', 'Soia e prodotti a base di soia.'],
  ['Latte', 'Latte e prodotti a base di latte, lattosio compreso.'],
  [
    'Frutta a guscio',
    'Mandorle, nocciole, noci, noci di acagiù, noci di pecan, noci del Brasile, pistacchi, noci macadamia e i prodotti derivati.',
  ],
  ['Sedano', 'Sedano e prodotti a base di sedano.'],
  ['Senape', 'Senape e prodotti a base di senape.'],
  ['Sesamo', 'Semi di sesamo e prodotti a base di semi di sesamo.'],
  ['Solfiti', 'Anidride solforosa e solfiti in concentrazioni superiori a 10 mg/kg o 10 mg/l in termini di SO2 totale.'],
  ['Lupini', 'Lupini e prodotti a base di lupini.'],
  ['Molluschi', 'Molluschi e prodotti a base di molluschi.'],
] as const

export const allergeni: readonly Allergene[] = NOMI.map(([nome, comprende], at) => ({
  id: `allergene_${at + 1}`,
  version: 1,
  numero: at + 1,
  nome,
  comprende,
}))

/** «glutine, latte» as the ids of those allergens. */
export const contiene = (names: string): readonly `allergene_${string}`[] =>
  names
    .split(', ')
    .filter(Boolean)
    .map((name) => {
      const at = NOMI.findIndex(([nome]) => nome.toLowerCase() === name)
      if (at < 0) throw new RangeError(`'${name}' is no allergen of annex II.`)
      return `allergene_${at + 1}` as const
    })
