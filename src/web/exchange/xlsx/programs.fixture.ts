import { zip } from './zip.ts'

/** Workbooks as several programs make them, drawn part by part: names of parts, relations, prefixes and cells are theirs. */
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT_RELS = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const relations = (...entries: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}">${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`
const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheet = (rows: string, names = SHEETS) => `${HEAD}<worksheet xmlns="${names}"><sheetData>${rows}</sheetData></worksheet>`
const book = (names = SHEETS, rels = RELS) =>
  `${HEAD}<workbook xmlns="${names}" xmlns:r="${rels}"><sheets><sheet name="Clienti" sheetId="1" r:id="rId1"/></sheets></workbook>`
const shared = (...texts: readonly string[]) =>
  `${HEAD}<sst xmlns="${SHEETS}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
const SHARED_ROWS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>3351234567</v></c></row>'

/** Excel: shared strings, a style part, everything under «xl». */
export const excel = () =>
  zip({
    '[Content_Types].xml': `${HEAD}<Types/>`,
    '_rels/.rels': relations(['rId1', `${RELS}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': book(),
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', `${RELS}/worksheet`, 'worksheets/sheet1.xml'],
      ['rId2', `${RELS}/sharedStrings`, 'sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': shared('Nome', 'Telefono', 'Rossi Mario'),
    'xl/worksheets/sheet1.xml': sheet(SHARED_ROWS),
  })

/** A tool for Windows that writes its own sign between folders. */
export const windowsZip = () =>
  zip({
    '_rels\\.rels': relations(['rId1', `${RELS}/officeDocument`, 'xl\\workbook.xml']),
    'xl\\workbook.xml': book(),
    'xl\\_rels\\workbook.xml.rels': relations(
      ['rId1', `${RELS}/worksheet`, 'worksheets\\sheet1.xml'],
      ['rId2', `${RELS}/sharedStrings`, 'sharedStrings.xml'],
    ),
    'xl\\sharedStrings.xml': shared('Nome', 'Telefono', 'Rossi Mario'),
    'xl\\worksheets\\sheet1.xml': sheet(SHARED_ROWS),
  })

/** A report writer whose main part, strings and sheet are called otherwise, with targets from the root. */
export const otherNames = () =>
  zip({
    '_rels/.rels': relations(['R1', `${RELS}/officeDocument`, '/xl/workbook2.xml']),
    'xl/workbook2.xml': book(),
    'xl/_rels/workbook2.xml.rels': relations(
      ['rId1', `${RELS}/worksheet`, '/xl/fogli/foglio.xml'],
      ['rId2', `${RELS}/sharedStrings`, '/xl/testi.xml'],
    ),
    'xl/testi.xml': shared('Nome', 'Telefono', 'Rossi Mario'),
    'xl/fogli/foglio.xml': sheet(SHARED_ROWS),
  })

/** A search that found nothing, and a sum that divides by nothing, kept as the errors that they are. */
export const errorCells = () =>
  zip({
    '_rels/.rels': relations(['rId1', `${RELS}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': book(),
    'xl/_rels/workbook.xml.rels': relations(['rId1', `${RELS}/worksheet`, 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1">${inline('A1', 'Nome')}${inline('B1', 'Telefono')}</row><row r="2"><c r="A2" t="e"><v>#N/A</v></c>${inline('B2', '0458001234')}</row><row r="3">${inline('A3', 'Neri')}<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
    ),
  })

/** Kept apart from tuning: LibreOffice, with a drawing among the relations and empty rows of formats below. */
export const libreOffice = () =>
  zip({
    '_rels/.rels': relations(
      ['rId1', `${RELS}/metadata/core-properties`, 'docProps/core.xml'],
      ['rId2', `${RELS}/officeDocument`, 'xl/workbook.xml'],
    ),
    'docProps/core.xml': `${HEAD}<p/>`,
    'xl/workbook.xml': book(),
    'xl/_rels/workbook.xml.rels': relations(
      ['rId3', `${RELS}/styles`, 'styles.xml'],
      ['rId1', `${RELS}/worksheet`, 'worksheets/sheet1.xml'],
      ['rId4', `${RELS}/sharedStrings`, 'sharedStrings.xml'],
    ),
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${SHEETS}"><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': shared('Nome', 'Telefono', 'Rossi Mario'),
    'xl/worksheets/sheet1.xml': sheet(`${SHARED_ROWS}<row r="3" spans="1:2"><c r="A3" s="0"/><c r="B3" s="0"/></row>`),
  })

/** Kept apart from tuning: Google Sheets, whose cells bear no place and whose sheet has a namespace more. */
export const googleSheets = () =>
  zip({
    '_rels/.rels': relations(['rId1', `${RELS}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': book(),
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', `${RELS}/worksheet`, 'worksheets/sheet1.xml'],
      ['rId2', `${RELS}/sharedStrings`, 'sharedStrings.xml'],
      ['rId3', `${RELS}/theme`, 'theme/theme1.xml'],
    ),
    'xl/sharedStrings.xml': shared('Nome', 'Telefono', 'Rossi Mario'),
    'xl/worksheets/sheet1.xml': sheet(
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="s"><v>2</v></c><c><v>3351234567</v></c></row>',
    ),
  })

/** Kept apart from tuning: Numbers, with the table's name in a row above its headings. */
export const numbers = () =>
  zip({
    '_rels/.rels': relations(['rId1', `${RELS}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': book(),
    'xl/_rels/workbook.xml.rels': relations(['rId1', `${RELS}/worksheet`, 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1">${inline('A1', 'Tabella 1')}</row><row r="2">${inline('A2', 'Nome')}${inline('B2', 'Telefono')}</row><row r="3">${inline('A3', 'Rossi Mario')}${inline('B3', '3351234567')}</row>`,
    ),
  })

/** Kept apart from tuning: Excel's «Strict Open XML», whose namespaces are others. */
export const strict = () =>
  zip({
    '_rels/.rels': relations(['rId1', `${STRICT_RELS}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': book(STRICT, STRICT_RELS),
    'xl/_rels/workbook.xml.rels': relations(['rId1', `${STRICT_RELS}/worksheet`, 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="1">${inline('A1', 'Nome')}${inline('B1', 'Telefono')}</row><row r="2">${inline('A2', 'Rossi Mario')}${inline('B2', '3351234567')}</row>`,
      STRICT,
    ),
  })

/** Kept apart from tuning: a library that puts its parts into the root and capitals elsewhere than its relations do. */
export const rootParts = () =>
  zip({
    '_rels/.rels': relations(['rId1', `${RELS}/officeDocument`, './Book.xml']),
    'book.xml': book(),
    '_rels/Book.xml.rels': relations(['rId1', `${RELS}/worksheet`, 'Sheet.xml'], ['rId2', `${RELS}/sharedStrings`, 'Strings.xml']),
    'strings.xml': shared('Nome', 'Telefono', 'Rossi Mario'),
    'sheet.xml': sheet(SHARED_ROWS),
  })
