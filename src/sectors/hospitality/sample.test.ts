import { assert, asyncProperty, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regoleDi } from '../../documents/imposta-soggiorno/regole-di.ts'
import { taxOfStay } from '../../documents/imposta-soggiorno/tax-of-stay.ts'
import { findPlaces } from '../../documents/schedine-alloggiati/find-place.ts'
import { loadPlaces } from '../../documents/schedine-alloggiati/places.ts'
import { addDays, addMonths, daysBetween, startOfMonth, weekdayOf } from '../../kernel/italian/dates.ts'
import { minutesOf } from '../../kernel/italian/times.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { validate } from '../../kernel/derive/validate.ts'
import { hospitality } from './index.ts'
import { sample } from './sample.ts'
import { TAKES_ROOM } from './sovrapposizioni.ts'

type Made = ReturnType<typeof sample>
type Booking = Made['prenotazione'][number]

const YEARS = [2026, 2027, 2028]
const HARD_DAYS = [
  '2026-01-01',
  '2026-02-28',
  '2026-03-01',
  '2026-03-02',
  '2026-03-05',
  '2026-03-29',
  '2026-03-31',
  '2026-08-15',
  '2026-10-25',
  '2026-11-21',
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
/** The eight bookings that are given; the rest is made for the day. */
const GIVEN = 8

const storeOf = (made: Made, today: string) => new MemoryStore({ entities: hospitality.entities, sample: made, at: () => ({ today }) })
const metricsOf = (keys: string) => hospitality.metrics.filter(({ key }) => keys.split(' ').includes(key))
const endOf = ({ arrivo, notti }: Pick<Booking, 'arrivo' | 'notti'>) => addDays(arrivo, notti)
const takesRoom = ({ stato }: Booking) => TAKES_ROOM.some((state) => state === stato)
const byDay = (a: { readonly from: string }, b: { readonly from: string }) => (a.from < b.from ? -1 : 1)

/** Bookings and closures of one room that share a night. */
function clashesIn({ prenotazione, chiusura }: Made): string[] {
  const spans = [
    ...prenotazione.filter(takesRoom).map((row) => ({ id: row.id as string, camera: row.camera, from: row.arrivo, until: endOf(row) })),
    ...chiusura.map(({ id, camera, dal, notti }) => ({ id: id as string, camera, from: dal, until: addDays(dal, notti) })),
  ]
  return [...Map.groupBy(spans, ({ camera }) => camera).values()].flatMap((ofRoom) => {
    const sorted = ofRoom.toSorted(byDay)
    return sorted.flatMap((span, at) =>
      at > 0 && (sorted[at - 1]?.until ?? '') > span.from ? [`${sorted[at - 1]?.id} and ${span.id}`] : [],
    )
  })
}

/** The states that a booking of that day may have. */
function isRightState({ arrivo, stato, pagamento }: Booking, today: string): boolean {
  if (arrivo < today) return stato === 'partito' ? pagamento !== undefined : stato === 'cancellata' || stato === 'no_show'
  return ['confermata', 'opzione', 'cancellata'].includes(stato) && pagamento === undefined
}

/** What is odd about the generated rows of a day; nothing, when all is well. */
function oddities(made: Made, today: string): string[] {
  const rooms = new Map(made.camera.map((room) => [room.id as string, room]))
  const generated = made.prenotazione.slice(GIVEN)
  const say = (rows: readonly Booking[], fault: string) => rows.map(({ id }) => `${id} ${fault}`)
  const perNight = ({ importo, notti, camera }: Booking) => importo / notti / (rooms.get(camera)?.prezzo ?? 1)
  const titles = made.prenotazione.map(({ ospite, arrivo }) => `${ospite} ${arrivo}`)
  return [
    ...clashesIn(made),
    ...say(
      generated.filter(({ persone, camera }) => persone > (rooms.get(camera)?.posti ?? 0)),
      'has more people than beds',
    ),
    ...say(
      generated.filter((row) => !isRightState(row, today)),
      'has a state of another day',
    ),
    ...say(
      generated.filter((row) => row.stato === 'partito' && endOf(row) >= today),
      'leaves today or later',
    ),
    ...say(
      generated.filter(({ arrivo }) => arrivo >= today && arrivo <= addDays(today, 4)),
      'comes among the given arrivals',
    ),
    ...say(
      generated.filter((row) => perNight(row) < 0.84 || perNight(row) > 1.42),
      'has an absurd price',
    ),
    ...(new Set(titles).size < titles.length ? ['two bookings of one name and day'] : []),
  ]
}

it('gives the figures of the specification and nothing odd on any day, at all hours', async () => {
  const figures = metricsOf('camere_occupate checkin_oggi checkout_oggi fatturato_mese')
  const indices = metricsOf('occupazione adr permanenza_media quota_diretta')
  await assert(
    asyncProperty(anyDay, async (today) => {
      const time = hourOf(today)
      const made = sample(today, time)
      const store = storeOf(made, today)
      const cards = await Promise.all(figures.map((metric) => readMetric(store, metric, { today, time })))
      const next = made.prenotazione
        .filter(({ arrivo, stato }) => arrivo >= today && ['opzione', 'confermata', 'arrivato'].includes(stato))
        .toSorted((a, b) => (a.arrivo === b.arrivo ? 0 : a.arrivo < b.arrivo ? -1 : 1))
      expect({
        today,
        cards: cards.map(({ text, note }) => [text, note]),
        next: next.slice(0, 5).map(({ ospite }) => ospite),
        arrived: made.prenotazione.filter(({ stato }) => stato === 'arrivato').map(({ id }) => id),
        odd: oddities(made, today),
      }).toEqual({
        today,
        cards: [
          ['3/5', '60%'],
          ['2', 'tutti già arrivati'],
          ['1', 'nessuno da fare'],
          ['12.450\u00a0€', '+15% sul mese scorso'],
        ],
        next: ['Clara Vismara', 'Jonas Lindqvist', 'Rocco Santarelli', 'Élodie Marchand', 'Paula Benítez'],
        arrived: ['prenotazione_1', 'prenotazione_2', 'prenotazione_3'],
        odd: [],
      })
      const [occupied = 0, adr = 0, stay = 0, direct = 0] = (
        await Promise.all(indices.map((metric) => readMetric(store, metric, { today })))
      ).map(({ value }) => value)
      const isPlausible =
        occupied >= 45 && occupied <= 90 && adr >= 8_500 && adr <= 17_000 && stay >= 1.8 && stay <= 4 && direct >= 25 && direct <= 60
      expect({ today, occupied, adr, stay, direct, isPlausible }).toMatchObject({ isPlausible: true })
    }),
    { numRuns: DRAWN, examples: HARD_DAYS.map((day): [string] => [day]) },
  )
}, 300_000)

describe.each(HARD_DAYS)('on %s', (today) => {
  const made = sample(today)
  const past = made.prenotazione.slice(GIVEN).filter(({ stato }) => stato === 'partito')
  const ofBooking = Map.groupBy(made.schedina, ({ prenotazione }) => prenotazione)
  const grown = (birth = '', day = today) => birth <= `${Number(day.slice(0, 4)) - 14}${day.slice(4)}`

  it('is the same twice', () => {
    expect(sample(today)).toEqual(made)
  })

  it('holds rows that validate as they are', () => {
    for (const entity of hospitality.entities) {
      for (const { id, version, ...values } of hospitality.sample(today)[entity.name] ?? []) {
        expect({ id, version, ...validate(entity, values, { today }) }).toEqual({ id, version: 1, ok: true, values })
      }
    }
  })

  it('points only at records that are there', () => {
    const ids = new Set(Object.values(made).flatMap((rows) => rows.map(({ id }) => id as string)))
    const pointed = [
      ...made.prenotazione.flatMap(({ camera, anagrafica }) => [camera, anagrafica]),
      ...made.schedina.flatMap(({ prenotazione, ospite, invio }) => [prenotazione, ospite, invio]),
      ...made.pulizia.map(({ camera }) => camera),
    ]
    expect(pointed.filter((id) => id !== undefined && !ids.has(id))).toEqual([])
    expect(ids.size).toBe(Object.values(made).flat().length)
  })

  it('looks back four months and ahead nearly three', () => {
    const arrivals = made.prenotazione.map(({ arrivo }) => arrivo).toSorted()
    const [first = '', last = ''] = [arrivals[0], arrivals.at(-1)]
    expect(first >= addMonths(startOfMonth(today), -4) && first <= addDays(addMonths(startOfMonth(today), -4), 4)).toBe(true)
    expect(daysBetween(today, last)).toBeGreaterThan(60)
    expect(daysBetween(today, last)).toBeLessThan(93)
    expect(made.chiusura.map(({ dal }) => Math.sign(daysBetween(today, dal)))).toEqual([1, -1])
  })

  it('has every state and source, with a few bookings that fell through', () => {
    const states = Map.groupBy(made.prenotazione, ({ stato }) => stato)
    const fallen = (states.get('cancellata')?.length ?? 0) + (states.get('no_show')?.length ?? 0)
    expect(fallen).toBeGreaterThanOrEqual(4)
    expect(fallen / made.prenotazione.length).toBeLessThan(0.12)
    expect(states.get('opzione')?.length ?? 0).toBeGreaterThanOrEqual(1)
    expect(new Set(made.prenotazione.map(({ canale }) => canale)).size).toBe(5)
  })

  it('has a schedina for everybody who came, the head first, in one file for each day', () => {
    for (const booking of past) {
      const people = ofBooking.get(booking.id) ?? []
      const [head, ...others] = people.map(({ tipo_alloggiato }) => tipo_alloggiato)
      expect({ id: booking.id, people: people.length, turismo: booking.turismo === undefined }).toEqual({
        id: booking.id,
        people: booking.persone,
        turismo: false,
      })
      const follows = { singolo: 'nobody', capofamiglia: 'familiare', capogruppo: 'membro', familiare: '', membro: '' }[head ?? 'familiare']
      expect(follows).not.toBe('')
      expect(others.filter((kind) => kind !== follows)).toEqual([])
      expect(people[0]?.tipo_documento && people[0].numero_documento && people[0].stato_rilascio).toBeTruthy()
      expect(`${people[0]?.nome} ${people[0]?.cognome}`).toBe(booking.ospite)
    }
    for (const file of made.invio) {
      const inside = made.schedina.filter(({ invio }) => invio === file.id)
      expect({ righe: inside.length, days: [...new Set(inside.map(({ data_arrivo }) => data_arrivo))] }).toEqual({
        righe: file.righe,
        days: [file.giorno],
      })
      // Within six hours of the arrival, which one-night stays ask for.
      for (const { ora_arrivo = '' } of inside) {
        const waited = minutesOf(file.ora) - minutesOf(ora_arrivo)
        expect(waited > 0 && waited <= 360).toBe(true)
      }
    }
    expect(new Set(made.invio.map(({ giorno }) => giorno)).size).toBe(made.invio.length)
    expect(made.schedina.filter(({ stato, data_arrivo }) => (stato === 'inviata') !== data_arrivo < today)).toEqual([])
  })

  it('numbers the parties of a day apart', () => {
    const parties = Map.groupBy(made.schedina, ({ data_arrivo, famiglia_gruppo }) => `${data_arrivo} ${famiglia_gruppo}`)
    for (const [, people] of parties) expect(new Set(people.map(({ prenotazione }) => prenotazione)).size).toBe(1)
  })

  it('asks the tax that the rules of the comune ask', () => {
    const [house] = made.struttura
    if (!house) throw new Error('There is no house.')
    for (const { id, arrivo, notti, imposta } of past) {
      const ospiti = (ofBooking.get(id) ?? []).map((person) => ({
        id: person.id,
        nascita: person.data_nascita ?? '',
        comuneResidenza: person.comune_residenza,
        ...(person.esenzione && { qualifiche: [person.esenzione] }),
      }))
      const { centesimi } = taxOfStay({ id, arrivo, partenza: addDays(arrivo, notti), ospiti }, regoleDi(house))
      expect({ id, imposta }).toEqual({ id, imposta: centesimi })
    }
    expect(new Set(made.schedina.map(({ esenzione }) => esenzione))).toEqual(new Set([undefined, 'autista', 'disabile']))
    expect(
      past.some(({ id, persone }) => (ofBooking.get(id) ?? []).filter(({ data_nascita }) => grown(data_nascita)).length < persone),
    ).toBe(true)
  })

  it('has guests who come back, families and groups among the registered', async () => {
    const { rows } = await storeOf(made, today).query({ entity: 'ospite', page: { offset: 0, limit: 500 } })
    expect(rows.filter((row) => Number(row['soggiorni']) > 1).length).toBeGreaterThanOrEqual(2)
    expect(rows.some((row) => String(row['gruppo']).startsWith('Famiglia '))).toBe(true)
    expect(new Set(rows.map(({ cognome, nome }) => `${String(cognome)} ${String(nome)}`)).size).toBe(rows.length)
    expect(made.ospite.length).toBeLessThan(made.schedina.length / 2)
  })

  it('cleans every room that is left and plans what is to come', () => {
    const leaves = made.prenotazione.filter(({ stato }) => ['confermata', 'arrivato', 'partito'].includes(stato))
    const departures = new Set(leaves.map((row) => `${row.camera} ${endOf(row)}`))
    const changes = made.pulizia.filter(({ tipo, giorno }) => tipo === 'partenza' && giorno !== today)
    expect(changes.filter(({ camera, giorno }) => !departures.has(`${camera} ${giorno}`))).toEqual([])
    const planned = new Set(made.pulizia.map(({ camera, giorno }) => `${camera} ${giorno}`))
    const within = leaves.filter((row) => endOf(row) >= addDays(today, -14) && endOf(row) <= addDays(today, 7))
    // 201 waited for this morning.
    expect(within.filter((row) => !planned.has(`${row.camera} ${endOf(row)}`) && row.camera !== 'camera_201')).toEqual([])
    expect(planned.size).toBe(made.pulizia.length)
    expect(made.pulizia.filter(({ stato, giorno }) => giorno !== today && (stato === 'programmata') !== giorno > today)).toEqual([])
    for (const { id, ultima_pulizia } of made.camera) {
      const done = made.pulizia.filter(({ camera, stato }) => camera === id && stato === 'completata').map(({ giorno }) => giorno)
      expect({ id, last: done.toSorted().at(-1) }).toEqual({ id, last: ultima_pulizia })
    }
  })
})

it.each(['2026-11-21', '2028-02-29'])('could have been written down as it is: no record of %s clashes with another', async (today) => {
  const rows = hospitality.sample(today)
  const store = new MemoryStore({ entities: hospitality.entities, sample: rows, at: () => ({ today }) })
  const read = {
    get: (entity: string, id: string) => store.get(entity, id),
    find: async (entity: string, where: readonly Condition[]) =>
      (await store.query({ entity, where, page: { offset: 0, limit: 2_000 } })).rows,
  }
  for (const entity of hospitality.entities) {
    for (const row of rows[entity.name] ?? []) {
      const problems = (await entity.conflicts?.(row as Parameters<typeof entity.conflicts>[0], read, { today })) ?? []
      expect({ id: row.id, problems }).toEqual({ id: row.id, problems: [] })
    }
  }
})

it('is told apart by the day', () => {
  expect(sample('2026-11-21').prenotazione[GIVEN]?.ospite).not.toEqual(sample('2026-11-22').prenotazione[GIVEN]?.ospite)
})

it('begins with the eight bookings and the five rooms of the specification', () => {
  const { prenotazione, camera } = sample('2026-11-21')
  expect(
    prenotazione
      .slice(0, GIVEN)
      .map(({ arrivo, ospite, camera: room, canale, notti, importo }) => [arrivo, ospite, room, canale, notti, importo]),
  ).toEqual([
    ['2026-11-21', 'Clara Vismara', 'camera_101', 'host', 2, 22_000],
    ['2026-11-21', 'Jonas Lindqvist', 'camera_301', 'airbnb', 3, 54_000],
    ['2026-11-19', 'Famiglia Pellegrini', 'camera_102', 'sito_web', 4, 39_600],
    ['2026-11-18', 'Margaret Haines', 'camera_202', 'expedia', 3, 29_700],
    ['2026-11-22', 'Rocco Santarelli', 'camera_201', 'reception', 1, 13_000],
    ['2026-11-23', 'Élodie Marchand', 'camera_202', 'host', 5, 52_000],
    ['2026-11-25', 'Paula Benítez', 'camera_301', 'sito_web', 2, 38_000],
    ['2026-11-27', 'Gruppo Cicloturisti Oglio', 'camera_101', 'reception', 2, 23_000],
  ])
  expect(camera.map(({ nome, tipo, stato, ultima_pulizia }) => [nome, tipo, stato, ultima_pulizia])).toEqual([
    ['Camera 101', 'standard', 'occupata', '2026-11-21'],
    ['Camera 102', 'standard', 'occupata', '2026-11-20'],
    ['Camera 201', 'junior_suite', 'libera', '2026-11-21'],
    ['Camera 202', 'standard', 'pulizia', '2026-11-20'],
    ['Suite 301', 'suite', 'occupata', '2026-11-20'],
  ])
})

it('has people from many countries, about half of them Italian, from comuni that exist', { timeout: 90_000 }, async () => {
  const made = sample('2026-11-21')
  const italians = made.schedina.filter(({ cittadinanza }) => cittadinanza === 'ITALIA')
  expect(italians.length / made.schedina.length).toBeGreaterThan(0.4)
  expect(italians.length / made.schedina.length).toBeLessThan(0.7)
  expect(new Set(made.schedina.map(({ cittadinanza }) => cittadinanza)).size).toBeGreaterThan(6)
  const places = await loadPlaces()
  const names = new Set(italians.flatMap(({ comune_nascita, comune_residenza }) => [comune_nascita ?? '', comune_residenza ?? '']))
  const unknown = [...names].filter(
    (name) =>
      !findPlaces(places, name, { kind: 'comune', onDay: '2026-11-21', limit: 3 }).some((place) => place.name === name.toUpperCase()),
  )
  expect(unknown).toEqual([])
  expect(new Set(names).size).toBeGreaterThan(15)
})

it('asks a little more on Friday and Saturday nights', () => {
  const rates = YEARS.flatMap((year) =>
    sample(`${year}-11-21`)
      .prenotazione.slice(GIVEN)
      .flatMap(({ arrivo, notti, importo, camera }) =>
        notti === 1 && camera === 'camera_301' ? [{ isWeekend: [4, 5].includes(weekdayOf(arrivo)), importo }] : [],
      ),
  )
  const mean = (isWeekend: boolean) => {
    const some = rates.filter((rate) => rate.isWeekend === isWeekend)
    return some.reduce((sum, { importo }) => sum + importo, 0) / some.length
  }
  expect(mean(true)).toBeGreaterThan(mean(false))
})

const given = ({ schedina, pulizia }: Made, today: string) => [
  ...schedina.filter(({ data_arrivo }) => data_arrivo === today).map(({ cognome, nome, ora_arrivo }) => [`${cognome} ${nome}`, ora_arrivo]),
  ...pulizia.filter(({ giorno, stato }) => giorno === today && stato !== 'programmata').map(({ id, ora }) => [id, ora]),
]

it.each([
  ['16:00', ['11:20', '10:05', '10:05', '11:00', '09:30', '10:15']],
  ['10:30', ['10:17', '10:05', '10:05', '10:17', '09:30', '10:15']],
  ['00:15', ['00:02', '00:01', '00:01', '00:02', '00:00', '00:01']],
  ['00:00', ['00:00', '00:00', '00:00', '00:00', '00:00', '00:00']],
])('who has come and what is clean by %s was so before', (time, hours) => {
  expect(given(sample('2026-11-21', time), '2026-11-21').map(([, hour]) => hour)).toEqual(hours)
})
