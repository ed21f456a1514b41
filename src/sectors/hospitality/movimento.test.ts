import { beforeAll, describe, expect, it } from 'vitest'
import { permanenzeDi } from '../../documents/common/permanenze.ts'
import { countMovement } from '../../documents/movimento-turistico/count-movement.ts'
import { meseDaDichiarare } from '../../documents/movimento-turistico/movimento-mese.ts'
import { narrow, soggiorniMovimento } from '../../documents/movimento-turistico/soggiorni-contati.ts'
import type { Codici } from '../../documents/movimento-turistico/registro.ts'
import { codiciDi } from '../../documents/schedine-alloggiati/codici.ts'
import { loadPlaces } from '../../documents/schedine-alloggiati/places.ts'
import { daysBetween } from '../../kernel/italian/dates.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { hospitality } from './index.ts'
import { canali, mesiDisponibili, readMovimento } from './movimento-mese.ts'
import type { Prenotazione, Schedina } from './archivio.ts'
import { booking, person as guest } from './soggiorni.fixture.ts'

let codici: Codici
beforeAll(async () => {
  codici = { ...codiciDi(await loadPlaces()), canali }
})

const person = (id: string, of: Prenotazione, change: Partial<Schedina> = {}) =>
  guest(id, of, { sesso: 'F', stato_residenza: 'ITALIA', comune_residenza: 'Milano', ...change })
const archive = (prenotazioni: Prenotazione[], schedine: Schedina[] = []) => ({ prenotazioni, schedine })
const stays = (archivio: ReturnType<typeof archive>) => soggiorniMovimento(permanenzeDi(archivio), archivio.schedine, codici)
const groups = (archivio: ReturnType<typeof archive>, mese: string) =>
  [...countMovement(stays(archivio), mese).gruppi].map(([key, { arrivi, presenze }]) => [key, arrivi.value, presenze.value])

