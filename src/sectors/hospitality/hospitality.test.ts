import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { euro } from '../../kernel/fields/money.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { compileValue } from '../../kernel/evaluation/evaluate.ts'
import { scopeOf } from '../../kernel/evaluation/scope.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { acconto as accontoDi, extra as extraDi, saldo as saldoDi, totale as totaleDi } from './conto.ts'
import { hospitality } from './index.ts'
import { nottiFra, percentuale } from './notti.ts'
import { occupazioneGiorni } from './occupazione-giorni.ts'
import { prenotazione } from './prenotazione.ts'
import { righeCamere } from './sample/camere.ts'
import { righeChiusure, righeStruttura } from './sample/casa.ts'
import { righeOspiti } from './sample/ospiti.ts'
import { righePrenotazioni } from './sample/prenotazioni.ts'
import { arriviDati, righeSchedine } from './sample/schedine.ts'
import { schedinaDi } from '../../documents/schedine-alloggiati/schedina-di.ts'
import { deadlineOf } from '../../documents/schedine-alloggiati/deadline.ts'

const TODAY = '2026-11-21'
const author = { via: 'form' } as const

/** The five rooms and the eight given bookings, and nothing else. */
const house = (today: string) => {
  const bookings = righePrenotazioni(today)
  const { schedine, invii } = righeSchedine(today, arriviDati(bookings, righeOspiti()))
  return {
    camera: righeCamere(today),
    prenotazione: bookings,
    chiusura: righeChiusure(today),
    ospite: righeOspiti(),
    schedina: schedine,
    invio: invii,
    struttura: righeStruttura(),
  }
}

let day = TODAY
let store: MemoryStore
const open = (today: string, rows: Readonly<Record<string, readonly AnyRow[]>> = house(today)) => {
  day = today
  store = new MemoryStore({ entities: hospitality.entities, sample: rows, at: () => ({ today: day, time: '18:30' }) })
}
beforeEach(() => open(TODAY))

