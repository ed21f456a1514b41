import * as k from '../../../kernel/describe.ts'
import type { materiale } from '../materiale.ts'

type Materiale = k.Stored<'materiale', (typeof materiale)['fields']>
type Voce = readonly [nome: string, quantita: number, unita: Materiale['unita'], costo: number, fornitore: string, soglia: number]

const IGIENE = 'Igiene Più'
const TESSILI = 'Tessili Brenta'
const PLASTICA = 'Plastica Serio'
const MACCHINE = 'Macchine Pulite'

/** The six of the sample rows, two of them below their threshold, then what else lies in the store: none of it low. */
const voci: readonly Voce[] = [
  ['Detergente multiuso', 38, 'lt', 2.1, IGIENE, 20],
  ['Disinfettante superfici', 6, 'lt', 4.8, IGIENE, 15],
  ['Panni in microfibra', 120, 'pz', 0.9, TESSILI, 60],
  ['Sacchi neri 110 l', 9, 'rotoli', 3.4, PLASTICA, 8],
  ['Sapone mani ricarica', 4, 'lt', 3.1, IGIENE, 10],
  ['Sale per lavasciuga', 25, 'kg', 0.8, MACCHINE, 20],
  ['Detergente vetri', 18, 'lt', 2.6, IGIENE, 10],
  ['Decalcificante bagni', 14, 'lt', 3.2, IGIENE, 8],
  ['Cera per pavimenti', 22, 'lt', 5.9, IGIENE, 10],
  ['Polvere abrasiva', 12, 'kg', 1.7, IGIENE, 5],
  ['Frange mop', 34, 'pz', 4.3, TESSILI, 15],
  ['Guanti in nitrile, coppia', 260, 'pz', 0.18, TESSILI, 100],
  ['Carta igienica industriale', 40, 'rotoli', 2.2, PLASTICA, 24],
  ['Asciugamani in carta', 30, 'rotoli', 2.9, PLASTICA, 18],
  ['Dischi per monospazzola', 10, 'pz', 7.5, MACCHINE, 4],
]

export const materiali: readonly Materiale[] = voci.map(([nome, quantita, unita, costo, fornitore, soglia], at) => ({
  id: `materiale_${at + 1}`,
  version: 1,
  nome,
  quantita,
  unita,
  costo: k.euro(costo),
  fornitore,
  soglia,
}))
