import * as k from '../../../kernel/describe.ts'
import { righeOrario } from '../../common/orario-campione.ts'
import { nearestOpen } from '../../common/working-days.ts'
import type { cabina, chiusura } from '../cabina.ts'
import type { operatrice } from '../operatrice.ts'
import type { prodotto } from '../prodotto.ts'
import type { trattamento } from '../trattamento.ts'

export type Trattamento = k.Stored<'trattamento', (typeof trattamento)['fields']>
export type Prodotto = k.Stored<'prodotto', (typeof prodotto)['fields']>

/** Hours of the demo's centre, and the patron saint's day of its comune, 'MM-DD'. */
export const APRE = '09:00'
export const CHIUDE = '19:30'
const PATRONO = '03-18'
export const isOpen = (day: string): boolean => k.weekdayOf(day) < 6 && !k.isHoliday(day) && day.slice(5) !== PATRONO

export const orari = (today: string) => righeOrario(today, { patrono: PATRONO, fasce: [{ giorni: 'lun_sab', dalle: APRE, alle: CHIUDE }] })

export const operatrici: readonly k.Stored<'operatrice', (typeof operatrice)['fields']>[] = [
  { id: 'operatrice_1', version: 1, nome: 'Giada', ruolo: 'estetista', telefono: '3335550451', provvigione: 8 },
  { id: 'operatrice_2', version: 1, nome: 'Susanna', ruolo: 'massaggiatrice', telefono: '3475550452', provvigione: 10 },
  { id: 'operatrice_3', version: 1, nome: 'Irene', ruolo: 'onicotecnica', telefono: '3405550453', provvigione: 8 },
]

export const cabine: readonly k.Stored<'cabina', (typeof cabina)['fields']>[] = [
  { id: 'cabina_1', version: 1, nome: 'Cabina 1', dotazione: 'Vaporizzatore e lampada' },
  { id: 'cabina_2', version: 1, nome: 'Cabina 2', dotazione: 'Radiofrequenza e pressoterapia' },
  { id: 'cabina_3', version: 1, nome: 'Cabina 3', dotazione: 'Lettino da massaggio' },
  { id: 'cabina_4', version: 1, nome: 'Postazione mani', dotazione: 'Lampada UV e aspiratore' },
]

/** Maintenance of a machine, some days from today. */
export const chiusure = (today: string): readonly k.Stored<'chiusura', (typeof chiusura)['fields']>[] => [
  {
    id: 'chiusura_1',
    version: 1,
    motivo: 'Manutenzione della radiofrequenza',
    cabina: 'cabina_2',
    giorno: nearestOpen(k.addDays(today, 4), isOpen, 1),
    ora: '14:00',
    minuti: 120,
  },
]

type Riga = readonly [
  nome: string,
  marca: string,
  uso: Prodotto['uso'],
  quantita: number,
  unita: Prodotto['unita'],
  soglia: number,
  costo: number,
  prezzo: number,
  scade: number,
  fornitore: string,
  contiene?: string,
]

/** Products of the sample rows, in their order, then others of the shelf. */
const PRODOTTI: readonly Riga[] = [
  ['Siero vitamina C 30 ml', 'Lumivera', 'rivendita', 6, 'pz', 4, 14.5, 39, 320, 'Cosmetica Laghi', 'profumi'],
  ['Gel conduttore', 'Tecnobel', 'cabina', 900, 'ml', 1000, 0.01, 0, 410, 'Tecnobel Forniture'],
  ['Maschera argilla', 'Terramare', 'cabina', 480, 'ml', 300, 0.04, 0, 45, 'Cosmetica Laghi'],
  ['Cera orientale', 'Liscea', 'cabina', 2400, 'ml', 1200, 0.02, 0, 260, 'Liscea Professional', 'colofonia'],
  ['Crema corpo mandorla 250 ml', 'Lumivera', 'rivendita', 0, 'pz', 3, 8.9, 24, 280, 'Cosmetica Laghi', 'olio di mandorle, profumi'],
  ['Smalto semipermanente ciliegia', 'Unghia Viva', 'cabina', 5, 'pz', 3, 6.2, 0, 500, 'Unghia Viva Srl', 'acrilati'],
  ['Siero idratante', 'Lumivera', 'cabina', 220, 'ml', 100, 0.09, 0, 190, 'Cosmetica Laghi', 'profumi'],
  ['Olio neutro', 'Terramare', 'cabina', 1500, 'ml', 500, 0.01, 0, 360, 'Cosmetica Laghi'],
  ['Detergente delicato 200 ml', 'Lumivera', 'rivendita', 9, 'pz', 4, 6.4, 18, 400, 'Cosmetica Laghi'],
  ['Crema viso notte 50 ml', 'Terramare', 'rivendita', 7, 'pz', 3, 12.8, 32, 350, 'Cosmetica Laghi', 'nichel in tracce'],
  ['Olio per cuticole 10 ml', 'Unghia Viva', 'rivendita', 12, 'pz', 5, 3.1, 9, 600, 'Unghia Viva Srl', 'olio di mandorle'],
]

