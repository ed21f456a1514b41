import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { nearestOpen } from '../../common/working-days.ts'
import type { appuntamento } from '../appuntamento.ts'
import type { pacchetto } from '../pacchetto.ts'
import { APRE, CHIUDE, chiusure, isOpen, listino, voce, type Trattamento } from './centro.ts'
import { NOTI, type Cliente } from './clienti.ts'

export type Appuntamento = k.Stored<'appuntamento', (typeof appuntamento)['fields']>
export type Pacchetto = k.Stored<'pacchetto', (typeof pacchetto)['fields']>

/** Days behind and ahead for which others come. */
const INDIETRO = 130
const AVANTI = 24
/** Days before the same customer comes again. */
const RIPOSO = 14
/** Customers who have not come for so many days. */
const PERSI = 12
const ASSENTI = 55
/** Share of those ahead who have booked, which grows thinner by so many days. */
const DIRADA = 4

interface Posto {
  readonly cabina: Appuntamento['cabina']
  readonly operatrice: Appuntamento['operatrice']
}

/** What is done where and by whom, by the places of the price list. */
const POSTI: readonly (Posto & { readonly fa: readonly number[] })[] = [
  { cabina: 'cabina_1', operatrice: 'operatrice_1', fa: [1, 1, 6, 3, 7] },
  { cabina: 'cabina_2', operatrice: 'operatrice_2', fa: [2, 2, 8] },
  { cabina: 'cabina_3', operatrice: 'operatrice_2', fa: [5, 10] },
  { cabina: 'cabina_4', operatrice: 'operatrice_3', fa: [4, 4, 9] },
  { cabina: 'cabina_3', operatrice: 'operatrice_3', fa: [3, 10] },
]

/** Appointments of the sample rows, to the letter, and those of others on the same day. */
const OGGI: readonly (readonly [
  ora: string,
  who: number,
  of: number,
  by: number,
  where: number,
  stato: Appuntamento['stato'],
  price?: number,
])[] = [
  ['09:00', 1, 1, 1, 1, 'completato'],
  ['10:30', 2, 2, 2, 2, 'in_corso', 0],
  ['11:30', 3, 4, 1, 4, 'confermato'],
  ['15:00', 4, 5, 2, 3, 'confermato'],
  ['17:15', 5, 3, 1, 1, 'prenotato'],
]
const ALTRE: readonly (readonly [ora: string, who: number, of: number, by: number, where: number, stato: Appuntamento['stato']])[] = [
  ['12:00', 27, 10, 2, 3, 'confermato'],
  ['12:15', 8, 9, 3, 4, 'confermato'],
  ['12:45', 31, 1, 1, 1, 'confermato'],
  ['14:00', 11, 4, 3, 4, 'confermato'],
  ['14:15', 34, 6, 1, 1, 'prenotato'],
  ['15:30', 14, 3, 3, 2, 'prenotato'],
  ['16:30', 38, 8, 2, 2, 'confermato'],
  ['16:45', 19, 9, 3, 4, 'confermato'],
  ['17:45', 42, 5, 2, 3, 'prenotato'],
  ['18:15', 23, 4, 3, 4, 'prenotato'],
]

/**
 * Visits of the customers of the sample rows before today, which come to their visits, their last one and what they have spent: days
 * before today of the last one, days between two, where, by whom, at which hour, and what was done, the last one first; a treatment
 * below nothing is a session of the package of that place.
 */
interface Storia {
  readonly who: number
  readonly da: number
  readonly ogni: number
  readonly ora: string
  readonly cabina: number
  readonly operatrice: number
  readonly fatti: readonly (readonly [of: number, times: number, how?: { readonly price?: number; readonly pack?: number }])[]
}
const STORIE: readonly Storia[] = [
  {
    who: 1,
    da: 24,
    ogni: 26,
    ora: '09:00',
    cabina: 1,
    operatrice: 1,
    fatti: [
      [1, 8],
      [3, 3],
      [1, 5],
      [4, 1],
    ],
  },
  {
    who: 2,
    da: 7,
    ogni: 14,
    ora: '10:30',
    cabina: 2,
    operatrice: 2,
    fatti: [
      [2, 6, { pack: 1 }],
      [2, 10, { pack: 2 }],
      [2, 8],
      [3, 1],
    ],
  },
  {
    who: 3,
    da: 22,
    ogni: 24,
    ora: '11:30',
    cabina: 4,
    operatrice: 1,
    fatti: [
      [4, 3],
      [4, 1, { price: 42 }],
      [4, 5],
    ],
  },
  {
    who: 4,
    da: 34,
    ogni: 16,
    ora: '15:00',
    cabina: 3,
    operatrice: 2,
    fatti: [
      [5, 4, { pack: 3 }],
      [5, 1],
    ],
  },
  {
    who: 5,
    da: 30,
    ogni: 29,
    ora: '17:15',
    cabina: 1,
    operatrice: 1,
    fatti: [
      [3, 6],
      [7, 1],
      [3, 4],
    ],
  },
  {
    who: 6,
    da: 68,
    ogni: 28,
    ora: '14:30',
    cabina: 1,
    operatrice: 1,
    fatti: [
      [6, 4, { pack: 4 }],
      [1, 27],
    ],
  },
]

