import type { FirmAt } from './firm-at.ts'
import { isBlank } from '../fields/blank.ts'
import type { Fields } from '../fields/field.ts'
import { columnsOf, linesIn } from '../fields/lines.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Signed } from '../fields/signature.ts'
import type { Filed } from '../files/filed.ts'
import { entityOf, lastOf, readerOf, type PaperSource, type Reader } from './card-reader.ts'
import type { Paper, PaperBlock, Signer } from './paper.ts'
import type { AnyBlock, AnyPlan, AnyRecords, AnyTable, Entries, Said } from './plan.ts'
import { allRows } from '../door/all-rows.ts'
import type { Values } from '../door/change.ts'
import type { Query } from '../door/store.ts'

/** Draws a paper that is described as data. A name in it that nothing bears is thrown. */
export async function drawPaper(plan: AnyPlan, source: PaperSource): Promise<Paper> {
  const titles = [plan.title].flat()
  const subtitles = [plan.subtitle ?? []].flat()
  const { fields } = source.entity
  const paths = [...[...titles, ...subtitles].flatMap(braced), ...plan.blocks.flatMap(headPaths)]
  const read = await readerOf(source, fields, [source.row], paths)
  const inWords = (said: Said) =>
    typeof said === 'string' ? filled(said, (path) => read(source.row, path, true)) : say(said, source.row, read, source.at)
  const subtitle = subtitles.flatMap((one) => inWords(one) || [])
  const drawing = { ...source, read }
  return {
    title: titles.map(inWords).find((one) => one !== undefined) ?? '',
    ...(subtitle.length > 0 && { subtitle: subtitle.join(' · ') }),
    ...(plan.roll && { roll: true }),
    blocks: (await Promise.all(plan.blocks.map((block) => drawBlock(block, drawing)))).flat(),
  }
}

interface Drawing extends PaperSource {
  readonly read: Reader
}

async function drawBlock(block: AnyBlock, drawing: Drawing): Promise<readonly PaperBlock[]> {
  const { row, read, at, store } = drawing
  if (typeof block === 'function') return block(row as never, store, at)
  if ('facts' in block) {
    const facts = headed(block.facts, drawing.entity.fields, drawing).flatMap(([label, said]) => {
      const value = say(said, row, read, at)
      return value === undefined ? [] : [{ label, value }]
    })
    return facts.length === 0 ? [] : [{ kind: 'facts', ...(block.title !== undefined && { title: block.title }), facts }]
  }
  if ('text' in block || 'says' in block) {
    const text = 'says' in block ? filledFrom(block.says, drawing) : say(block.text, row, read, at)
    return text ? [{ kind: 'text', title: filledFrom(block.title, drawing) ?? '', text }] : []
  }
  if ('notes' in block) {
    const text = read(row, block.notes)
    return [text === undefined ? { kind: 'notes', title: block.byHand, lines: block.lines } : { kind: 'text', title: block.title, text }]
  }
  if ('pictures' in block) {
    const pictures = filesIn(row, block.pictures)
    return pictures.length === 0 ? [] : [{ kind: 'pictures', title: block.title, pictures }]
  }
  if ('signers' in block) return [{ kind: 'signatures', signers: block.signers.flatMap((one) => signersOf(one, row)) }]
  return 'lines' in block ? [await linesTable(block, drawing)] : recordsTable(block, drawing)
}

const filesIn = (row: Values, key: string): readonly Filed[] => (isBlank(row[key]) ? [] : (row[key] as readonly Filed[]))
const signedIn = (row: Values, key: string): Signed | undefined => (isBlank(row[key]) ? undefined : (row[key] as readonly Signed[])[0])

const signersOf = (signer: string | Readonly<Record<string, string>>, row: AnyRow): readonly Signer[] =>
  typeof signer === 'string' ? [signer] : Object.entries(signer).map(([label, key]) => ({ label, signed: signedIn(row, key) }))

async function linesTable(block: AnyTable & { readonly lines: string }, drawing: Drawing): Promise<PaperBlock> {
  const columns = columnsOf(drawing.entity.fields[block.lines]) ?? {}
  const lines = linesIn(drawing.row[block.lines])
  const read = await readerOf(drawing, columns, lines, pathsIn(block.columns))
  return tableOf(block, columns, lines, read, drawing)
}

