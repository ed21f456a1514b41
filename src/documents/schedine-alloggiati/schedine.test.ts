import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate } from '../../kernel/italian/dates.ts'
import { LAYOUT, LAYOUT_FILE_UNICO } from './layout.ts'
import type { Ospite } from './ospite.ts'
import { isInUse } from './places.ts'
import { buildSchedine, fileName } from './schedine.ts'
import { loadTables, type Tables } from './tables.ts'
import type { TipoAlloggiato } from './tables/tipi-alloggiato.ts'

const TODAY = '2026-11-20'
let tables: Tables
beforeAll(async () => {
  tables = await loadTables()
})

/**
 * A second reading of the manual's tables 1 and 2, on purpose not made from `layout.ts`: from and to, both included,
 * counted from 0 as the manual prints them.
 */
const POSITIONS = {
  tipo: [0, 1],
  arrivo: [2, 11],
  notti: [12, 13],
  cognome: [14, 63],
  nome: [64, 93],
  sesso: [94, 94],
  nascita: [95, 104],
  comune: [105, 113],
  provincia: [114, 115],
  stato: [116, 124],
  cittadinanza: [125, 133],
  documento: [134, 138],
  numero: [139, 158],
  rilascio: [159, 167],
  appartamento: [168, 173],
} as const satisfies Record<string, readonly [number, number]>

type Read = Record<keyof typeof POSITIONS, string>

function readRecords(bytes: Uint8Array, length: 168 | 174): Read[] {
  const records: Read[] = []
  for (let start = 0; start < bytes.length; start += length + 2) {
    const record = String.fromCharCode(...bytes.subarray(start, start + length))
    if (record.length !== length) throw new Error(`A record of ${record.length} bytes.`)
    const end = String.fromCharCode(...bytes.subarray(start + length, start + length + 2))
    const isLast = start + length === bytes.length
    if (end !== (isLast ? '' : '\r\n')) throw new Error(`After record ${records.length} stands ${JSON.stringify(end)}.`)
    const cells = Object.entries(POSITIONS).map(([key, [from, to]]) => [key, record.slice(from, to + 1).trimEnd()])
    records.push(Object.fromEntries(cells) as Read)
  }
  return records
}

const rossi: Ospite = {
  id: 'rossi',
  tipo: '16',
  arrivo: TODAY,
  notti: 2,
  cognome: 'Rossi',
  nome: 'Mario',
  sesso: 'M',
  nascita: '1990-06-15',
  luogoNascita: '408037006',
  cittadinanza: '100000100',
  documento: { tipo: 'IDENT', numero: 'CA 12345 AB', luogoRilascio: '408037006' },
  appartamento: '4',
}
const family: Ospite[] = [
  {
    ...rossi,
    id: 'muller',
    tipo: '17',
    notti: 7,
    cognome: 'Müller',
    nome: 'Hans Peter',
    nascita: '1975-02-01',
    luogoNascita: '100000216',
    cittadinanza: '100000216',
    documento: { tipo: 'PASOR', numero: 'c01x00t47', luogoRilascio: '100000216' },
  },
  {
    ...rossi,
    id: 'anna',
    tipo: '19',
    capo: 'muller',
    notti: 7,
    cognome: 'Müller',
    nome: 'Anna',
    sesso: 'F',
    nascita: '2010-10-10',
    luogoNascita: '100000216',
    cittadinanza: '100000216',
  },
]
const group: Ospite[] = [
  {
    ...rossi,
    id: 'dangelo',
    tipo: '18',
    arrivo: '2026-11-19',
    notti: 30,
    cognome: 'D’Angelo',
    nome: 'Maria',
    sesso: 'F',
    nascita: '1960-12-31',
    luogoNascita: '412058091',
    documento: { tipo: 'PATEN', numero: 'U1A234567B', luogoRilascio: '412058091' },
  },
  {
    ...rossi,
    id: 'smith',
    tipo: '20',
    capo: 'dangelo',
    arrivo: '2026-11-19',
    notti: 30,
    cognome: 'Smith',
    nome: 'John',
    nascita: '1955-05-05',
    luogoNascita: '100000219',
    cittadinanza: '100000536',
  },
]

