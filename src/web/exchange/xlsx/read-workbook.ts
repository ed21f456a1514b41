import { tableOf, type Table, type TableRow } from '../../../kernel/exchange/table.ts'
import { numberFormat, writeNumber, type Epoch, type NumberFormat } from './number-formats.ts'
import { ArchiveTooBig, BrokenArchive, unzip } from './unzip.ts'

export interface Sheet {
  readonly name: string
  readonly table: Table
  /** How many rows it has, more than were read perhaps. */
  readonly total: number
}

export type Workbook = { readonly sheets: readonly Sheet[] } | { readonly fault: string }

/** What every workbook begins with: the signature of an archive. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
/** An old workbook, or a new one locked by a password: both are kept in Microsoft's compound file. */
export const isCompound = (bytes: Uint8Array): boolean => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)

export const faults = {
  broken: 'Il file Excel è danneggiato o incompleto. Aprilo in Excel, salvalo di nuovo come .xlsx e riprova.',
  compound:
    'Questo file Excel è di tipo vecchio (.xls) oppure è protetto da una password. Salvalo come «Cartella di lavoro di Excel (.xlsx)», senza password, e riprova.',
  other: 'Questo non è un file Excel. Salvalo come .xlsx oppure come .csv e riprova.',
  tooBig: 'Il file Excel è troppo grande da aprire qui. Dividilo in più file, oppure salvalo come .csv.',
} as const

/** Rows parsed at a stretch: a tree of a whole sheet would take ten times its size. */
const SLICE = 500

/** The visible sheets of a workbook as rows of text, as somebody reads them on screen; at most `most` rows of each. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Workbook> {
  try {
    const files = unzip(bytes)
    const main = await mainPart(files)
    if (main === undefined) return { fault: faults.other }
    const book = parse(await files.text(main))
    const relations = await relationsOf(files, main)
    const part = async (kind: string, ending: string) => {
      const found = [...relations.values()].find(({ type, target }) => (type ? type.endsWith(`/${kind}`) : target.endsWith(ending)))
      return found && files.has(found.target) ? files.text(found.target) : undefined
    }
    const [strings, styles] = [
      sharedStrings(await part('sharedStrings', 'sharedStrings.xml')),
      formatsOf(await part('styles', 'styles.xml')),
    ]
    const epoch: Epoch = all(book, 'workbookPr')[0]
      ?.getAttribute('date1904')
      ?.match(/^(1|true)$/)
      ? 1904
      : 1900
    const sheets: Sheet[] = []
    for (const sheet of all(book, 'sheet')) {
      const relation = relations.get(relationIdOf(sheet))
      if (sheet.getAttribute('state')?.includes('idden') || !relation || !isWorksheet(relation)) continue
      const { rows, total } = readRows(await files.text(relation.target), most, (cell) => cellText(cell, strings, styles, epoch))
      sheets.push({ name: sheet.getAttribute('name') ?? '', table: tableOf(rows), total })
    }
    return sheets.length > 0 ? { sheets } : { fault: faults.other }
  } catch (error) {
    if (error instanceof ArchiveTooBig) return { fault: faults.tooBig }
    if (error instanceof BrokenArchive) return { fault: faults.broken }
    throw error
  }
}

function parse(xml: string): Document {
  // No program writes one. Its entities would swell, or name what lies elsewhere.
  if (xml.includes('<!DOCTYPE')) throw new BrokenArchive('doctype')
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  if (document.getElementsByTagName('parsererror').length > 0) throw new BrokenArchive('xml')
  return document
}

/** Elements by their local name: some writers put a prefix before every one. */
const all = (node: Document | Element, name: string): Element[] => [...node.getElementsByTagNameNS('*', name)]

type Files = ReturnType<typeof unzip>

/** A part that another part refers to: of which kind it is, where that is said, and its name in the archive. */
interface Relation {
  readonly type: string
  readonly target: string
}

/** Parts that a part refers to (ECMA-376, part 2, «Relationships»), by id; those of the package itself for an empty name. */
async function relationsOf(files: Files, part: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  if (!files.has(name)) return new Map()
  return new Map(
    all(parse(await files.text(name)), 'Relationship').map((entry) => {
      const target = (entry.getAttribute('Target') ?? '').replaceAll('\\', '/')
      const type = entry.getAttribute('Type') ?? ''
      return [entry.getAttribute('Id') ?? '', { type, target: target.startsWith('/') ? target.slice(1) : resolved(folder + target) }]
    }),
  )
}

