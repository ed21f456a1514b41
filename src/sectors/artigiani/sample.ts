import * as k from '../../kernel/describe.ts'
import { seededChance, type Chance } from '../common/seeded-random.ts'
import type { entities } from './entities.ts'
import type { intervento } from './intervento.ts'
import { FATTO_OGGI, planVisits, TEMPO_MEDIO, type Appuntamento, type Periodo } from './sample/appuntamenti.ts'
import { assignClients } from './sample/chi-chiama.ts'
import { byNow } from './sample/by-now.ts'
import { clienti, righeClienti } from './sample/clienti.ts'
import { hours, largeAmong, quotes } from './sample/conti.ts'
import { jobChooser, type Incarico } from './sample/descrizioni.ts'
import type { Lavoro } from './sample/lavori.ts'
import { costoDi, righeMateriali } from './sample/magazzino.ts'
import { roomOf, startTimes } from './sample/orari.ts'
import { orari } from './sample/orario.ts'
import { squadra } from './sample/squadra.ts'

type Riga = k.Stored<'intervento', (typeof intervento)['fields']>
type Choose = ReturnType<typeof jobChooser>

/** What is known of a visit beyond its day and its technician. */
interface Scheda extends Incarico {
  readonly visita: Appuntamento
  readonly cliente: number
  readonly euro?: number
  readonly decimi?: number
}

/**
 * The demo's workshop as it stands at an hour of `today`: three jobs of the day, a month that comes to the specification's figures
 * (12.400 euro, 45 jobs, 32 active clients, 3,2 hours), fourteen months of history and three weeks of plans.
 */
export const sample: k.Sample<typeof entities> = (today, time) => {
  const chance = seededChance(`artigiani ${today}`)
  const { done, ahead } = planVisits(chance, today)
  const visits = [...done.flatMap(({ appuntamenti }) => appuntamenti), ...ahead]
  const clients = assignClients(chance, today, visits)
  const clientOf = new Map(visits.map((visit, at) => [visit, clients[at] ?? 0]))
  const choose = jobChooser(chance)
  const schede = [
    ...done.flatMap((period, at) => settle(chance, today, period, clientOf, choose, at === 0)),
    ...ahead.map((visit) => plan(chance, visit, clientOf.get(visit) ?? 0, choose)),
  ]
  const starts = startTimes(chance, today, visits, new Map(schede.map(({ visita, decimi }) => [visita, decimi ?? 40])))
  const written = schede
    .map((scheda) => ({ scheda, ora: starts.get(scheda.visita) ?? '08:00' }))
    .toSorted((a, b) => (when(a) < when(b) ? -1 : 1))
    .map(({ scheda, ora }, at) => write(chance, scheda, ora, at + 4))
  return {
    tecnico: squadra,
    cliente: righeClienti(),
    materiale: righeMateriali(),
    intervento: byNow([...ofToday(today), ...written], today, time),
    orario_apertura: orari(today),
  }
}

const when = ({ scheda: { visita }, ora }: { readonly scheda: Scheda; readonly ora: string }) =>
  `${visita.giorno} ${ora} ${visita.tecnico.id}`

/** The completed visits of a month, with quotes and hours that come to its figures, and the cancelled ones. */
function settle(
  chance: Chance,
  today: string,
  period: Periodo,
  clientOf: ReadonlyMap<Appuntamento, number>,
  choose: Choose,
  isThisMonth: boolean,
): Scheda[] {
  const completed = period.appuntamenti.filter(({ stato }) => stato === 'completato')
  const large = new Set(
    chance.shuffled(completed.filter(({ isUrgente }) => !isUrgente)).slice(0, largeAmong(completed.length, period.incasso)),
  )
  // In a short month a job without a quote would leave too much to the others.
  const hasQuote = completed.length < 12
  const jobs = completed.map((visita) => {
    const cliente = clientOf.get(visita) ?? 0
    return { visita, cliente, ...choose(visita, clienti[cliente] ?? clienti[0], { isGrande: large.has(visita), hasQuote }) }
  })
  const paid = jobs.filter(({ isGrande, lavoro }) => isGrande || lavoro.euro)
  const amounts = quotes(
    chance,
    period.incasso,
    paid.map(({ isGrande, lavoro }) => (isGrande ? undefined : lavoro.euro)),
  )
  const quoteOf = new Map(paid.map((job, at) => [job, amounts[at]]))
  const total = isThisMonth ? period.decimi * (jobs.length + 1) - FATTO_OGGI.decimi : period.decimi * jobs.length
  const room = new Map(roomOf(today, period.appuntamenti).map((most, at) => [period.appuntamenti[at], most]))
  const tenths = hours(
    total,
    jobs.map((job) => ({ quote: quoteOf.get(job), most: room.get(job.visita) ?? 40 })),
  )
  const finished = jobs.map((job, at): Scheda => {
    const amount = quoteOf.get(job)
    return { ...job, decimi: tenths[at] ?? TEMPO_MEDIO, ...(amount !== undefined && { euro: amount }) }
  })
  const cancelled = period.appuntamenti.filter(({ stato }) => stato === 'cancellato')
  return [...finished, ...cancelled.map((visit) => plan(chance, visit, clientOf.get(visit) ?? 0, choose))]
}

