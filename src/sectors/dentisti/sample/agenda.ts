import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { nearestOpen } from '../../common/working-days.ts'
import type { appuntamento } from '../appuntamento.ts'
import { APRE, CHIUDE, PATRONO, PAUSA } from './orario.ts'
import { listino, voce, type Voce } from './listino.ts'
import type { Paziente } from './pazienti.ts'
import { chiusure } from './studio.ts'

export type Appuntamento = k.Stored<'appuntamento', (typeof appuntamento)['fields']>
type Ids = Pick<Appuntamento, 'sala'> & { readonly operatore: NonNullable<Appuntamento['operatore']> }

/** Four months behind, five weeks ahead. */
const INDIETRO = 120
const AVANTI = 35
/** Days before the same patient comes again. */
const RIPOSO = 7

/** Who does what, and where. */
const POSTI: readonly (Ids & { readonly fa: readonly string[] })[] = [
  {
    sala: 'sala_1',
    operatore: 'operatore_1',
    fa: [
      'Prima visita',
      'Otturazione in composito',
      'Preparazione per corona',
      'Consegna corona',
      'Estrazione semplice',
      'Impianto',
      'Controllo',
    ],
  },
  {
    sala: 'sala_2',
    operatore: 'operatore_2',
    fa: [
      'Devitalizzazione',
      'Ritrattamento canalare',
      'Otturazione in composito',
      'Visita e radiografia',
      'Ricostruzione con perno',
      'Controllo',
    ],
  },
  { sala: 'sala_3', operatore: 'operatore_4', fa: ['Igiene orale', 'Igiene orale', 'Igiene orale', 'Sigillatura', 'Sbiancamento'] },
  { sala: 'sala_3', operatore: 'operatore_3', fa: ['Controllo ortodontico', 'Controllo ortodontico', 'Apparecchio mobile'] },
]

const isOpen = (day: string) => k.weekdayOf(day) < 5 && !k.isHoliday(day) && day.slice(5) !== PATRONO

interface Preso {
  readonly giorno: string
  readonly ora: string
  readonly minuti: number
  readonly sala?: string | undefined
  readonly operatore?: string | undefined
  readonly paziente?: string | undefined
}

/** The appointments of the sample rows, to the letter. */
export function diOggi(giorno: string): readonly Appuntamento[] {
  const of = (
    at: number,
    ora: string,
    paziente: number,
    cura: string,
    da: string,
    sala: number,
    operatore: number,
    isSure: boolean,
  ): Appuntamento => ({
    id: `appuntamento_${at}`,
    version: 1,
    paziente: `paziente_${paziente}`,
    listino: voce(da).id,
    cura,
    giorno,
    ora,
    minuti: voce(da).minuti,
    sala: `sala_${sala}`,
    operatore: `operatore_${operatore}`,
    stato: isSure ? 'confermato' : 'in_attesa',
  })
  return [
    of(1, '09:00', 1, 'Igiene orale', 'Igiene orale', 1, 4, true),
    of(2, '09:45', 2, 'Otturazione 4.6', 'Otturazione in composito', 2, 1, true),
    of(3, '11:00', 3, 'Prima visita', 'Prima visita', 1, 1, false),
    of(4, '14:30', 4, 'Devitalizzazione 1.5', 'Devitalizzazione', 2, 2, true),
    of(5, '16:15', 6, 'Controllo ortodontico', 'Controllo ortodontico', 3, 3, false),
    of(6, '17:30', 7, 'Consegna corona 2.4', 'Consegna corona', 1, 1, true),
  ]
}

/** The last visits that the sample rows speak of: days before today, patient, treatment, room and who did it. */
const ULTIME = [
  [225, 5, 'Igiene orale', 3, 4],
  [200, 3, 'Controllo impianto', 1, 1],
  [180, 1, 'Igiene orale', 3, 4],
  [160, 8, 'Igiene orale', 3, 4],
  [45, 6, 'Controllo ortodontico', 3, 3],
  [30, 4, 'Devitalizzazione', 2, 2],
  [20, 7, 'Preparazione per corona', 1, 1],
  [14, 2, 'Visita e radiografia', 1, 1],
] as const

