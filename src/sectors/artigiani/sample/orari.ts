import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { Appuntamento } from './appuntamenti.ts'

/** What today's own jobs leave to each technician when today must bring in the whole month. */
const RESTO_DI_OGGI: Readonly<Record<string, { readonly ora: string; readonly decimi: number }>> = {
  tecnico_1: { ora: '08:00', decimi: 60 },
  tecnico_2: { ora: '08:00', decimi: 15 },
  tecnico_3: { ora: '09:30', decimi: 45 },
}

/** A visit that has not happened, or was dropped, takes half a day of the calendar. */
const MEZZA_GIORNATA = 40
const GIORNATA = 75
const FINE_MATTINA = '12:30'
const POMERIGGIO = '14:00'

const key = ({ giorno, tecnico }: Appuntamento) => `${giorno} ${tecnico.id}`

/** The most that each visit may last, in tenths of an hour. */
export function roomOf(today: string, visits: readonly Appuntamento[]): number[] {
  const perDay = Map.groupBy(visits, key)
  return visits.map((visit) => {
    if (visit.giorno === today) return RESTO_DI_OGGI[visit.tecnico.id]?.decimi ?? MEZZA_GIORNATA
    return (perDay.get(key(visit))?.length ?? 1) > 1 ? MEZZA_GIORNATA : GIORNATA
  })
}

/** When each visit begins: one after the other for each technician, the second never before the first has ended. */
export function startTimes(
  chance: Chance,
  today: string,
  visits: readonly Appuntamento[],
  decimi: ReadonlyMap<Appuntamento, number>,
): Map<Appuntamento, string> {
  const starts = new Map<Appuntamento, string>()
  for (const sameDay of Map.groupBy(visits, key).values()) {
    if (sameDay[0]?.giorno === today) {
      for (const visit of sameDay) starts.set(visit, RESTO_DI_OGGI[visit.tecnico.id]?.ora ?? POMERIGGIO)
      continue
    }
    const [first, second] = sameDay
    if (!first) continue
    const length = decimi.get(first) ?? MEZZA_GIORNATA
    const isAfternoon = !second && length <= MEZZA_GIORNATA && chance.happens(0.35)
    const morning = second || length > MEZZA_GIORNATA ? ['08:00', '08:30'] : ['08:00', '08:30', '09:00', '09:30', '10:00']
    const start = isAfternoon ? chance.pick([POMERIGGIO, '14:30', '15:00']) : chance.pick(morning)
    starts.set(first, start)
    if (second) starts.set(second, secondStart(k.addMinutes(start, length * 6), decimi.get(second) ?? MEZZA_GIORNATA))
  }
  return starts
}

/** Half an hour of road, then on the quarter; what would run into lunch starts after it. */
function secondStart(end: string, decimi: number): string {
  const [hour = 0, minute = 0] = k.addMinutes(end, 30).split(':').map(Number)
  const start = k.addMinutes('00:00', Math.ceil((hour * 60 + minute) / 15) * 15)
  return start < FINE_MATTINA && k.addMinutes(start, decimi * 6) > FINE_MATTINA
    ? POMERIGGIO
    : start < FINE_MATTINA
      ? start
      : start < POMERIGGIO
        ? POMERIGGIO
        : start
}
