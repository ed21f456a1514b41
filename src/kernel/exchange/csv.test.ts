import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { checklist } from '../fields/checklist.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { money } from '../fields/money.ts'
import { decimal } from '../fields/number.ts'
import { phone } from '../fields/phone.ts'
import { longText, text } from '../fields/text.ts'
import { cellText, decodeCsv, readCsv, toCsv, writeCsv } from './csv.ts'

const voce = defineEntity({
  name: 'voce',
  label: { one: 'Voce', many: 'Voci', gender: 'f' },
  fields: {
    nome: text('Nome', { max: 20_000 }),
    tipo: choice('Tipo', { bene: 'Bene', lavoro: 'Manodopera' }),
    giorno: optional(date('Giorno')),
    prezzo: optional(money('Prezzo')),
    scarto: optional(decimal('Scarto', { min: -1000 })),
    telefono: optional(phone('Telefono')),
    note: optional(longText('Note')),
  },
  title: ['nome'],
  table: ['nome', 'tipo', 'giorno', 'prezzo', 'scarto'],
})
const row = (values: Readonly<Record<string, unknown>>) => ({ id: 'voce_1', version: 1, nome: 'Tubo', tipo: 'bene', ...values })
const bodyOf = (csv: string) => csv.replace('\ufeff', '').split('\r\n')[1]

describe('toCsv', () => {
  it('begins with the mark of UTF-8, divides by semicolons and ends its lines as Windows does', () => {
    expect(toCsv(voce, [row({})], () => undefined)).toBe('\ufeffNome;Tipo;Giorno;Prezzo;Scarto;ID\r\nTubo;Bene;;;;voce_1\r\n')
  })

  it('writes values as people read them', () => {
    const csv = toCsv(voce, [row({ tipo: 'lavoro', giorno: '2026-11-21', prezzo: 125_000, scarto: 0.5 })], () => undefined)
    expect(bodyOf(csv)).toBe('Tubo;Manodopera;21/11/2026;1.250,00;0,5;voce_1')
  })

  it.each([
    ['=1+1', `'=1+1`],
    ['+39 045 800 1234', `'+39 045 800 1234`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `'＝1+1`],
    ['-5,50', '-5,50'],
    ['-1.250', '-1.250'],
    [`D'Angelò`, `D'Angelò`],
    ['<b>', '<b>'],
    ['a;b', '"a;b"'],
    ['detto "Gino"', '"detto ""Gino"""'],
    ['due\nrighe', '"due\nrighe"'],
    ['🔧 tubo', '🔧 tubo'],
  ])('%j is written as %j', (written, expected) => {
    expect(writeCsv(['Nome'], [[written]])).toBe(`\ufeffNome\r\n${expected}\r\n`)
  })

  it('leaves a negative number a number', () => {
    expect(bodyOf(toCsv(voce, [row({ scarto: -12.5 })], () => undefined, { columns: ['scarto'] }))).toBe('-12,5;voce_1')
  })

  it('takes other columns and headings', () => {
    const csv = toCsv(voce, [row({ telefono: '+390458001234' })], () => undefined, {
      columns: ['telefono'],
      headings: { telefono: 'Tel.' },
    })
    expect(readCsv(csv).headers).toEqual(['Tel.', 'ID'])
  })
})

it('writes a checklist item by item, as it is read back, and not how far it has come', () => {
  const controlli = checklist('Controlli', ['Gas chiuso'])
  const lavoro = defineEntity({
    name: 'lavoro',
    label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
    fields: { nome: text('Nome'), controlli },
    title: ['nome'],
    table: ['nome', 'controlli'],
  })
  const held = [{ text: 'Gas chiuso', done: true as const }, { text: 'Acqua chiusa' }]
  const written = cellText(lavoro, 'controlli', { id: 'lavoro_1', version: 1, nome: 'Caldaia', controlli: held }, () => undefined)
  expect(written).toBe('✓ Gas chiuso; Acqua chiusa')
  expect(controlli.parse(written)).toEqual(held)
})

describe('readCsv', () => {
  it.each([
    ['semicolons', 'Nome;Tipo\nTubo;Bene\n', ';'],
    ['commas', 'Nome,Tipo\r\nTubo,Bene', ','],
    ['tabs', 'Nome\tTipo\nTubo\tBene', '\t'],
    ['bars', 'Nome|Tipo\nTubo|Bene', '|'],
    ['a hint for Excel', 'sep=,\r\nNome,Tipo\r\nTubo,Bene', ','],
    ['commas inside quotes', '"Nome, cognome";Tipo\n"Rossi, Anna";Bene', ';'],
  ])('recognises %s', (_name, file, separator) => {
    const table = readCsv(file)
    expect(table.separator).toBe(separator)
    expect(table.fault).toBeUndefined()
    expect(table.rows[0]?.cells).toHaveLength(2)
  })

  it('reads back what was written, whatever it is', () => {
    const cells = ['=1+1', '+39 045', '-5,50', '\ttab', 'a;b', 'detto "Gino"', 'due\r\nrighe', '🔧', `D'Angelò`, 'x'.repeat(10_000)]
    const table = readCsv(
      writeCsv(
        cells.map((_, index) => `c${index}`),
        [cells],
      ),
    )
    expect(table.rows).toEqual([{ line: 2, cells }])
  })

  it('counts rows as a spreadsheet does and skips empty ones', () => {
    expect(readCsv('Nome;Tipo\n\nTubo;Bene\n;\nVite;Bene').rows.map(({ line }) => line)).toEqual([3, 5])
  })

  it.each([
    ['nothing', '', /vuoto/],
    ['only blanks', ' \n;;\n', /vuoto/],
    ['only headings', 'Nome;Tipo\n', /nessuna riga/],
    ['colons', 'Nome:Tipo\nTubo:Bene', /separatore/],
    ['spaces', 'Nome   Tipo\nTubo   Bene', /separatore/],
    ['other signs below than in the headings', 'Nome;Tipo\nTubo,Bene\nVite,Bene', /separatore/],
    ['a quote that stays open', 'Nome;Tipo\n"Tubo;Bene\nVite;Bene', /virgoletta/],
    ['a spreadsheet', 'PK\u0003\u0004\u0000\u0000', /file di testo/],
  ])('says what is wrong with %s', (_name, file, sentence) => {
    expect(readCsv(file).fault).toMatch(sentence)
  })

  it('says so when somebody names the wrong separator, and reads with the right one', () => {
    expect(readCsv('Nome;Tipo\nTubo;Bene', ',').fault).toMatch(/separatore/)
    expect(readCsv('Nome;Tipo\nTubo;Bene', ';').fault).toBeUndefined()
  })

  it('takes a single column for what it is', () => {
    expect(readCsv('Nome\nTubo\nVite')).toMatchObject({ headers: ['Nome'], rows: [{ cells: ['Tubo'] }, { cells: ['Vite'] }] })
  })

  it('forgets empty headings at the end', () => {
    expect(readCsv('Nome;Tipo;;\nTubo;Bene;;').headers).toEqual(['Nome', 'Tipo'])
  })
})

describe('decodeCsv', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Città;è')],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeffCittà;è')],
    ['Windows-1252', Uint8Array.from([0x43, 0x69, 0x74, 0x74, 0xe0, 0x3b, 0xe8])],
    [
      'UTF-16',
      Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(Array.from('Città;è', (letter) => letter.charCodeAt(0))).buffer)]),
    ],
  ])('reads %s', (_name, bytes) => {
    expect(decodeCsv(bytes).replace('\ufeff', '')).toBe('Città;è')
  })
})