/** The agenda of months: what was, what is today, what is to come. */
export function righeAppuntamenti(chance: Chance, today: string, pazienti: readonly Paziente[]): readonly Appuntamento[] {
  const rows: Appuntamento[] = [...diOggi(today)]
  const taken: Preso[] = [...rows, ...chiusure(today)]
  const last = new Map<string, string>()
  const add = (row: Omit<Appuntamento, 'id' | 'version'>) => {
    const whole = { ...row, id: `appuntamento_${rows.length + 1}`, version: 1 } as const
    rows.push(whole)
    taken.push(whole)
    last.set(row.paziente, row.giorno)
  }
  for (const [ago, who, cura, sala, operatore] of ULTIME) {
    const entry = voce(cura)
    add({
      paziente: `paziente_${who}`,
      listino: entry.id,
      cura,
      giorno: nearestOpen(k.addDays(today, -ago), isOpen, -1),
      ora: '10:00',
      minuti: entry.minuti,
      sala: `sala_${sala}`,
      operatore: `operatore_${operatore}`,
      stato: 'completato',
    })
  }
  // The patients of the sample rows come when these say, and at no other time.
  const others = pazienti.slice(8).filter(({ stato }) => stato === 'attivo')
  for (let day = k.addDays(today, -INDIETRO); day <= k.addDays(today, AVANTI); day = k.addDays(day, 1)) {
    if (day === today || !isOpen(day)) continue
    const isPast = day < today
    const count = isPast
      ? chance.between(4, 8)
      : Math.max(1, chance.between(3, 7) - Math.floor((Date.parse(day) - Date.parse(today)) / 864e5 / 12))
    for (let at = 0; at < count; at++) {
      const place = chance.pick(POSTI)
      const entry = voce(chance.pick(place.fa))
      const who = chance.pick(others)
      const before = last.get(who.id)
      const ora = freeHour(chance, taken, day, entry, place)
      if (ora === undefined || (before !== undefined && k.addDays(before, RIPOSO) > day)) continue
      add({
        paziente: who.id,
        listino: entry.id,
        cura: entry.nome,
        giorno: day,
        ora,
        minuti: entry.minuti,
        ...ids(place),
        stato: stateOf(chance, isPast),
      })
    }
  }
  return rows
}

const ids = ({ sala, operatore }: Ids): Ids => ({ sala, operatore })

const stateOf = (chance: Chance, isPast: boolean): Appuntamento['stato'] => {
  if (!isPast) return chance.happens(0.62) ? 'confermato' : chance.happens(0.1) ? 'da_ricollocare' : 'in_attesa'
  return chance.weighted(
    ['completato', 'non_presentato', 'annullato'] as const,
    (one) => ({ completato: 92, non_presentato: 4, annullato: 4 })[one],
  )
}

const STARTS = Array.from({ length: 42 }, (_, at) => k.addMinutes(APRE, at * 15))

/** A quarter of an hour at which room and operator are free for so long, within the hours of the practice. */
function freeHour(chance: Chance, taken: readonly Preso[], giorno: string, { minuti }: Voce, { sala, operatore }: Ids): string | undefined {
  const here = taken.filter((one) => one.giorno === giorno && (one.sala === sala || one.operatore === operatore))
  const fits = (ora: string) => {
    const [from, until] = [k.minutesOf(ora), k.minutesOf(ora) + minuti]
    const meets = (start: string, end: number) => from < end && k.minutesOf(start) < until
    return (
      until <= k.minutesOf(CHIUDE) &&
      !meets(PAUSA.from, k.minutesOf(PAUSA.to)) &&
      !here.some((one) => meets(one.ora, k.minutesOf(one.ora) + one.minuti))
    )
  }
  return chance.shuffled(STARTS).find(fits)
}

/** The entry of the price list that an appointment is about. */
export const voceDi = ({ listino: id }: Appuntamento): Voce | undefined => listino.find((one) => one.id === id)
