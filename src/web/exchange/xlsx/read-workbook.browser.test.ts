import { describe, expect, it } from 'vitest'
import { date } from '../../../kernel/fields/date.ts'
import { money } from '../../../kernel/fields/money.ts'
import { percent } from '../../../kernel/fields/number.ts'
import { sheetCell } from '../../fields/sheet-cell.ts'
import { faults, readWorkbook } from './read-workbook.ts'
import { workbook } from './workbook.ts'
import { zip } from './zip.ts'

const none = () => undefined
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

interface Parts {
  readonly rows: string
  readonly strings?: string
  readonly formats?: string
  readonly styles?: string
  readonly book?: string
  readonly doctype?: string
}

/** A workbook as other programs write it: shared words, prefixes before every name, a hidden sheet. */
function otherBook({ rows, strings = '', formats = '', styles = '', book = '', doctype = '' }: Parts): Promise<Uint8Array<ArrayBuffer>> {
  return zip({
    'xl/workbook.xml': `<x:workbook xmlns:x="${SHEETS}" xmlns:r="${RELS}">${book}<x:sheets><x:sheet name="Segreto" sheetId="1" state="hidden" r:id="rId9"/><x:sheet name="Clienti" sheetId="2" r:id="rId1"/><x:sheet name="Altro" sheetId="3" r:id="rId2"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Target="sharedStrings.xml"/><Relationship Id="rId4" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${doctype}<x:sst xmlns:x="${SHEETS}">${strings}</x:sst>`,
    'xl/styles.xml': `<x:styleSheet xmlns:x="${SHEETS}"><x:numFmts>${formats}</x:numFmts><x:cellStyleXfs><x:xf numFmtId="9"/></x:cellStyleXfs><x:cellXfs><x:xf numFmtId="0"/>${styles}</x:cellXfs></x:styleSheet>`,
    'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${SHEETS}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="${SHEETS}"><x:sheetData/></x:worksheet>`,
  }).then(bytesOf)
}

const cellsOf = async (parts: Parts) => {
  const book = await readWorkbook(await otherBook(parts), 100)
  return 'sheets' in book ? [book.sheets[0]?.table.headers, ...(book.sheets[0]?.table.rows.map(({ cells }) => cells) ?? [])] : book
}

