import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { comanda } from '../comanda.ts'
import type { conto } from '../conto.ts'
import type { prenotazione } from '../prenotazione.ts'
import type { Portata } from '../tempi.ts'
import { piatti } from './menu.ts'
import { tavoli } from './sale.ts'

export type Prenotazione = k.Stored<'prenotazione', (typeof prenotazione)['fields']>
export type Comanda = k.Stored<'comanda', (typeof comanda)['fields']>
export type Conto = k.Stored<'conto', (typeof conto)['fields']>
type Riga = NonNullable<Conto['righe']>[number]
type Pagamento = NonNullable<Conto['pagamenti']>[number]

/** Days behind on which people ate, and ahead for which they have booked; of the last ones the orders are kept as well. */
export const INDIETRO = 62
const AVANTI = 30
const ORDINI = 2
/** Bills of a usual day, for the numbers before the first that is here. */
const CONTI_AL_GIORNO = 7

const PRANZO = ['12:30', '12:45', '13:00', '13:15'] as const
const CENA = ['19:30', '19:45', '20:00', '20:30', '21:00'] as const

/** What the sample rows put on a table on the days after today: nobody else is booked there. */
const PRESI: Readonly<Record<number, string>> = { 1: 'tavolo_9', 2: 'tavolo_10' }

/** What one day leaves behind. */
interface Giornate {
  readonly prenotazione: readonly Prenotazione[]
  readonly comanda: readonly Comanda[]
  readonly conto: readonly Conto[]
}

const di = (categoria: Portata) => piatti.filter((one) => one.categoria === categoria)

/** What so many eat: a first or a pizza or a main each, more or less around it. */
function mangiano(chance: Chance, coperti: number): readonly Riga[] {
  const counted = new Map<string, Riga>()
  const add = (categoria: Portata) => {
    const { id: piatto, prezzo, iva, costo } = chance.pick(di(categoria))
    const quantita = (counted.get(piatto)?.quantita ?? 0) + 1
    counted.set(piatto, { piatto, quantita, prezzo, iva, costo })
  }
  for (let who = 0; who < coperti; who++) {
    if (chance.happens(0.3)) add('antipasti')
    add(chance.weighted(['pizze', 'primi', 'secondi'] as const, (one) => ({ pizze: 4, primi: 4, secondi: 3 })[one]))
    if (chance.happens(0.25)) add('contorni')
    if (chance.happens(0.35)) add('dolci')
    add('bevande')
  }
  return [...counted.values()]
}

export const somma = (righe: readonly Riga[]): k.Cents =>
  k.euro(righe.reduce((sum, { quantita, prezzo }) => sum + quantita * prezzo, 0) / 100)

export function pagato(chance: Chance, importo: k.Cents): readonly Pagamento[] {
  const mezzo = chance.weighted(['carta', 'contanti', 'satispay'] as const, (one) => ({ carta: 62, contanti: 28, satispay: 10 })[one])
  return [{ mezzo, importo, ...(mezzo === 'contanti' && { consegnato: k.euro(Math.ceil(importo / 500) * 5) }) }]
}

/** The numbers of bills, one after the other within their year. */
export function contatore(from: string): (giorno: string) => NonNullable<Conto['numero']> {
  const last = new Map<string, number>()
  return (giorno) => {
    const year = giorno.slice(0, 4)
    const before = last.get(year) ?? (from.startsWith(year) ? k.daysBetween(`${year}-01-01`, from) * CONTI_AL_GIORNO : 0)
    last.set(year, before + 1)
    return k.documentNumber(before + 1, Number(year), 'CT')
  }
}

