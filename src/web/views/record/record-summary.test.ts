import { expect, test } from 'vitest'
import { practice } from '../../../../conformance/access-sector.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import { autofficine } from '../../../sectors/autofficine/index.ts'
import { dentisti } from '../../../sectors/dentisti/index.ts'
import { farmacie } from '../../../sectors/farmacie/index.ts'
import { formazione } from '../../../sectors/formazione/index.ts'
import { palestre } from '../../../sectors/palestre/index.ts'
import { sociale } from '../../../sectors/sociale/index.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { entityOf } from '../../data/sector-context.tsx'
import { summaryOf } from './record-summary.ts'
import { shownScreen } from '../../screen/shown-screen.ts'

const NAMES = { camera_1: 'Camera 102', cliente_1: 'Bice Lombardi' }

function said(sector: Sector, name: string, row: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>> = NAMES) {
  const collections = sector.screens.filter((one): one is CollectionScreen => one.kind === 'collection')
  const screen = collections.flatMap((one) => one.views.map((view) => shownScreen(one, view))).find(({ entity }) => entity === name)
  if (!screen) throw new Error(`no screen of ${name}`)
  return summaryOf(sector, screen, entityOf(sector, name), { id: `${name}_1`, version: 1, ...row }, names, { today: '2026-11-21' })
}

test('a figure says what it counts, or bears its unit', () => {
  expect(said(artigiani, 'cliente', { nome: 'Bice', tipo: 'privato', interventi: 0 }).details).toEqual(['Privato', 'Interventi: 0'])
  expect(said(artigiani, 'materiale', { nome: 'Tubo', quantita: 12, unita: 'mt', prezzo: '1,90 €/mt' }).details).toEqual([
    '12 mt',
    '1,90 €/mt',
  ])
})

test('who has a name in two fields is called by both, whichever of them heads the cards', () => {
  const member = said(palestre, 'iscritto', { nome: 'Ettore', cognome: 'Mazzanti', tessera: '2004' })
  expect(member.title).toBe('Ettore Mazzanti')
  expect(member.details).not.toContain('Mazzanti')
})

test('a share of a sum is a figure by itself, and no unit of it', () => {
  const progetto = { nome: 'Doposcuola', stato: 'attivo', progresso: 70, conti: 'Speso 8.400 € su 12.000 €' }
  expect(said(sociale, 'progetto', progetto).details[0]).toBe('Progresso: 70 %')
})

const stay = {
  ospite: 'Nora Pellegrini',
  camera: 'camera_1',
  canale: 'sito_web',
  persone: 2,
  importo: 39_600,
  saldo: 1_000,
  stato: 'confermata',
}

test('a booking says from when to when, how many nights and in which room, and its day only once', () => {
  const booked = said(hospitality, 'prenotazione', { ...stay, arrivo: '2026-11-19', notti: 4, partenza: '2026-11-23' })
  expect(booked.title).toBe('Nora Pellegrini')
  expect(booked.details).toEqual(['19/11 – 23/11', '4 notti', 'Camera 102'])
  expect(booked.further).toEqual(['2 persone'])
})

test('of days the last is said, and of one day that day', () => {
  const seen = (giorni: number) => {
    const screen = practice.screens.find((one) => one.kind === 'collection' && one.entity === 'turno')
    if (screen?.kind !== 'collection') throw new Error('no screen of shifts')
    const row = { id: 'turno_1', version: 1, persona: 'persona_1', dal: '2026-12-01', giorni }
    return summaryOf(practice, screen, entityOf(practice, 'turno'), row, { persona_1: 'Ada' }, { today: '2026-11-21' })
  }
  expect(seen(2)).toMatchObject({ title: 'Ada', details: ['01/12 – 02/12', 'Giorni: 2'] })
  expect(seen(1)).toMatchObject({ title: 'Ada', details: ['01/12', 'Giorni: 1'] })
})

test('the year is said where it does not go without saying', () => {
  const days = (arrivo: string, notti: number, partenza: string) =>
    said(hospitality, 'prenotazione', { ...stay, arrivo, notti, partenza }).details[0]
  expect(days('2026-12-30', 3, '2027-01-02')).toBe('30/12 – 02/01/2027')
  expect(days('2027-01-18', 1, '2027-01-19')).toBe('18/01 – 19/01/2027')
  expect(days('2026-11-21', 1, '2026-11-22')).toBe('21/11 – 22/11')
})

test('a lesson says from when to when it lasts, and who teaches', () => {
  const lesson = { corso: 'corso_1', docente: 'docente_1', data: '2026-11-21', ora: '19:00', minuti: 150, argomento: 'Fogli di calcolo' }
  const names = { corso_1: 'Informatica', docente_1: 'Irene Foppa' }
  expect(said(formazione, 'lezione', lesson, names).details).toEqual(['21/11 19:00–21:30', 'Irene Foppa'])
  const { minuti: _minuti, ...open } = lesson
  expect(said(formazione, 'lezione', open, names).details[0]).toBe('21/11 19:00')
})

