import * as k from '../../../kernel/describe.ts'
import { notaCampione } from '../../common/fattura/campione.ts'
import type { fattura, incasso } from '../fatture.ts'
import type { Emessa } from './storico.ts'

type Fattura = k.Stored<'fattura', (typeof fattura)['fields']>
type Incasso = k.Stored<'incasso', (typeof incasso)['fields']>

/** Days ago of the oldest of the sample rows. */
export const PRIMA = 52

const riga = (descrizione: string, imponibile: number) => ({ descrizione, quantita: 1, prezzo: k.euro(imponibile), iva: '22' as const })
const lordo = (imponibile: number) => k.euro(imponibile * 1.22)

/** The five of the sample rows, to the letter, by their day; the numbers 39 to 42 are those of what went out before them. */
const RIGHE = [
  { id: 3, fa: 52, cliente: 5, progetto: 5, imponibile: 1500, descrizione: 'Formazione addetti vendita: primi incontri' },
  { id: 2, fa: 40, cliente: 4, progetto: 4, imponibile: 3600, descrizione: 'Campagna social estiva' },
  { id: 1, fa: 25, cliente: 1, progetto: 1, imponibile: 4200, descrizione: 'Nuovo sito e-commerce: primo stato di avanzamento' },
  { id: 4, fa: 4, cliente: 6, progetto: 6, imponibile: 2300, descrizione: 'Certificazione processi: mappa dei processi' },
] as const

/** From the last: what is paid in three parts, what is late, half of which came in, what was taken back. */
const IN_TRE = 1
const NON_PAGATA = 5
const A_META = 9
/** A service without a project. */
const isStornata = (one: Emessa, at: number, count: number) => one.progetto === undefined && count - at > 12 && count - at <= 17

export function righeFatture(today: string, emesse: readonly Emessa[]) {
  const counts = new Map<number, number>()
  const numero = (data: string, start = 0) => {
    const year = Number(data.slice(0, 4))
    const count = (counts.get(year) ?? start) + 1
    counts.set(year, count)
    return k.documentNumber(count, year)
  }
  const [oldest] = emesse
  const count = emesse.length
  const vecchie = emesse.map((one, at): Fattura => ({
    id: `fattura_${at + 6}`,
    version: 1,
    // The first year is there from its last quarter.
    numero: numero(one.data, oldest?.data.slice(0, 4) === one.data.slice(0, 4) ? 30 : 0),
    data: one.data,
    cliente: one.cliente,
    righe: [riga(one.descrizione, one.imponibile)],
    pagamento: count - at === IN_TRE ? 'trenta_sessanta_novanta' : count - at === NON_PAGATA ? 'sessanta' : 'trenta',
    ...(one.progetto && { progetto: one.progetto }),
    stato: 'inviata',
  }))
  const campione = RIGHE.map(({ id, fa, cliente, progetto, imponibile, descrizione }): Fattura => {
    const data = k.addDays(today, -fa)
    return {
      id: `fattura_${id}`,
      version: 1,
      numero: numero(data),
      data,
      cliente: `cliente_${cliente}`,
      righe: [riga(descrizione, imponibile)],
      pagamento: 'trenta',
      progetto: `progetto_${progetto}`,
      stato: 'inviata',
    }
  })
  const bozza: Fattura = {
    id: 'fattura_5',
    version: 1,
    data: today,
    cliente: 'cliente_2',
    righe: [riga('Catalogo stampato primavera: brief e menabò', 1040)],
    pagamento: 'trenta',
    progetto: 'progetto_2',
    stato: 'bozza',
  }
  const back = emesse.findIndex((one, at) => isStornata(one, at, count))
  const storno = vecchie[back]
  return {
    fatture: [...vecchie, ...campione, bozza],
    incassi: incassiDi(today, emesse, back),
    note: storno ? [notaCampione(storno, { after: 6, motivo: 'Intervento non dovuto: era compreso nell’assistenza' })] : [],
  }
}

function incassiDi(today: string, emesse: readonly Emessa[], back: number): readonly Incasso[] {
  const count = emesse.length
  const vecchi = emesse.flatMap(({ data, imponibile }, at): readonly Omit<Incasso, 'id'>[] => {
    const left = count - at
    if (at === back || left === NON_PAGATA) return []
    const total = lordo(imponibile)
    const importo = left === IN_TRE ? Math.round(total / 3) : left === A_META ? Math.round(total / 2) : total
    return [
      {
        version: 1,
        fattura: `fattura_${at + 6}`,
        // Some pay before the day, some weeks after it; the last of them more than three weeks ago.
        giorno: k.addDays(data, 27 + ((at * 7) % 21)),
        importo: k.euro(importo / 100),
        mezzo: at % 4 === 0 ? 'riba' : 'bonifico',
      },
    ]
  })
  const saldo: Omit<Incasso, 'id'> = {
    version: 1,
    fattura: 'fattura_3',
    giorno: k.addDays(today, -20),
    importo: lordo(1500),
    mezzo: 'bonifico',
  }
  return [...vecchi, saldo].map((one, at): Incasso => ({ ...one, id: `incasso_${at + 1}` }))
}
