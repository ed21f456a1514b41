import { beforeAll, describe, expect, it } from 'vitest'
import { findPlaces, stateByLetters } from './find-place.ts'
import { placeLabel } from './place-name.ts'
import { changesOf, differenceOf, rowsInUse, withNewerPlaces } from './newer-tables.ts'
import { officialText } from './official-text.fixture.ts'
import { loadPlaces, type Places } from './places.ts'
import { readOfficialTable } from './read-official-table.ts'
import { loadTables } from './tables.ts'

let places: Places
beforeAll(async () => {
  places = await loadPlaces()
})
const labels = (text: string, wanted?: Parameters<typeof findPlaces>[2]) => findPlaces(places, text, wanted).map(placeLabel)

describe('the tables', () => {
  it('have the rows of November 2025', () => {
    const all = [...places.values()]
    expect(all.filter(({ kind }) => kind === 'comune')).toHaveLength(11_294)
    expect(all.filter(({ kind, to }) => kind === 'comune' && !to)).toHaveLength(7898)
    expect(all.filter(({ kind }) => kind === 'stato')).toHaveLength(236)
    expect(all.every(({ code, name }) => /^\d{9}$/.test(code) && /^[A-Z][A-Z '().-]*$/.test(name))).toBe(true)
  })

  it('have 89 kinds of document', async () => {
    const { documenti } = await loadTables()
    expect(documenti.size).toBe(89)
    expect(documenti.get('PASOR')).toBe('PASSAPORTO ORDINARIO')
    expect(documenti.has('PASSP')).toBe(false)
  })

  it.each([
    ['412058091', 'ROMA', 'RM'],
    ['403015146', 'MILANO', 'MI'],
    ['401001272', 'TORINO', 'TO'],
    ['408037006', 'BOLOGNA', 'BO'],
    ['409048017', 'FIRENZE', 'FI'],
    ['415063049', 'NAPOLI', 'NA'],
    ['420092012', 'CARBONIA', 'CA'],
    ['401001571', 'ROURE', 'TO'],
    ['401004951', 'CASTELLINALDO', 'CN'],
    ['405030189', 'SAPPADA', 'UD'],
    ['450501534', 'POLA', 'PL'],
    ['100000536', "STATI UNITI D'AMERICA", ''],
    ['110000005', 'HONG KONG', ''],
  ])('%s is %s (%s)', (code, name, provincia) => {
    expect(places.get(code)?.name.startsWith(name)).toBe(true)
    expect(places.get(code)?.provincia).toBe(provincia)
  })
})

describe('findPlaces', () => {
  it('finds while typing, accents and apostrophes apart', () => {
    expect(labels('forlì', { limit: 1 })).toEqual(['Forlì (FC)'])
    expect(labels('cava de tirr')).toEqual(["Cava de' Tirreni (SA)"])
    expect(labels('reggio emilia', { limit: 1 })).toEqual(['Reggio Emilia (RE)'])
    expect(labels('roma', { limit: 1 })).toEqual(['Roma (RM)'])
    expect(labels('')).toEqual([])
    expect(labels('samone tn')).toEqual(['Samone (TN)'])
  })

  it('finds states by other names', () => {
    expect(labels('olanda', { kind: 'stato' })).toEqual(['Paesi Bassi'])
    expect(labels('usa', { kind: 'stato', limit: 1 })).toEqual(["Stati Uniti d'America"])
    expect(labels('inghil')).toEqual(['Regno Unito'])
  })

  it('gives the comune of the day of birth, and today the one of today', () => {
    expect(labels('andria', { limit: 2 })).toEqual(['Andria (BT)', 'Andria (BA), fino al 26/07/2009'])
    expect(labels('andria', { limit: 2, onDay: '1970-05-01' })).toEqual(['Andria (BA), fino al 26/07/2009', 'Andria (BT)'])
    expect(labels('andria', { onDay: '2015-05-01', limit: 1 })).toEqual(['Andria (BT)'])
    expect(labels('pola', { onDay: '1940-01-01', limit: 1 })).toEqual(['Pola (PL), fino al 15/09/1947'])
    expect(labels('predappio', { onDay: '1950-01-01', limit: 1 })).toEqual(['Predappio (FO), fino al 15/04/1992'])
  })

  it('forgives a slip when nothing else is found', () => {
    expect(labels('mialno', { limit: 1 })).toEqual(['Milano (MI)'])
    expect(labels('qqqq')).toEqual([])
  })
})

describe('stateByLetters', () => {
  it.each([
    ['D<<', 'GERMANIA'],
    ['DEU', 'GERMANIA'],
    ['gbr', 'REGNO UNITO'],
    ['RKS', 'KOSOVO'],
    ['XXA', 'APOLIDE'],
    ['CHE', 'SVIZZERA'],
  ])('%s is %s', (letters, name) => {
    expect(stateByLetters(places, letters)?.name).toBe(name)
  })

  it('knows no others', () => {
    expect(stateByLetters(places, 'UTO')).toBeUndefined()
    expect(stateByLetters(places, '<<<')).toBeUndefined()
  })
})

const HEAD = 'Codice,Descrizione,Provincia,DataFineVal'
const said = (text: string) => {
  const read = readOfficialTable(text)
  return read.ok ? read.table : read.fault
}

describe('the official download', () => {
  it('is read with comma or semicolon, ceased rows with their day', () => {
    const csv = `${HEAD}\r\n416072005,ANDRIA,BA,26/07/2009 00:00:00\r\n412058091,ROMA,RM,\r\n`
    expect(said(csv)).toMatchObject({ kind: 'comuni' })
    const read = readOfficialTable(csv)
    expect(read.ok && [...read.table.rows.values()]).toEqual([
      { code: '416072005', name: 'ANDRIA', provincia: 'BA', to: '2009-07-26' },
      { code: '412058091', name: 'ROMA', provincia: 'RM', to: undefined },
    ])
    expect(readOfficialTable(csv.replaceAll(',', ';'))).toEqual(read)
    expect(said('Codice,Descrizione\n100000216,GERMANIA')).toMatchObject({ kind: 'stati' })
    expect(said('Codice,Descrizione\r\nIDENT,CARTA DI IDENTITA\r\n')).toMatchObject({ kind: 'documenti' })
  })

  it.each([
    ['<html>', /non è una tabella di Alloggiati Web/],
    ['', /non è una tabella di Alloggiati Web/],
    ['Nome,Cognome\nUgo,Neri', /non è una tabella di Alloggiati Web/],
    ['Codice,Descrizione\n16,OSPITE SINGOLO', /non è una tabella di Alloggiati Web/],
    [`${HEAD}\n412058091,ROMA,RM,\n4120,OSTIA,RM,`, /rovinato alla riga 3: «4120» non va bene fra i comuni/],
    [`${HEAD}\n412058091,ROMA,RM,\n412058091,ROMA,RM,`, /rovinato alla riga 3: il codice 412058091 c’è due volte/],
    [`${HEAD}\n412058091,ROMA,,`, /rovinato alla riga 2/],
    [`${HEAD}\n412058091,ROMA,RM,31/02/2020`, /rovinato alla riga 2/],
  ])('%s is told apart', (text, fault) => {
    expect(said(text)).toMatch(fault)
  })

  it('is what is in use, to the last row', async () => {
    const tables = await loadTables()
    for (const kind of ['comuni', 'stati', 'documenti'] as const) {
      const inUse = rowsInUse(tables, kind)
      const table = said(officialText(inUse))
      expect(typeof table === 'string' ? table : [table.kind, differenceOf(inUse, table)]).toEqual([kind, ''])
    }
  })

  it('is put over the committed places: what comes, what goes, what changes its name', async () => {
    const inUse = new Map(rowsInUse(await loadTables(), 'comuni'))
    inUse.set('420111999', { code: '420111999', name: 'MONTENUOVO', provincia: 'SU', to: undefined })
    inUse.set('412058091', { code: '412058091', name: 'ROMA CAPITALE', provincia: 'RM', to: undefined })
    inUse.set('403015146', { code: '403015146', name: 'MILANO', provincia: 'MI', to: '2026-10-31' })
    const table = said(officialText(inUse))
    if (typeof table === 'string') throw new Error(table)
    const committed = rowsInUse(await loadTables(), 'comuni')
    const { come, go, renamed, others, lacking } = changesOf(committed, table)
    expect([come.map(({ name }) => name), go.map(({ name }) => name), renamed.length, others, lacking]).toEqual([
      ['MONTENUOVO'],
      ['MILANO'],
      1,
      0,
      0,
    ])
    const newer = withNewerPlaces(places, differenceOf(committed, table))
    expect(findPlaces(newer, 'montenuovo', { limit: 1 }).map(placeLabel)).toEqual(['Montenuovo (SU)'])
    expect(findPlaces(newer, 'roma', { limit: 1 }).map(placeLabel)).toEqual(['Roma Capitale (RM)'])
    expect(newer.get('403015146')?.to).toBe('2026-10-31')
    expect(places.get('412058091')?.name).toBe('ROMA')
    expect(withNewerPlaces(places, differenceOf(committed, table))).toBe(newer)
  })
})
