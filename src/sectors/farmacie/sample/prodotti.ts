import * as k from '../../../kernel/describe.ts'
import { checkDigit } from '../codici.ts'
import type { prodotto } from '../prodotto.ts'
import type { voce } from '../voce.ts'

export type Prodotto = k.Stored<'prodotto', (typeof prodotto)['fields']>
type Voce = k.Stored<'voce', (typeof voce)['fields']>

interface Scorta {
  /** What is left of it today, of the lot that is on the shelf. */
  readonly giacenza: number
  readonly lotto: string
  /** Days from today. */
  readonly scadenza: number
}
export type Articolo = Prodotto & Scorta

type Riga = readonly [
  nome: string,
  principio: string,
  natura: Prodotto['natura'],
  giacenza: number,
  lotto: string,
  scadenza: number,
  prezzo: number,
  costo: number,
  fornitore: 1 | 2 | 3 | 4 | 5,
  ubicazione: string,
]
/** The first eight are the sample rows, to the letter; the others are what else stands on the shelves. */
const RIGHE: readonly Riga[] = [
  ['Paracetamolo 500 mg 20 cpr', 'paracetamolo', 'otc', 48, 'PA2291', 520, 4.9, 2.2, 1, 'A-01'],
  ['Ibuprofene 400 mg 12 cpr', 'ibuprofene', 'otc', 2, 'IB0187', 300, 7.2, 3.24, 1, 'A-02'],
  ['Amoxicillina 1 g 12 cpr', 'amoxicillina', 'farmaco', 5, 'AM7740', 210, 6.1, 2.85, 2, 'B-04'],
  ['Omeprazolo 20 mg 14 cps', 'omeprazolo', 'farmaco', 22, 'OM3312', 41, 8.4, 3.99, 2, 'B-07'],
  ['Vitamina D 10.000 UI/ml gocce', 'colecalciferolo', 'farmaco', 14, 'VD0909', 640, 6.8, 3.3, 1, 'C-02'],
  ['Sciroppo per la tosse 150 ml', 'levodropropizina', 'sop', 4, 'TS1120', 55, 11.9, 5.5, 3, 'C-05'],
  ['Misuratore di pressione', 'dispositivo medico', 'dispositivo', 3, 'MP-88', 1500, 49, 24.5, 4, 'V-01'],
  ['Soluzione fisiologica 20 flaconcini', 'sodio cloruro', 'dispositivo', 60, 'SF4501', 400, 5.5, 2, 3, 'D-03'],
  ['Acetilcisteina 600 mg 20 bst', 'acetilcisteina', 'sop', 26, 'AC6120', 480, 12.5, 6.2, 1, 'C-06'],
  ['Diclofenac gel 2 % 100 g', 'diclofenac', 'otc', 18, 'DG2100', 410, 17.5, 8.9, 1, 'A-05'],
  ['Loratadina 10 mg 20 cpr', 'loratadina', 'sop', 15, 'LO1020', 590, 9.4, 4.4, 1, 'A-08'],
  ['Metformina 850 mg 40 cpr', 'metformina', 'farmaco', 31, 'ME8540', 350, 5.1, 2.4, 2, 'B-09'],
  ['Ramipril 5 mg 28 cps', 'ramipril', 'farmaco', 24, 'RA0528', 430, 7.3, 3.5, 2, 'B-12'],
  ['Atorvastatina 20 mg 30 cpr', 'atorvastatina', 'farmaco', 19, 'AT2030', 380, 9.9, 4.7, 2, 'B-02'],
  ['Levotiroxina 75 mcg 50 cpr', 'levotiroxina', 'farmaco', 17, 'LT7550', 290, 4.2, 2, 2, 'B-08'],
  ['Paracetamolo 1000 mg 16 cpr', 'paracetamolo', 'otc', 37, 'PA1016', 610, 6.9, 3.2, 1, 'A-01'],
  ['Ibuprofene 200 mg 24 cpr', 'ibuprofene', 'otc', 21, 'IB2024', 540, 8.5, 4, 1, 'A-02'],
  ['Fermenti lattici 10 flaconcini', 'lattobacilli', 'parafarmaco', 16, 'FL1010', 250, 13.4, 7.1, 5, 'E-01'],
  ['Antiacido menta 24 bst', 'sodio alginato', 'sop', 12, 'AN2400', 330, 12.2, 6, 3, 'C-09'],
  ['Collutorio clorexidina 200 ml', 'clorexidina', 'dispositivo', 13, 'CO2000', 720, 8.9, 4.1, 3, 'D-06'],
  ['Termometro digitale', 'dispositivo medico', 'dispositivo', 9, 'TD-41', 1300, 9.9, 4.6, 4, 'V-02'],
  ['Cerotti assortiti 40 pz', 'dispositivo medico', 'dispositivo', 33, 'CE4000', 1100, 3.9, 1.7, 4, 'V-05'],
  ['Crema mani calendula 75 ml', 'calendula', 'parafarmaco', 11, 'CM7500', 690, 7.5, 3.9, 5, 'E-04'],
  ['Tisana relax 20 filtri', 'melissa e tiglio', 'parafarmaco', 20, 'TR2000', 560, 5.2, 2.3, 5, 'E-07'],
  ['Aerosol a pistone', 'dispositivo medico', 'dispositivo', 6, 'AE-09', 1400, 59, 31, 4, 'V-07'],
  ['Ginocchiera elastica taglia S', 'dispositivo medico', 'dispositivo', 7, 'GI-02', 1200, 18.5, 8.2, 4, 'V-08'],
]
/** The last of them stand still: nobody has bought one since they came. */
const FERMI = 2

