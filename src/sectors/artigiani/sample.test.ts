import { assert, asyncProperty, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, daysBetween, weekdayOf } from '../../kernel/italian/dates.ts'
import { isHoliday } from '../../kernel/italian/holidays.ts'
import { minutesOf } from '../../kernel/italian/times.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { validate } from '../../kernel/derive/validate.ts'
import { artigiani } from './index.ts'
import { sample } from './sample.ts'

const HARD_DAYS = [
  '2026-01-01',
  '2026-01-02',
  '2026-02-28',
  '2026-03-01',
  '2026-03-02',
  '2026-03-31',
  '2026-04-30',
  '2026-08-15',
  '2026-11-01',
  '2026-11-02',
  '2026-12-31',
  '2028-02-29',
  '2028-03-01',
]

/** Days of three years, a leap year among them. `npm run properties` draws others. */
const anyDay = integer({ min: 0, max: 1095 }).map((days) => addDays('2026-01-01', days))
const DRAWN = 120
/** Another hour on every day, so that those that are drawn meet all of them. */
const hourOf = (today: string) => {
  const turn = daysBetween('2026-01-01', today)
  return `${String(turn % 24).padStart(2, '0')}:${String((turn * 7) % 60).padStart(2, '0')}`
}
const storeOf = (made: ReturnType<typeof sample>, today: string) =>
  new MemoryStore({ entities: artigiani.entities, sample: made, at: () => ({ today }) })
const storeOn = (today: string) => storeOf(sample(today), today)
const byTime = (a: { ora?: string | undefined }, b: { ora?: string | undefined }) => ((a.ora ?? '') < (b.ora ?? '') ? -1 : 1)

/** Figures that are only asked for. */
const BESIDES = new Set<string>(['valore_magazzino', 'ore_mese', 'materiali_mese', 'in_programma', 'da_assegnare'])

it('gives the figures of the specification by the metrics on any day, at all hours', async () => {
  await assert(
    asyncProperty(anyDay, async (today) => {
      const time = hourOf(today)
      const made = sample(today, time)
      const store = storeOf(made, today)
      const figures: Record<string, unknown> = {}
      // Those of the specification: what the shelves are worth, hours and what is to come are nobody's figures there.
      for (const metric of artigiani.metrics.filter(({ key }) => !BESIDES.has(key))) {
        const { value, text, note } = await readMetric(store, metric, { today, time })
        figures[metric.key] = metric.key === 'fatturato_mese' ? [value, note] : metric.key === 'tempo_medio' ? text : value
      }
      // The overview shows three jobs of today, by state and time: they must be the specification's.
      const jobs = made.intervento.filter(({ data }) => data === today).toSorted(byTime)
      const idsOf = (stato: string) => jobs.filter((job) => job.stato === stato).map(({ id }) => id)
      const first = {
        programmato: idsOf('programmato'),
        in_corso: idsOf('in_corso'),
        completato: idsOf('completato')[0],
        cancellato: idsOf('cancellato'),
      }
      expect({ today, ...figures, ...first }).toEqual({
        today,
        fatturato_mese: [1_240_000, '+8% sul mese scorso'],
        interventi_mese: 45,
        clienti_attivi: 32,
        tempo_medio: '3,2 h',
        clienti: 34,
        sotto_soglia: 3,
        programmato: ['intervento_1'],
        in_corso: ['intervento_2'],
        completato: 'intervento_3',
        cancellato: [],
      })
    }),
    { numRuns: DRAWN, examples: HARD_DAYS.map((day): [string] => [day]) },
  )
}, 300_000)

