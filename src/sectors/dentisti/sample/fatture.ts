import * as k from '../../../kernel/describe.ts'
import { notaCampione } from '../../common/fattura/campione.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { fattura } from '../fattura.ts'
import type { incasso } from '../incasso.ts'
import { DATE, type Prestazione } from './cartelle.ts'
import type { Paziente } from './pazienti.ts'

type Fattura = k.Stored<'fattura', (typeof fattura)['fields']>
type Incasso = k.Stored<'incasso', (typeof incasso)['fields']>

/** The last visits wait for their invoices; that of the last one is a draft. */
const DA_FARE = 4
/** The invoice of about so many days ago was wrong: it was taken back, and written again on the next day. */
const SBAGLIATA = 45
const CON_BOLLO = k.euro(77.47)
const BOLLO = k.euro(2)

/** Each visit on its own invoice, on its day; most pay when they go, some within a month, some a part, a few not yet. */
export function righeFatture(chance: Chance, today: string, treatments: readonly Prestazione[], people: readonly Paziente[]) {
  const opposed = new Set(people.filter(({ opposizione }) => opposizione).map(({ id }) => id))
  const onInvoice = new Map<string, Fattura['id']>()
  const written: Omit<Fattura, 'id' | 'version' | 'stato'>[] = []
  const visits = [...Map.groupBy(treatments.filter(isBilled), ({ paziente, data }) => `${data} ${paziente}`)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, cures]) => cures)
  let wrong: (typeof written)[number] | undefined
  for (const cures of visits.slice(0, -DA_FARE)) {
    const [first] = cures
    if (!first) continue
    const one = {
      data: first.data,
      cliente: first.paziente,
      righe: cures.map(rigaDi),
      pagamento: chance.happens(0.2) ? 'trenta' : 'subito',
      ...(opposed.has(first.paziente) && { opposizione: true }),
    } as const
    if (!wrong && first.data > k.addDays(today, -SBAGLIATA)) {
      wrong = one
      written.push(one, { ...one, data: k.addDays(one.data, 1) })
    } else written.push(one)
  }
  const counts = new Map<number, number>()
  const fatture = written
    .toSorted((a, b) => a.data.localeCompare(b.data))
    .map((one, at, all): Fattura => {
      const year = Number(one.data.slice(0, 4))
      // The practice had written one a day since New Year when the sample begins.
      const start = year === Number(all[0]?.data.slice(0, 4)) ? k.daysBetween(`${year}-01-01`, all[0]?.data ?? one.data) : 0
      const count = (counts.get(year) ?? start) + 1
      counts.set(year, count)
      return { ...one, id: `fattura_${at + 1}`, version: 1, numero: k.documentNumber(count, year), stato: 'inviata' }
    })
  const back = fatture.find(({ data, cliente }) => data === wrong?.data && cliente === wrong.cliente)
  for (const { id, righe = [] } of fatture) for (const { cura } of righe) if (cura !== undefined && id !== back?.id) onInvoice.set(cura, id)
  const draft = bozzaDi(visits.at(-1), today, fatture.length + 1)
  for (const { cura } of draft?.righe ?? []) if (cura !== undefined && draft) onInvoice.set(cura, draft.id)
  return {
    prestazione: treatments.map((row): Prestazione => {
      const on = onInvoice.get(row.id)
      return on === undefined ? row : { ...row, fattura: on }
    }),
    fattura: draft ? [...fatture, draft] : fatture,
    incasso: righeIncassi(
      chance,
      today,
      fatture.filter(({ id }) => id !== back?.id),
    ),
    nota_credito: back ? [notaCampione(back, { after: 1, motivo: 'Data della visita sbagliata' })] : [],
  }
}

/** This plan is billed at its end. */
const A_FINE_PIANO = 'piano_2'
/** What the cards of the sample rows owe is not billed yet. */
const isBilled = ({ id, stato, importo, piano }: Prestazione) =>
  stato === 'eseguita' && importo > 0 && piano !== A_FINE_PIANO && Number(id.split('_')[1]) > DATE.length

const rigaDi = ({ id, cura, dente, superfici, data, importo }: Prestazione) => ({
  descrizione: `${cura}${dente === undefined ? '' : `, dente ${[dente, superfici].filter(Boolean).join(' ')}`} (${k.formatDate(data)})`,
  quantita: 1,
  prezzo: importo,
  iva: 'N4' as const,
  cura: id,
})

const bozzaDi = (cures: readonly Prestazione[] = [], today: string, number: number): Fattura | undefined =>
  cures[0] && {
    id: `fattura_${number}`,
    version: 1,
    data: today,
    cliente: cures[0].paziente,
    righe: cures.map(rigaDi),
    pagamento: 'subito',
    stato: 'bozza',
  }

const totaleDi = ({ righe = [] }: Fattura) => {
  const sum = righe.reduce((total, { prezzo }) => total + prezzo, 0)
  return sum > CON_BOLLO ? sum + BOLLO : sum
}

function righeIncassi(chance: Chance, today: string, issued: readonly Fattura[]): readonly Incasso[] {
  const rows: Incasso[] = []
  for (const one of issued) {
    const giorno = k.addDays(one.data, one.pagamento === 'trenta' ? chance.between(10, 35) : 0)
    if (giorno > today || chance.happens(0.04)) continue
    const total = totaleDi(one)
    const isPart = total > k.euro(300) && chance.happens(0.3)
    const mezzo = chance.weighted(
      ['carta', 'bonifico', 'contanti', 'assegno'] as const,
      (which) => ({ carta: 70, bonifico: 20, contanti: 8, assegno: 2 })[which],
    )
    const half = Math.round(total / 2 / 100)
    const paid = (day: string, importo: Incasso['importo'], nota?: string) =>
      rows.push({
        id: `incasso_${rows.length + 1}`,
        version: 1,
        paziente: one.cliente,
        fattura: one.id,
        giorno: day,
        importo,
        mezzo,
        ...(nota !== undefined && { nota }),
      })
    paid(giorno, k.euro(isPart ? half : total / 100), isPart ? 'Acconto' : undefined)
    // The second half comes a month later, mostly.
    const rest = k.addDays(giorno, 30)
    if (isPart && rest <= today && chance.happens(0.8)) paid(rest, k.euro(total / 100 - half), 'Saldo')
  }
  return rows
}
