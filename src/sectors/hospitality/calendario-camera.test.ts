import { beforeEach, describe, expect, it } from 'vitest'
import { readCalendar } from '../../documents/calendario-ical/read-calendar.ts'
import type { Piano } from '../../documents/calendario-ical/piano.ts'
import { writeCalendar } from '../../documents/calendario-ical/write-calendar.ts'
import type { CalendarioIcal } from '../../kernel/screens/calendar-file.ts'
import type { Read } from '../../kernel/door/read.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { cambiDi, canaleDi, exportCalendario, planCalendario, type Richiesta } from './calendario-camera.ts'
import { entities } from './entities.ts'
import { righeCamere } from './sample/camere.ts'
import { righeStruttura } from './sample/casa.ts'

const today = '2026-11-21'
const at = { today }
const CAMERA = 'camera_201'
const DOMAIN = 'bottega.example'
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities, sample: { camera: righeCamere(today), struttura: righeStruttura() }, at: () => at })
})
const read: Read = {
  get: (entity, id) => store.get(entity, id),
  find: async (entity, where) => (await store.query({ entity, where, page: { offset: 0, limit: 5000 } })).rows,
}

type Said = readonly [uid: string, arrivo: string, partenza: string, sommario?: string, ...more: string[]]
const calendario = (...events: Said[]) => firmato('-//Airbnb Inc//Hosting Calendar 1.0//EN', ...events)
function firmato(programma: string, ...events: Said[]): CalendarioIcal {
  const lines = events.flatMap(([uid, arrivo, partenza, sommario = 'Reserved', ...more]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${arrivo.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${partenza.replaceAll('-', '')}`,
    `SUMMARY:${sommario}`,
    ...more,
    'END:VEVENT',
  ])
  return readFile(['BEGIN:VCALENDAR', `PRODID:${programma}`, ...lines, 'END:VCALENDAR'].join('\r\n'))
}
function readFile(text: string): CalendarioIcal {
  const reading = readCalendar(new TextEncoder().encode(text), today)
  if (!reading.ok) throw new Error(reading.fault)
  return reading.calendario
}
const plan = (file: CalendarioIcal, more: Partial<Richiesta> = {}) =>
  planCalendario(
    { calendario: file, camera: CAMERA, canale: canaleDi(file.portale), incerte: 'chiusure', annulla: true, domain: DOMAIN, ...more },
    read,
    at,
  )
async function commit(piano: Piano, annulla = true): Promise<number> {
  const result = await store.commit(cambiDi(piano, { annulla }), { via: 'import' })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.commit
}
const importa = async (...events: Said[]) => commit(await plan(calendario(...events)))
const said = ({ voci }: Piano) => voci.map(({ esito, titolo, motivo }) => [esito, titolo, ...(motivo ? [motivo] : [])])
const rows = async (entity: 'prenotazione' | 'chiusura'): Promise<readonly AnyRow[]> =>
  (await store.query({ entity, sort: [{ field: entity === 'chiusura' ? 'dal' : 'arrivo', direction: 'asc' }] })).rows
const book = async (entity: 'prenotazione' | 'chiusura' = 'prenotazione') =>
  (await rows(entity)).map((row) => [
    row['ospite'] ?? row['motivo'],
    row['arrivo'] ?? row['dal'],
    row['notti'],
    ...(row['stato'] ? [row['stato']] : []),
  ])
const create = (entity: string, values: Record<string, unknown>) =>
  store.commit([{ type: 'create', entity, values: { camera: CAMERA, ...values } }], { via: 'form' })
const mario = { ospite: 'Mario Rossi', persone: 2, canale: 'reception', importo: 20_000 }

describe('planCalendario', () => {
  it('makes bookings of guests, closures of the rest, and takes it all back', async () => {
    const piano = await plan(
      calendario(
        [
          'a@airbnb.com',
          '2026-12-30',
          '2027-01-02',
          'Reserved',
          'DESCRIPTION:https://www.airbnb.com/hosting/reservations/details/HMPROVA123',
        ],
        ['b@airbnb.com', '2027-02-27', '2027-03-01', 'Airbnb (Not available)'],
        ['c@airbnb.com', '2026-11-01', '2026-11-21'],
      ),
    )
    expect(said(piano)).toEqual([
      ['nuova', 'Ospite Airbnb'],
      ['nuova', 'Non disponibile su Airbnb'],
    ])
    expect(piano).toMatchObject({ invariate: 0, passate: 1 })
    const done = await commit(piano)
    expect(await rows('prenotazione')).toMatchObject([
      {
        ospite: 'Ospite Airbnb',
        camera: CAMERA,
        arrivo: '2026-12-30',
        notti: 3,
        persone: 2,
        canale: 'airbnb',
        importo: 39_000,
        imposta: 1500,
        stato: 'confermata',
        codice_portale: 'a@airbnb.com',
        note: 'Dal calendario di Airbnb: importo di listino, da controllare.\nhttps://www.airbnb.com/hosting/reservations/details/HMPROVA123',
      },
    ])
    expect(await book('chiusura')).toEqual([['Non disponibile su Airbnb', '2027-02-27', 2]])
    await store.undo(done)
    expect([...(await rows('prenotazione')), ...(await rows('chiusura'))]).toEqual([])
  })

  it('changes nothing the second time', async () => {
    const events: Said[] = [
      ['a@airbnb.com', '2026-12-01', '2026-12-03'],
      ['b@airbnb.com', '2027-01-05', '2028-03-01', 'Airbnb (Not available)'],
      ['nessuna-chiocciola', '2026-12-10', '2026-12-11', 'Reserved - Anna Prova'],
    ]
    await importa(...events)
    expect(await book('chiusura')).toHaveLength(2)
    expect(await plan(calendario(...events))).toMatchObject({ voci: [], invariate: 3, passate: 0 })
  })

  it('follows bookings to their new days, with their list price and tax', async () => {
    await importa(['a@airbnb.com', '2026-12-01', '2026-12-03'])
    const piano = await plan(calendario(['a@airbnb.com', '2026-12-02', '2026-12-05']))
    expect(said(piano)).toEqual([['spostata', 'Ospite Airbnb', 'Prima era dal 01/12/2026 al 03/12/2026.']])
    await commit(piano)
    expect(await rows('prenotazione')).toMatchObject([{ arrivo: '2026-12-02', notti: 3, importo: 39_000, imposta: 1500 }])
  })

  it('leaves a price that somebody has written', async () => {
    await importa(['a@airbnb.com', '2026-12-01', '2026-12-03'])
    const [row] = await rows('prenotazione')
    await store.commit([{ type: 'update', entity: 'prenotazione', id: row?.id ?? '', values: { importo: 12_345 } }], { via: 'form' })
    await commit(await plan(calendario(['a@airbnb.com', '2026-12-01', '2026-12-05'])))
    expect(await rows('prenotazione')).toMatchObject([{ notti: 4, importo: 12_345 }])
  })

  it('lets two bookings change places', async () => {
    await importa(
      ['a@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved - Anna'],
      ['b@airbnb.com', '2026-12-03', '2026-12-05', 'Reserved - Bruno'],
    )
    const piano = await plan(calendario(['a@airbnb.com', '2026-12-03', '2026-12-05'], ['b@airbnb.com', '2026-12-01', '2026-12-03']))
    expect(piano.voci.map(({ esito }) => esito)).toEqual(['spostata', 'spostata'])
    await commit(piano)
    expect(await book()).toEqual([
      ['Bruno', '2026-12-01', 2, 'confermata'],
      ['Anna', '2026-12-03', 2, 'confermata'],
    ])
  })

  it('leaves where it is a booking whose new nights are taken, and all that would have taken its place', async () => {
    await importa(
      ['a@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved - Anna'],
      ['b@airbnb.com', '2026-12-05', '2026-12-07', 'Reserved - Bruno'],
    )
    await create('prenotazione', { ...mario, arrivo: '2026-12-10', notti: 2 })
    const piano = await plan(calendario(['b@airbnb.com', '2026-12-01', '2026-12-03'], ['a@airbnb.com', '2026-12-11', '2026-12-13']))
    expect(said(piano)).toEqual([
      ['conflitto', 'Bruno', 'Camera 201 è già prenotata da Anna dal 01/12/2026 al 03/12/2026.'],
      ['conflitto', 'Anna', 'Camera 201 è già prenotata da Mario Rossi dal 10/12/2026 al 12/12/2026.'],
    ])
    expect(cambiDi(piano, { annulla: true })).toEqual([])
  })

  it('proposes as cancelled what the same portal no longer has and is still to come', async () => {
    await importa(['a@airbnb.com', '2026-12-01', '2026-12-03'], ['b@airbnb.com', '2026-12-05', '2026-12-07', 'Airbnb (Not available)'])
    await create('prenotazione', { ...mario, arrivo: '2026-12-10', notti: 2, canale: 'airbnb', codice_portale: 'HMSCRITTO1' })
    await create('prenotazione', { ...mario, arrivo: '2026-12-15', notti: 2, canale: 'host', codice_portale: 'x@booking.com' })
    await create('prenotazione', { ...mario, arrivo: '2026-11-20', notti: 2, canale: 'airbnb', codice_portale: 'y@airbnb.com' })
    const piano = await plan(calendario())
    expect(said(piano)).toEqual([
      ['annullata', 'Ospite Airbnb', 'Era stata importata, nel file non c’è più.'],
      ['annullata', 'Non disponibile su Airbnb', 'Era stata importata, nel file non c’è più.'],
    ])
    expect(cambiDi(piano, { annulla: false })).toEqual([])
    const done = await commit(piano)
    expect(await rows('chiusura')).toEqual([])
    expect((await book()).map(([, , , stato]) => stato)).toEqual(['confermata', 'cancellata', 'confermata', 'confermata'])
    await store.undo(done)
    expect(await rows('chiusura')).toHaveLength(1)
  })

  it('cancels nothing after a file that is torn, an invitation, or events that could not be read', async () => {
    await importa(['a@airbnb.com', '2026-12-01', '2026-12-03'])
    const whole = calendario(['a@airbnb.com', '2026-12-05', '2026-12-03'])
    expect(whole.problems).toHaveLength(1)
    for (const file of [whole, { ...calendario(), isWhole: false }]) expect((await plan(file)).voci).toEqual([])
    const declared = await plan({
      ...calendario(['a@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved', 'STATUS:CANCELLED']),
      isWhole: false,
    })
    expect(said(declared)).toEqual([['annullata', 'Ospite Airbnb', 'Il portale la dichiara annullata.']])
  })

  it('gives the nights of who cancelled to who has them now', async () => {
    await importa(
      ['a@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved - Anna'],
      ['c@airbnb.com', '2026-12-05', '2026-12-07', 'Airbnb (Not available)'],
    )
    const file = calendario(
      ['b@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved - Bruno'],
      ['d@airbnb.com', '2026-12-05', '2026-12-07', 'Reserved - Dora'],
    )
    const piano = await plan(file)
    expect(new Set(piano.voci.map(({ esito, titolo }) => `${esito} ${titolo}`))).toEqual(
      new Set(['annullata Anna', 'nuova Bruno', 'annullata Non disponibile su Airbnb', 'nuova Dora']),
    )
    const kept = await plan(file, { annulla: false })
    expect(kept.voci.filter(({ esito }) => esito === 'conflitto').map(({ motivo }) => motivo)).toEqual([
      'Camera 201 è già prenotata da Anna dal 01/12/2026 al 03/12/2026.',
      'Camera 201 è chiusa dal 05/12/2026 al 07/12/2026: Non disponibile su Airbnb.',
    ])
    await commit(piano)
    expect(await book('chiusura')).toEqual([])
    expect((await book()).filter(([, , , stato]) => stato === 'confermata').map(([name]) => name)).toEqual(['Bruno', 'Dora'])
  })

  it('tells clashes by name, also within the file, and takes an arrival on the day of a departure', async () => {
    await create('prenotazione', { ...mario, arrivo: '2026-12-03', notti: 2 })
    await create('chiusura', { motivo: 'Tinteggiatura', dal: '2026-12-10', notti: 2 })
    const piano = await plan(
      calendario(
        ['a@airbnb.com', '2026-12-01', '2026-12-03'],
        ['b@airbnb.com', '2026-12-04', '2026-12-06'],
        ['c@airbnb.com', '2026-12-11', '2026-12-13'],
        ['d@airbnb.com', '2026-12-20', '2026-12-23', 'Reserved - Dora'],
        ['e@airbnb.com', '2026-12-22', '2026-12-24'],
        ['f@airbnb.com', '2026-12-23', '2026-12-24', 'Reserved - Fabio'],
      ),
    )
    expect(said(piano)).toEqual([
      ['nuova', 'Ospite Airbnb'],
      ['conflitto', 'Ospite Airbnb', 'Camera 201 è già prenotata da Mario Rossi dal 03/12/2026 al 05/12/2026.'],
      ['conflitto', 'Ospite Airbnb', 'Camera 201 è chiusa dal 10/12/2026 al 12/12/2026: Tinteggiatura.'],
      ['nuova', 'Dora'],
      ['conflitto', 'Ospite Airbnb', 'Nello stesso file Dora arriva il 20/12/2026 nelle stesse notti.'],
      ['nuova', 'Fabio'],
    ])
    await commit(piano)
  })

  it('skips what is the house’s own, what is too far and too long, what went to another room, and what was cancelled here', async () => {
    await importa(
      ['a@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved - Anna'],
      ['b@airbnb.com', '2026-12-05', '2026-12-07', 'Reserved - Bruno'],
    )
    await create('prenotazione', { ...mario, arrivo: '2026-12-10', notti: 2 })
    const byName = async (name: string) => (await rows('prenotazione')).find((row) => row['ospite'] === name)?.id ?? ''
    await store.commit([{ type: 'move', entity: 'prenotazione', id: await byName('Anna'), to: 'cancellata' }], { via: 'form' })
    await store.commit([{ type: 'update', entity: 'prenotazione', id: await byName('Bruno'), values: { camera: 'camera_102' } }], {
      via: 'form',
    })
    const piano = await plan(
      calendario(
        ['a@airbnb.com', '2026-12-01', '2026-12-03', 'Reserved - Anna'],
        ['b@airbnb.com', '2026-12-05', '2026-12-08', 'Reserved - Bruno'],
        ['c@airbnb.com', '2026-12-10', '2026-12-12', 'Airbnb (Not available)'],
        ['d@airbnb.com', '2030-01-01', '2030-01-03', 'Reserved - Dora'],
        ['e@airbnb.com', '2027-01-01', '2028-06-01', 'Reserved - Elsa'],
        [`${await byName('Mario Rossi')}@bottega.example`, '2026-12-10', '2026-12-12', 'Occupata'],
      ),
    )
    expect(said(piano).map(([esito, , motivo]) => [esito, motivo])).toEqual([
      ['saltata', 'Qui risulta annullata, nel file c’è ancora: annullala anche sul portale, o rimettila fra le confermate.'],
      ['saltata', 'È passata in Camera 102 dal 05/12/2026 al 07/12/2026: cambia lì le date.'],
      ['saltata', 'Sono già le notti di Mario Rossi.'],
      ['saltata', 'Dura 517 notti, più di un anno: inseriscila a mano.'],
      ['saltata', 'Arriva fra più di tre anni: controlla la data sul portale.'],
    ])
    expect(piano.invariate).toBe(1)
  })

  it('tells a room that is sold twice, and not the same booking', async () => {
    await create('prenotazione', { ...mario, arrivo: '2026-12-10', notti: 2, canale: 'reception' })
    const [voce] = said(await plan(calendario(['c@airbnb.com', '2026-12-10', '2026-12-12', 'Reserved'])))
    expect(voce?.[0]).toBe('conflitto')
    expect(voce?.[2]).toMatch(/^Le stesse notti sono di Mario Rossi, canale .*: sposta una delle due\.$/)
    expect(said(await plan(calendario(['c@airbnb.com', '2026-12-10', '2026-12-12', 'Reserved - Mario Rossi'])))).toEqual([
      ['saltata', 'Mario Rossi', 'Sono già le notti di Mario Rossi.'],
    ])
  })

  it('lengthens the stay of guests who are in the house, and moves nobody under their feet', async () => {
    const arrived = { ...mario, arrivo: today, notti: 2, canale: 'airbnb', codice_portale: 'a@airbnb.com' }
    await create('prenotazione', arrived)
    const [row] = await rows('prenotazione')
    await store.commit([{ type: 'move', entity: 'prenotazione', id: row?.id ?? '', to: 'arrivato' }], { via: 'form' })
    const later = await plan(calendario(['a@airbnb.com', '2026-11-22', '2026-11-24']))
    expect(said(later)).toEqual([['saltata', 'Ospite Airbnb', 'Gli ospiti sono già arrivati: cambia le date a mano.']])
    await commit(await plan(calendario(['a@airbnb.com', today, '2026-11-25'])))
    expect(await book()).toEqual([['Mario Rossi', today, 4, 'arrivato']])
  })

  it('takes nights of which the portal does not say by whom for closures, or for bookings, as it is told', async () => {
    const text = writeCalendar({
      name: 'x',
      prodId: '-//Booking.com//IT',
      now: new Date('2026-11-21T10:00:00Z'),
      soggiorni: [{ uid: 'a@booking.com', arrivo: '2026-12-01', partenza: '2026-12-03' }],
    })
    const file = readFile(text.replace('Occupata', 'CLOSED - Not available'))
    expect(said(await plan(file))).toEqual([['nuova', 'Non disponibile su Booking.com']])
    await commit(await plan(file))
    const piano = await plan(file, { incerte: 'prenotazioni' })
    expect(new Set(piano.voci.map(({ esito, titolo }) => `${esito} ${titolo}`))).toEqual(
      new Set(['annullata Non disponibile su Booking.com', 'nuova Ospite Booking.com']),
    )
    await commit(piano)
    expect([await book('chiusura'), await book()]).toEqual([[], [['Ospite Booking.com', '2026-12-01', 2, 'confermata']]])
  })

  it('leaves out a telephone or an e-mail that is none', async () => {
    await importa([
      'a@airbnb.com',
      '2026-12-01',
      '2026-12-03',
      'Reserved - Anna',
      'DESCRIPTION:Phone: +39 335 555 1401\\nEmail: anna@-posta.example',
    ])
    const [row] = await rows('prenotazione')
    expect([row?.['telefono'], row?.['email']]).toEqual(['+393355551401', undefined])
  })

  it.each(['2026-03-28', '2026-10-24', '2028-02-28', '2028-02-29', '2026-12-31'])('keeps the nights around %s', async (arrivo) => {
    const before = addDays(arrivo, -30)
    const own = new MemoryStore({
      entities,
      sample: { camera: righeCamere(before), struttura: righeStruttura() },
      at: () => ({ today: before }),
    })
    store = own
    const file = calendario(['a@airbnb.com', arrivo, addDays(arrivo, 2)])
    const piano = await planCalendario(
      { calendario: file, camera: CAMERA, canale: 'airbnb', incerte: 'chiusure', annulla: true, domain: DOMAIN },
      read,
      { today: before },
    )
    await commit(piano)
    expect(await book()).toEqual([['Ospite Airbnb', arrivo, 2, 'confermata']])
  })

  it('commits three years of single nights in one go', async () => {
    const events = Array.from({ length: 10_000 }, (_, n): Said => [
      `${n}@airbnb.com`,
      addDays(today, n + 1),
      addDays(today, n + 2),
      `Reserved - Ospite ${n}`,
    ])
    const piano = await plan(calendario(...events))
    expect(piano.voci.filter(({ esito }) => esito === 'nuova')).toHaveLength(1098)
    expect(piano.voci.filter(({ esito }) => esito === 'saltata')).toHaveLength(10_000 - 1098)
    await commit(piano)
    expect((await store.query({ entity: 'prenotazione', total: true })).total).toBe(1098)
  })
})

describe('several calendars of one room', () => {
  const VRBO = '-//HomeAway.com, Inc.//EN'
  const EXPEDIA = '-//Expedia Group//Calendar//EN'
  const GESTIONALE = '-//Canali Riuniti//ical//IT'
  const stay = (n: number, portal: string, name: string): Said => [
    `${n}@${portal}`,
    addDays(today, n),
    addDays(today, n + 2),
    `Reserved - ${name}`,
  ]
  const files = {
    vrbo: [stay(2, 'vrbo.com', 'Vera'), stay(5, 'vrbo.com', 'Viola'), stay(8, 'vrbo.com', 'Vito')],
    expedia: [stay(11, 'expedia.com', 'Elena'), stay(14, 'expedia.com', 'Enzo')],
    primo: [stay(17, 'a.example', 'Piero'), stay(20, 'a.example', 'Paola')],
    secondo: [stay(23, 'b.example', 'Sara')],
  } as const
  const fileOf = (name: keyof typeof files, drop = 0) =>
    firmato({ vrbo: VRBO, expedia: EXPEDIA, primo: GESTIONALE, secondo: GESTIONALE }[name], ...files[name].slice(drop))
  const names = ['vrbo', 'expedia', 'primo', 'secondo'] as const
  const importAll = async () => {
    for (const name of names) await commit(await plan(fileOf(name)))
  }
  const standing = async () => (await book()).filter(([, , , stato]) => stato === 'confermata').map(([name]) => name)

  it('leave each other alone, on one channel or on none, and each takes back only its own', async () => {
    await importAll()
    expect(await standing()).toHaveLength(8)
    for (const name of names) expect(await plan(fileOf(name))).toMatchObject({ voci: [], invariate: files[name].length })
    const released = await plan(fileOf('vrbo', 1))
    expect(said(released)).toEqual([['annullata', 'Vera', 'Era stata importata, nel file non c’è più.']])
    await commit(released)
    expect(await standing()).toEqual(['Viola', 'Vito', 'Elena', 'Enzo', 'Piero', 'Paola', 'Sara'])
    expect((await store.query({ entity: 'calendario', sort: [{ field: 'nome', direction: 'asc' }] })).rows.map(({ nome }) => nome)).toEqual(
      ['Canali Riuniti', 'Canali Riuniti (2)', 'Expedia', 'Vrbo'],
    )
  })

  it('closures too belong to the calendar that brought them', async () => {
    await commit(await plan(firmato(VRBO, ['v@vrbo.com', '2026-12-01', '2026-12-03', 'Blocked'])))
    await commit(await plan(firmato(EXPEDIA, ['e@expedia.com', '2026-12-05', '2026-12-07', 'Blocked'])))
    expect(await book('chiusura')).toHaveLength(2)
    expect(said(await plan(firmato(EXPEDIA)))).toEqual([
      ['annullata', 'Non disponibile su Expedia', 'Era stata importata, nel file non c’è più.'],
    ])
  })

  it('are taken for what somebody says they are', async () => {
    await commit(await plan(fileOf('vrbo')))
    const other = await plan(firmato(VRBO, stay(30, 'vrbo.com', 'Olga')), { da: 'nuovo' })
    expect(said(other)).toEqual([['nuova', 'Olga']])
    const same = await plan(firmato(VRBO, stay(30, 'vrbo.com', 'Olga')))
    expect(same.identita.isStrange).toBe(true)
    expect(same.voci.map(({ esito }) => esito)).toEqual(['annullata', 'annullata', 'annullata', 'nuova'])
    await commit(other)
    const second = (await store.query({ entity: 'calendario' })).rows.find(({ nome }) => nome === 'Vrbo (2)')
    expect(said(await plan(firmato(VRBO), { da: second?.id }))).toEqual([
      ['annullata', 'Olga', 'Era stata importata, nel file non c’è più.'],
    ])
  })

  it('do not move each other’s stays', async () => {
    await commit(await plan(fileOf('vrbo')))
    const [uid] = files.vrbo[0]
    const moved = await plan(firmato(EXPEDIA, [uid, addDays(today, 40), addDays(today, 42), 'Reserved - Vera']))
    expect(said(moved)).toEqual([['saltata', 'Vera', 'È arrivata dal calendario «Vrbo»: le date le cambia quello.']])
  })

  it('cancel nothing of what the house exported, in its own room or in another', async () => {
    await importAll()
    await create('prenotazione', { ...mario, arrivo: addDays(today, 30), notti: 2 })
    const { text } = await exportCalendario(
      { camera: CAMERA, nomi: true, prodId: '-//Bottega//IT', domain: DOMAIN, now: new Date('2026-11-21T10:00:00Z') },
      read,
      at,
    )
    expect(await plan(readFile(text))).toMatchObject({ voci: [], invariate: 9 })
    expect(await plan(readFile(text), { camera: 'camera_101' })).toMatchObject({ voci: [], invariate: 9 })
    expect(await plan(readFile(text), { canale: 'expedia' })).toMatchObject({ voci: [], invariate: 9 })
    const row = (await rows('prenotazione')).find(({ ospite }) => ospite === 'Mario Rossi')
    await store.commit([{ type: 'remove', entity: 'prenotazione', id: row?.id ?? '' }], { via: 'form' })
    expect(said(await plan(readFile(text)))).toEqual([['saltata', 'Mario Rossi', 'Era uscita da qui e in agenda non c’è più.']])
  })
})

describe('exportCalendario', () => {
  const esporta = (nomi = false) =>
    exportCalendario({ camera: CAMERA, nomi, prodId: '-//Prova//IT', domain: DOMAIN, now: new Date('2026-11-21T10:00:00Z') }, read, at)

  it('gives the nights taken from today on, and nobody’s name unless asked', async () => {
    await create('prenotazione', { ...mario, arrivo: '2026-12-30', notti: 3 })
    await create('prenotazione', { ...mario, ospite: 'Anna Passata', arrivo: '2026-11-01', notti: 3 })
    await create('prenotazione', { ...mario, ospite: 'Anna Annullata', arrivo: '2026-12-10', notti: 3, stato: 'cancellata' })
    await create('prenotazione', { ...mario, ospite: 'Anna Altrove', arrivo: '2026-12-10', notti: 3, camera: 'camera_101' })
    await create('chiusura', { motivo: 'Tinteggiatura', dal: '2026-12-10', notti: 2 })
    const { name, text, count } = await esporta()
    expect([name, count]).toEqual(['camera-201.ics', 2])
    expect(text).not.toMatch(/Mario|Anna|Tinteggiatura/)
    const { nome, soggiorni } = readFile(text)
    expect(nome).toBe('Camera 201')
    expect(soggiorni.map(({ uid, arrivo, partenza, sommario }) => [uid.split('_')[0], arrivo, partenza, sommario])).toEqual([
      ['chiusura', '2026-12-10', '2026-12-12', 'Non disponibile'],
      ['prenotazione', '2026-12-30', '2027-01-02', 'Occupata'],
    ])
    expect((await esporta(true)).text).toContain('SUMMARY:Occupata - Mario Rossi')
  })

  it('comes back without changing anything', async () => {
    await create('prenotazione', { ...mario, arrivo: '2026-12-30', notti: 3 })
    await create('chiusura', { motivo: 'Tinteggiatura', dal: '2026-12-10', notti: 2 })
    expect(await plan(readFile((await esporta()).text))).toMatchObject({ voci: [], invariate: 2, passate: 0 })
  })
})
