import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { Appuntamento } from './appuntamenti.ts'
import { clienti } from './clienti.ts'

/** Bice Lombardi, Panetteria Zanotti and Condominio Cavour 18 have one of their jobs today. */
const OGGI = 3
/** A client who has not called for a year, with a margin so that the answer does not hang on one day. */
const FERMO_DA = 370
const ATTIVO_DA = 330

/** Whom each visit is for, as a place in the table of clients: counts that are given come out, everybody who is active has been seen within the year. */
export function assignClients(chance: Chance, today: string, visits: readonly Appuntamento[]): number[] {
  const taken = new Map<number, number>()
  const [active, dormant] = [k.addDays(today, -ATTIVO_DA), k.addDays(today, -FERMO_DA)]
  const open = visits.flatMap(({ giorno, stato }, at) => (giorno !== today && stato !== 'cancellato' ? [{ at, giorno, stato }] : []))
  const old = chance.shuffled(open.filter(({ giorno }) => giorno <= dormant))
  const seen = open.filter(({ giorno }) => giorno >= active).toSorted((a, b) => (a.giorno < b.giorno ? -1 : 1))
  for (const [who, { lavori, peso }] of clienti.entries()) {
    if (peso === 0) {
      for (const { at } of old.splice(0, 2)) taken.set(at, who)
      continue
    }
    const free = seen.filter(({ at, stato }) => !taken.has(at) && (lavori !== undefined || stato === 'completato'))
    const wanted = lavori === undefined ? 1 : lavori - (who < OGGI ? 1 : 0)
    // One in every stretch of the year, so that the history reads as a habit.
    for (let turn = 0; turn < wanted; turn++) {
      const [from, to] = [turn, turn + 1].map((edge) => Math.floor((edge * free.length) / wanted))
      const visit = free[chance.between(from ?? 0, (to ?? 1) - 1)]
      if (visit) taken.set(visit.at, who)
    }
  }
  return fillRest(chance, visits, taken)
}

/** The other visits go to whoever calls often, but not twice on one day. */
function fillRest(chance: Chance, visits: readonly Appuntamento[], taken: ReadonlyMap<number, number>): number[] {
  const callers = clienti.flatMap(({ peso = 0 }, who) => (peso > 0 ? [{ who, peso }] : []))
  const busy = Map.groupBy(taken.keys(), (at) => visits[at]?.giorno ?? '')
  const busyOn = new Map([...busy].map(([giorno, at]) => [giorno, new Set(at.map((visit) => taken.get(visit)))]))
  return visits.map(({ giorno }, at) => {
    const known = taken.get(at)
    if (known !== undefined) return known
    const there = busyOn.get(giorno) ?? new Set()
    const { who } = chance.weighted(callers, (caller) => (there.has(caller.who) ? 0 : caller.peso))
    busyOn.set(giorno, there.add(who))
    return who
  })
}
