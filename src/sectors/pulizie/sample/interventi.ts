import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { workingDays } from '../../common/working-days.ts'
import type { intervento } from '../intervento.ts'
import { listaDi, type Tipo } from '../tipi.ts'
import { contratti } from './clienti.ts'
import { BLU, fermi, GIALLA, NOTTE, ROSSA, VERDE, type Chi } from './squadre.ts'

export type Intervento = k.Stored<'intervento', (typeof intervento)['fields']>

/** Five weeks ahead; behind, this month and the two before it. */
const AVANTI = 35

const fatta = (tipo: Tipo): readonly k.CheckItem[] => listaDi(tipo).map(({ text }) => ({ text, done: true }))
/** As far as somebody has come who has begun. */
const iniziata = (tipo: Tipo): readonly k.CheckItem[] => listaDi(tipo).map((item, at) => (at < 2 ? { ...item, done: true } : item))

/** What a record says of its site. */
function presso(which: number) {
  const contratto = contratti[which - 1]
  if (!contratto) throw new RangeError(`There is no site ${which}.`)
  const { sede, minuti, euro: prezzo } = contratto
  return {
    version: 1,
    cliente: `cliente_${which}`,
    sede: `sede_${which}`,
    tipo: sede.tipo,
    minuti,
    prezzo: k.euro(prezzo),
    indirizzo: sede.indirizzo,
  } as const
}

/** The six of the sample rows, to the letter, and what else makes the day: the night team is still at work, two have their afternoon taken. */
function diOggi(today: string, time: string | undefined): readonly Intervento[] {
  const on = (days: number) => k.addDays(today, days)
  const rows: readonly Omit<Intervento, 'id'>[] = [
    { ...presso(1), squadra: BLU, data: today, ora: goneBy('07:30', time), stato: 'completato', ore: 1.5, controlli: fatta('scale') },
    { ...presso(2), squadra: ROSSA, data: today, ora: goneBy('12:30', time), stato: 'in_corso', controlli: iniziata('uffici') },
    { ...presso(3), data: today, ora: '15:00', stato: 'programmato', controlli: listaDi('scale') },
    { ...presso(4), squadra: BLU, data: on(1), ora: '20:00', stato: 'programmato', controlli: listaDi('ambulatori') },
    { ...presso(5), squadra: GIALLA, data: on(2), ora: '09:00', stato: 'programmato', controlli: listaDi('vetrate') },
    {
      ...presso(6),
      squadra: ROSSA,
      data: on(-2),
      ora: '08:00',
      stato: 'completato',
      ore: 4.5,
      extra: true,
      controlli: fatta('cantiere'),
      materiali: [
        { materiale: 'materiale_1', quantita: 6 },
        { materiale: 'materiale_4', quantita: 2 },
      ],
    },
    { ...presso(11), squadra: NOTTE, data: today, ora: goneBy('05:30', time), stato: 'in_corso', controlli: iniziata('capannone') },
    { ...presso(9), squadra: BLU, data: today, ora: '16:30', stato: 'programmato', controlli: listaDi('sanificazione') },
    { ...presso(10), squadra: GIALLA, data: today, ora: '14:00', stato: 'programmato', controlli: listaDi('negozio') },
    { ...presso(8), squadra: VERDE, data: today, ora: goneBy('06:30', time), stato: 'completato', ore: 2, controlli: fatta('scale') },
    // Asked for by telephone; nobody has been sent yet.
    {
      ...presso(7),
      data: on(3),
      ora: '10:00',
      tipo: 'straordinaria',
      minuti: 180,
      prezzo: k.euro(160),
      extra: true,
      stato: 'programmato',
      controlli: listaDi('straordinaria'),
      note: 'Trasloco della sala riunioni.',
    },
    {
      ...presso(9),
      data: on(5),
      ora: '08:30',
      tipo: 'vetrate',
      minuti: 120,
      prezzo: k.euro(140),
      extra: true,
      stato: 'programmato',
      controlli: listaDi('vetrate'),
    },
  ]
  return rows.map((row, at) => ({ ...row, id: `intervento_${at + 1}` }))
}