async function recordsTable(block: AnyRecords, drawing: Drawing): Promise<readonly PaperBlock[]> {
  const { store, row } = drawing
  const entity = entityOf(drawing, block.records)
  const where = [{ field: block.by, op: 'eq', value: block.of === undefined ? row.id : row[block.of] } as const, ...(block.where ?? [])]
  const query: Query = { entity: block.records, where, ...(block.sort && { sort: block.sort }) }
  const { rows, names } = await (block.most === undefined ? allRows(store, query) : store.query({ ...query, page: { limit: block.most } }))
  if (rows.length === 0 && block.some) return []
  const read = await readerOf(drawing, entity.fields, rows, pathsIn(block.columns), names)
  return [tableOf(block, entity.fields, rows, read, drawing)]
}

function tableOf(table: AnyTable, fields: Fields, rows: readonly Values[], read: Reader, drawing: Drawing): PaperBlock {
  const columns = headed(table.columns, fields, drawing)
  const cells = rows.map((row) => columns.map(([, said]) => say(said, row, read, drawing.at) ?? ''))
  const empty = Array.from({ length: cells.length === 0 ? (table.blank ?? 0) : 0 }, () => columns.map(() => ''))
  const { numeric = [] } = table
  return {
    kind: 'table',
    ...(table.title !== undefined && { title: table.title }),
    columns: columns.map(([label, said]) => ({
      label,
      ...((numeric.includes(label) || (typeof said === 'string' && isPath(said) && lastOf(drawing, fields, said)?.numeric)) && {
        numeric: true,
      }),
    })),
    rows: [...cells, ...empty],
    ...(empty.length === 0 &&
      footOf(
        table,
        columns.map(([label]) => label),
        drawing,
      )),
  }
}

function footOf({ totals: foot }: AnyTable, headings: readonly string[], { row, read, at }: Drawing) {
  if (!foot) return undefined
  const [words, under] = foot
  const [, ...totals] = headings.map((heading) => (under[heading] === undefined ? undefined : say(under[heading], row, read, at)))
  return totals.some((total) => total !== undefined) ? { totals: [words, ...totals.map((total) => total ?? '')] } : undefined
}

const filledFrom = (words: string, { row, read }: Drawing) => filled(words, (path) => read(row, path, true))

/** What is said in one place: nothing where it is not known, no words where it is to be written by hand. */
function say(said: Said, row: Values, read: Reader, at: FirmAt): string | undefined {
  if (said === '') return ''
  if (typeof said === 'function') return said(row as never, at) || undefined
  if (typeof said !== 'string') return said.map((one) => say(one, row, read, at)).find((text) => text !== undefined)
  return isPath(said) ? read(row, said) : filled(said, (path) => read(row, path, true))
}

const BRACED = /\{([^{}]+)\}/g

/** Words with what stands between braces said: a part in brackets is left out where it is not known, without any other nothing is said. */
function filled(words: string, read: (path: string) => string | undefined): string | undefined {
  const parts = words.split(/\[([^[\]]*)\]/).map((part, at) => {
    const told = new Map(braced(part).map((path) => [path, read(path)]))
    if ([...told.values()].includes(undefined)) return at % 2 === 1 ? '' : undefined
    return part.replaceAll(BRACED, (_, path: string) => told.get(path) ?? '')
  })
  return parts.includes(undefined) ? undefined : parts.join('') || undefined
}

const isPath = (said: string) => said !== '' && !said.includes('{')
const braced = (said: Said): readonly string[] =>
  typeof said === 'string' ? [...said.matchAll(BRACED)].flatMap(([, path]) => path ?? []) : []
const pathsOf = (said: Said): readonly string[] =>
  [said].flat().flatMap((one) => (typeof one === 'string' && isPath(one) ? [one] : braced(one)))
const pathsIn = (entries: Entries): readonly string[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(pathsOf)))

/** What a block says of the record itself. */
function headPaths(block: AnyBlock): readonly string[] {
  if (typeof block === 'function' || 'pictures' in block || 'signers' in block) return []
  if ('facts' in block) return pathsIn(block.facts)
  if ('text' in block) return [...pathsOf(block.text), ...braced(block.title)]
  if ('says' in block) return [block.says, block.title].flatMap(braced)
  if ('notes' in block) return [block.notes]
  return Object.values(block.totals?.[1] ?? {}).flatMap(pathsOf)
}

/** Every entry with its heading: that of its field, where none stands before it. */
const headed = (entries: Entries, fields: Fields, source: PaperSource): readonly (readonly [heading: string, said: Said])[] =>
  entries.flatMap((entry): readonly (readonly [string, Said])[] =>
    typeof entry === 'string' ? [[lastOf(source, fields, entry).label, entry]] : Object.entries(entry),
  )
