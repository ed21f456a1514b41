import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { errorCells, excel, googleSheets, libreOffice, numbers, otherNames, rootParts, strict, windowsZip } from './programs.fixture.ts'

const read = async (made: Promise<Blob>) => {
  const book = await readWorkbook(new Uint8Array(await (await made).arrayBuffer()), 100)
  return 'sheets' in book ? book.sheets.map(({ table }) => [table.headers, ...table.rows.map(({ cells }) => cells)]) : book.fault
}
const CUSTOMERS = [
  [
    ['Nome', 'Telefono'],
    ['Rossi Mario', '3351234567'],
  ],
]

describe('workbooks of several programs', () => {
  it.each([
    ['Excel', excel],
    ['a tool for Windows, with its own sign between folders', windowsZip],
    ['a report writer with other names of parts', otherNames],
  ])('%s', async (_program, made) => {
    expect(await read(made())).toEqual(CUSTOMERS)
  })

  it('keeps the signs of errors, which an import tells at their rows', async () => {
    expect(await read(errorCells())).toEqual([
      [
        ['Nome', 'Telefono'],
        ['#N/A', '0458001234'],
        ['Neri', '#DIV/0!'],
      ],
    ])
  })
})

describe('workbooks that nobody tuned on', () => {
  it.each([
    ['LibreOffice', libreOffice],
    ['Google Sheets', googleSheets],
    ['Numbers', numbers],
    ['Strict Open XML', strict],
    ['parts in the root, capitals elsewhere', rootParts],
  ])('%s', async (_program, made) => {
    expect(await read(made())).toEqual(CUSTOMERS)
  })
})