/** The name of a part without steps back: «xl/../xl/a.xml» is «xl/a.xml». */
const resolved = (path: string): string =>
  path
    .split('/')
    .reduce<string[]>((kept, step) => (step === '..' ? kept.slice(0, -1) : step === '.' ? kept : [...kept, step]), [])
    .join('/')

/** The workbook of a package: as its relations say, else under its usual name. */
async function mainPart(files: Files): Promise<string | undefined> {
  const relations = await relationsOf(files, '')
  const told = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  return [told, 'xl/workbook.xml'].find((name) => name !== undefined && files.has(name))
}

/** The id by which a sheet names its part; its namespace is another in strict files. */
const relationIdOf = (sheet: Element): string =>
  [...sheet.attributes].find(({ localName, namespaceURI }) => localName === 'id' && namespaceURI !== null)?.value ?? ''

/** Sheets of cells, not of charts or dialogs. */
const isWorksheet = ({ type, target }: Relation): boolean => (type ? type.endsWith('/worksheet') : target.includes('worksheets/'))

/** The words of a cell in one piece: plain, or in runs of different looks. How a word is pronounced is left out. */
const words = (node: Element): string =>
  all(node, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent ?? '')
    .join('')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const sharedStrings = (xml: string | undefined): readonly string[] => (xml === undefined ? [] : all(parse(xml), 'si').map(words))

/** The format of each style that a cell may name. */
function formatsOf(xml: string | undefined): readonly NumberFormat[] {
  if (xml === undefined) return []
  const document = parse(xml)
  const codes = new Map(all(document, 'numFmt').map((entry) => [entry.getAttribute('numFmtId'), entry.getAttribute('formatCode') ?? '']))
  const [cells] = all(document, 'cellXfs')
  return (cells ? all(cells, 'xf') : []).map((style) => {
    const id = style.getAttribute('numFmtId') ?? '0'
    return numberFormat(Number(id), codes.get(id))
  })
}

const ROW = /<(?:\w+:)?row\b[^>]*?(?:\/>|>[\s\S]*?<\/(?:\w+:)?row>)/g
const HOLDS = /<(?:\w+:)?(?:v|is)\b/

/** The rows of a sheet that hold anything, and how many there are in all. */
function readRows(
  xml: string,
  most: number,
  read: (cell: Element) => string,
): { readonly rows: readonly TableRow[]; readonly total: number } {
  const root = /<(?:\w+:)?worksheet\b[^>]*>/.exec(xml)?.[0]
  if (root === undefined || !/<\/(?:\w+:)?worksheet>\s*$/.test(xml)) throw new BrokenArchive('sheet')
  const close = `</${/^<([\w:]+)/.exec(root)?.[1] ?? ''}>`
  const rows: TableRow[] = []
  let held: string[] = []
  let total = 0
  const flush = () => {
    for (const row of all(parse(root + held.join('') + close), 'row')) rows.push(rowOf(row, rows.at(-1)?.line ?? 0, read))
    held = []
  }
  for (const [text] of xml.matchAll(ROW)) {
    if (!HOLDS.test(text)) continue
    total += 1
    if (total > most) continue
    held.push(text)
    if (held.length === SLICE) flush()
  }
  if (held.length > 0) flush()
  return { rows, total }
}

function rowOf(row: Element, before: number, read: (cell: Element) => string): TableRow {
  const cells: string[] = []
  for (const cell of all(row, 'c')) {
    const place = columnOf(cell.getAttribute('r')) ?? cells.length
    while (cells.length < place) cells.push('')
    cells[place] = read(cell)
  }
  return { line: Number(row.getAttribute('r')) || before + 1, cells }
}

/** The last column that a sheet can have. */
const LAST_COLUMN = 16_384

/** «C7» is the third column: 2. */
function columnOf(place: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return column < LAST_COLUMN ? column : undefined
}

function cellText(cell: Element, strings: readonly string[], formats: readonly NumberFormat[], epoch: Epoch): string {
  const type = cell.getAttribute('t') ?? 'n'
  if (type === 'inlineStr') return words(cell)
  const value = all(cell, 'v')[0]?.textContent ?? ''
  if (value === '') return ''
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'Sì' : 'No'
  const number = Number(value)
  if (type !== 'n' || !Number.isFinite(number)) return value
  return writeNumber(number, formats[Number(cell.getAttribute('s'))] ?? { kind: 'number' }, epoch)
}