const commit = (...changes: Change[]) => store.commit(changes, author)
const all = async (entity: string, ...where: Condition[]) => (await store.query({ entity, where, page: { offset: 0, limit: 500 } })).rows
const camera = (number: string) => store.get('camera', `camera_${number}`)
const booking = (number: number) => store.get('prenotazione', `prenotazione_${number}`)
const move = (number: number, to: string, values: Values = {}): Change => ({
  type: 'move',
  entity: 'prenotazione',
  id: `prenotazione_${number}`,
  to,
  values,
})
const change = (number: number, values: Values): Change => ({
  type: 'update',
  entity: 'prenotazione',
  id: `prenotazione_${number}`,
  values,
})
const setRoom = (number: string, to: string): Change => ({ type: 'move', entity: 'camera', id: `camera_${number}`, to })
const book = (values: Values): Change => ({
  type: 'create',
  entity: 'prenotazione',
  values: {
    ospite: 'Ugo Sartori',
    camera: 'camera_201',
    arrivo: TODAY,
    notti: 1,
    persone: 1,
    canale: 'reception',
    importo: euro(130),
    ...values,
  },
})
/** What a refused commit says, or nothing. */
const refusal = async (...changes: Change[]) => {
  const result = await commit(...changes)
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`)
}
const done = async (...changes: Change[]): Promise<number> => {
  const result = await commit(...changes)
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.commit
}

describe('a check-in', () => {
  it('makes the room occupied and opens the schedina with what is known of the guest', async () => {
    day = addDays(TODAY, 1)
    await done(move(5, 'arrivato'))
    expect(await camera('201')).toMatchObject({ stato: 'occupata' })
    expect(await all('schedina', { field: 'prenotazione', op: 'eq', value: 'prenotazione_5' })).toMatchObject([
      {
        ospite: 'ospite_9',
        cognome: 'Santarelli',
        nome: 'Rocco',
        sesso: 'M',
        data_nascita: '1990-09-25',
        comune_nascita: 'Napoli',
        stato_nascita: 'ITALIA',
        cittadinanza: 'ITALIA',
        comune_residenza: 'Napoli',
        tipo_documento: 'CI',
        numero_documento: 'CA55105ZZ',
        stato_rilascio: 'ITALIA',
        tipo_alloggiato: 'singolo',
        data_arrivo: '2026-11-22',
        ora_arrivo: '18:30',
        notti_permanenza: 1,
        stato: 'da_inviare',
      },
    ])
  })

  it('opens a schedina with the names alone for a guest without a card, of 30 nights at the most', async () => {
    const free = righeCamere(TODAY).map((row) => ({ ...row, stato: 'libera' as const }))
    open(TODAY, { ...house(TODAY), prenotazione: [], chiusura: [], schedina: [], camera: free })
    await done({ ...book({ notti: 45 }), id: 'prenotazione_long' })
    await done({ type: 'move', entity: 'prenotazione', id: 'prenotazione_long', to: 'arrivato' })
    const [opened] = await all('schedina')
    expect(opened).toMatchObject({ prenotazione: 'prenotazione_long', data_arrivo: TODAY, notti_permanenza: 30 })
    expect(opened).toMatchObject({ nome: 'Ugo', cognome: 'Sartori', ora_arrivo: '18:30' })
    expect(opened).not.toHaveProperty('ospite')
    expect(opened).not.toHaveProperty('cittadinanza')
  })

  it.each([
    ['Maria Grazia De Luca', { nome: 'Maria', cognome: 'Grazia De Luca' }],
    ['Famiglia Pellegrini', { cognome: 'Pellegrini' }],
    ['Gruppo Cicloturisti Oglio', {}],
    ['Prince', { cognome: 'Prince' }],
  ])('reads «%s» as names that the document will settle', (ospite, names) => {
    const opened = schedinaDi({ id: 'prenotazione_1', ospite, arrivo: TODAY, notti: 1 }, undefined, 1, { today: TODAY })
    expect(Object.fromEntries(Object.entries(opened).filter(([key]) => key.endsWith('nome')))).toEqual(names)
  })

  it('leaves the hour of arrival open for who is registered a day late', () => {
    const late = schedinaDi({ id: 'prenotazione_1', ospite: 'Ugo Sartori', arrivo: TODAY, notti: 1 }, undefined, 1, {
      today: addDays(TODAY, 1),
      time: '09:00',
    })
    expect(late).not.toHaveProperty('ora_arrivo')
  })

  it('does not open a second schedina where there is one', async () => {
    day = addDays(TODAY, 1)
    await done({
      type: 'create',
      entity: 'schedina',
      values: { prenotazione: 'prenotazione_5', famiglia_gruppo: 1, tipo_alloggiato: 'singolo', data_arrivo: day, notti_permanenza: 1 },
    })
    await done(move(5, 'arrivato'))
    expect(await all('schedina', { field: 'prenotazione', op: 'eq', value: 'prenotazione_5' })).toHaveLength(1)
  })

  it('is refused before the day of arrival', async () => {
    expect(await refusal(move(5, 'arrivato'))).toEqual(['arrivo: Il check-in si fa dal giorno di arrivo, il 22/11/2026.'])
    expect(await camera('201')).toMatchObject({ stato: 'libera' })
    expect(await all('schedina', { field: 'prenotazione', op: 'eq', value: 'prenotazione_5' })).toEqual([])
  })

  it('has its schedina follow when the stay is moved, stretched or left early, up to the file', async () => {
    day = addDays(TODAY, 1)
    await done(move(5, 'arrivato'))
    const nights = async () =>
      (await all('schedina', { field: 'prenotazione', op: 'eq', value: 'prenotazione_5' })).map((row) => row['notti_permanenza'])
    await done(change(5, { notti: 3 }))
    expect(await nights()).toEqual([3])
    day = addDays(TODAY, 3)
    await done(move(5, 'partito', { pagamento: 'contanti' }))
    expect(await booking(5)).toMatchObject({ notti: 2 })
    expect(await nights()).toEqual([2])
  })

  it('has who came a day later leave with the others, and be declared within six hours where that is one night', async () => {
    const later = addDays(TODAY, 1)
    day = later
    const values = {
      prenotazione: 'prenotazione_2',
      famiglia_gruppo: 7,
      tipo_alloggiato: 'singolo',
      data_arrivo: later,
      notti_permanenza: 2,
    }
    await done({ type: 'create', entity: 'schedina', id: 'schedina_later', values })
    const now = new Date(`${later}T09:00:00+01:00`)
    const due = async () => {
      const row = await store.get('schedina', 'schedina_later')
      return deadlineOf({ arrivo: String(row?.['data_arrivo']), ora: '08:00', notti: Number(row?.['notti_permanenza']) }, now).hours
    }
    expect(await due()).toBe(24)
    day = addDays(TODAY, 2)
    await done(move(2, 'partito', { pagamento: 'contanti' }))
    expect(await booking(2)).toMatchObject({ notti: 2 })
    expect(await store.get('schedina', 'schedina_later')).toMatchObject({ data_arrivo: later, notti_permanenza: 1 })
    expect(await due()).toBe(6)
  })

  it('leaves a schedina that is in a file as it was declared', async () => {
    day = addDays(TODAY, 1)
    await done(move(5, 'arrivato'))
    const [opened] = await all('schedina', { field: 'prenotazione', op: 'eq', value: 'prenotazione_5' })
    const [file] = await all('invio')
    await done({ type: 'move', entity: 'schedina', id: String(opened?.id), to: 'nel_file', values: { invio: file?.id } })
    await done(change(5, { notti: 3 }))
    expect(await store.get('schedina', String(opened?.id))).toMatchObject({ notti_permanenza: 1, stato: 'nel_file' })
  })

  it('may come a day late', async () => {
    await done(change(5, { notti: 2 }))
    day = addDays(TODAY, 2)
    await done(move(5, 'arrivato'))
    expect(await camera('201')).toMatchObject({ stato: 'occupata' })
  })

  it.each([
    ['pulizia', 'camera: Camera 201 è in pulizia: segnala pulita prima del check-in.'],
    ['manutenzione', 'camera: Camera 201 è in manutenzione: scegli un’altra camera.'],
  ])('is refused into a room in %s', async (state, message) => {
    day = addDays(TODAY, 1)
    await done(setRoom('201', state))
    expect(await refusal(move(5, 'arrivato'))).toEqual([message])
    expect(await booking(5)).toMatchObject({ stato: 'confermata' })
  })

  it('is refused while somebody else is in the room', async () => {
    day = addDays(TODAY, 6)
    // Clara Vismara should have left on the 23rd, and is still there.
    expect(await refusal(move(8, 'arrivato'))).toEqual([
      'camera: In Camera 101 c’è ancora Clara Vismara (arrivo 21/11/2026): fai prima il check-out.',
    ])
    expect(await booking(8)).toMatchObject({ stato: 'confermata' })
  })

  it('is undone whole: room, booking, schedina', async () => {
    day = addDays(TODAY, 1)
    const made = await done(move(5, 'arrivato'))
    expect(await store.undo(made)).toMatchObject({ ok: true })
    expect(await camera('201')).toMatchObject({ stato: 'libera' })
    expect(await booking(5)).toMatchObject({ stato: 'confermata' })
    expect(await all('schedina', { field: 'prenotazione', op: 'eq', value: 'prenotazione_5' })).toEqual([])
  })
})

describe('a check-out', () => {
  it('asks how the bill was paid', async () => {
    expect(await refusal(move(3, 'partito'))).toEqual(['pagamento: Per passare a «Partito» manca il pagamento del conto.'])
    expect(await camera('102')).toMatchObject({ stato: 'occupata' })
  })

  it('sends the room to cleaning, plans it for today, closes the bill and gives back the nights that were not slept', async () => {
    await done(move(3, 'partito', { pagamento: 'contanti' }))
    expect(await camera('102')).toMatchObject({ stato: 'pulizia', pulizia: 'in_corso' })
    expect(await booking(3)).toMatchObject({ stato: 'partito', notti: 2, partenza: TODAY, saldo: 0, importo: euro(396) })
    expect(await all('pulizia')).toMatchObject([{ camera: 'camera_102', giorno: TODAY, tipo: 'partenza', stato: 'programmata' }])
    await done(book({ camera: 'camera_102', persone: 4 }))
  })

  it('on the day of arrival keeps one night', async () => {
    await done(move(1, 'partito', { pagamento: 'carta' }))
    expect(await booking(1)).toMatchObject({ notti: 1, partenza: addDays(TODAY, 1) })
  })

  it('on the planned day leaves the nights as they are', async () => {
    day = addDays(TODAY, 2)
    await done(move(1, 'partito', { pagamento: 'carta' }))
    expect(await booking(1)).toMatchObject({ notti: 2, partenza: day })
    expect(await all('pulizia')).toMatchObject([{ camera: 'camera_101', giorno: day }])
  })

  it('is undone whole: room, nights, bill, cleaning', async () => {
    const before = [await camera('102'), await booking(3)]
    const made = await done(move(3, 'partito', { pagamento: 'contanti' }))
    expect(await store.undo(made)).toMatchObject({ ok: true })
    expect(await camera('102')).toEqual({ ...before[0], version: expect.any(Number) })
    expect(await booking(3)).toEqual({ ...before[1], version: expect.any(Number) })
    expect(await booking(3)).not.toHaveProperty('pagamento')
    expect(await all('pulizia')).toEqual([])
  })

  it('cannot be undone any more when the nights given back are sold', async () => {
    const made = await done(move(3, 'partito', { pagamento: 'contanti' }))
    await done(book({ camera: 'camera_102', persone: 2 }))
    const result = await store.undo(made)
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      'Camera 102 è già prenotata da Ugo Sartori dal 21/11/2026 al 22/11/2026.',
    ])
    expect(await booking(3)).toMatchObject({ stato: 'partito' })
  })
})

describe('guests who change room', () => {
  it('take the free one and leave theirs to be cleaned', async () => {
    await done(change(5, { camera: 'camera_202' }), change(1, { camera: 'camera_201' }))
    expect(await camera('101')).toMatchObject({ stato: 'pulizia' })
    expect(await camera('201')).toMatchObject({ stato: 'occupata' })
    expect(await all('pulizia')).toMatchObject([{ camera: 'camera_101', giorno: TODAY, tipo: 'partenza' }])
  })

  it('cannot go where it is not clean yet', async () => {
    await done(setRoom('201', 'pulizia'), change(5, { camera: 'camera_202' }))
    expect(await refusal(change(1, { camera: 'camera_201' }))).toEqual([
      'camera: Camera 201 è in pulizia: segnala pulita prima del check-in.',
    ])
    expect(await camera('101')).toMatchObject({ stato: 'occupata' })
  })
})

describe('two bookings of one room', () => {
  it('are refused with the name of the other and its nights', async () => {
    expect(await refusal(book({ camera: 'camera_202', arrivo: '2026-11-27', notti: 3 }))).toEqual([
      'camera: Camera 202 è già prenotata da Élodie Marchand dal 23/11/2026 al 28/11/2026.',
    ])
  })

  it.each([
    ['inside', '2026-11-24', 1, false],
    ['around', '2026-11-20', 20, false],
    ['over the beginning', '2026-11-22', 2, false],
    ['over the end', '2026-11-27', 2, false],
    ['until the day of arrival', '2026-11-21', 2, true],
    ['from the day of departure', '2026-11-28', 2, true],
  ])('%s of the nights that are taken', async (_case, arrivo, notti, isFree) => {
    const result = await commit(book({ camera: 'camera_202', arrivo, notti }))
    expect(result.ok).toBe(isFree)
  })

  it.each(['cancellata', 'no_show'])('do not clash with what is %s', async (state) => {
    await done(move(6, state))
    await done(book({ camera: 'camera_202', arrivo: '2026-11-24', notti: 2 }))
  })

  it('may swap their rooms in one commit, and not one after the other', async () => {
    await done(
      change(6, { camera: 'camera_201', arrivo: '2026-11-23', notti: 2 }),
      change(5, { arrivo: '2026-11-24', camera: 'camera_202' }),
    )
    expect(await refusal(change(5, { camera: 'camera_201' }))).toHaveLength(1)
    await done(change(5, { camera: 'camera_201' }), change(6, { camera: 'camera_202' }))
    expect([(await booking(5))?.['camera'], (await booking(6))?.['camera']]).toEqual(['camera_201', 'camera_202'])
  })

  it('say which change of a commit clashes', async () => {
    const result = await commit(
      book({ camera: 'camera_201', arrivo: '2027-02-01' }),
      book({ camera: 'camera_201', arrivo: '2027-02-01', ospite: 'Ida Neri' }),
    )
    expect(result.ok ? [] : result.problems.map(({ change: index, message }) => [index, message])).toEqual([
      [0, 'Camera 201 è già prenotata da Ida Neri dal 01/02/2027 al 02/02/2027.'],
      [1, 'Camera 201 è già prenotata da Ugo Sartori dal 01/02/2027 al 02/02/2027.'],
    ])
  })

  it('keep a cancellation from being undone once the room is sold again', async () => {
    const cancelled = await done(move(6, 'cancellata'))
    await done(book({ camera: 'camera_202', arrivo: '2026-11-25', notti: 1 }))
    const result = await store.undo(cancelled)
    expect(result).toMatchObject({
      ok: false,
      problems: [{ path: 'camera', message: 'Camera 202 è già prenotata da Ugo Sartori dal 25/11/2026 al 26/11/2026.' }],
    })
    expect(await booking(6)).toMatchObject({ stato: 'cancellata' })
  })

  it('and nobody is put where the beds are too few', async () => {
    expect(await refusal(book({ camera: 'camera_202', arrivo: '2027-01-10', persone: 3 }))).toEqual([
      'persone: Camera 202 ha 2 posti letto: scegli una camera più grande.',
    ])
    await done({ type: 'update', entity: 'camera', id: 'camera_202', values: { posti: 1 } }, change(6, { persone: 1 }))
    expect(await refusal(book({ camera: 'camera_202', arrivo: '2027-01-10', persone: 2 }))).toEqual([
      'persone: Camera 202 ha un posto letto: scegli una camera più grande.',
    ])
  })

  it('are told on the last day of the year, across it and on a leap day', async () => {
    await done(book({ arrivo: '2026-12-31', notti: 1 }), book({ arrivo: '2028-02-28', notti: 2, ospite: 'Ida Neri' }))
    expect(await refusal(book({ arrivo: '2026-12-30', notti: 2 }))).toEqual([
      'camera: Camera 201 è già prenotata da Ugo Sartori dal 31/12/2026 al 01/01/2027.',
    ])
    await done(book({ arrivo: '2027-01-01', notti: 1 }))
    expect(await refusal(book({ arrivo: '2028-02-29', notti: 1 }))).toEqual([
      'camera: Camera 201 è già prenotata da Ida Neri dal 28/02/2028 al 01/03/2028.',
    ])
    await done(book({ arrivo: '2028-03-01', notti: 1 }))
  })
})

describe('a closure', () => {
  const close = (values: Values): Change => ({
    type: 'create',
    entity: 'chiusura',
    values: { camera: 'camera_202', motivo: 'Infissi', dal: '2026-11-26', notti: 3, ...values },
  })

  it('clashes with a booking, and a booking with it', async () => {
    expect(await refusal(close({}))).toEqual(['dal: Camera 202 è già prenotata da Élodie Marchand dal 23/11/2026 al 28/11/2026.'])
    expect(await refusal(book({ arrivo: '2026-12-01' }))).toEqual([
      'camera: Camera 201 è chiusa dal 30/11/2026 al 02/12/2026: Tinteggiatura.',
    ])
  })

  it('clashes with another closure', async () => {
    expect(await refusal(close({ camera: 'camera_201', dal: '2026-12-01' }))).toEqual([
      'dal: Camera 201 è chiusa dal 30/11/2026 al 02/12/2026: Tinteggiatura.',
    ])
  })

  it('stands beside bookings that end or begin with it', async () => {
    await done(close({ dal: '2026-11-28', notti: 2 }), book({ camera: 'camera_202', arrivo: '2026-11-30' }))
    expect(await all('chiusura', { field: 'camera', op: 'eq', value: 'camera_202' })).toMatchObject([{ riapertura: '2026-11-30' }])
  })
})

describe('the state of a room', () => {
  it('becomes «occupata» by a check-in and not by hand', async () => {
    expect(await refusal(setRoom('201', 'occupata'))).toEqual(['stato: Camera 201 diventa occupata con il check-in di una prenotazione.'])
  })

  it.each(['libera', 'pulizia'])('does not become «%s» while a guest is in', async (state) => {
    expect(await refusal(setRoom('101', state))).toEqual([
      'stato: In Camera 101 c’è ancora Clara Vismara (arrivo 21/11/2026): fai prima il check-out.',
    ])
  })

  it('says how its cleaning stands, in the three cases of the specification', async () => {
    const badge = async (number: string) => (await camera(number))?.['pulizia']
    expect(await badge('202')).toBe('in_corso')
    expect(await badge('201')).toBe('completata')
    expect(await badge('102')).toBe('da_fare')
    // In cleaning wins over a cleaning of today.
    await done(setRoom('201', 'pulizia'))
    expect(await badge('201')).toBe('in_corso')
    day = addDays(TODAY, 1)
    expect(await badge('101')).toBe('da_fare')
  })

  it('is free and clean from today when somebody says so, and what was planned is done', async () => {
    await done({ type: 'create', entity: 'pulizia', id: 'pulizia_a', values: { camera: 'camera_202', giorno: TODAY, tipo: 'partenza' } })
    await done({
      type: 'create',
      entity: 'pulizia',
      id: 'pulizia_b',
      values: { camera: 'camera_202', giorno: addDays(TODAY, 7), tipo: 'partenza' },
    })
    await done(setRoom('202', 'libera'))
    expect(await camera('202')).toMatchObject({ stato: 'libera', ultima_pulizia: TODAY, pulizia: 'completata' })
    expect(await store.get('pulizia', 'pulizia_a')).toMatchObject({ stato: 'completata' })
    expect(await store.get('pulizia', 'pulizia_b')).toMatchObject({ stato: 'programmata' })
  })
})

describe('a cleaning that is done', () => {
  const plan = (room: string): Change => ({
    type: 'create',
    entity: 'pulizia',
    id: 'pulizia_a',
    values: { camera: `camera_${room}`, giorno: TODAY, tipo: 'rassetto' },
  })
  const complete: Change = { type: 'move', entity: 'pulizia', id: 'pulizia_a', to: 'completata' }

  it('frees the room that waited for it and dates it', async () => {
    await done(plan('202'))
    const made = await done(complete)
    expect(await camera('202')).toMatchObject({ stato: 'libera', ultima_pulizia: TODAY })
    await store.undo(made)
    expect(await camera('202')).toMatchObject({ stato: 'pulizia', ultima_pulizia: addDays(TODAY, -1) })
  })

  it('unticked, sends the room back to cleaning with the day it was last clean', async () => {
    const before = addDays(TODAY, -3)
    const earlier = { id: 'pulizia_0', version: 1, camera: 'camera_202', giorno: before, tipo: 'partenza', stato: 'completata' }
    open(TODAY, { ...house(TODAY), pulizia: [earlier] })
    await done(plan('202'))
    await done(complete)
    await done({ type: 'move', entity: 'pulizia', id: 'pulizia_a', to: 'programmata' })
    expect(await camera('202')).toMatchObject({ stato: 'pulizia', ultima_pulizia: before, pulizia: 'in_corso' })
  })

  it('unticked in a room with guests, leaves them there and the room to do', async () => {
    await done(plan('102'))
    await done(complete)
    await done({ type: 'move', entity: 'pulizia', id: 'pulizia_a', to: 'programmata' })
    expect(await camera('102')).toMatchObject({ stato: 'occupata', pulizia: 'da_fare' })
  })

  it('dates a room with guests and leaves them there', async () => {
    await done(plan('102'))
    await done(complete)
    expect(await camera('102')).toMatchObject({ stato: 'occupata', ultima_pulizia: TODAY, pulizia: 'completata' })
  })

  it('does not open a room in maintenance', async () => {
    await done(setRoom('201', 'manutenzione'), plan('201'))
    await done(complete)
    expect(await camera('201')).toMatchObject({ stato: 'manutenzione' })
  })
})

describe('what a new booking is offered', () => {
  const read = {
    get: (entity: string, id: string) => store.get(entity, id),
    find: (entity: string, where: readonly Condition[]) => all(entity, ...where),
  }
  const offer = (draft: Values) => prenotazione.proposes?.(draft, read, { today: day })

  it('is the price of the room for the nights and the tax of the comune', async () => {
    expect(await offer({ camera: 'camera_301', arrivo: TODAY, notti: 3, persone: 2 })).toEqual({ importo: euro(540), imposta: euro(15) })
  })

  it('stops the tax at the cap', async () => {
    expect(await offer({ camera: 'camera_101', arrivo: '2026-12-28', notti: 10, persone: 2 })).toEqual({
      importo: euro(1_100),
      imposta: euro(35),
    })
  })

  it('is only what can be worked out', async () => {
    expect(await offer({})).toEqual({})
    expect(await offer({ camera: 'camera_301' })).toEqual({})
    expect(await offer({ camera: 'camera_301', notti: 2 })).toEqual({ importo: euro(360) })
    expect(await offer({ arrivo: TODAY, notti: 2, persone: 2 })).toEqual({ imposta: euro(10) })
    open(TODAY, { ...house(TODAY), struttura: [] })
    expect(await offer({ camera: 'camera_301', arrivo: TODAY, notti: 3, persone: 2 })).toEqual({ importo: euro(540) })
  })
})

describe('the bill', () => {
  const scope = scopeOf(prenotazione, new Map())
  const nobody = { today: TODAY, record: () => undefined, referring: () => [] }
  const conto = (row: Values) => {
    const [totale, acconto] = [totaleDi, accontoDi].map((of) => compileValue(of, scope)(row, nobody))
    const whole = { ...row, totale, acconto }
    return [compileValue(extraDi, scope)(row, nobody), whole.totale, compileValue(saldoDi, scope)(whole, nobody)]
  }
  const extra = [
    { quantita: 3, prezzo: euro(8) },
    { quantita: 1, prezzo: euro(12) },
  ]

  it.each([
    ['room alone', { stato: 'arrivato', importo: euro(220) }, [0, 220, 220]],
    ['with tax', { stato: 'arrivato', importo: euro(220), imposta: euro(5) }, [0, 225, 225]],
    ['with extras', { stato: 'arrivato', importo: euro(220), imposta: euro(5), extra }, [36, 261, 261]],
    [
      'less what was paid before',
      { stato: 'confermata', importo: euro(220), imposta: euro(5), extra, versamenti: [{ importo: euro(50) }, { importo: euro(11) }] },
      [36, 261, 200],
    ],
    ['never below nothing', { stato: 'arrivato', importo: euro(100), versamenti: [{ importo: euro(150) }] }, [0, 100, 0]],
    ['closed', { stato: 'partito', importo: euro(220), pagamento: 'carta' }, [0, 220, 0]],
    ['cancelled', { stato: 'cancellata', importo: euro(220) }, [0, 220, 0]],
    ['of who did not come', { stato: 'no_show', importo: euro(220) }, [0, 220, 0]],
  ])('%s', (_case, row, [extras = 0, totale = 0, saldo = 0]) => {
    expect(conto(row)).toEqual([extras * 100, totale * 100, saldo * 100])
  })

  it('stands on the booking', async () => {
    expect(await booking(3)).toMatchObject({ saldo: euro(396 + 40 - 100) })
  })
})

describe('nights and indices', () => {
  let made = 0
  const stay = (number: string, arrivo: string, notti: number, eur: number, more: Values = {}): AnyRow => ({
    id: `prenotazione_n${++made}`,
    version: 1,
    ospite: `Ospite ${made}`,
    camera: `camera_${number}`,
    arrivo,
    notti,
    persone: 1,
    canale: 'host',
    importo: euro(eur),
    stato: 'confermata',
    ...more,
  })
  const only = (today: string, ...rows: AnyRow[]) => open(today, { camera: righeCamere(today), prenotazione: rows })
  const figure = async (key: string) => {
    const metric = hospitality.metrics.find((one) => one.key === key)
    if (!metric) throw new Error(`There is no metric ${key}.`)
    return readMetric(store, metric, { today: day })
  }

  it('count the nights that fall into the period, with their share of the price', async () => {
    only('2026-11-30', stay('101', '2026-10-30', 4, 400), stay('102', '2026-11-10', 2, 250), stay('201', '2026-11-29', 10, 1_000))
    expect(await nottiFra(store, { from: '2026-11-01', until: '2026-12-01' })).toEqual({
      vendute: 2 + 2 + 2,
      presenze: 2 + 2 + 2,
      // The stay of 30 October began in the month before.
      arrivi: 2,
      ricavo: euro(200 + 250 + 200),
      disponibili: 150,
    })
    expect(await nottiFra(store, { from: '2026-12-01', until: '2027-01-01' })).toMatchObject({
      vendute: 8,
      ricavo: euro(800),
      disponibili: 155,
    })
  })

  it('count a room that was put away as long as somebody slept in it', async () => {
    const camere = righeCamere(TODAY).map((row) => (row.id === 'camera_101' ? { ...row, archivio: 'archiviato' } : row))
    const chiusure = ['2026-11-02', '2026-11-20'].map((dal, at) => ({
      id: `chiusura_${at}`,
      version: 1,
      camera: 'camera_101',
      motivo: 'Tetto',
      dal,
      notti: 1,
    }))
    open('2026-11-30', { camera: camere, prenotazione: [stay('101', '2026-11-08', 2, 200)], chiusura: chiusure })
    // Four rooms of thirty nights, and nine of the fifth, one of which it was closed.
    expect(await nottiFra(store, { from: '2026-11-01', until: '2026-12-01' })).toMatchObject({ vendute: 2, disponibili: 128 })
    expect(await nottiFra(store, { from: '2026-12-01', until: '2026-12-02' })).toMatchObject({ vendute: 0, disponibili: 4 })
  })

  it('leave out what is only an option, cancelled or never came, and nights that are closed', async () => {
    const lost = ['opzione', 'cancellata', 'no_show'].map((stato, at) => stay('101', `2026-11-1${at}`, 1, 100, { stato }))
    const closure: AnyRow = { id: 'chiusura_1', version: 1, camera: 'camera_101', motivo: 'Tetto', dal: '2026-10-30', notti: 5 }
    open('2026-11-30', { camera: righeCamere(TODAY), prenotazione: lost, chiusura: [closure] })
    expect(await nottiFra(store, { from: '2026-11-01', until: '2026-12-01' })).toMatchObject({
      vendute: 0,
      presenze: 0,
      ricavo: 0,
      disponibili: 147,
    })
  })

  it.each([
    ['a leap February', '2028-02-01', '2028-03-01', '2028-02-28', 3, 2, 145],
    ['a common February', '2027-02-01', '2027-03-01', '2027-02-27', 3, 2, 140],
    ['the night that has 23 hours', '2026-03-29', '2026-03-30', '2026-03-28', 3, 1, 5],
    ['the night that has 25 hours', '2026-10-25', '2026-10-26', '2026-10-24', 3, 1, 5],
    ['the last night of the year', '2026-12-31', '2027-01-01', '2026-12-30', 3, 1, 5],
  ])('are right for %s', async (_case, from, until, arrivo, notti, vendute, disponibili) => {
    only(from, stay('101', arrivo, notti, 300))
    expect(await nottiFra(store, { from, until })).toMatchObject({ vendute, disponibili, ricavo: euro(vendute * 100) })
  })

  it('give ADR times occupancy as RevPAR, which the day so far makes', async () => {
    only('2026-11-10', stay('101', '2026-11-01', 10, 1_100), stay('301', '2026-11-06', 2, 400), stay('202', '2026-11-10', 5, 500))
    const [occupied, adr, revpar] = [await figure('occupazione'), await figure('adr'), await figure('revpar')]
    // 10 + 2 + 1 of the 50 nights that have begun.
    expect(occupied).toMatchObject({ value: 26, note: '13 notti su 50' })
    expect(adr.value).toBeCloseTo(euro(1_600) / 13, 0)
    expect(revpar.value).toBeCloseTo(euro(1_600) / 50, 0)
    expect((adr.value * occupied.value) / 100).toBeCloseTo(revpar.value, 6)
  })

  it('are nothing over nothing', async () => {
    open(TODAY, {})
    for (const key of ['occupazione', 'adr', 'revpar', 'permanenza_media', 'quota_diretta', 'fatturato_mese'])
      expect([key, (await figure(key)).value]).toEqual([key, 0])
    expect(await figure('camere_occupate')).toMatchObject({ text: '0/0', note: '0%' })
    expect(await occupazioneGiorni(store, { today: TODAY })).toEqual([])
    expect([percentuale(0, 0), percentuale(3, 5), percentuale(2, 3)]).toEqual(['0%', '60%', '67%'])
  })

  it('give the mean stay and the share without commission', async () => {
    only(
      '2026-11-21',
      stay('101', '2026-11-02', 2, 200, { canale: 'sito_web' }),
      stay('102', '2026-11-03', 3, 200, { canale: 'reception' }),
      stay('201', '2026-11-04', 3, 200),
      stay('201', '2026-11-28', 9, 200),
      stay('301', '2026-11-05', 9, 200, { stato: 'cancellata', canale: 'sito_web' }),
    )
    expect(await figure('permanenza_media')).toMatchObject({ value: 2.7, text: '2,7 notti' })
    expect(await figure('quota_diretta')).toMatchObject({ value: 50 })
    only('2026-11-21', stay('101', '2026-11-02', 1, 200))
    expect(await figure('permanenza_media')).toMatchObject({ text: '1 notte' })
  })

  it('read the records once for all thirty nights', async () => {
    only('2026-12-31', stay('101', '2026-12-31', 2, 200))
    const [asked, measured] = [vi.spyOn(store, 'query'), vi.spyOn(store, 'measure')]
    await occupazioneGiorni(store, { today: '2026-12-31' })
    expect([asked.mock.calls.length, measured.mock.calls.length]).toEqual([3, 0])
  })

  it('show the next thirty nights, across the end of a year, with the weekends marked', async () => {
    only('2026-12-31', stay('101', '2026-12-31', 2, 200), stay('102', '2027-01-01', 1, 90))
    const bars = await occupazioneGiorni(store, { today: '2026-12-31' })
    expect(bars).toHaveLength(30)
    expect(bars.slice(0, 4).map(({ key, label, share, text, isMarked }) => [key, label, share, text, isMarked])).toEqual([
      ['2026-12-31', '31/12', 0.2, '1 su 5 (20%)', false],
      ['2027-01-01', '01/01', 0.4, '2 su 5 (40%)', false],
      ['2027-01-02', '02/01', 0, '0 su 5 (0%)', true],
      ['2027-01-03', '03/01', 0, '0 su 5 (0%)', true],
    ])
    expect(bars.at(-1)?.key).toBe('2027-01-29')
  })
})

describe('on 31 December', () => {
  it('a guest comes in, and leaves next year', async () => {
    open('2026-12-31')
    await done(book({ arrivo: day, importo: euro(200) }))
    const [made] = await all('prenotazione', { field: 'ospite', op: 'eq', value: 'Ugo Sartori' })
    const id = made?.id ?? ''
    // Rocco Santarelli comes to the same room on the first.
    await done({ type: 'move', entity: 'prenotazione', id, to: 'arrivato' })
    expect(await store.get('prenotazione', id)).toMatchObject({ partenza: '2027-01-01' })
    day = '2027-01-01'
    await done({ type: 'move', entity: 'prenotazione', id, to: 'partito', values: { pagamento: 'carta' } })
    expect(await all('pulizia')).toMatchObject([{ camera: 'camera_201', giorno: '2027-01-01' }])
    expect(await store.get('prenotazione', id)).toMatchObject({ notti: 1 })
  })
})
