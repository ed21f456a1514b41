import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { isWorkingDay, nearestOpen } from '../../common/working-days.ts'
import type { lezione } from '../lezione.ts'
import type { presenza } from '../presenza.ts'
import { aule, chiusure, edizioni, type Edizione } from './scuola.ts'
import type { Studente } from './studenti.ts'

export type Lezione = k.Stored<'lezione', (typeof lezione)['fields']>
export type Presenza = k.Stored<'presenza', (typeof presenza)['fields']>

/** A course that rests has held so many of its lessons; the others are to be made up. */
const TENUTE_PRIMA = 4

/** The patron saint's day of the comune, 'MM-DD'. */
const PATRONO = '03-18'
const isAperta = (day: string): boolean => isWorkingDay(day) && day.slice(5) !== PATRONO

type Posto = Pick<Lezione, 'ora' | 'minuti' | 'aula'> & Partial<Pick<Lezione, 'corso' | 'docente'>>
interface Preso extends Posto {
  readonly data: string
}

const postoDi = ({ corso, ora, minuti }: Edizione) => ({
  corso: corso.id,
  aula: corso.aula ?? aule[0]?.id ?? 'aula_1',
  docente: corso.docente,
  ora,
  minuti,
})

/** Whether two cannot be held on one day: a class has one lesson a day, a room and a teacher one at an hour. */
const siScontrano = (one: Posto, other: Posto): boolean =>
  one.corso === other.corso ||
  ((one.aula === other.aula || one.docente === other.docente) &&
    k.minutesOf(one.ora) < k.minutesOf(other.ora) + other.minuti &&
    k.minutesOf(other.ora) < k.minutesOf(one.ora) + one.minuti)

/** Today the school is open whatever the calendar says, and the voice calls the first course's next lesson tomorrow's. */
const isDetta = (away: number, corso: string): boolean => away === 0 || (away === 1 && corso === edizioni[0]?.corso.id)

/** The days of lessons as they would be if the school never closed, and those that keep off its closed days. */
function giorniDi(today: string): readonly (readonly string[])[] {
  const wanted = edizioni.map((edizione) =>
    edizione.giorni.map((away) => {
      const data = k.addDays(today, away)
      return { away, data, stays: isDetta(away, edizione.corso.id) || isAperta(data), posto: postoDi(edizione) }
    }),
  )
  const taken: Preso[] = [
    ...chiusure(today).map(({ data, ora, minuti, aula }) => ({ data, ora, minuti, aula })),
    ...wanted.flat().flatMap(({ data, stays, posto }) => (stays ? [{ ...posto, data }] : [])),
  ]
  return wanted.map((lezioni) =>
    lezioni.map(({ away, data, stays, posto }) => {
      if (stays) return data
      const isFree = (day: string) => isAperta(day) && !taken.some((one) => one.data === day && siScontrano(one, posto))
      const moved = nearestOpen(data, isFree, away < 0 ? -1 : 1)
      taken.push({ ...posto, data: moved })
      return moved
    }),
  )
}

/** The calendar: the lessons of the sample rows among those of their courses. */
export function righeLezioni(today: string): readonly Lezione[] {
  const giorni = giorniDi(today)
  return edizioni
    .flatMap((edizione, which) =>
      (giorni[which] ?? [])
        .toSorted()
        .map((data, at): Omit<Lezione, 'id'> => ({
          version: 1,
          ...postoDi(edizione),
          argomento: edizione.argomenti[at] ?? `Lezione ${at + 1}`,
          data,
          stato: edizione.corso.stato === 'sospeso' && at >= TENUTE_PRIMA ? 'da_recuperare' : data < today ? 'svolta' : 'programmata',
        })),
    )
    .map((row, at): Lezione => ({ ...row, id: `lezione_${at + 1}` }))
}

/** Who of a class was not there, where it matters what the register says: course, which of the class, which lessons. */
const ASSENZE: readonly (readonly [corso: number, studente: number, lezioni: readonly number[]])[] = [
  [2, 9, [2, 4, 7, 9, 12, 15]],
  [3, 6, [1]],
  [3, 14, [0]],
  [9, 4, [0]],
  [9, 11, [1]],
  [11, 3, [1]],
  [11, 8, [0]],
]
/** In the courses on safety one is there or makes it up: only the absences above. */
const SICURI: readonly string[] = ['corso_3', 'corso_9', 'corso_11']

/** The register: a mark for each student in each lesson that was held. */
export function righePresenze(chance: Chance, lezioni: readonly Lezione[], studenti: readonly Studente[]): readonly Presenza[] {
  const rows: Presenza[] = []
  for (const { corso } of edizioni) {
    const held = lezioni.filter((row) => row.corso === corso.id && row.stato === 'svolta')
    const people = studenti.filter((row) => row.corso === corso.id && row.stato !== 'in_lista')
    for (const [at, lesson] of held.entries()) {
      for (const [place, person] of people.entries()) {
        // Whoever has left came to the first lessons alone.
        if (person.iscrizione > lesson.data || (person.stato === 'ritirato' && at > 1)) continue
        const away = ASSENZE.some(([which, who, lessons]) => corso.id === `corso_${which}` && who === place && lessons.includes(at))
        const segno = away ? 'assente' : SICURI.includes(corso.id) ? (chance.happens(0.05) ? 'ritardo' : 'presente') : segnoDi(chance)
        rows.push({ id: `presenza_${rows.length + 1}`, version: 1, studente: person.id, lezione: lesson.id, segno })
      }
    }
  }
  return rows
}

const segnoDi = (chance: Chance): Presenza['segno'] =>
  chance.weighted(['presente', 'assente', 'ritardo'] as const, (one) => ({ presente: 88, assente: 7, ritardo: 5 })[one])
