import * as k from '../../kernel/describe.ts'
import { foglioFattura, stampaNotaDi } from '../common/fattura-stampa.ts'
import { righeRecapito } from '../common/recapito-fattura.ts'
import { ditta } from './ditta.ts'
import { cliente } from './cliente.ts'
import { fattura, notaCredito } from './fatture.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'
import { sede } from './sede.ts'
import { squadra } from './squadra.ts'
import { durataDi } from './tipi.ts'

type Intervento = k.Value<typeof intervento>

/** Days ahead of which a customer is handed the programme: eight weeks. */
const PROGRAMMA = 56
const GIRO = 14
const MOLTI = { offset: 0, limit: 500 } as const

const text = (title: string, words: string | undefined): readonly k.PaperBlock[] =>
  words === undefined || words === '' ? [] : [{ kind: 'text', title, text: words }]
const giorno = (day: string) => `${k.formatWeekdayShort(day)} ${k.formatDate(day)}`
const orario = ({ ora, tipo, minuti = durataDi(tipo) }: Intervento) => `${ora}–${k.addMinutes(ora, minuti)}`

/** The sheet that a team takes along, ticks off and brings back signed: afterwards it is the proof of the work. */
export const rapporto = k.definePrint(intervento, {
  key: 'rapporto',
  label: 'Stampa rapporto di intervento',
  async paper(row, store) {
    const { fields } = intervento
    const [who, where, team] = await Promise.all([
      store.get('cliente', row.cliente),
      row.sede === undefined ? undefined : store.get('sede', row.sede),
      row.squadra === undefined ? undefined : store.get('squadra', row.squadra),
    ])
    const [customer, place, crew] = [who && k.rowOf(cliente, who), where && k.rowOf(sede, where), team && k.rowOf(squadra, team)]
    return {
      title: 'Rapporto di intervento',
      subtitle: `${fields.tipo.format(row.tipo)} · ${k.formatDate(row.data)}`,
      blocks: [
        {
          kind: 'facts',
          title: 'Cliente',
          facts: [
            ...k.fact('Nome', customer?.nome),
            ...k.fact('Telefono', customer?.telefono && k.formatPhone(customer.telefono)),
            ...k.fact('Sede', place?.nome),
            { label: 'Indirizzo', value: row.indirizzo },
            ...k.fact('Superficie', place?.mq === undefined ? undefined : `${k.formatNumber(place.mq)} m²`),
          ],
        },
        {
          kind: 'facts',
          title: 'Intervento',
          facts: [
            { label: 'Quando', value: `${giorno(row.data)}, ${orario(row)}` },
            ...k.fact('Squadra', crew && `${crew.nome}, ${crew.persone}`),
            ...k.fact('Responsabile', crew?.responsabile),
            { label: 'Stato', value: fields.stato.format(row.stato) },
            ...k.fact('Ore di lavoro', row.ore === undefined ? undefined : k.formatNumber(row.ore)),
          ],
        },
        ...text('Chiavi e accesso', place?.accesso),
        ...text('Istruzioni', place?.istruzioni),
        controlli(row),
        await materiali(row, store),
        ...(row.foto?.length ? [{ kind: 'pictures', title: 'Foto', pictures: row.foto } as const] : []),
        ...(row.note === undefined
          ? [{ kind: 'notes', title: 'Note della squadra', lines: 3 } as const]
          : [{ kind: 'text', title: 'Note', text: row.note } as const]),
        { kind: 'signatures', signers: ['Firma della squadra', { label: 'Firma del cliente', signed: row.firma?.[0] }] },
      ],
    }
  },
})

const controlli = ({ controlli: items = [] }: Intervento): k.PaperBlock => ({
  kind: 'table',
  title: 'Lista di controllo',
  columns: [{ label: 'Voce' }, { label: 'Fatto' }],
  rows: items.map(({ text: words, done }) => [words, done ? 'Sì' : '']),
})

