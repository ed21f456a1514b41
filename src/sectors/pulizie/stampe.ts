import * as k from '../../kernel/describe.ts'
import { stampeFattura } from '../common/fattura/stampa.ts'
import { righeRecapito } from '../common/fattura/recapito.ts'
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

const giorno = ({ data }: Intervento) => `${k.formatWeekdayShort(data)} ${k.formatDate(data)}`
const orario = ({ ora, tipo, minuti = durataDi(tipo) }: Intervento) => `${ora}–${k.addMinutes(ora, minuti)}`
const dalAl = (from: string, days: number) => `dal ${k.formatDate(from)} al ${k.formatDate(k.addDays(from, days - 1))}`

/** The sheet that a team takes along, ticks off and brings back signed: afterwards it is the proof of the work. */
export const rapporto = k.definePrint(intervento, {
  key: 'rapporto',
  label: 'Stampa rapporto di intervento',
  with: [cliente, sede, squadra, materiale],
  title: 'Rapporto di intervento',
  subtitle: ['{tipo}', '{data}'],
  blocks: [
    {
      title: 'Cliente',
      facts: [{ Nome: 'cliente.nome' }, 'cliente.telefono', { Sede: 'sede.nome' }, 'indirizzo', { Superficie: '{sede.mq}' }],
    },
    {
      title: 'Intervento',
      facts: [
        { Quando: (row) => `${giorno(row)}, ${orario(row)}`, Squadra: '{squadra.nome}, {squadra.persone}' },
        'squadra.responsabile',
        'stato',
        'ore',
      ],
    },
    { title: 'Chiavi e accesso', text: 'sede.accesso' },
    { title: 'Istruzioni', text: 'sede.istruzioni' },
    { title: 'Lista di controllo', lines: 'controlli', columns: ['text', 'done'] },
    { title: 'Materiali usati', lines: 'materiali', columns: [{ Materiale: 'materiale.nome' }, 'quantita', 'materiale.unita'], blank: 3 },
    { title: 'Foto', pictures: 'foto' },
    { notes: 'note', title: 'Note', byHand: 'Note della squadra', lines: 3 },
    { signers: ['Firma della squadra', { 'Firma del cliente': 'firma' }] },
  ],
})

const previsto = k.oneOf('stato', ['programmato', 'in_corso'])
const inOrdine = [k.asc('data'), k.asc('ora')] as const

/** What a customer hangs up: when somebody comes, where, and to do what. */
export const programma = k.definePrint(cliente, {
  key: 'programma',
  label: 'Stampa programma',
  with: [intervento, sede],
  title: 'Programma delle pulizie',
  subtitle: ['{nome}', (_, { today }) => dalAl(today, PROGRAMMA)],
  blocks: [
    {
      records: 'intervento',
      by: 'cliente',
      where: [previsto, k.gte('data', k.today()), k.lt('data', k.today(PROGRAMMA))],
      sort: inOrdine,
      columns: [{ Giorno: giorno, Ora: orario, Intervento: 'tipo', Dove: ['sede', 'indirizzo'] }],
    },
  ],
})

/** The round of a team for this week and the next, day by day. */
export const giro = k.definePrint(squadra, {
  key: 'giro',
  label: 'Stampa giro della squadra',
  with: [intervento, cliente],
  title: 'Giro {nome}',
  subtitle: [(_, { today }) => dalAl(k.startOfWeek(today), GIRO), '{responsabile}'],
  blocks: [
    async ({ id }, store, { today }) => {
      const from = k.startOfWeek(today)
      const where = [k.eq('squadra', id), previsto, k.gte('data', from), k.lt('data', k.addDays(from, GIRO))]
      const { rows, names } = await k.allRows(store, { entity: 'intervento', where, sort: inOrdine })
      if (rows.length === 0) return [{ kind: 'text', title: 'In programma', text: 'Nessun intervento in queste due settimane.' }]
      return [...Map.groupBy(k.rowsOf(intervento, rows), giorno)].map(([title, jobs]) => ({
        kind: 'table',
        title,
        columns: [{ label: 'Ora' }, { label: 'Cliente' }, { label: 'Intervento' }, { label: 'Indirizzo' }],
        rows: jobs.map((job) => [orario(job), names[job.cliente] ?? '', intervento.fields.tipo.format(job.tipo), job.indirizzo]),
      }))
    },
  ],
})

export const { stampaFattura, stampaNota } = stampeFattura({
  fattura,
  nota: notaCredito,
  with: [cliente],
  a: [{ Cliente: 'cliente.nome' }, 'cliente.indirizzo', 'cliente.partita_iva', 'cliente.codice_fiscale', ...righeRecapito],
})