test('a day that is not when the record happens bears its name, but for one of the title, which stands on the second line', () => {
  const guest = { cognome: 'Rossi', nome: 'Ada', data_nascita: '1980-03-12', cittadinanza: 'Italia' }
  expect(said(hospitality, 'ospite', guest).details[0]).toMatch(/^\D+: 12\/03\/1980$/)
  const schedina = said(hospitality, 'schedina', { ...guest, data_arrivo: '2026-11-20', famiglia_gruppo: 1, tipo_alloggiato: 'singolo' })
  expect(schedina.title).not.toContain('20/11')
  expect([...schedina.details, ...schedina.further].filter((text) => text.includes('20/11'))).toEqual(['20/11'])
})

test('a day of this year says no year beside another, and an amount that stands apart is not in the title', () => {
  const fattura = { numero: 'F1', cliente: 'cliente_1', data: '2026-11-19', scadenza: '2027-01-19', totale: 44_701, stato: 'inviata' }
  const invoice = said(autofficine, 'fattura', fattura)
  expect(invoice.details).toEqual(['Data: 19/11', 'Scadenza: 19/01/2027'])
  const gift = { donatore: 'cliente_1', tipo: 'monetaria', importo: 300_000, data: '2026-11-02', stato: 'arrivata' }
  expect(said(sociale, 'donazione', gift)).toMatchObject({ title: 'Bice Lombardi', details: expect.arrayContaining(['02/11']) })
})

test('an invoice that is paid in part says what is left of it in place of its amount, and keeps its days', () => {
  const fattura = { numero: 'F1', cliente: 'cliente_1', data: '2026-11-19', scadenza: '2026-12-19', totale: 44_701, stato: 'inviata' }
  const of = (coperto: number) => said(autofficine, 'fattura', { ...fattura, coperto })
  expect(of(30_000).open).toMatch(/^Restano 147,01\s€$/)
  expect(of(30_000).details).toEqual(of(0).details)
  expect([of(0).open, of(44_701).open]).toEqual(['', ''])
})

test('records of one list stand on two lines alike, however long their names are', () => {
  const entry = { data: '2026-11-20', ora: '09:24', tipo: 'tessera', esito: 'consentito' }
  const names = { iscritto_1: 'Gaia Donati', iscritto_2: 'Massimiliano Cavicchini' }
  const [short, long] = ['iscritto_1', 'iscritto_2'].map((iscritto) => said(palestre, 'ingresso', { ...entry, iscritto }, names))
  expect([short?.title, long?.title]).toEqual(['Gaia Donati', 'Massimiliano Cavicchini'])
  expect(short?.details).toEqual(['20/11', '09:24', 'Tessera'])
  expect(long?.details).toEqual(short?.details)
  // Who hears them tells two entries of one person apart by their names.
  expect(short?.called).toBe('Gaia Donati · 20/11/2026')
})

test('a job says its hour and its client first, and a tablet where it is and who goes', () => {
  const job = {
    descrizione: 'Perdita',
    cliente: 'cliente_1',
    data: '2026-11-21',
    ora: '15:00',
    indirizzo: 'Via Solferino 21',
    preventivo: 12_000,
  }
  expect(said(artigiani, 'intervento', job)).toEqual({
    title: 'Perdita',
    called: 'Perdita',
    details: ['21/11 15:00', 'Bice Lombardi'],
    further: ['Via Solferino 21'],
    open: '',
  })
})

test('a title that a line cuts beside the standing goes on in the second line, and one that fits stays', () => {
  const cura = { data: '2026-11-19', paziente: 'cliente_1', dente: '4.6', stato: 'pianificata' }
  expect(said(dentisti, 'prestazione', { ...cura, cura: 'Otturazione in composito' })).toMatchObject({
    title: 'Otturazione in composito',
    called: 'Otturazione in composito · 4.6 · Bice Lombardi',
    details: ['4.6', 'Bice Lombardi'],
  })
  expect(said(dentisti, 'prestazione', { ...cura, cura: 'Ponte' }).title).toBe('Ponte · 4.6 · Bice Lombardi')
})

test('nothing is said twice: not the state, nor what a reference says again, and a screen with cards names a record as they do', () => {
  const bozza = { cliente: 'cliente_1', data: '2026-11-19', totale: 1000, stato: 'bozza', situazione: 'bozza' }
  expect(said(farmacie, 'fattura', bozza).title).toBe('Bice Lombardi')
  const moved = { giorno: '2026-11-20', prodotto: 'camera_1', lotto: 'lotto_1', quantita: -2, causale: 'vendita' }
  expect(said(farmacie, 'movimento', moved, { ...NAMES, lotto_1: 'AN2400 · Camera 102' }).details).toEqual(['20/11', 'AN2400', '−2 pz'])
  const lesson = { corso: 'cliente_1', argomento: 'Tabelle pivot', data: '2026-11-26', ora: '18:00', stato: 'programmata' }
  expect(said(formazione, 'lezione', lesson)).toMatchObject({ title: 'Bice Lombardi', details: ['26/11 18:00', 'Tabelle pivot'] })
  const names = { turno_1: 'Aiuto compiti · 25/11/2026', incarico_1: 'Chiara Grandi · Aiuto compiti' }
  expect(said(sociale, 'presenza', { incarico: 'incarico_1', turno: 'turno_1', segno: 'previsto', ore: 0 }, names)).toMatchObject({
    title: 'Chiara Grandi · Aiuto compiti',
    details: ['25/11/2026', 'Ore: 0'],
  })
})
