import { addDays, daysBetween, endOfMonth, isDay } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { makeTally, type Figure, type Tally } from './figure.ts'
import { sentences } from './sentences.ts'
import { provenienzaOf, sleepsOn, type Cliente, type Soggiorno } from './soggiorno.ts'

/** Guests by what they are counted by. */
interface Counted {
  readonly arrivi: Figure
  readonly presenze: Figure
}

/** One day, as the daily sheet C/59_G: `presenti` is who sleeps there that night, the day's presenze. */
export interface DayMovement {
  readonly data: string
  readonly presentiPrima: Figure
  readonly arrivi: Figure
  readonly partenze: Figure
  readonly presenti: Figure
  /** Different rooms taken that night. */
  readonly camere: Figure
  readonly gruppi: ReadonlyMap<string, Counted>
}

export interface Movement {
  /** 'YYYY-MM'. */
  readonly mese: string
  readonly giorni: readonly DayMovement[]
  readonly arrivi: Figure
  readonly presenze: Figure
  /** Rooms taken, night by night. */
  readonly camere: Figure
  readonly gruppi: ReadonlyMap<string, Counted>
  readonly turismo: ReadonlyMap<string, Counted>
  /** Ids of the stays without a night: counted nowhere. */
  readonly diurni: readonly string[]
  /** Stays left out because their dates are wrong. */
  readonly problems: readonly Problem[]
}

interface Tallies {
  readonly arrivi: Tally
  readonly presenze: Tally
}
type Groups = Map<string, Tallies>

const tallies = (): Tallies => ({ arrivi: makeTally(), presenze: makeTally() })
const figures = (groups: Groups): Map<string, Counted> =>
  new Map([...groups].map(([key, { arrivi, presenze }]) => [key, { arrivi: arrivi.figure(), presenze: presenze.figure() }]))

function group(groups: Groups, key: string): Tallies {
  const known = groups.get(key) ?? tallies()
  groups.set(key, known)
  return known
}

/** What is wrong with the dates of a stay; undefined when they are right. */
function problemOf({ arrivo, partenza }: Soggiorno, at: number): Problem | undefined {
  const isComplete = isDay(arrivo) && isDay(partenza)
  if (isComplete && arrivo <= partenza) return undefined
  const message = isComplete ? sentences.backwards(at + 1, arrivo, partenza) : sentences.notAStay(at + 1)
  return { path: `soggiorni.${at}.${isComplete || isDay(arrivo) ? 'partenza' : 'arrivo'}`, code: 'invalid', message }
}

/** The month as it is filled in, day by day. */
interface Month {
  readonly total: Tallies
  readonly camere: Tally
  readonly gruppi: Groups
  readonly turismo: Groups
}

function countDay(data: string, stays: readonly Soggiorno[], groupOf: (cliente: Cliente) => string, month: Month): DayMovement {
  const [prima, arrivi, partenze, presenti, camere] = [makeTally(), makeTally(), makeTally(), makeTally(), makeTally()]
  const gruppi: Groups = new Map()
  const rooms = new Set<string>()
  for (const stay of stays) {
    const guests = stay.clienti.length
    if (sleepsOn(stay, addDays(data, -1))) prima.add(stay.id, guests)
    if (stay.partenza === data) partenze.add(stay.id, guests)
    if (!sleepsOn(stay, data)) continue
    const arrived = stay.arrivo === data ? 1 : 0
    arrivi.add(stay.id, guests * arrived)
    presenti.add(stay.id, guests)
    const free = stay.camere.filter((camera) => !rooms.has(camera) && rooms.add(camera)).length
    for (const tally of [camere, month.camere]) tally.add(stay.id, free)
    const counts = [month.total, group(month.turismo, stay.turismo)]
    for (const { arrivi: a, presenze: p } of counts) {
      a.add(stay.id, guests * arrived)
      p.add(stay.id, guests)
    }
    for (const cliente of stay.clienti) {
      const key = groupOf(cliente)
      for (const { arrivi: a, presenze: p } of [group(gruppi, key), group(month.gruppi, key)]) {
        a.add(stay.id, arrived)
        p.add(stay.id, 1)
      }
    }
  }
  const [presentiPrima, rest] = [prima.figure(), { arrivi: arrivi.figure(), partenze: partenze.figure(), presenti: presenti.figure() }]
  return { data, presentiPrima, ...rest, camere: camere.figure(), gruppi: figures(gruppi) }
}

/**
 * The monthly movement: arrivi are guests who take a room, presenze the nights they spend (definitions of ISTAT, «Movimento
 * dei clienti negli esercizi ricettivi», model C/59; D.Lgs. 322/1989). By residence unless `groupOf` says otherwise, as
 * `(cliente) => cliente.cittadinanza`. A stay counts in each month for its nights there, and arrives in one only; a stay
 * without a night is counted nowhere and listed in `diurni`. Days after `fino` have not been yet and are left out. Throws
 * RangeError when `mese` is not 'YYYY-MM'.
 */
export function countMovement(
  soggiorni: readonly Soggiorno[],
  mese: string,
  groupOf: (cliente: Cliente) => string = provenienzaOf,
  fino?: string,
): Movement {
  const first = `${mese}-01`
  if (!isDay(first)) throw new RangeError(`countMovement: mese '${mese}' is not a month. Write YYYY-MM.`)
  const end = endOfMonth(first)
  const last = fino !== undefined && fino < end ? fino : end
  const problems = soggiorni.flatMap((stay, at) => problemOf(stay, at) ?? [])
  const right = soggiorni.filter((stay, at) => !problemOf(stay, at) && stay.arrivo <= last && stay.partenza >= first)
  const nights = right.filter(({ arrivo, partenza }) => arrivo < partenza)
  const month: Month = { total: tallies(), camere: makeTally(), gruppi: new Map(), turismo: new Map() }
  const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, n) => addDays(first, n))
  const giorni = days.map((day) => countDay(day, nights, groupOf, month))
  return {
    mese,
    giorni,
    arrivi: month.total.arrivi.figure(),
    presenze: month.total.presenze.figure(),
    camere: month.camere.figure(),
    gruppi: figures(month.gruppi),
    turismo: figures(month.turismo),
    diurni: right.filter(({ arrivo, partenza }) => arrivo === partenza).map(({ id }) => id),
    problems,
  }
}