/** The days behind and those ahead: who came and what he paid, who called off, who has booked. Today is made apart. */
export function righeGiornate(chance: Chance, today: string, numero: ReturnType<typeof contatore>): Giornate {
  const rows = { prenotazione: [] as Prenotazione[], comanda: [] as Comanda[], conto: [] as Conto[] }
  const seen = new Set<string>()
  const people = persone(chance, 900)
    .map(({ nome, cognome, telefono }) => ({ nome: `${nome} ${cognome}`, telefono }))
    .filter(({ nome }) => !seen.has(nome) && seen.add(nome))
  const places = tavoli.filter(({ posti }) => posti !== undefined)
  for (let at = -INDIETRO; at <= AVANTI; at++) {
    if (at === 0) continue
    const giorno = k.addDays(today, at)
    const [lunch, supper] =
      at < 0 ? [chance.between(1, 3), chance.between(3, 5)] : [chance.between(0, 1), chance.between(1, at < 8 ? 4 : 2)]
    const day: Prenotazione[] = []
    for (const [hours, count] of [[PRANZO, lunch] as const, [CENA, supper] as const]) {
      const free = chance.shuffled(places.filter(({ id }) => id !== PRESI[at])).slice(0, count)
      for (const place of free) {
        const who = people[rows.prenotazione.length + day.length]
        if (who) day.push(tavolata(chance, at, giorno, { place, who, hours }, rows.prenotazione.length + day.length))
      }
    }
    day.sort((a, b) => (a.ora < b.ora ? -1 : 1))
    rows.prenotazione.push(...day)
    for (const party of day) if (party.stato === 'completata') haMangiato(chance, party, at >= -ORDINI, numero, rows)
  }
  return rows
}

interface Posto {
  readonly place: (typeof tavoli)[number]
  readonly who: { readonly nome: string; readonly telefono: string }
  readonly hours: readonly string[]
}

function tavolata(chance: Chance, at: number, giorno: string, { place, who, hours }: Posto, index: number): Prenotazione {
  const { posti = 2 } = place
  const isPassing = at < 0 && chance.happens(0.35)
  const ora = chance.pick(hours)
  const stati =
    at > 0 ? (['confermata', 'confermata', 'confermata', 'attesa'] as const) : (['completata', 'cancellata', 'no_show'] as const)
  const stato = isPassing ? 'completata' : at > 0 ? chance.pick(stati) : chance.weighted(stati, (one) => (one === 'completata' ? 90 : 5))
  return {
    // The first ones are those of the sample rows and of today.
    id: `prenotazione_${index + 21}`,
    version: 1,
    nome: who.nome,
    ...(!isPassing && { telefono: who.telefono }),
    giorno,
    ora,
    coperti: chance.between(Math.max(1, Math.ceil(posti / 2)), posti),
    tavoli: [place.id],
    provenienza: isPassing
      ? 'passaggio'
      : chance.weighted(['telefono', 'sito', 'di_persona'] as const, (one) => ({ telefono: 5, sito: 3, di_persona: 1 })[one]),
    ...(chance.happens(0.12) && {
      note: chance.pick(['Seggiolone', 'Vicino alla vetrata', 'Compleanno: torta portata da loro', 'Passeggino']),
    }),
    ...(chance.happens(0.08) && { allergie: [chance.pick(['allergene_1', 'allergene_7', 'allergene_8', 'allergene_2'] as const)] }),
    ...(stato === 'completata' && { arrivo: k.addMinutes(ora, chance.between(0, 12)) }),
    stato,
  }
}

function haMangiato(
  chance: Chance,
  { id: prenotazione, nome, giorno, ora, coperti, tavoli: [tavolo] = [], arrivo = ora }: Prenotazione,
  keepsOrders: boolean,
  numero: ReturnType<typeof contatore>,
  rows: { readonly comanda: Comanda[]; readonly conto: Conto[] },
): void {
  const righe = mangiano(chance, coperti)
  const conto = `conto_${rows.conto.length + 21}` as const
  rows.conto.push({
    id: conto,
    version: 1,
    numero: numero(giorno),
    nome,
    giorno,
    ora: k.addMinutes(arrivo, chance.between(55, 100)),
    prenotazione,
    righe,
    pagamenti: pagato(chance, somma(righe)),
    stato: 'incassato',
  })
  if (!keepsOrders || tavolo === undefined) return
  const sent = k.addMinutes(arrivo, chance.between(8, 15))
  const ready = k.addMinutes(sent, chance.between(7, 19))
  rows.comanda.push({
    id: `comanda_${rows.comanda.length + 21}`,
    version: 1,
    tavolo,
    righe: righe.map(({ piatto, quantita }) => ({ piatto, quantita, fatto: true })),
    cliente: nome,
    prenotazione,
    portata: piatti.find(({ id, categoria }) => id === righe[0]?.piatto && categoria !== 'bevande')?.categoria ?? 'primi',
    giorno,
    ora: sent,
    pronto_alle: ready,
    servito_alle: k.addMinutes(ready, chance.between(1, 4)),
    conto,
    stato: 'servito',
  })
}