type Vendita = readonly [who: number, of: number, sedute: number, price: number, sold: number, lasts: number]
/** Packages of the sample rows; the second was used up before the first one was sold. */
const PACCHETTI: readonly Vendita[] = [
  [2, 2, 10, 630, 92, 365],
  [2, 2, 10, 630, 250, 365],
  [4, 5, 5, 240, 95, 365],
  [6, 6, 6, 351, 175, 365],
]
/** Packages of others: how many sessions, how long ago they were sold, in how many days they end. */
const DI_ALTRI: readonly (readonly [of: number, sedute: number, sold: number, left: number])[] = [
  [2, 10, 110, 12],
  [8, 8, 60, 140],
  [5, 5, 100, 21],
  [2, 6, 40, 200],
  [1, 6, 120, 27],
  [8, 10, 125, -8],
  [10, 5, 75, 90],
  [3, 6, 18, 340],
]

/** The agenda of months and the packages that were sold: what was, what is today, what is to come. */
export function righeAgenda(chance: Chance, today: string, time: string | undefined, clienti: readonly Cliente[]) {
  const rows: Appuntamento[] = []
  const taken: (Pick<Appuntamento, 'giorno' | 'ora' | 'minuti' | 'cabina'> & {
    readonly operatrice?: string
    readonly riordino: number
  })[] = chiusure(today).map((one) => ({ ...one, riordino: 0 }))
  const visits = new Map<string, readonly string[]>()
  const add = (who: number, of: number, { cabina, operatrice }: Posto, giorno: string, ora: string, how: Partial<Appuntamento>) => {
    const { id: trattamento, minuti, prezzo, riordino } = voce(of)
    const row = { cliente: `cliente_${who}`, trattamento, cabina, operatrice, giorno, ora, minuti, prezzo, ...how } as const
    const stato = how.stato ?? 'completato'
    const paid = stato === 'completato' ? { pagamento: mezzo(chance), ...how } : how
    rows.push({ ...row, ...paid, id: `appuntamento_${rows.length + 1}`, version: 1, stato })
    taken.push({ giorno, ora, minuti, cabina, operatrice, riordino })
    visits.set(row.cliente, [...(visits.get(row.cliente) ?? []), giorno])
  }
  const at = (cabina: number, operatrice: number): Posto => ({ cabina: `cabina_${cabina}`, operatrice: `operatrice_${operatrice}` })

  for (const [ora, who, of, by, where, stato, price] of OGGI) {
    const isBegun = stato === 'completato' || stato === 'in_corso'
    const how: Partial<Appuntamento> =
      price === undefined ? { stato } : { stato, prezzo: k.euro(price), pacchetto: 'pacchetto_1', pagamento: 'pacchetto' }
    add(who, of, at(where, by), today, isBegun ? goneBy(ora, time) : ora, how)
  }
  for (const [ora, who, of, by, where, stato] of ALTRE) add(who, of, at(where, by), today, ora, { stato })
  add(6, 1, at(1, 1), nearestOpen(k.addDays(today, 1), isOpen, 1), '14:30', { stato: 'prenotato' })
  add(3, 3, at(2, 2), k.addDays(today, -1), '16:00', { stato: 'assente' })
  for (const { who, da, ogni, ora, cabina, operatrice, fatti } of STORIE) {
    const fatte = fatti.flatMap(([of, times, how]) => Array.from({ length: times }, () => ({ of, ...how })))
    fatte.forEach(({ of, price, pack }, index) => {
      const giorno = nearestOpen(k.addDays(today, -da - index * ogni), isOpen, -1)
      const prepaid = { prezzo: k.euro(0), pagamento: 'pacchetto', pacchetto: `pacchetto_${pack ?? 0}` } as const
      add(
        who,
        of,
        at(cabina, operatrice),
        giorno,
        ora,
        pack ? prepaid : price === undefined ? {} : { prezzo: k.euro(price), note: 'Con decorazione.' },
      )
    })
  }

  const others = clienti.slice(NOTI)
  const lost = new Set(others.slice(-PERSI).map(({ id }) => id))
  const lastSeen = k.addDays(today, -ASSENTI)
  const restedOn = (some: readonly Cliente[], day: string) => {
    const [from, until] = [k.addDays(day, 1 - RIPOSO), k.addDays(day, RIPOSO - 1)]
    const isRested = (id: string) => (visits.get(id) ?? []).every((giorno) => giorno < from || giorno > until)
    const rested = some.filter(({ id }) => isRested(id) && (!lost.has(id) || day <= lastSeen))
    return rested.length === 0 ? undefined : chance.pick(rested)
  }
  for (let day = k.addDays(today, -INDIETRO); day <= k.addDays(today, AVANTI); day = k.addDays(day, 1)) {
    if (day === today || !isOpen(day)) continue
    const isPast = day < today
    const count = isPast ? chance.between(6, 9) : Math.max(1, chance.between(2, 5) - Math.floor(k.daysBetween(today, day) / DIRADA))
    for (let turn = 0; turn < count; turn++) {
      const place = chance.pick(POSTI)
      const of = chance.pick(place.fa)
      const ora = freeHour(chance, taken, day, voce(of), place)
      const who = ora === undefined ? undefined : restedOn(others, day)
      if (ora !== undefined && who !== undefined) add(Number(who.id.split('_')[1]), of, place, day, ora, { stato: statoDi(chance, isPast) })
    }
  }
  return conPacchetti(today, rows)
}