describe.each(HARD_DAYS)('on %s', (today) => {
  const made = sample(today)
  const jobs = made.intervento

  it('is the same twice', () => {
    expect(sample(today)).toEqual(made)
  })

  it('holds rows that validate as they are', () => {
    for (const entity of artigiani.entities) {
      for (const { id, version, ...values } of artigiani.sample(today)[entity.name] ?? []) {
        expect({ id, version, ...validate(entity, values, { today }) }).toEqual({ id, version: 1, ok: true, values })
      }
    }
  })

  it('gives the clients of the specification their number of jobs', async () => {
    const { rows } = await storeOn(today).query({ entity: 'cliente', page: { offset: 0, limit: 100 } })
    const counts = Object.fromEntries(rows.map((row) => [row.id, row['interventi']]))
    expect(counts).toMatchObject({ cliente_1: 3, cliente_2: 7, cliente_3: 12, cliente_4: 9, cliente_5: 1 })
    expect(rows).toHaveLength(34)
  })

  it('looks back about fourteen months: what is past is done or dropped, what is ahead is planned', () => {
    const first = jobs.map(({ data }) => data).toSorted()[0] ?? ''
    expect(daysBetween(first, today)).toBeGreaterThan(400)
    expect(daysBetween(first, today)).toBeLessThan(430)
    const past = jobs.filter(({ data, stato }) => data < today && stato !== 'completato' && stato !== 'cancellato')
    const future = jobs.filter(({ data, stato }) => data > today && stato !== 'programmato')
    expect([...past, ...future]).toEqual([])
  })

  it('has completed jobs with hours, open ones without technician and without quote', () => {
    expect(jobs.filter(({ stato, ore }) => stato === 'completato' && ore === undefined)).toEqual([])
    expect(jobs.filter(({ ore }) => ore !== undefined && (ore < 0.5 || ore > 8))).toEqual([])
    expect(jobs.some(({ materiali }) => materiali !== undefined)).toBe(true)
    expect(jobs.some(({ note }) => note !== undefined)).toBe(true)
  })

  it('sends no technician to two places at once, and nobody out on Sundays but for emergencies', () => {
    const assigned = jobs.filter(({ tecnico }) => tecnico !== undefined)
    const clashes = [...Map.groupBy(assigned, ({ data, tecnico }) => `${data} ${tecnico}`)].flatMap(([key, sameDay]) => {
      const visits = sameDay.toSorted(byTime)
      return visits.flatMap((visit, at) => {
        const next = visits[at + 1]
        const end = minutesOf(visit.ora ?? '') + (visit.ore ?? 2) * 60
        return end > (next ? minutesOf(next.ora ?? '') : 19 * 60) ? [`${key} ${visit.id}`] : []
      })
    })
    expect(clashes).toEqual([])
    const free = jobs.filter(({ data }) => data !== today && (weekdayOf(data) === 6 || isHoliday(data)))
    expect(free.filter(({ descrizione }) => !descrizione.startsWith('Urgenza'))).toEqual([])
  })

  it('keeps quotes believable', () => {
    expect(jobs.filter(({ preventivo = 10_000 }) => preventivo < 5_000 || preventivo > 800_000)).toEqual([])
  })
})

it('is told apart by the day', () => {
  expect(sample('2026-11-21').intervento).not.toEqual(sample('2026-11-22').intervento)
})

it('begins with the three jobs and the six materials of the specification', () => {
  const { intervento, materiale } = sample('2026-11-21')
  expect(intervento.slice(0, 3)).toMatchObject([
    { cliente: 'cliente_1', stato: 'programmato', ora: '15:00', preventivo: 12_000, indirizzo: 'Via Solferino 21, Mantova' },
    { cliente: 'cliente_2', stato: 'in_corso', ora: '09:30', preventivo: 45_000, indirizzo: 'Via Chiassi 5, Mantova' },
    { cliente: 'cliente_3', stato: 'completato', ora: '07:45', preventivo: 20_000, indirizzo: 'Via Cavour 18, Mantova' },
  ])
  expect(materiale.slice(0, 6).map(({ nome, quantita, unita, costo }) => [nome, quantita, unita, costo])).toEqual([
    ['Tubo multistrato 20 mm', 85, 'mt', 190],
    ['Interruttore magnetotermico 16 A', 3, 'pz', 1_240],
    ['Cilindro europeo 60 mm', 6, 'pz', 2_400],
    ['Nastro isolante', 2, 'rotoli', 120],
    ['Tasselli 8 mm', 14, 'scatole', 460],
    ['Sifone lavello', 1, 'pz', 730],
  ])
  expect(materiale.length).toBeLessThanOrEqual(14)
})

it('marks as low exactly the three materials that the specification marks', async () => {
  const store = storeOn('2026-11-21')
  const { rows } = await store.query({ entity: 'materiale', where: [{ field: 'stato', op: 'eq', value: 'scorta_bassa' }] })
  expect(rows.map((row: AnyRow) => row['nome'])).toEqual(['Interruttore magnetotermico 16 A', 'Nastro isolante', 'Sifone lavello'])
})

it('uses every state and every kind of job', () => {
  const { intervento } = sample('2026-11-21')
  expect(new Set(intervento.map(({ stato }) => stato))).toEqual(new Set(['programmato', 'in_corso', 'completato', 'cancellato']))
  expect(new Set(intervento.map(({ tipo }) => tipo))).toEqual(new Set(['idraulica', 'elettrica', 'fabbro', 'generale']))
})

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:15`)

it.each(HARD_DAYS)('at every hour of %s what is done is over and what is under way has begun', (today) => {
  for (const time of HOURS) {
    const jobs = sample(today, time).intervento.filter(({ data, stato }) => data === today && stato !== 'programmato')
    const begun = jobs.filter(({ ora = '' }) => ora > time)
    // Before dawn the day is too short for what it has brought in; it began with it.
    const over = jobs.filter(({ ora = '', ore = 0 }) => ora > '00:00' && minutesOf(ora) + ore * 60 > minutesOf(time))
    expect({ time, begun, over }).toEqual({ time, begun: [], over: [] })
  }
})

it.each([
  ['16:00', ['15:00', '09:30', '07:45']],
  ['09:00', ['15:00', '09:00', '07:30']],
  ['00:15', ['15:00', '00:15', '00:00']],
])('at %s the three jobs of the day begin at %j', (time, hours) => {
  expect(
    sample('2026-11-21', time)
      .intervento.slice(0, 3)
      .map(({ ora }) => ora),
  ).toEqual(hours)
})
