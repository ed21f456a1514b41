import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { shareOut } from '../../common/share-out.ts'
import type { righeCamere } from './camere.ts'
import type { righeChiusure } from './casa.ts'
import type { Prenotazione } from './prenotazioni.ts'

type Camera = ReturnType<typeof righeCamere>[number]

/** A stay before it is known whose it is. */
export interface Soggiorno {
  readonly camera: Camera
  readonly arrivo: string
  readonly notti: number
  readonly stato: Prenotazione['stato']
  readonly euro: number
}

/** A stay that could be: its first night counted from today, and what the room's price makes of it, in euro. */
interface Possibile {
  readonly camera: Camera
  readonly da: number
  readonly notti: number
  readonly base: number
}

const FATTURATO = 12_450
/** 12.450 is 15 % more, rounded. */
const FATTURATO_SCORSO = 10_830
const MESI_DI_STORIA = 4
const GIORNI_AVANTI = 92
/** Who left today and who comes in the next days is given: no other stay touches these nights. */
const RISERVATE = { dalla: -1, alla: 4 } as const
const DURATE = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 7]
const FINE_SETTIMANA = 1.12
/** How far above the list a month may go to reach its figure with fewer stays. */
const RINCARO = 1.12

/** Months of stays around the given ones, that share no night with them: the month of `today` and the one before come to their figures. */
export function planStays(
  chance: Chance,
  today: string,
  camere: readonly Camera[],
  given: readonly Prenotazione[],
  chiusure: ReturnType<typeof righeChiusure>,
): Soggiorno[] {
  const first = k.daysBetween(today, k.addMonths(k.startOfMonth(today), -MESI_DI_STORIA))
  const days = Array.from({ length: GIORNI_AVANTI - first + 10 }, (_, at) => k.addDays(today, first + at))
  const dayOf = (offset: number) => days[offset - first] ?? k.addDays(today, offset)
  const crowd = new Map<number, number>()
  const fill = (da: number, notti: number, by: number) => {
    for (let night = da; night < da + notti; night++) crowd.set(night, (crowd.get(night) ?? 0) + by)
  }
  const spans = [...given.map((row) => ({ ...row, dal: row.arrivo })), ...chiusure].map(({ camera, dal, notti }) => {
    const da = k.daysBetween(today, dal)
    fill(da, notti, 1)
    return { camera, da, notti }
  })
  const possible = camere.flatMap((camera) => {
    const taken = new Set<number>()
    for (let night = RISERVATE.dalla; night <= RISERVATE.alla; night++) taken.add(night)
    for (const { camera: id, da, notti } of spans) if (id === camera.id) for (let night = da; night < da + notti; night++) taken.add(night)
    return pack(chance, first, camera, taken, dayOf)
  })
  for (const { da, notti } of possible) fill(da, notti, 1)
  const months = Map.groupBy(possible, ({ da }) => k.monthOf(dayOf(da)))
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([month, stays]) => {
      const target = takings(chance, month, today, given)
      const { kept, left } = target === undefined ? thinOut(chance, stays) : choose(chance, stays, target, crowd, fill)
      const amounts = target === undefined ? kept.map(({ base }) => Math.round(base)) : priced(chance, kept, target)
      const sold = kept.map((stay, at) => write(stay, stay.da < 0 ? 'partito' : 'confermata', amounts[at] ?? 0))
      return [...sold, ...fallenThrough(chance, left).map(([stay, stato]) => write(stay, stato, Math.round(stay.base)))]
    })
    .toSorted((a, b) => (a.arrivo === b.arrivo ? (a.camera.id < b.camera.id ? -1 : 1) : a.arrivo < b.arrivo ? -1 : 1))

  function write({ camera, da, notti }: Possibile, stato: Soggiorno['stato'], euro: number): Soggiorno {
    return { camera, arrivo: dayOf(da), notti, stato, euro }
  }
}

