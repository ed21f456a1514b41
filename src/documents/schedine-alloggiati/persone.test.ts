import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate } from '../../kernel/italian/dates.ts'
import { gruppiDi } from './gruppi.ts'
import { fileDi, nomeFile, rilieviDi, type Schedina } from './persone.ts'
import { loadTables, type Tables } from './tables.ts'
import type { TipoSchedina } from './tipi-schedina.ts'

const TODAY = '2026-11-21'
let tables: Tables
beforeAll(async () => {
  tables = await loadTables()
})

const clara: Schedina = {
  id: 'schedina_1',
  famiglia_gruppo: 1,
  data_arrivo: TODAY,
  notti_permanenza: 2,
  tipo_alloggiato: 'singolo',
  cognome: 'Vismara',
  nome: 'Clara',
  sesso: 'F',
  data_nascita: '1984-02-29',
  comune_nascita: 'Milano',
  stato_nascita: 'ITALIA',
  cittadinanza: 'ITALIA',
  tipo_documento: 'CI',
  numero_documento: 'CA 55101 ZZ',
  stato_rilascio: 'ITALIA',
}
const build = (rows: readonly Schedina[], today = TODAY) => fileDi(rows, { tables, today })
const sentences = (rows: readonly Schedina[]) =>
  rilieviDi(rows, { tables, today: TODAY }).map(({ persona, campo, frase }) => `${persona} · ${campo} · ${frase}`)

/**
 * Columns of table 1 of the manual (WS_ALLOGGIATI rev. 01), written down again from its pages and not from the document's
 * own layout: name and how many characters, one after the other.
 */
const COLUMNS = [
  ['tipo', 2],
  ['arrivo', 10],
  ['giorni', 2],
  ['cognome', 50],
  ['nome', 30],
  ['sesso', 1],
  ['nascita', 10],
  ['comune', 9],
  ['provincia', 2],
  ['stato', 9],
  ['cittadinanza', 9],
  ['documento', 5],
  ['numero', 20],
  ['rilascio', 9],
] as const
type Record168 = Record<(typeof COLUMNS)[number][0], string>

function readBack(bytes: Uint8Array): Record168[] {
  const text = new TextDecoder('ascii', { fatal: true }).decode(bytes)
  return text.split('\r\n').map((line) => {
    if (line.length !== 168) throw new Error(`A row of ${line.length} characters`)
    let at = 0
    const cells = COLUMNS.map(([name, length]) => [name, line.slice(at, (at += length)).trimEnd()])
    return Object.fromEntries(cells) as Record168
  })
}