/** The vectors written from the manual: one record of each kind, cells separated here by '|' and padded by the widths. */
const WIDTHS = [2, 10, 2, 50, 30, 1, 10, 9, 2, 9, 9, 5, 20, 9]
const VECTOR = [
  '16|20/11/2026|02|ROSSI|MARIO|1|15/06/1990|408037006|BO|100000100|100000100|IDENT|CA12345AB|408037006',
  '17|20/11/2026|07|MULLER|HANS PETER|1|01/02/1975|||100000216|100000216|PASOR|C01X00T47|100000216',
  '19|20/11/2026|07|MULLER|ANNA|2|10/10/2010|||100000216|100000216|||',
  "18|19/11/2026|30|D'ANGELO|MARIA|2|31/12/1960|412058091|RM|100000100|100000100|PATEN|U1A234567B|412058091",
  '20|19/11/2026|30|SMITH|JOHN|1|05/05/1955|||100000219|100000536|||',
].map((row) =>
  row
    .split('|')
    .map((cell, at) => cell + ' '.repeat((WIDTHS[at] ?? 0) - cell.length))
    .join(''),
)

const built = (ospiti: readonly Ospite[], variant: 'schedine' | 'file_unico' = 'schedine', today = TODAY) => {
  const result = buildSchedine(ospiti, { tables, today, variant })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'))
  return result.file
}

describe('the file', () => {
  it('is the vector of the manual, members put after their heads', () => {
    const file = built([rossi, ...family.toReversed(), ...group])
    expect(file.text.split('\r\n')).toEqual(VECTOR)
    expect(file.text).toHaveLength(168 * 5 + 2 * 4)
    expect(file.rows).toEqual(['rossi', 'muller', 'anna', 'dangelo', 'smith'])
    expect(file.name).toBe('schedine-2026-11-20.txt')
  })

  it('has six more characters for the apartment', () => {
    const file = built([rossi, ...family, ...group], 'file_unico')
    expect(file.text.split('\r\n')).toEqual(VECTOR.map((row) => `${row}000004`))
    expect(file.bytes).toHaveLength(174 * 5 + 2 * 4)
    expect(fileName(TODAY, 'file_unico')).toBe('schedine-file-unico-2026-11-20.txt')
  })

  it('is not made while a person is missing something', () => {
    const result = buildSchedine([rossi, { ...rossi, id: 'b', nome: '' }], { tables, today: TODAY })
    expect(result).toMatchObject({
      ok: false,
      problems: [
        {
          path: 'ospiti.1.nome',
          message:
            'Rossi: manca il nome. Il portale vuole cognome e nome: se il documento ne porta uno solo, chiedi alla questura come scriverlo.',
        },
      ],
    })
  })

  it('writes the born on 29 February', () => {
    const file = built([{ ...rossi, arrivo: '2028-02-29', nascita: '2008-02-29' }], 'schedine', '2028-02-29')
    expect(readRecords(file.bytes, 168)[0]).toMatchObject({ arrivo: '29/02/2028', nascita: '29/02/2008' })
  })
})

describe('the layout', () => {
  it.each([
    ['168', LAYOUT, 168],
    ['174', LAYOUT_FILE_UNICO, 174],
  ])('of %s has no gap and agrees with the second reading', (_, layout, length) => {
    let at = 0
    layout.forEach((field, index) => {
      expect([field.at, field.at + field.length - 1]).toEqual(Object.values(POSITIONS)[index])
      expect(field.at).toBe(at)
      at += field.length
    })
    expect(at).toBe(length)
  })
})

const word = (max: number) =>
  fc
    .array(fc.constantFrom(...'abcdefghilmnopqrstuvz'.split(''), 'è', 'ü', 'ñ', 'ø', 'ł', 'Ç', "'", '-', ' '), {
      minLength: 0,
      maxLength: max - 2,
    })
    .map((letters) => `A${letters.join('')}o`)

