import { beforeAll, describe, expect, it } from 'vitest'
import { findPlaces, stateByLetters } from './find-place.ts'
import { placeLabel } from './place-name.ts'
import { indexPlaces, loadPlaces, type Places } from './places.ts'
import { readOfficialDocumenti, readOfficialTable } from './read-official-table.ts'
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

  it('answers in a frame', () => {
    findPlaces(places, 'san')
    const start = performance.now()
    for (let n = 0; n < 10; n++) findPlaces(places, 'san gio')
    expect((performance.now() - start) / 10).toBeLessThan(50)
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

describe('the official download', () => {
  it('is read with comma or semicolon, ceased rows with their day', () => {
    const csv = 'Codice,Descrizione,Provincia,DataFineVal\r\n416072005,ANDRIA,BA,26/07/2009 00:00:00\r\n412058091,ROMA,RM,\r\n'
    const read = readOfficialTable(csv)
    expect(read).toMatchObject([
      { kind: 'comune', code: '416072005', name: 'ANDRIA', provincia: 'BA', to: '2009-07-26' },
      { kind: 'comune', code: '412058091', name: 'ROMA', provincia: 'RM', to: undefined },
    ])
    expect(readOfficialTable(csv.replaceAll(',', ';'))).toEqual(read)
    expect(indexPlaces(read).get('412058091')?.name).toBe('ROMA')
    expect(readOfficialTable('Codice,Descrizione\n100000216,GERMANIA')).toMatchObject([{ kind: 'stato', provincia: '' }])
    expect(readOfficialTable('<html>')).toEqual([])
  })

  it('is read for documents too', () => {
    expect([...readOfficialDocumenti('Codice,Descrizione\r\nIDENT,CARTA DI IDENTITA\r\n')]).toEqual([['IDENT', 'CARTA DI IDENTITA']])
  })
})