interface Impegno {
  readonly chi: string | undefined
  readonly from: number
  readonly to: number
}
const from = (today: string, day: string, hour: string) => k.daysBetween(today, day) * 24 * 60 + k.minutesOf(hour)

/** The rounds of every contract, three months behind and five weeks ahead, around what stands already. */
export function righeInterventi(chance: Chance, today: string, time: string | undefined): readonly Intervento[] {
  const rows: Intervento[] = [...diOggi(today, time)]
  const taken: readonly Impegno[] = [
    ...rows.map(({ squadra: chi, data, ora, minuti = 0 }) => ({ chi, from: from(today, data, ora), to: from(today, data, ora) + minuti })),
    ...fermi(today).map(({ squadra: chi, giorno, ora, minuti }) => ({
      chi,
      from: from(today, giorno, ora),
      to: from(today, giorno, ora) + minuti,
    })),
  ]
  const isFree = (chi: Chi, day: string, hour: string, minuti: number) => {
    const begin = from(today, day, hour)
    return !taken.some((one) => one.chi === chi && one.from < begin + minuti && begin < one.to)
  }
  const first = k.startOfMonth(k.addMonths(today, -2))
  const last = k.addDays(today, AVANTI)
  for (const data of workingDays(first, last)) {
    if (data === today) continue
    for (const [at, { squadra, giorni, ora, minuti, ogni = 1 }] of contratti.entries()) {
      const weeks = Math.floor(k.daysBetween(k.startOfWeek(first), data) / 7)
      if (!giorni.includes(k.weekdayOf(data)) || weeks % ogni !== 0 || !isFree(squadra, data, ora, minuti)) continue
      // What comes every other week does not come twice in one.
      if (ogni > 1 && Math.abs(k.daysBetween(data, k.addDays(today, 2))) < 7) continue
      // Last night goes on into today, and is what the team is still at.
      if (squadra === NOTTE && data === k.addDays(today, -1)) continue
      const base = {
        ...presso(at + 1),
        id: `intervento_${rows.length + 1}`,
        squadra,
        data,
        ora,
        ripetizione: k.writeRepeat({ every: ogni, on: giorni, until: last, skipsHolidays: true, series: `serie_${at + 1}` }),
      } as const
      rows.push(data < today ? passato(chance, today, base) : { ...base, stato: 'programmato', controlli: listaDi(base.tipo) })
    }
  }
  return rows
}

const MOTIVI = ['Cancello chiuso, nessuno ha aperto.', 'Furgone fermo.', 'Sede chiusa per sciopero.'] as const
const USATI = ['materiale_1', 'materiale_7', 'materiale_8', 'materiale_11', 'materiale_13'] as const

/** What became of a round: done, and looked at here and there; some could not be. What is of an earlier month stands on an invoice. */
function passato(chance: Chance, today: string, base: Omit<Intervento, 'stato'>): Intervento {
  const luck = chance.next()
  if (luck < 0.02) return { ...base, stato: 'annullato', controlli: listaDi(base.tipo) }
  if (luck < 0.045) return { ...base, stato: 'non_eseguito', motivo: chance.pick(MOTIVI), controlli: listaDi(base.tipo) }
  const done = {
    ...base,
    ore: Math.max(0.5, (base.minuti ?? 60) / 60 + chance.pick([-0.25, 0, 0, 0, 0.25, 0.5])),
    controlli: fatta(base.tipo),
    ...(chance.happens(0.3) && { materiali: [{ materiale: chance.pick(USATI), quantita: chance.between(1, 3) }] }),
  }
  const voto = chance.happens(0.25) ? { voto: chance.weighted([3, 4, 5] as const, (one) => one) } : {}
  if (k.monthOf(base.data) < k.monthOf(today)) return { ...done, ...voto, stato: 'fatturato' }
  return 'voto' in voto ? { ...done, ...voto, stato: 'verificato' } : { ...done, stato: 'completato' }
}