/** A code of thirteen digits of the range that shops keep for themselves, with its check digit. */
function eanDi(at: number): string {
  const twelve = `20${String(at + 1).padStart(10, '0')}`
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}
/** A code of medicines that nobody has been given. */
function aicDi(at: number): string {
  const eight = `0999${String(at * 7 + 11).padStart(4, '0')}`
  return `${eight}${checkDigit(eight)}`
}

export const articoli: readonly Articolo[] = RIGHE.map(
  ([nome, principio, natura, giacenza, lotto, scadenza, prezzo, costo, fornitore, ubicazione], at) => ({
    id: `prodotto_${at + 1}`,
    version: 1,
    nome,
    principio,
    natura,
    ricetta: natura === 'farmaco' ? 'ripetibile' : 'no',
    ean: eanDi(at),
    ...(isMedicinale(natura) && { aic: aicDi(at), voce: `voce_${at + 1}` as const }),
    prezzo: k.euro(prezzo),
    costo: k.euro(costo),
    iva: natura === 'parafarmaco' || natura === 'dispositivo' ? '22' : '10',
    fornitore: `fornitore_${fornitore}`,
    ubicazione,
    soglia: 5,
    giacenza,
    lotto,
    scadenza,
  }),
)

/** What somebody buys at the counter. */
export const venduti = articoli.slice(0, -FERMI)
export const suRicetta = articoli.filter(({ ricetta }) => ricetta === 'ripetibile')

export const prodotti: readonly Prodotto[] = articoli.map(({ giacenza: _g, lotto: _l, scadenza: _s, ...row }) => row)

function isMedicinale(natura: Prodotto['natura']): boolean {
  return natura === 'farmaco' || natura === 'otc' || natura === 'sop'
}

const ATC: Readonly<Record<string, string>> = {
  paracetamolo: 'N02BE01',
  ibuprofene: 'M01AE01',
  amoxicillina: 'J01CA04',
  omeprazolo: 'A02BC01',
  colecalciferolo: 'A11CC05',
  levodropropizina: 'R05DB27',
  acetilcisteina: 'R05CB01',
  diclofenac: 'M02AA15',
  loratadina: 'R06AX13',
  metformina: 'A10BA02',
  ramipril: 'C09AA05',
  atorvastatina: 'C10AA05',
  levotiroxina: 'H03AA01',
  'sodio alginato': 'A02BX13',
}
/** The four makers are invented. */
const TITOLARI = ['Lariana Pharma', 'Officina Adda', 'Brembo Generici', 'Serio Salute']
const CLASSE = { farmaco: 'a', otc: 'c_bis', sop: 'sop', dispositivo: 'c', parafarmaco: 'c' } as const

/** Every medicine of the shelves, and of most a further one of another maker that is not there. */
export const voci: readonly Voce[] = articoli.flatMap(({ natura, nome, aic, principio = '', prezzo }, at) => {
  if (aic === undefined) return []
  const entry = (id: number, code: string, maker: number, cents: number): Voce => ({
    id: `voce_${id}`,
    version: 1,
    denominazione: id > 100 ? `${nome} ${TITOLARI[maker % 4]?.split(' ')[0] ?? ''}` : nome,
    aic: code,
    principio,
    ...(ATC[principio] !== undefined && { atc: ATC[principio] }),
    classe: CLASSE[natura],
    titolare: TITOLARI[maker % 4] ?? '',
    prezzo: k.euro(cents / 100),
    ...(natura === 'farmaco' && { rimborso: k.euro(Math.round(Math.min(cents, prezzo) * 0.9) / 100) }),
  })
  return [entry(at + 1, aic, at, prezzo), ...(at % 4 === 3 ? [] : [entry(at + 101, aicDi(at + 300), at + 1, Math.round(prezzo * 0.92))])]
})