/** A visit still to come, or one that fell through: a quote perhaps, no hours. */
function plan(chance: Chance, visita: Appuntamento, cliente: number, choose: Choose): Scheda {
  const job = choose(visita, clienti[cliente] ?? clienti[0], { isGrande: chance.happens(0.05), hasQuote: false })
  const { isGrande, lavoro } = job
  const range = isGrande ? ([1_500, 3_200] as const) : lavoro.euro
  const isQuoted = range && chance.happens(0.8)
  return { ...job, visita, cliente, ...(isQuoted && { euro: Math.round(chance.between(range[0], range[1]) / 5) * 5 }) }
}

function write(
  chance: Chance,
  { visita, cliente, lavoro, tipo, descrizione, euro: amount, decimi }: Scheda,
  ora: string,
  number: number,
): Riga {
  const { giorno, stato, tecnico } = visita
  const isDone = stato === 'completato'
  const used = isDone && lavoro.materiali && chance.happens(0.7) ? materials(lavoro.materiali) : undefined
  const note =
    isDone && chance.happens(0.7)
      ? lavoro.note
      : stato === 'cancellato'
        ? chance.pick(['Il cliente ha rinviato.', 'Il cliente ha fatto da sé.'])
        : undefined
  return {
    id: `intervento_${number}`,
    version: 1,
    cliente: `cliente_${cliente + 1}`,
    tipo,
    // Some of what is ahead waits for somebody to be sent: «da assegnare».
    ...((stato !== 'programmato' || chance.happens(0.88)) && { tecnico: tecnico.id }),
    descrizione,
    data: giorno,
    ora,
    durata_prevista: planned(number, decimi),
    ...(amount !== undefined && { preventivo: k.euro(amount) }),
    indirizzo: chance.pick(clienti[cliente]?.indirizzi ?? clienti[0].indirizzi),
    stato,
    ...(isDone && decimi !== undefined && { ore: decimi / 10 }),
    ...(used && { materiali: used }),
    ...(note && { note }),
  }
}

/** What was planned of a visit, in minutes on the quarter: of one that is done no more than it took. */
const planned = (number: number, decimi: number | undefined): number =>
  decimi === undefined ? (PREVISTE[number % PREVISTE.length] ?? 120) : Math.max(30, Math.floor((decimi * 6) / 15) * 15)
const PREVISTE = [60, 90, 120, 150, 180]

/** Stock goes to the customer at a third more than it costs. */
const materials = (used: NonNullable<Lavoro['materiali']>): NonNullable<Riga['materiali']> =>
  used.map(([materiale, quantita]) => ({ materiale, quantita, prezzo: k.euro((costoDi(materiale) ?? 0) * 1.35) }))

/** The three jobs of the specification's sample rows, to the letter. */
const ofToday = (data: string): Riga[] => [
  {
    id: 'intervento_1',
    version: 1,
    cliente: 'cliente_1',
    tipo: 'idraulica',
    tecnico: 'tecnico_1',
    descrizione: 'Perdita sotto il lavello',
    data,
    ora: '15:00',
    durata_prevista: 60,
    preventivo: k.euro(120),
    indirizzo: 'Via Solferino 21, Mantova',
    stato: 'programmato',
  },
  {
    id: 'intervento_2',
    version: 1,
    cliente: 'cliente_2',
    tipo: 'elettrica',
    tecnico: 'tecnico_2',
    descrizione: 'Quadro elettrico che scatta',
    data,
    ora: '09:30',
    durata_prevista: 150,
    preventivo: k.euro(450),
    indirizzo: 'Via Chiassi 5, Mantova',
    stato: 'in_corso',
  },
  {
    id: 'intervento_3',
    version: 1,
    cliente: 'cliente_3',
    tipo: 'fabbro',
    tecnico: 'tecnico_3',
    descrizione: 'Serratura del portone bloccata',
    data,
    ora: '07:45',
    durata_prevista: 90,
    preventivo: k.euro(FATTO_OGGI.euro),
    indirizzo: 'Via Cavour 18, Mantova',
    stato: 'completato',
    ore: FATTO_OGGI.decimi / 10,
    materiali: [{ materiale: 'Serratura da infilare', quantita: 1, prezzo: k.euro(25.5) }],
  },
]
