import type { CellStyle, SheetCell } from '../../fields/list-half.ts'
import { zip } from './zip.ts'

export interface SheetColumn {
  readonly heading: string
  readonly cells: readonly (SheetCell | undefined)[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
/** What a cell holds at most. */
const LONGEST = 32_767
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Signs that XML 1.0 cannot hold, and a few that nobody sees. */
const ILLEGAL = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
const escape = (text: string) =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(ILLEGAL, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

/** The place of a style in `styles` below; 1 is the heading's. */
const styleIndex: Record<CellStyle, number> = { text: 0, number: 2, money: 3, percent: 4, date: 5 }

/** «A», «Z», «AA». */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const textCell = (at: string, style: number, text: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`

function cell(at: string, { style, value }: SheetCell): string {
  if (typeof value === 'string') return textCell(at, styleIndex[style], value)
  return `<c r="${at}" s="${styleIndex[style]}"><v>${value}</v></c>`
}

/** As wide as its longest text, within reason. */
function widthOf({ heading, cells }: SheetColumn): number {
  const longest = cells.reduce((most, held) => Math.max(most, String(held?.value ?? '').length), heading.length)
  return Math.min(Math.max(longest + 3, 11), 60)
}

function sheet(columns: readonly SheetColumn[]): string {
  const count = columns[0]?.cells.length ?? 0
  const head = columns.map(({ heading }, index) => textCell(`${columnName(index)}1`, 1, heading)).join('')
  const rows = Array.from({ length: count }, (_, row) => {
    const cells = columns.map(({ cells: held }, index) => {
      const value = held[row]
      return value ? cell(`${columnName(index)}${row + 2}`, value) : ''
    })
    return `<row r="${row + 2}">${cells.join('')}</row>`
  })
  const widths = columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`)
  const last = `${columnName(Math.max(columns.length - 1, 0))}${count + 1}`
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`
}

const formats = ['#,##0.###', '#,##0.00\\ &quot;€&quot;', '0.##%', 'dd/mm/yyyy']
const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats
  .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 2}"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>${formats
  .map((_, index) => `<xf xfId="0" numFmtId="${164 + index}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`

const relationships = (entries: readonly (readonly [string, string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const part = (path: string, type: string) =>
  `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`

/** One sheet as an XLSX file (ECMA-376): headings in bold that stay in sight, filters, typed cells. */
export function workbook(name: string, columns: readonly SheetColumn[]): Promise<Blob> {
  const title = escape(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))
  return zip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet(columns),
  })
}