/** Stays one after the other in every free stretch of a room, hardly a night between them. */
function pack(chance: Chance, first: number, camera: Camera, taken: ReadonlySet<number>, dayOf: (offset: number) => string): Possibile[] {
  const stays: Possibile[] = []
  for (let da = first; da <= GIORNI_AVANTI;) {
    if (taken.has(da) || chance.happens(0.06)) {
      da++
      continue
    }
    let free = 1
    while (free < 9 && !taken.has(da + free)) free++
    const wish = chance.pick(DURATE)
    const notti = free <= 4 && free - wish <= 1 ? free : Math.min(wish, free)
    let base = 0
    for (let night = da; night < da + notti; night++) base += (camera.prezzo / 100) * (isWeekend(dayOf(night)) ? FINE_SETTIMANA : 1)
    stays.push({ camera, da, notti, base })
    da += notti
  }
  return stays
}

const isWeekend = (day: string) => k.weekdayOf(day) === 4 || k.weekdayOf(day) === 5

/** What the generated stays of a month must bring, in euro; nothing to reach in the months ahead. */
function takings(chance: Chance, month: string, today: string, given: readonly Prenotazione[]): number | undefined {
  const here = k.monthOf(today)
  if (month > here) return undefined
  const before = k.monthOf(k.addMonths(k.startOfMonth(today), -1))
  const whole = month === here ? FATTURATO : month === before ? FATTURATO_SCORSO : chance.between(960, 1_150) * 10
  return given.reduce((sum, { arrivo, importo }) => sum - (k.monthOf(arrivo) === month ? importo / 100 : 0), whole)
}

interface Chosen {
  readonly kept: readonly Possibile[]
  readonly left: readonly Possibile[]
}

/** Leaves out stays of the fullest days until the rest is worth the month. */
function choose(
  chance: Chance,
  stays: readonly Possibile[],
  target: number,
  crowd: ReadonlyMap<number, number>,
  fill: (da: number, notti: number, by: number) => void,
): Chosen {
  const kept = new Set(stays)
  const left: Possibile[] = []
  let worth = stays.reduce((sum, { base }) => sum + base, 0)
  const fullness = ({ da, notti }: Possibile) => {
    let sum = 0
    for (let night = da; night < da + notti; night++) sum += crowd.get(night) ?? 0
    return sum / notti + chance.next()
  }
  while (worth > target) {
    const dear = [...kept].filter(({ base }) => worth - base >= target / RINCARO)
    if (dear.length === 0) break
    const out = dear.map((stay) => ({ stay, full: fullness(stay) })).reduce((a, b) => (b.full > a.full ? b : a)).stay
    kept.delete(out)
    left.push(out)
    worth -= out.base
    fill(out.da, out.notti, -1)
  }
  return { kept: [...kept], left }
}

/** The further ahead, the fewer have booked. */
function thinOut(chance: Chance, stays: readonly Possibile[]): Chosen {
  const { kept = [], left = [] } = Object.groupBy(stays, ({ da }) => (chance.happens(0.8 * Math.exp(-da / 45)) ? 'kept' : 'left'))
  return { kept, left }
}

/** Whole euro near the list price that come to the month's figure together. */
function priced(chance: Chance, stays: readonly Possibile[], target: number): number[] {
  const worth = stays.reduce((sum, { base }) => sum + base, 0)
  return shareOut(
    target,
    1,
    stays.map(({ base }) => ({
      wish: (base * target * (0.94 + chance.next() * 0.12)) / worth,
      least: Math.ceil(base * 0.85),
      most: Math.floor(base * 1.25),
    })),
  )
}

/** Of the stays that did not come about, the few of which somebody had written down something. */
function fallenThrough(chance: Chance, left: readonly Possibile[]): [Possibile, Soggiorno['stato']][] {
  const all = chance.shuffled(left)
  const past = all.filter(({ da }) => da < 0).slice(0, 2)
  const soon = all.filter(({ da }) => da > 0 && da < 60).slice(0, 2)
  return [
    ...past.map((stay): [Possibile, Soggiorno['stato']] => [stay, chance.happens(0.65) ? 'cancellata' : 'no_show']),
    ...soon.map((stay, at): [Possibile, Soggiorno['stato']] => [stay, at === 0 ? 'opzione' : 'cancellata']),
  ]
}