/** What was used, or empty rows to fill by hand. */
async function materiali({ materiali: used = [] }: Intervento, store: k.Store): Promise<k.PaperBlock> {
  const rows = await Promise.all(
    used.map(async ({ materiale: id, quantita }) => {
      const row = await store.get('materiale', id)
      const { nome = '', unita } = row ? k.rowOf(materiale, row) : {}
      return [nome, k.formatNumber(quantita), unita === undefined ? '' : materiale.fields.unita.format(unita)]
    }),
  )
  return {
    kind: 'table',
    title: 'Materiali usati',
    columns: [{ label: 'Materiale' }, { label: 'Quantità', numeric: true }, { label: 'Unità' }],
    rows: rows.length > 0 ? rows : Array.from({ length: 3 }, () => ['', '', '']),
  }
}

/** What is planned of somebody between two days, in order, with the names of the other side. */
async function inProgramma(store: k.Store, by: 'cliente' | 'squadra', id: string, from: string, days: number) {
  const { rows, names } = await store.query({
    entity: 'intervento',
    where: [k.eq(by, id), k.oneOf('stato', ['programmato', 'in_corso']), k.gte('data', from), k.lt('data', k.addDays(from, days))],
    sort: [k.asc('data'), k.asc('ora')],
    page: MOLTI,
  })
  return { jobs: k.rowsOf(intervento, rows), nameOf: (other: string | undefined) => (other === undefined ? '' : (names[other] ?? '')) }
}

/** What a customer hangs up: when somebody comes, where, and to do what. */
export const programma = k.definePrint(cliente, {
  key: 'programma',
  label: 'Stampa programma',
  async paper(row, store, { today }) {
    const { jobs, nameOf } = await inProgramma(store, 'cliente', row.id, today, PROGRAMMA)
    return {
      title: 'Programma delle pulizie',
      subtitle: `${row.nome} · dal ${k.formatDate(today)} al ${k.formatDate(k.addDays(today, PROGRAMMA - 1))}`,
      blocks: [
        {
          kind: 'table',
          columns: [{ label: 'Giorno' }, { label: 'Ora' }, { label: 'Intervento' }, { label: 'Dove' }],
          rows: jobs.map((job) => [
            giorno(job.data),
            orario(job),
            intervento.fields.tipo.format(job.tipo),
            nameOf(job.sede) || job.indirizzo,
          ]),
        },
      ],
    }
  },
})

/** The round of a team for this week and the next, day by day. */
export const giro = k.definePrint(squadra, {
  key: 'giro',
  label: 'Stampa giro della squadra',
  async paper(row, store, { today }) {
    const from = k.startOfWeek(today)
    const { jobs, nameOf } = await inProgramma(store, 'squadra', row.id, from, GIRO)
    const days = [...Map.groupBy(jobs, ({ data }) => data)]
    return {
      title: `Giro ${row.nome}`,
      subtitle: `dal ${k.formatDate(from)} al ${k.formatDate(k.addDays(from, GIRO - 1))} · ${row.responsabile}`,
      blocks: [
        ...(days.length === 0 ? text('In programma', 'Nessun intervento in queste due settimane.') : []),
        ...days.map(([day, some]): k.PaperBlock => ({
          kind: 'table',
          title: giorno(day),
          columns: [{ label: 'Ora' }, { label: 'Cliente' }, { label: 'Intervento' }, { label: 'Indirizzo' }],
          rows: some.map((job) => [orario(job), nameOf(job.cliente), intervento.fields.tipo.format(job.tipo), job.indirizzo]),
        })),
      ],
    }
  },
})

/** To whom an invoice is made out. */
async function intestatario(store: Pick<k.Store, 'get'>, id: string) {
  const who = await store.get('cliente', id)
  const { nome, indirizzo, partita_iva: vat, codice_fiscale: code, ...recapito } = who ? k.rowOf(cliente, who) : {}
  return [
    { label: 'Cliente', value: nome },
    { label: 'Indirizzo', value: indirizzo },
    { label: 'Partita IVA', value: vat },
    { label: 'Codice fiscale', value: code },
    ...righeRecapito(recapito),
  ]
}

export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  paper: async (row, store, at) => foglioFattura({ of: fattura, row, a: await intestatario(store, row.cliente), store, at, firm: ditta }),
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario)
