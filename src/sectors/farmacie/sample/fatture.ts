import * as k from '../../../kernel/describe.ts'
import { notaCampione } from '../../common/fattura/campione.ts'
import type { fattura, incasso, notaCredito } from '../fattura.ts'
import type { Vendita } from './vendite.ts'

type Fattura = k.Stored<'fattura', (typeof fattura)['fields']>
type Incasso = k.Stored<'incasso', (typeof incasso)['fields']>
type Nota = k.Stored<'nota_credito', (typeof notaCredito)['fields']>
type Riga = NonNullable<Fattura['righe']>[number]

const riga = (descrizione: string, quantita: number, prezzo: number, iva: Riga['iva']): Riga => ({
  descrizione,
  quantita,
  prezzo: k.euro(prezzo),
  iva,
})

/** Days ago of the first of them. */
const PIU_LONTANA = 55
type Data = readonly [
  fa: number,
  cliente: number,
  pagamento: Fattura['pagamento'],
  incassata: 'tutta' | 'parte' | 'no',
  righe: readonly Riga[],
]
const DATE: readonly Data[] = [
  [PIU_LONTANA, 6, 'trenta', 'tutta', [riga('Misuratore di pressione', 2, 40.16, '22')]],
  [48, 9, 'trenta', 'no', [riga('Cerotti assortiti 40 pz', 20, 3.2, '22'), riga('Soluzione fisiologica 20 flaconcini', 10, 4.51, '22')]],
  [30, 12, 'trenta_sessanta', 'parte', [riga('Cassetta di pronto soccorso', 1, 96, '22'), riga('Reintegro annuale', 1, 48, '22')]],
  [9, 2, 'subito', 'tutta', [riga('Noleggio aerosol, un mese', 1, 30, '22')]],
  [4, 15, 'trenta', 'no', [riga('Termometro digitale', 6, 8.11, '22')]],
]

/** Invoices of two months: paid, late, paid in part, one that was taken back in part, and one in draft. */
export function righeFatture(today: string, vendite: readonly Vendita[]) {
  const counts = new Map<string, number>()
  const issued = DATE.map(([fa, cliente, pagamento, , righe], at): Fattura => {
    const data = k.addDays(today, -fa)
    const year = data.slice(0, 4)
    const count = (counts.get(year) ?? (k.addDays(today, -PIU_LONTANA).startsWith(year) ? 40 : 0)) + 1
    counts.set(year, count)
    return {
      id: `fattura_${at + 1}`,
      version: 1,
      numero: k.documentNumber(count, Number(year)),
      data,
      cliente: `cliente_${cliente}`,
      righe,
      pagamento,
      stato: 'inviata',
    }
  })
  const net = (righe: readonly Riga[]) => righe.reduce((sum, { quantita, prezzo }) => sum + Math.round(quantita * prezzo), 0)
  const incassi = DATE.flatMap(([fa, , , paid, righe], at): readonly Incasso[] => {
    if (paid === 'no') return []
    const total = net(righe) + Math.round(net(righe) * 0.22)
    return [
      {
        id: `incasso_${at + 1}`,
        version: 1,
        fattura: `fattura_${at + 1}`,
        giorno: k.addDays(today, -Math.max(0, fa - 20)),
        importo: k.euro((paid === 'tutta' ? total : Math.round(total / 2)) / 100),
        mezzo: at % 2 === 0 ? 'bonifico' : 'carta',
      },
    ]
  })
  const sold = vendite.find(({ stato, cliente }) => stato === 'incassata' && cliente !== undefined)
  const draft: Fattura = {
    id: `fattura_${DATE.length + 1}`,
    version: 1,
    data: today,
    cliente: sold?.cliente ?? 'cliente_1',
    righe: [riga('Paracetamolo 500 mg 20 cpr', 1, 4.45, '10')],
    pagamento: 'subito',
    stato: 'bozza',
    ...(sold && { vendita: sold.id }),
  }
  const note = issued
    .slice(-1)
    .map((last): Nota =>
      notaCampione(last, { after: 2, motivo: 'Due termometri resi', back: [riga('Termometro digitale', -2, 8.11, '22')] }),
    )
  return { fattura: [...issued, draft], incasso: incassi, nota_credito: note }
}