const mezzo = (chance: Chance) =>
  chance.weighted(['carta', 'contanti', 'satispay'] as const, (one) => ({ carta: 55, contanti: 33, satispay: 12 })[one])

const statoDi = (chance: Chance, isPast: boolean): Appuntamento['stato'] =>
  isPast
    ? chance.weighted(['completato', 'assente', 'cancellato'] as const, (one) => ({ completato: 92, assente: 4, cancellato: 4 })[one])
    : chance.happens(0.6)
      ? 'confermato'
      : 'prenotato'

const STARTS = Array.from({ length: 42 }, (_, at) => k.addMinutes(APRE, at * 15))

interface Preso {
  readonly giorno: string
  readonly ora: string
  readonly minuti: number
  readonly cabina: string
  readonly operatrice?: string
  readonly riordino: number
}

/** A quarter of an hour at which cabin and operator are free, with the time to clean the cabin before and after. */
function freeHour(chance: Chance, taken: readonly Preso[], giorno: string, of: Trattamento, { cabina, operatrice }: Posto) {
  const here = taken.filter((one) => one.giorno === giorno && (one.cabina === cabina || one.operatrice === operatrice))
  const fits = (ora: string) => {
    const [from, until] = [k.minutesOf(ora), k.minutesOf(ora) + of.minuti]
    const isFree = (one: Preso) => until + of.riordino <= k.minutesOf(one.ora) || from >= k.minutesOf(one.ora) + one.minuti + one.riordino
    return until <= k.minutesOf(CHIUDE) && here.every(isFree)
  }
  return chance.shuffled(STARTS).find(fits)
}

/** Packages with the sessions that others have had of theirs. */
function conPacchetti(today: string, rows: readonly Appuntamento[]) {
  const pacchetti: Pacchetto[] = []
  const sell = (cliente: Pacchetto['cliente'], of: Trattamento, sedute: number, prezzo: k.Cents, sold: number, lasts: number) =>
    pacchetti.push({
      id: `pacchetto_${pacchetti.length + 1}`,
      version: 1,
      cliente,
      trattamento: of.id,
      sedute,
      nome: NOMI.get(`${cliente} ${of.id}`) ?? `${of.nome} ${sedute} sedute`,
      prezzo,
      pagamento: 'carta',
      venduto_il: k.addDays(today, -sold),
      scadenza: k.addDays(today, lasts - sold),
    })
  for (const [who, of, sedute, price, sold, lasts] of PACCHETTI) sell(`cliente_${who}`, voce(of), sedute, k.euro(price), sold, lasts)
  const whole = [...rows]
  const withOne = new Set<string>()
  for (const [of, sedute, sold, left] of DI_ALTRI) {
    const entry = voce(of)
    const from = k.addDays(today, -sold)
    const fits = ({ cliente, trattamento, stato, giorno }: Appuntamento) =>
      Number(cliente.split('_')[1]) > NOTI &&
      trattamento === entry.id &&
      stato === 'completato' &&
      giorno >= from &&
      giorno <= k.addDays(today, left)
    // Whoever came for it most often has bought it.
    const groups = [...Map.groupBy(whole.filter(fits), ({ cliente }) => cliente)].filter(([id]) => !withOne.has(id))
    const [cliente, mine = []] = groups.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
    if (cliente === undefined) continue
    withOne.add(cliente)
    sell(cliente, entry, sedute, k.euro(Math.round((entry.prezzo * sedute * 9) / 1000)), sold, left + sold)
    const id = pacchetti.at(-1)?.id
    for (const one of mine.slice(0, sedute)) {
      const index = whole.indexOf(one)
      if (id) whole[index] = { ...one, prezzo: k.euro(0), pagamento: 'pacchetto', pacchetto: id }
    }
  }
  return { appuntamento: whole, pacchetto: pacchetti }
}

/** Names of packages in the sample rows that differ from their treatment. */
const NOMI = new Map([
  [`cliente_4 ${listino[4]?.id}`, 'Massaggi 5 sedute'],
  [`cliente_6 ${listino[5]?.id}`, 'Viso luminoso 6 sedute'],
])