describe('one person', () => {
  it('is one row with the codes of the police', () => {
    const built = build([clara])
    if (!built.ok) throw new Error(built.problems.map(({ message }) => message).join(' '))
    expect(readBack(built.file.bytes)).toEqual([
      {
        tipo: '16',
        arrivo: '21/11/2026',
        giorni: '02',
        cognome: 'VISMARA',
        nome: 'CLARA',
        sesso: '2',
        nascita: '29/02/1984',
        comune: '403015146',
        provincia: 'MI',
        stato: '100000100',
        cittadinanza: '100000100',
        documento: 'IDENT',
        numero: 'CA55101ZZ',
        rilascio: '100000100',
      },
    ])
  })

  it('is told what is missing, field by field, and nothing is built', () => {
    const { nome, sesso, comune_nascita, numero_documento, ...rest } = clara
    expect([nome, sesso, comune_nascita, numero_documento]).not.toContain(undefined)
    expect(build([rest]).ok).toBe(false)
    expect(sentences([rest])).toEqual([
      'Vismara · nome · Manca il nome. Il portale vuole cognome e nome: se il documento ne porta uno solo, chiedi alla questura come scriverlo.',
      'Vismara · sesso · Scegli il sesso, maschio o femmina.',
      'Vismara · comune_nascita · Chi è nato in Italia ha bisogno del comune di nascita, non solo dello stato.',
      'Vismara · numero_documento · Manca il numero del documento.',
    ])
  })

  it('without kind and number of the document lacks the document, whatever state the form began with', () => {
    const { tipo_documento: _kind, numero_documento: _number, ...rest } = clara
    expect(sentences([rest])).toEqual(['Clara Vismara · tipo_documento · Manca il documento. Servono tipo, numero e luogo di rilascio.'])
  })

  it.each([
    ['a place that is none', { comune_nascita: 'Vattelapesca' }, /non è nelle tabelle della Polizia/],
    ['two comuni of one name', { comune_nascita: 'Samone' }, /più comuni\. Aggiungi la provincia: Samone \(TO\) o Samone \(TN\)/],
    ['a name in Arabic', { cognome: 'محمد' }, /è in caratteri arabi/],
    ['an arrival ahead', { data_arrivo: addDays(TODAY, 1) }, /è nel futuro/],
    ['an arrival too long ago', { data_arrivo: addDays(TODAY, -2) }, /accetta solo oggi e ieri/],
    ['a comune that had ceased', { comune_nascita: 'Andria (BA)', data_nascita: '2015-01-01' }, /non esisteva più/],
    [
      'a comune of Italy beside another state',
      { comune_nascita: 'Roma', stato_nascita: 'GERMANIA' },
      /Roma \(RM\) è un comune italiano, ma lo stato è Germania/,
    ],
    ['a state beside Italy', { comune_nascita: 'Francia', stato_nascita: 'ITALIA' }, /Francia è uno stato, ma lo stato scelto è l’Italia/],
    [
      'a place of issue beside another state',
      { comune_rilascio: 'Roma', stato_rilascio: 'SPAGNA' },
      /è un comune italiano, ma lo stato è Spagna/,
    ],
    ['a place of issue that is none', { comune_rilascio: 'Vattelapesca' }, /non è nelle tabelle della Polizia/],
  ])('%s is told', (_what, change, sentence) => {
    expect(sentences([{ ...clara, ...change }]).join(' ')).toMatch(sentence)
  })

  it('may be born abroad where Italy once was, or in a town that bears no comune’s name', () => {
    const abroad = [
      { comune_nascita: 'Pola', stato_nascita: 'CROAZIA', data_nascita: '1990-01-01' },
      { comune_nascita: 'Uppsala', stato_nascita: 'SVEZIA' },
    ]
    for (const born of abroad) expect(sentences([{ ...clara, ...born }])).toEqual([])
  })

  it('with an electronic card is IDELE, and any other official document its own code', () => {
    for (const tipo_documento of ['IDELE', 'PASDI', 'CERID'] as const) {
      const built = build([{ ...clara, tipo_documento }])
      expect(built.ok && readBack(built.file.bytes)[0]?.documento).toBe(tipo_documento)
    }
  })

  it('is told when written down twice, and only warned', () => {
    const again = { ...clara, id: 'schedina_2', cognome: 'VISMARA' } as const
    expect(sentences([clara, again])).toEqual(
      ['Clara Vismara', 'Clara VISMARA'].map(
        (name) => `${name} · cognome · Compare già nell’elenco con lo stesso arrivo. Tieni una schedina sola ed elimina l’altra.`,
      ),
    )
    expect(build([clara, again]).ok).toBe(true)
  })

  it('of 174 characters carries the apartment of the house, and says when there is none', () => {
    const regole = { tables, today: TODAY, variant: 'file_unico' } as const
    const built = fileDi([clara], { ...regole, appartamento: '12' })
    expect(built.ok && built.file.text).toMatch(/^.{168}000012$/)
    expect(rilieviDi([clara], regole).map(({ campo, frase }) => [campo, frase])).toEqual([['', "Manca il numero dell'appartamento."]])
  })

  it('can be built again for its own day, when the portal would no longer take it', () => {
    expect(build([clara], addDays(TODAY, 40)).ok).toBe(false)
    expect(build([clara], TODAY).ok).toBe(true)
  })
})

