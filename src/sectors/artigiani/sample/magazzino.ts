import * as k from '../../../kernel/describe.ts'
import type { materiale } from '../materiale.ts'

type Riga = k.Stored<'materiale', (typeof materiale)['fields']>
type Voce = readonly [
  nome: string,
  categoria: Riga['categoria'],
  quantita: number,
  unita: Riga['unita'],
  costo: number,
  fornitore: string,
  soglia: number,
]

const TERMOIDRAULICA = 'Termoidraulica Po'
const ELETTROFORNITURE = 'Elettroforniture Virgilio'
const FERRAMENTA = 'Ferramenta Sabatini'

/** The six of the specification's sample rows, three of them below their threshold, then what else a van carries. */
const voci: readonly Voce[] = [
  ['Tubo multistrato 20 mm', 'idraulica', 85, 'mt', 1.9, TERMOIDRAULICA, 40],
  ['Interruttore magnetotermico 16 A', 'elettrico', 3, 'pz', 12.4, ELETTROFORNITURE, 8],
  ['Cilindro europeo 60 mm', 'ferramenta', 6, 'pz', 24, FERRAMENTA, 4],
  ['Nastro isolante', 'consumabili', 2, 'rotoli', 1.2, ELETTROFORNITURE, 6],
  ['Tasselli 8 mm', 'consumabili', 14, 'scatole', 4.6, FERRAMENTA, 5],
  ['Sifone lavello', 'idraulica', 1, 'pz', 7.3, TERMOIDRAULICA, 4],
  ['Valvola a sfera 1/2"', 'idraulica', 12, 'pz', 6.8, TERMOIDRAULICA, 6],
  ['Miscelatore lavello', 'idraulica', 4, 'pz', 48.5, TERMOIDRAULICA, 2],
  ['Cavo FS17 2,5 mm²', 'elettrico', 300, 'mt', 0.62, ELETTROFORNITURE, 100],
  ['Presa bipasso 16 A', 'elettrico', 22, 'pz', 3.9, ELETTROFORNITURE, 10],
  ['Plafoniera LED 24 W', 'elettrico', 7, 'pz', 21.5, ELETTROFORNITURE, 3],
  ['Serratura da infilare', 'ferramenta', 5, 'pz', 18.9, FERRAMENTA, 3],
  ['Silicone sanitario', 'consumabili', 18, 'pz', 5.4, FERRAMENTA, 8],
  ['Elettrodi 2,5 mm', 'consumabili', 9, 'kg', 7.1, FERRAMENTA, 4],
]

export const righeMateriali = (): Riga[] =>
  voci.map(([nome, categoria, quantita, unita, costo, fornitore, soglia], at) => ({
    id: `materiale_${at + 1}`,
    version: 1,
    nome,
    categoria,
    quantita,
    unita,
    costo: k.euro(costo),
    fornitore,
    soglia,
  }))

/** What a unit costs, by the name of the material. */
export const costoDi = (nome: string): number | undefined => voci.find((voce) => voce[0] === nome)?.[4]
