import * as k from '../../../kernel/describe.ts'
import { notaCampione } from '../../common/fattura/campione.ts'
import type { cliente } from '../cliente.ts'
import type { fattura, incasso, notaCredito } from '../fatture.ts'

type Cliente = k.Stored<'cliente', (typeof cliente)['fields']>
type Fattura = k.Stored<'fattura', (typeof fattura)['fields']>
type Incasso = k.Stored<'incasso', (typeof incasso)['fields']>
type Nota = k.Stored<'nota_credito', (typeof notaCredito)['fields']>
type Riga = NonNullable<Fattura['righe']>[number]

/** The first four are those of the sample rows. */
const CLIENTI: readonly Omit<Cliente, 'id' | 'version'>[] = [
  {
    nome: 'Studio Pozzi Associati',
    email: 'lucia@studiopozzi.example',
    telefono: '0355550120',
    indirizzo: 'Via Tasso 31, Bergamo',
    partita_iva: '99842581193',
  },
  { nome: 'Ferramenta Sabatini', email: 'ordini@sabatini.example', indirizzo: 'Via Corridoni 9, Bergamo', partita_iva: '90808001193' },
  {
    nome: 'Irma Vannucchi',
    email: 'irma.v@posta.example',
    telefono: '3385551106',
    indirizzo: 'Via Borgo Palazzo 80, Bergamo',
    codice_fiscale: 'VNNRMI78C71D612R',
  },
  { nome: 'Lido Torre Gaia', email: 'info@torregaia.example', indirizzo: 'Lungolago 4, Sarnico', partita_iva: '90325291194' },
  {
    nome: 'Circolo Tennis Redona',
    email: 'segreteria@tennisredona.example',
    indirizzo: 'Via Marzanica 2, Bergamo',
    partita_iva: '91144721197',
  },
  { nome: 'Officina Belotti', email: 'conti@belotti.example', indirizzo: 'Via Zanica 44, Bergamo', partita_iva: '92255831197' },
  {
    nome: 'Coro Valle Imagna',
    email: 'coro@valleimagna.example',
    indirizzo: 'Piazza Volontari 1, Sant’Omobono Terme',
    partita_iva: '93366941198',
  },
]
export const clienti: readonly Cliente[] = CLIENTI.map((one, at) => ({ id: `cliente_${at + 1}`, version: 1, ...one }))

/** A meal at its price with the VAT of 10 %, as it was agreed. */
const pasto = (descrizione: string, lordo: number): readonly Riga[] => [
  { descrizione, quantita: 1, prezzo: k.euro(lordo / 1.1), iva: '10' },
]

type Dato = readonly [fa: number, cliente: number, righe: readonly Riga[], stato: 'pagata' | 'inviata' | 'bozza' | 'stornata']
/** The four of the sample rows, then two months behind. */
const FATTURE: readonly Dato[] = [
  [3, 1, pasto('Pranzo di lavoro, 5 coperti', 214.5), 'inviata'],
  [9, 2, pasto('Cena aziendale, 9 coperti', 386), 'pagata'],
  [14, 3, pasto('Battesimo, acconto sala', 620), 'pagata'],
  // At 10 % no taxable amount comes to 148,00 exactly: the cent over is taken off.
  [
    0,
    4,
    [...pasto('Cena del personale', 148.005), { descrizione: 'Arrotondamento', quantita: 1, prezzo: k.euro(-0.01), iva: 'N2.2' }],
    'bozza',
  ],
  [20, 5, pasto('Cena sociale, 14 coperti', 420.2), 'pagata'],
  [26, 6, pasto('Pranzi dei dipendenti, 11 coperti', 165), 'inviata'],
  [33, 1, pasto('Pranzo di lavoro, 4 coperti', 132), 'pagata'],
  [39, 7, pasto('Cena dopo il concerto, 22 coperti', 550), 'stornata'],
  [38, 7, pasto('Cena dopo il concerto, 20 coperti', 500.5), 'pagata'],
  [52, 2, pasto('Cena aziendale, 7 coperti', 286), 'pagata'],
]
/** The number of the newest that has one. */
const ULTIMA = 18

const netto = (righe: readonly Riga[]) => righe.reduce((sum, { quantita, prezzo }) => sum + Math.round(quantita * prezzo), 0)

/** The four sample rows and two months behind them: paid, waiting, taken back, in draft. */
export function righeFatture(today: string) {
  const issued = FATTURE.flatMap(([fa, , , stato], at) => (stato === 'bozza' ? [] : [{ at, fa }])).toSorted((a, b) => a.fa - b.fa)
  const fatture = FATTURE.map(([fa, who, righe, stato], at): Fattura => {
    const data = k.addDays(today, -fa)
    const rank = issued.findIndex((one) => one.at === at)
    return {
      id: `fattura_${at + 1}`,
      version: 1,
      ...(stato !== 'bozza' && { numero: k.documentNumber(ULTIMA - rank, Number(data.slice(0, 4))) }),
      data,
      cliente: `cliente_${who}`,
      pagamento: stato === 'pagata' ? 'subito' : 'trenta',
      righe,
      stato: stato === 'bozza' ? 'bozza' : 'inviata',
    }
  })
  const incassi = FATTURE.flatMap(([fa, , righe, stato], at): readonly Incasso[] => {
    if (stato !== 'pagata') return []
    const taxable = netto(righe)
    const importo = k.euro((taxable + Math.round(taxable * 0.1)) / 100)
    return [
      {
        id: `incasso_${at + 1}`,
        version: 1,
        fattura: `fattura_${at + 1}`,
        giorno: k.addDays(today, -fa),
        importo,
        mezzo: at % 3 === 0 ? 'carta' : 'bonifico',
      },
    ]
  })
  const note = fatture
    .filter((_, at) => FATTURE[at]?.[3] === 'stornata')
    .map((back): Nota => notaCampione(back, { after: 1, motivo: 'Due coperti in più del vero' }))
  return { fattura: fatture, incasso: incassi, nota_credito: note }
}