describe('the stays of the movement', () => {
  it('count by residence, else by citizenship, else as unknown', () => {
    const one = booking('1', '2026-10-05', 2, { persone: 4 })
    const guests = [
      person('1', one),
      person('2', one, { cittadinanza: 'FRANCIA', stato_residenza: undefined, comune_residenza: undefined }),
      person('3', one, { cittadinanza: 'ITALIA', stato_residenza: 'GERMANIA', comune_residenza: 'Köln' }),
    ]
    expect(groups(archive([one], guests), '2026-10')).toEqual([
      ['IT-MI', 1, 2],
      ['100000215', 1, 2],
      ['100000216', 1, 2],
      ['', 1, 2],
    ])
  })

  it.each<[string, Partial<Schedina>, { stato: string; luogo: string; provincia?: string | undefined }]>([
    ['a comune with its sigla', { comune_residenza: 'Samone (TN)' }, { stato: '100000100', luogo: '404022165', provincia: 'TN' }],
    ['capitals and accents', { comune_residenza: "FORLI'" }, { stato: '100000100', luogo: '408140012', provincia: 'FC' }],
    [
      'a comune without a state',
      { stato_residenza: undefined, cittadinanza: 'FRANCIA' },
      { stato: '100000100', luogo: '403015146', provincia: 'MI' },
    ],
    ['a name that is only like one', { comune_residenza: 'Milanoo' }, { stato: '100000100', luogo: 'Milanoo', provincia: undefined }],
    ['a name that two comuni share', { comune_residenza: 'Samone' }, { stato: '100000100', luogo: 'Samone', provincia: undefined }],
    ['a name as cards print it', { comune_residenza: "Reggio nell'Emilia" }, { stato: '100000100', luogo: '408035033', provincia: 'RE' }],
    ['abroad as it is written', { stato_residenza: 'SVEZIA', comune_residenza: 'Uppsala' }, { stato: '100000240', luogo: 'Uppsala' }],
  ])('read %s', (_, change, residenza) => {
    const one = booking('1', '2026-10-05', 2)
    expect(stays(archive([one], [person('1', one, change)]))[0]?.clienti[0]?.residenza).toEqual(residenza)
  })

  it.each([
    ['Pola', '1940-01-01', '450501534'],
    ['Predappio', '1950-01-01', '408040032'],
    ['Rovereto', '1960-01-01', '404022161'],
    ['Samone', '1960-01-01', undefined],
    ['Milano', undefined, '403015146'],
  ])('know the comune of birth: %s in %s', (comune_nascita, data_nascita, code) => {
    const one = booking('1', '2026-10-05', 2)
    const born = person('1', one, { stato_nascita: 'ITALIA', comune_nascita, data_nascita })
    expect(stays(archive([one], [born]))[0]?.clienti[0]?.comuneNascita).toBe(code)
  })

  it('say where the booking came from and why', () => {
    const [web, desk, portal] = [
      booking('1', '2026-10-01', 1, { canale: 'sito_web', turismo: 'congress' }),
      booking('2', '2026-10-01', 1, { canale: 'reception', turismo: 'other' }),
      booking('3', '2026-10-01', 1, { canale: 'airbnb' }),
    ]
    expect(stays(archive([web, desk, portal])).map(({ canale, turismo }) => [canale, turismo])).toEqual([
      ['Diretta web', 'Congressuale/Affari'],
      ['Diretta tradizionale', 'Altro motivo'],
      ['Indiretta web', 'Non specificato'],
    ])
  })

  it('leave out who has not come, and give who joins later a stay of his own', () => {
    const group = booking('1', '2026-10-05', 4, { persone: 2 })
    const rows = [person('1', group), person('2', group, { data_arrivo: '2026-10-07' })]
    const lost = (['opzione', 'confermata', 'cancellata', 'no_show'] as const).map((stato) => booking(stato, '2026-10-05', 3, { stato }))
    const movement = countMovement(stays(archive([group, ...lost], rows)), '2026-10')
    expect([movement.arrivi.value, movement.presenze.value, movement.camere.value]).toEqual([2, 6, 4])
    expect(movement.presenze.rows).toEqual([
      { soggiorno: 'prenotazione_1', quanti: 4 },
      { soggiorno: 'prenotazione_1+2026-10-07', quanti: 2 },
    ])
  })

  it('put a member under the head of his booking, or of his number and day', () => {
    const [one, two] = [booking('1', '2026-10-05', 2, { persone: 2 }), booking('2', '2026-10-05', 2)]
    const rows = [
      person('1', one, { tipo_alloggiato: 'capofamiglia' }),
      person('2', one, { tipo_alloggiato: 'familiare' }),
      person('3', two, { tipo_alloggiato: 'familiare' }),
      person('4', two, { tipo_alloggiato: 'membro' }),
    ]
    const capi = stays(archive([one, two], rows)).flatMap(({ clienti }) => clienti.map(({ capo }) => capo))
    expect(capi).toEqual([undefined, 'schedina_1', 'schedina_1', undefined])
  })

  it('are narrowed by nationality and reason, and the parts make the whole', () => {
    const [one, two] = [booking('1', '2026-10-05', 2, { persone: 3, turismo: 'business' }), booking('2', '2026-10-09', 1)]
    const rows = [person('1', one), person('2', one, { cittadinanza: 'USA' }), person('3', two, { cittadinanza: 'SVEZIA' })]
    const all = stays(archive([one, two], rows))
    const count = (scelta: Parameters<typeof narrow>[1]) => countMovement(narrow(all, scelta), '2026-10').presenze.value
    expect(count({ nazionalita: 'USA' })).toBe(2)
    expect(count({ nazionalita: 'USA', turismo: 'leisure' })).toBe(0)
    expect(count({ turismo: 'business' })).toBe(6)
    const parts = (['ITA', 'FRA', 'GER', 'ESP', 'USA', 'altre', 'da_completare'] as const).map((nazionalita) => count({ nazionalita }))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(count({}))
  })
})

const open = (today: string, rows: Readonly<Record<string, readonly { readonly id: string; readonly version: number }[]>>) =>
  new MemoryStore({ entities: hospitality.entities, sample: { ...hospitality.sample(today), ...rows }, at: () => ({ today }) })