/** Bar codes of the products that are sold, EAN-13 with their check digit. */
const EAN = ['8000041100013', '8000041100020', '8000041100037', '8000041100044', '8000041100051']

export const prodotti = (today: string): readonly Prodotto[] => {
  const codes = EAN.values()
  return PRODOTTI.map(([nome, marca, uso, quantita, unita, soglia, costo, prezzo, scade, fornitore, contiene], at) => {
    const ean = uso === 'rivendita' ? codes.next().value : undefined
    return {
      id: `prodotto_${at + 1}`,
      version: 1,
      nome,
      marca,
      uso,
      quantita,
      unita,
      soglia,
      costo: k.euro(costo),
      prezzo: k.euro(prezzo),
      iva: '22',
      ...(ean !== undefined && { ean }),
      lotto: `L${26 + (at % 3)}${String(410 + at * 7)}`,
      scadenza: k.addDays(today, scade),
      fornitore,
      ...(contiene !== undefined && { contiene }),
    }
  })
}

type Voce = readonly [
  nome: string,
  categoria: Trattamento['categoria'],
  minuti: number,
  prezzo: number,
  richiamo: number,
  cabina: NonNullable<Trattamento['cabina']>,
  usa: readonly (readonly [at: number, quantita: number])[],
]

/** Price list of the sample rows, in their order, then what a centre does besides. */
const LISTINO: readonly Voce[] = [
  [
    'Pulizia viso profonda',
    'viso',
    60,
    55,
    30,
    'cabina_1',
    [
      [3, 20],
      [7, 5],
    ],
  ],
  ['Radiofrequenza corpo', 'corpo', 45, 70, 7, 'cabina_2', [[2, 40]]],
  ['Epilazione gamba intera', 'epilazione', 40, 38, 28, 'cabina_1', [[4, 60]]],
  ['Manicure semipermanente', 'mani_piedi', 30, 32, 21, 'cabina_4', [[6, 0.1]]],
  ['Massaggio decontratturante', 'massaggi', 50, 60, 15, 'cabina_3', [[8, 30]]],
  ['Viso luminoso alla vitamina C', 'viso', 50, 65, 30, 'cabina_1', [[1, 0.2]]],
  ['Epilazione viso', 'epilazione', 20, 22, 21, 'cabina_1', [[4, 10]]],
  ['Pressoterapia', 'corpo', 40, 45, 10, 'cabina_2', []],
  ['Pedicure estetico', 'mani_piedi', 50, 40, 35, 'cabina_4', [[6, 0.1]]],
  ['Massaggio rilassante', 'massaggi', 50, 58, 21, 'cabina_3', [[8, 40]]],
]

export const listino: readonly Trattamento[] = LISTINO.map(([nome, categoria, minuti, prezzo, richiamo, cabina, usa], at) => ({
  id: `trattamento_${at + 1}`,
  version: 1,
  nome,
  categoria,
  prezzo: k.euro(prezzo),
  minuti,
  riordino: categoria === 'mani_piedi' ? 5 : 10,
  richiamo,
  cabina,
  ...(usa.length > 0 && { prodotti: usa.map(([product, quantita]) => ({ prodotto: `prodotto_${product}` as const, quantita })) }),
}))

/** Entry of the price list by its place in the rows, from 1. */
export function voce(at: number): Trattamento {
  const found = listino[at - 1]
  if (!found) throw new RangeError(`${at} is not in the price list.`)
  return found
}