const anyGuest = (tipo: TipoAlloggiato, id: string, capo?: string) =>
  fc
    .record({
      arrivo: fc.constantFrom(TODAY, addDays(TODAY, -1)),
      notti: fc.integer({ min: 1, max: 30 }),
      cognome: word(50),
      nome: word(30),
      sesso: fc.constantFrom('M', 'F'),
      nascita: fc.integer({ min: -43_000, max: -1 }).map((n) => addDays(TODAY, n)),
      cittadinanza: fc.constantFrom(...states()),
      birthplace: fc.nat(),
      kind: fc.constantFrom(...tables.documenti.keys()),
      numero: fc.string({ unit: fc.constantFrom(...'ABCXYZ0123456789'.split('')), minLength: 1, maxLength: 20 }),
      appartamento: fc.integer({ min: 0, max: 999_999 }).map(String),
    })
    .map(({ birthplace, kind, numero, ...guest }): Ospite => {
      const valid = [...tables.places.values()].filter(
        (place) => isInUse(place, guest.nascita) && !['100000100', '100000999'].includes(place.code),
      )
      const luogoNascita = valid[birthplace % valid.length]?.code ?? ''
      const documento = { tipo: kind, numero, luogoRilascio: guest.cittadinanza }
      return { id, tipo, capo, ...guest, luogoNascita, ...(capo === undefined && { documento }) }
    })
const states = () =>
  [...tables.places.values()].filter((place) => place.kind === 'stato' && !place.to && place.code !== '100000999').map(({ code }) => code)

const anyParty = (n: number) =>
  fc
    .constantFrom<[TipoAlloggiato, TipoAlloggiato, number]>(['16', '16', 0], ['17', '19', 3], ['18', '20', 4])
    .chain(([head, member, size]) =>
      fc.tuple(
        anyGuest(head, `${n}`),
        fc
          .integer({ min: Math.min(size, 1), max: size })
          .chain((members) => fc.tuple(...Array.from({ length: members }, (_, at) => anyGuest(member, `${n}.${at}`, `${n}`)))),
      ),
    )

/** What a clerk would copy, worked out again from the guest and the tables, without the builder. */
function expected(ospite: Ospite): Omit<Read, 'cognome' | 'nome' | 'appartamento'> {
  const place = tables.places.get(ospite.luogoNascita)
  const isItalian = place?.kind === 'comune'
  const isHead = ['16', '17', '18'].includes(ospite.tipo)
  return {
    tipo: ospite.tipo,
    arrivo: formatDate(ospite.arrivo),
    notti: ospite.notti < 10 ? `0${ospite.notti}` : `${ospite.notti}`,
    sesso: ospite.sesso === 'M' ? '1' : '2',
    nascita: formatDate(ospite.nascita),
    comune: isItalian ? ospite.luogoNascita : '',
    provincia: isItalian ? place.provincia : '',
    stato: isItalian ? '100000100' : ospite.luogoNascita,
    cittadinanza: ospite.cittadinanza,
    documento: isHead ? (ospite.documento?.tipo ?? '') : '',
    numero: isHead ? (ospite.documento?.numero ?? '') : '',
    rilascio: isHead ? (ospite.documento?.luogoRilascio ?? '') : '',
  }
}

describe('any guests', () => {
  it.each([168, 174] as const)('are read back from %i characters by the second reading, in order', (length) => {
    const parties = fc.integer({ min: 1, max: 4 }).chain((n) => fc.tuple(...Array.from({ length: n }, (_, at) => anyParty(at))))
    fc.assert(
      fc.property(parties, (party) => {
        const inOrder = party.flatMap(([head, members]) => [head, ...members])
        const heads = party.map(([head]) => head)
        const shuffled = [...party.flatMap(([, members]) => members), ...heads]
        const file = built(shuffled, length === 174 ? 'file_unico' : 'schedine')
        const records = readRecords(file.bytes, length)
        expect(file.bytes.every((byte) => byte === 13 || byte === 10 || (byte >= 32 && byte < 127))).toBe(true)
        expect(file.rows).toEqual(inOrder.map(({ id }) => id))
        records.forEach((record, at) => {
          const ospite = inOrder[at]
          if (!ospite) throw new Error('A record too many.')
          expect(record).toMatchObject(expected(ospite))
          expect(record.cognome).toMatch(/^[A-Z][A-Z' -]*$/)
          expect(record.nome).toMatch(/^[A-Z][A-Z' -]*$/)
          expect(record.appartamento).toBe(length === 174 ? (ospite.appartamento ?? '').padStart(6, '0') : '')
        })
      }),
      { numRuns: 40 },
    )
  })
})
