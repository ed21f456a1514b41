import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { clienti } from './persone.ts'
import { oreDi, tariffe, type Fase, type Progetto, type Spesa } from './progetti.ts'

const SATURDAY = 5
const ANNO = 365
/** How many invoices go out in a year, and how many before the first of the sample rows (number 39). */
const ALL_ANNO = 44
const PRIMA_DI_39 = 38
const SAMPLE_CLIENTS = 6

/** What was done, and by whom; each of them once. */
const LAVORI = [
  ['Sito vetrina', 1],
  ['Logo e immagine coordinata', 2],
  ['Corso sulla sicurezza', 3],
  ['Rete senza fili in magazzino', 4],
  ['Pieghevole dei servizi', 2],
  ['Analisi dei costi di reparto', 3],
  ['Aggiornamento del gestionale', 1],
  ['Corso di vendita al banco', 3],
  ['Newsletter trimestrale', 2],
  ['Sostituzione dei computer', 4],
  ['Area riservata ai clienti', 1],
  ['Segnaletica dello stabilimento', 2],
  ['Manuale delle procedure', 3],
  ['Copie di sicurezza in sede', 4],
  ['Modulo ordini in linea', 1],
  ['Stand per la fiera', 2],
  ['Piano della formazione', 3],
  ['Telefonia in rete', 4],
  ['Scheda prodotto digitale', 1],
  ['Etichette nuove', 2],
  ['Indagine sulla clientela', 3],
  ['Videosorveglianza del cortile', 4],
  ['Prenotazioni dal sito', 1],
  ['Fotografie del catalogo', 2],
  ['Revisione dei contratti', 3],
  ['Stampanti di reparto', 4],
  ['Collegamento al magazzino', 1],
  ['Campagna di Natale', 2],
  ['Corso sul foglio di calcolo', 3],
  ['Armadio di rete', 4],
  ['Pagine in lingua', 1],
  ['Vetrina stagionale', 2],
  ['Bilancio di sostenibilità', 3],
  ['Antivirus e aggiornamenti', 4],
  ['Rapporto presenze', 1],
  ['Menu e carta dei vini', 2],
  ['Controllo di gestione', 3],
  ['Postazioni per l’accoglienza', 4],
  ['Negozio sui portali', 1],
  ['Calendario aziendale', 2],
  ['Accoglienza dei tirocinanti', 3],
  ['Posta elettronica', 4],
] as const

export interface Emessa {
  readonly data: string
  readonly cliente: `cliente_${number}`
  readonly descrizione: string
  /** In euro. */
  readonly imponibile: number
  readonly progetto?: `progetto_${number}`
}

const giorno = (day: string) => k.addDays(day, -Math.max(0, k.weekdayOf(day) - SATURDAY + 1))

/** The days of so many invoices, evenly from one day to another and on none of a weekend. */
const giorniDi = (count: number, dal: string, giorni: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => giorno(k.addDays(dal, Math.floor(((at + 0.5) * giorni) / count))))

const daysUntil = (year: number, day: string) => {
  let count = 0
  for (let one = `${year}-01-01`; one < day; one = k.addDays(one, 1)) count += 1
  return count
}

/**
 * What was billed before the rows of the sample, in two calendar years and the last quarter of a third: exactly 38 invoices in the
 * year of the first row, so that its number is 39 as the content says. The less time there was for them, the smaller they are, so
 * that a month is worth the same.
 */
function date(primo: string): readonly { readonly data: string; readonly share: number }[] {
  const year = Number(primo.slice(0, 4))
  const before = daysUntil(year, k.addDays(primo, -1))
  const quarter = 10
  return [
    ...giorniDi(quarter, `${year - 2}-10-01`, 91).map((data) => ({ data, share: 0.85 })),
    ...giorniDi(ALL_ANNO, `${year - 1}-01-05`, ANNO - 5).map((data) => ({ data, share: 0.92 })),
    ...giorniDi(PRIMA_DI_39, `${year}-01-02`, Math.max(1, before - 1)).map((data) => ({
      data: data < `${year}-01-01` ? `${year}-01-02` : data,
      share: (before / ANNO) * (ALL_ANNO / PRIMA_DI_39),
    })),
  ]
}

/** Jobs that are done, each billed in two parts; every fifth invoice is for a service of a day, without a project. */
export function righeStorico(chance: Chance, primo: string, from: number) {
  const days = date(primo)
  const emesse: Emessa[] = []
  const progetti: Progetto[] = []
  const fasi: Omit<Fase, 'id'>[] = []
  const lavori = chance.shuffled(LAVORI)
  const spese: Omit<Spesa, 'id'>[] = []
  for (let at = 0; at < days.length;) {
    const one = days[at]
    const two = days[at + 1]
    if (!one) break
    const cliente = `cliente_${chance.between(chance.happens(0.3) ? 1 : SAMPLE_CLIENTS + 1, clienti.length)}` as const
    const isAlone = emesse.length % 5 === 4 || !two
    const parte = (euros: number, share: number) => Math.max(10, Math.round((euros * share) / 10) * 10)
    if (isAlone) {
      const imponibile = parte(chance.between(6, 14) * 100, one.share)
      emesse.push({ data: one.data, cliente, descrizione: 'Intervento di assistenza e consulenza', imponibile })
      at += 1
      continue
    }
    const [nome, chi] = lavori[progetti.length % lavori.length] ?? LAVORI[0]
    const id = `progetto_${from + progetti.length + 1}` as const
    const [acconto, saldo] = [parte(chance.between(10, 20) * 100, one.share), parte(chance.between(15, 36) * 100, two.share)]
    emesse.push({ data: one.data, cliente, descrizione: `${nome}: acconto`, imponibile: acconto, progetto: id })
    emesse.push({ data: two.data, cliente, descrizione: `${nome}: saldo`, imponibile: saldo, progetto: id })
    const [dal, al] = [k.addDays(one.data, -18), k.addDays(two.data, -1)]
    const late = chance.weighted([0, 3], (days_) => (days_ === 0 ? 4 : 1))
    const budget = acconto + saldo
    const ore = Math.max(1, Math.round(((budget * chance.between(78, 103)) / tariffe(chi).tariffa) * 4) / 4)
    progetti.push({
      id,
      version: 1,
      nome,
      cliente,
      budget: k.euro(budget),
      inizio: dal,
      scadenza: k.addDays(two.data, -1 - late),
      responsabile: `collaboratore_${chi}`,
      completato_il: al,
      stato: 'completato',
    })
    fasi.push({
      version: 1,
      progetto: id,
      nome: `${nome}: consegna`,
      responsabile: `collaboratore_${chi}`,
      scadenza: al,
      ore,
      stato: 'fatta',
    })
    spese.push(...oreDi({ progetto: id, chi, ore, volte: 4, dal, al }))
    at += 2
  }
  return { emesse, progetti, fasi, spese }
}