describe('a family', () => {
  const family = (['capofamiglia', 'familiare', 'familiare'] as const).map((tipo_alloggiato, at): Schedina => {
    const { tipo_documento: _kind, numero_documento: _number, stato_rilascio: _state, ...person } = clara
    const document = at === 0 ? { tipo_documento: 'PP', numero_documento: 'YA1', stato_rilascio: 'ITALIA' } : {}
    return { ...person, ...document, id: `schedina_${at}`, tipo_alloggiato, nome: ['Ada', 'Bice', 'Ciro'][at] }
  })

  it('stands head first in the file, members with code 19 and without document', () => {
    const built = build(family.toReversed())
    if (!built.ok) throw new Error(built.problems.map(({ message }) => message).join(' '))
    const rows = readBack(built.file.bytes)
    expect(rows.map(({ tipo, nome, documento, rilascio }) => [tipo, nome, documento, rilascio])).toEqual([
      ['17', 'ADA', 'PASOR', '100000100'],
      ['19', 'CIRO', '', ''],
      ['19', 'BICE', '', ''],
    ])
  })

  it('is one group, and of two families with one number each keeps to its booking', () => {
    const second = family.map((row) => ({ ...row, id: `${row.id}b` as const, prenotazione: 'prenotazione_2' as const }))
    const groups = gruppiDi([...family, ...second] as readonly Schedina[])
    expect(groups.map(({ capo, persone }) => [capo?.id, persone.length])).toEqual([
      ['schedina_0', 3],
      ['schedina_0b', 3],
    ])
  })

  it('without its head is told so', () => {
    expect(gruppiDi(family.slice(1))).toMatchObject([{ capo: undefined, persone: [{ nome: 'Bice' }, { nome: 'Ciro' }] }])
    expect(sentences(family.slice(1))[0]).toMatch(/ha bisogno del suo capofamiglia/)
  })
})

/** What is typed, and what must stand in the file: two lists written by hand. */
const NAMES: readonly (readonly [string, string])[] = [
  ["D'Angelo", "D'ANGELO"],
  ['Dell’Orto', "DELL'ORTO"],
  ['Niccolò', 'NICCOLO'],
  ['Müller-Strauß', 'MULLER-STRAUSS'],
  ['Nguyễn', 'NGUYEN'],
  ['Ångström', 'ANGSTROM'],
  ['Łukasz', 'LUKASZ'],
  ['Иванов', 'IVANOV'],
  ['  De   Luca ', 'DE LUCA'],
]
type Birth = Pick<Schedina, 'comune_nascita' | 'stato_nascita'> & {
  readonly from: string
  readonly to: string
  readonly read: readonly string[]
}
const ITALIA = '100000100'
const BIRTHS: readonly Birth[] = [
  { comune_nascita: 'Roma', stato_nascita: 'ITALIA', from: '1930-01-01', to: '2008-10-01', read: ['412058091', 'RM', ITALIA] },
  { comune_nascita: 'andria', stato_nascita: 'ITALIA', from: '1930-01-01', to: '2009-07-26', read: ['416072005', 'BA', ITALIA] },
  { comune_nascita: 'Andria', from: '2009-07-27', to: '2020-01-01', read: ['416110001', 'BT', ITALIA] },
  { comune_nascita: 'Forlì', stato_nascita: 'ITALIA', from: '1930-01-01', to: '1992-04-15', read: ['408040012', 'FO', ITALIA] },
  { comune_nascita: 'FORLI’', stato_nascita: 'ITALIA', from: '1992-04-16', to: '2008-01-01', read: ['408140012', 'FC', ITALIA] },
  { comune_nascita: 'Samone (TN)', stato_nascita: 'ITALIA', from: '1950-01-01', to: '2008-01-01', read: ['404022165', 'TN', ITALIA] },
  { comune_nascita: 'Uppsala', stato_nascita: 'SVEZIA', from: '1930-01-01', to: '2008-01-01', read: ['', '', '100000240'] },
  { stato_nascita: 'FRANCIA', from: '1930-01-01', to: '2008-01-01', read: ['', '', '100000215'] },
]
const DOCUMENTS = { CI: 'IDENT', PP: 'PASOR', PG: 'PATEN' } as const
const LEAP = ['1936-02-29', '1984-02-29', '2000-02-29', '2004-02-29']

