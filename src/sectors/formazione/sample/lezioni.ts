import type { Stored } from '../../../kernel/fields/shapes.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { lezione } from '../lezione.ts'
import type { presenza } from '../presenza.ts'
import { aule, edizioni } from './scuola.ts'
import type { Studente } from './studenti.ts'

export type Lezione = Stored<'lezione', (typeof lezione)['fields']>
export type Presenza = Stored<'presenza', (typeof presenza)['fields']>

/** A course that rests has held so many of its lessons; the others are to be made up. */
const TENUTE_PRIMA = 4

/** The calendar: the lessons of the sample rows among those of their courses. */
export function righeLezioni(today: string): readonly Lezione[] {
  return edizioni
    .flatMap(({ corso, giorni, ora, minuti, argomenti }) =>
      giorni.map((day, at): Omit<Lezione, 'id'> => ({
        version: 1,
        corso: corso.id,
        argomento: argomenti[at] ?? `Lezione ${at + 1}`,
        data: addDays(today, day),
        ora,
        minuti,
        aula: corso.aula ?? aule[0]?.id ?? 'aula_1',
        docente: corso.docente,
        stato: corso.stato === 'sospeso' && at >= TENUTE_PRIMA ? 'da_recuperare' : day < 0 ? 'svolta' : 'programmata',
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