describe('readWorkbook', () => {
  it('reads what we write: words, amounts, shares and days as people write them', async () => {
    const blob = await workbook('Prova', [
      { heading: 'Nome', cells: [{ style: 'text', value: `D'Angelò <b> & figli` }, undefined] },
      { heading: 'Prezzo', cells: [sheetCell(money('Prezzo'), 125_050, none), sheetCell(money('Prezzo'), 10, none)] },
      { heading: 'Sconto', cells: [sheetCell(percent('Sconto'), 22.5, none), undefined] },
      { heading: 'Giorno', cells: [sheetCell(date('Giorno'), '2026-11-21', none), sheetCell(date('Giorno'), '2028-02-29', none)] },
    ])
    expect(await readWorkbook(await bytesOf(blob), 100)).toEqual({
      sheets: [
        {
          name: 'Prova',
          total: 3,
          table: {
            headers: ['Nome', 'Prezzo', 'Sconto', 'Giorno'],
            rows: [
              { line: 2, cells: [`D'Angelò <b> & figli`, '1250,5', '22,5 %', '21/11/2026'] },
              { line: 3, cells: ['', '0,1', '', '29/02/2028'] },
            ],
          },
        },
      ],
    })
  })

  it('reads what others write: shared words in runs, gaps, prefixes, a title above the headings, no hidden sheet', async () => {
    const strings =
      '<x:si><x:t>Nome</x:t></x:si><x:si><x:r><x:t>Anna </x:t></x:r><x:r><x:t>Neri</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si>'
    const rows = `<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Elenco clienti</x:t></x:is></x:c></x:row><x:row r="3"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="str"><x:v>Attivo</x:v></x:c></x:row><x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="C4" t="b"><x:v>1</x:v></x:c></x:row><x:row r="5"/>`
    expect(await cellsOf({ rows, strings })).toEqual([
      ['Nome', '', 'Attivo'],
      ['Anna Neri', '', 'Sì'],
    ])
    const book = await readWorkbook(await otherBook({ rows, strings }), 100)
    expect('sheets' in book && book.sheets.map(({ name, table }) => [name, table.fault !== undefined])).toEqual([
      ['Clienti', false],
      ['Altro', true],
    ])
  })

  it.each([
    ['a day of the usual format', 14, '', '46347', '21/11/2026'],
    ['a day written out', 164, '[$-410]d\\ mmmm\\ yyyy;@', '46347', '21/11/2026'],
    ['a day with its hour', 164, 'dd/mm/yyyy hh:mm', '46347.395833333336', '21/11/2026 09:30'],
    ['an hour', 20, '', '0.39583333333333331', '09:30'],
    ['an amount with a tail of binary noise', 0, '', '0.30000000000000004', '0,3'],
    ['an amount shown with two digits', 164, '#,##0.00\\ "€"', '12.345678', '12,35'],
    ['an amount in red when it is negative', 164, '#,##0.00;[Red]-#,##0.00', '-1250.5', '-1250,5'],
    ['a CAP', 164, '00000', '187', '00187'],
    ['a telephone', 0, '', '3355550141', '3355550141'],
    ['a share', 9, '', '0.22', '22 %'],
  ])('%s', async (_case, id, code, value, text) => {
    const formats = code && `<x:numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`
    const rows = `<x:row r="1"><x:c t="str"><x:v>A</x:v></x:c><x:c t="str"><x:v>B</x:v></x:c></x:row><x:row r="2"><x:c s="1"><x:v>${value}</x:v></x:c></x:row>`
    expect(await cellsOf({ rows, formats, styles: `<x:xf numFmtId="${id}"/>` })).toEqual([['A', 'B'], [text]])
  })

  it('counts days from 1904 where the workbook says so', async () => {
    const rows =
      '<x:row><x:c t="str"><x:v>A</x:v></x:c><x:c t="str"><x:v>B</x:v></x:c></x:row><x:row><x:c s="1"><x:v>44885</x:v></x:c></x:row>'
    const styles = '<x:xf numFmtId="14"/>'
    expect(await cellsOf({ rows, styles, book: '<x:workbookPr date1904="1"/>' })).toEqual([['A', 'B'], ['21/11/2026']])
  })

  it('reads no more rows than are wanted and says how many there are', async () => {
    const blob = await workbook('Lungo', [
      { heading: 'N', cells: Array.from({ length: 3000 }, (_, at) => ({ style: 'number', value: at }) as const) },
    ])
    const book = await readWorkbook(await bytesOf(blob), 1200)
    expect('sheets' in book && [book.sheets[0]?.total, book.sheets[0]?.table.rows.length]).toEqual([3001, 1199])
  })

  it('says what is wrong with a file that is broken, cut, or no workbook', async () => {
    const whole = await bytesOf(await workbook('Prova', [{ heading: 'Nome', cells: [{ style: 'text', value: 'x'.repeat(500) }] }]))
    const damaged = whole.slice()
    damaged.fill(0x41, 60, damaged.length - 500)
    expect(await readWorkbook(damaged, 10)).toEqual({ fault: faults.broken })
    for (const length of [4, 30, whole.length - 30])
      expect(await readWorkbook(whole.slice(0, length), 10)).toEqual({ fault: faults.broken })
    expect(await readWorkbook(await bytesOf(await zip({ 'content.xml': '<office/>' })), 10)).toEqual({ fault: faults.other })
    const rows = '<x:row><x:c><x:v>1</x:c></x:row>'
    expect(await readWorkbook(await otherBook({ rows }), 10)).toEqual({ fault: faults.broken })
  })

  it('opens nothing that declares entities, whether they swell or name a file elsewhere', async () => {
    const row = '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>&a;</x:t></x:is></x:c></x:row>'
    const parts = { rows: row, strings: '<x:si><x:t>&a;</x:t></x:si>' }
    const [plain, swelling, elsewhere] = ['', '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', '<!ENTITY a SYSTEM "file:///etc/passwd">']
    expect(await cellsOf({ ...parts, rows: row.replace('&a;', 'ha'), strings: '' })).toEqual([['ha']])
    for (const entities of [plain, swelling, elsewhere])
      expect(await readWorkbook(await otherBook({ ...parts, doctype: `<!DOCTYPE sst [${entities}]>` }), 100)).toEqual({
        fault: faults.broken,
      })
  })
})