const birth = fc.constantFrom(...BIRTHS).chain((place) => {
  const leap = LEAP.filter((day) => day >= place.from && day <= place.to)
  const days = fc
    .integer({ min: Date.parse(place.from) / 86_400_000, max: Date.parse(place.to) / 86_400_000 })
    .map((day) => addDays('1970-01-01', day))
  return fc.record({ place: fc.constant(place), day: leap.length > 0 ? fc.oneof(days, fc.constantFrom(...leap)) : days })
})
const person = fc.record({
  cognome: fc.constantFrom(...NAMES),
  nome: fc.constantFrom(...NAMES),
  sesso: fc.constantFrom('M' as const, 'F' as const),
  birth,
  documento: fc.constantFrom('CI' as const, 'PP' as const, 'PG' as const),
  numero: fc.stringMatching(/^[A-Z0-9]{1,20}$/),
})
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never
const KINDS = [
  ['singolo', '16', undefined, undefined],
  ['capofamiglia', '17', 'familiare', '19'],
  ['capogruppo', '18', 'membro', '20'],
] as const
const group = fc.record({
  kind: fc.constantFrom(...KINDS),
  people: fc.array(person, { minLength: 2, maxLength: 5 }),
  away: fc.constantFrom(0, -1),
  notti: fc.integer({ min: 1, max: 30 }),
})
type Group = typeof group extends fc.Arbitrary<infer G> ? G : never

function written(groups: readonly Group[]) {
  const rows: Schedina[] = []
  const expected: Record168[] = []
  groups.forEach(({ kind: [head, headCode, member, memberCode], people, away, notti }, number) => {
    people.slice(0, member ? undefined : 1).forEach((one: Person, at) => {
      const tipo: TipoSchedina = at === 0 ? head : (member ?? head)
      const isHead = at === 0
      const arrivo = addDays(TODAY, away)
      const { from: _from, to: _to, read, ...place } = one.birth.place
      const document = { tipo_documento: one.documento, numero_documento: one.numero, stato_rilascio: 'ITALIA', comune_rilascio: 'Napoli' }
      rows.push({
        ...place,
        ...(isHead && document),
        id: `schedina_${number}x${at}`,
        famiglia_gruppo: number + 1,
        data_arrivo: arrivo,
        notti_permanenza: notti,
        tipo_alloggiato: tipo,
        cognome: one.cognome[0],
        nome: one.nome[0],
        sesso: one.sesso,
        data_nascita: one.birth.day,
        cittadinanza: 'GERMANIA',
      })
      const [comune = '', provincia = '', stato = ''] = read
      expected.push({
        tipo: isHead ? headCode : (memberCode ?? headCode),
        arrivo: formatDate(arrivo),
        giorni: String(notti).padStart(2, '0'),
        cognome: one.cognome[1],
        nome: one.nome[1],
        sesso: one.sesso === 'M' ? '1' : '2',
        nascita: formatDate(one.birth.day),
        comune,
        provincia,
        stato,
        cittadinanza: '100000216',
        documento: isHead ? DOCUMENTS[one.documento] : '',
        numero: isHead ? one.numero : '',
        rilascio: isHead ? '415063049' : '',
      })
    })
  })
  return { rows, expected }
}

describe('any guests', () => {
  it('come back from the file as they were written down', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 12 }), (groups) => {
        const { rows, expected } = written(groups)
        const built = build(rows)
        if (!built.ok) throw new Error(built.problems.map(({ message }) => message).join(' '))
        expect(readBack(built.file.bytes)).toEqual(expected)
        expect(built.file.rows).toEqual(rows.map(({ id }) => id))
      }),
      { numRuns: 200 },
    )
  })

  it('are a thousand in one file and no more', () => {
    const [one] = fc.sample(group, { seed: 7, numRuns: 1 })
    if (!one) throw new Error('nothing generated')
    const single = { ...one, kind: KINDS[0] }
    const { rows, expected } = written(Array.from({ length: 1000 }, () => single))
    const built = build(rows)
    expect(built.ok && readBack(built.file.bytes)).toEqual(expected)
    expect(built.ok && built.file.bytes).toHaveLength(1000 * 170 - 2)
    const more = build(written(Array.from({ length: 1001 }, () => single)).rows)
    expect(more.ok ? [] : more.problems.map(({ message }) => message)).toEqual([expect.stringMatching(/1\.001 righe.*1\.000/)])
  })
})

it('the second file of a day ends in -2, the third in -3, and the layouts count apart', () => {
  const first = nomeFile(TODAY, 'schedine', [])
  const second = nomeFile(TODAY, 'schedine', [first])
  expect([first, second, nomeFile(TODAY, 'schedine', [first, second])]).toEqual([
    'schedine-2026-11-21.txt',
    'schedine-2026-11-21-2.txt',
    'schedine-2026-11-21-3.txt',
  ])
  expect(nomeFile(TODAY, 'file_unico', [first])).toBe('schedine-file-unico-2026-11-21.txt')
})