describe('a month read from the store', () => {
  const today = '2026-11-21'
  const inHouse = booking('1', '2026-11-19', 5, { persone: 2, stato: 'arrivato' })
  const overdue = booking('2', '2026-11-10', 2, { stato: 'arrivato', camera: 'camera_102' })
  const expected = booking('3', '2026-11-15', 2, { stato: 'confermata', camera: 'camera_201' })
  const rows = {
    prenotazione: [inHouse, overdue, expected],
    schedina: [
      person('1', inHouse, { stato_residenza: undefined, comune_residenza: undefined, cittadinanza: 'SVEZIA' }),
      person('2', overdue, { comune_residenza: 'Atlantide' }),
      person('3', overdue, { prenotazione: undefined, nome: 'Ugo', cognome: 'Riva', data_arrivo: '2026-11-02', notti_permanenza: 1 }),
    ],
  }

  it('counts up to the night of today', async () => {
    const { movimento, al, righe } = await readMovimento(open(today, rows), { mese: '2026-11' }, { today })
    expect(al).toBe(today)
    expect([movimento.arrivi.value, movimento.presenze.value]).toEqual([3, 8])
    expect(movimento.giorni).toHaveLength(21)
    expect(righe.get('prenotazione_1')).toMatchObject({ ospite: 'Ospite 1', camera: 'Camera 101', partenza: '2026-11-24' })
  })

  it('names what is missing', async () => {
    const { mancanze } = await readMovimento(open(today, rows), { mese: '2026-11' }, { today })
    expect(mancanze.map(({ chi, testo, id }) => [id, chi, testo])).toEqual([
      ['prenotazione_1', 'Ospite 1', 'Arrivo 19/11/2026: manca una schedina su 2. La persona è contata senza provenienza.'],
      ['schedina_2', 'Anna Ferri', '«Atlantide» non è un comune di oggi: manca la provincia.'],
      ['schedina_1', 'Anna Ferri', 'Manca la residenza: vale lo stato della cittadinanza.'],
      ['prenotazione_3', 'Ospite 3', 'Arrivo 15/11/2026 senza check-in: non è contata. Fai il check-in o segna non presentato.'],
      ['prenotazione_2', 'Ospite 2', 'Partenza 12/11/2026 senza check-out: contata fino a quel giorno.'],
      ['schedina_3', 'Ugo Riva', 'Schedina del 02/11/2026 senza prenotazione: non è contata. Collegala alla sua.'],
    ])
  })

  it('asks which comune a name means that several have', async () => {
    const schedina = [person('1', inHouse, { comune_residenza: 'Samone' })]
    const { mancanze } = await readMovimento(open(today, { ...rows, schedina }), { mese: '2026-11' }, { today })
    const [testo] = mancanze.filter(({ id }) => id === 'schedina_1').map((mancanza) => mancanza.testo)
    expect(testo).toBe('«Samone» è il nome di più comuni: aggiungi la provincia, Samone (TO) o Samone (TN).')
  })

  it('knows the days on which every room was closed', async () => {
    const chiusura = ['101', '102', '201', '202', '301'].map((n, at) => ({
      id: `chiusura_${n}`,
      version: 1,
      camera: `camera_${n}`,
      motivo: 'Ferie',
      dal: '2026-11-02',
      notti: at === 0 ? 2 : 5,
    }))
    const { chiusure } = await readMovimento(open(today, { ...rows, chiusura }), { mese: '2026-11' }, { today })
    expect(chiusure).toEqual(['2026-11-02', '2026-11-03'])
  })

  it('is empty where nobody slept', async () => {
    const { movimento, mancanze } = await readMovimento(open(today, rows), { mese: '2025-01' }, { today })
    expect([movimento.arrivi.value, movimento.presenze.value, mancanze.length]).toEqual([0, 0, 0])
  })

  it('offers the months from the first arrival, a year at least', async () => {
    const months = await mesiDisponibili(open(today, rows), { today })
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2025-12', 12])
    const old = await mesiDisponibili(open(today, { ...rows, prenotazione: [booking('1', '2024-02-29', 1)] }), { today })
    expect([old[0], old.at(-1), old.length]).toEqual(['2026-11', '2024-02', 34])
  })
})

describe('the sample', () => {
  it.each(['2026-11-21', '2028-02-29', '2026-03-31', '2027-01-01'])('has months that add up on %s', async (today) => {
    const store = open(today, {})
    const { movimento, scelto, righe } = await readMovimento(store, { mese: meseDaDichiarare(today) }, { today })
    expect(scelto.presenze.value).toBe(movimento.presenze.value)
    expect(movimento.presenze.rows.every(({ soggiorno }) => righe.has(soggiorno))).toBe(true)
    expect(movimento.giorni.every(({ data }) => daysBetween(data, today) >= 0)).toBe(true)
  })
})
