import type { At } from './at.ts'
import { isBlank } from './blank.ts'
import { titleOf, type AnyEntity } from './entity.ts'
import type { Field, Fields, Names } from './fields/field.ts'
import { columnsOf, linesIn } from './fields/lines.ts'
import type { AnyRow } from './fields/shapes.ts'
import type { Signed } from './fields/signature.ts'
import type { Filed } from './files/filed.ts'
import { plural } from './italian/noun.ts'
import { fact, type Paper, type PaperBlock, type Signer } from './paper.ts'
import type { AnyBlock, AnyPlan, AnyRecords, AnyTable, Entries, Said } from './paper-plan.ts'
import { isNaming } from './references.ts'
import { allRows } from './store/all-rows.ts'
import type { Values } from './store/change.ts'
import type { Query, Store } from './store/store.ts'

/** What a paper is drawn from: its record, the entities that it may name besides that of the record, the store and the moment. */
export interface PaperSource {
  readonly entity: AnyEntity
  readonly others: readonly AnyEntity[]
  readonly row: AnyRow
  readonly store: Store
  readonly at: At
}

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

/** The text of a field of a row, or of a record that the row names; nothing where it is not known. */
type Reader = (row: Values, path: string, isInWords?: boolean) => string | undefined
interface Drawing extends PaperSource {
  readonly read: Reader
}

async function drawBlock(block: AnyBlock, drawing: Drawing): Promise<readonly PaperBlock[]> {
  const { row, read, at, store } = drawing
  if (typeof block === 'function') return block(row as never, store, at)
  if ('facts' in block) {
    const facts = headed(block.facts, drawing.entity.fields, drawing).flatMap(([label, said]) => fact(label, say(said, row, read, at)))
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
    const pictures = filesIn<Filed>(row, block.pictures)
    return pictures.length === 0 ? [] : [{ kind: 'pictures', title: block.title, pictures }]
  }
  if ('signers' in block) return [{ kind: 'signatures', signers: block.signers.flatMap((one) => signersOf(one, row)) }]
  return 'lines' in block ? [await linesTable(block, drawing)] : recordsTable(block, drawing)
}

const filesIn = <F extends Filed>(row: Values, key: string): readonly F[] => (isBlank(row[key]) ? [] : (row[key] as readonly F[]))

const signersOf = (signer: string | Readonly<Record<string, string>>, row: AnyRow): readonly Signer[] =>
  typeof signer === 'string' ? [signer] : Object.entries(signer).map(([label, key]) => ({ label, signed: filesIn<Signed>(row, key)[0] }))

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
  const { totals: [words, under] = [], numeric = [] } = table
  const totals =
    under && columns.map(([label]) => (under[label] === undefined ? '' : (say(under[label], drawing.row, drawing.read, drawing.at) ?? '')))
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
    ...(totals && words !== undefined && empty.length === 0 && { totals: [words, ...totals.slice(1)] }),
  }
}

const filledFrom = (words: string, { row, read }: Drawing) => filled(words, (path) => read(row, path, true))

/** What is said in one place: nothing where it is not known. */
function say(said: Said, row: Values, read: Reader, at: At): string | undefined {
  if (typeof said === 'function') return said(row as never, at)
  return isPath(said) ? read(row, said) : filled(said, (path) => read(row, path, true))
}

const BRACED = /\{([^{}]+)\}/g

/** Words with what stands between braces said: a part in brackets is left out where it is not known, without any other nothing is said. */
function filled(words: string, read: (path: string) => string | undefined): string | undefined {
  const parts = words.split(/\[([^\]]*)\]/).map((part, at) => {
    const told = new Map(braced(part).map((path) => [path, read(path)]))
    if ([...told.values()].includes(undefined)) return at % 2 === 1 ? '' : undefined
    return part.replaceAll(BRACED, (_, path: string) => told.get(path) ?? '')
  })
  return parts.includes(undefined) ? undefined : parts.join('') || undefined
}

const isPath = (said: string) => said !== '' && !said.includes('{')
const braced = (said: Said): readonly string[] =>
  typeof said === 'string' ? [...said.matchAll(BRACED)].flatMap(([, path]) => path ?? []) : []
const pathsOf = (said: Said): readonly string[] => (typeof said === 'string' && isPath(said) ? [said] : braced(said))
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

/** The field to which a path leads. */
function lastOf(source: PaperSource, fields: Fields, path: string): Field {
  const [key = '', ...beyond] = path.split('.')
  const field = fields[key]
  if (!field) throw new Error(`A paper of ${source.entity.name} names '${path}', and there is no '${key}'.`)
  if (beyond.length === 0) return field
  return lastOf(source, entityOf(source, isNaming(field) ? field.target : path).fields, beyond.join('.'))
}

function entityOf({ entity, others }: PaperSource, name: string): AnyEntity {
  const found = [entity, ...others].find((one) => one.name === name)
  if (!found) throw new Error(`A paper of ${entity.name} names '${name}': say it in \`with\`.`)
  return found
}

/** Fetches what some paths lead to from some rows, each kind of record in one go. */
async function readerOf(
  source: PaperSource,
  fields: Fields,
  rows: readonly Values[],
  paths: readonly string[],
  names: Readonly<Record<string, string>> = {},
): Promise<Reader> {
  const cards = new Map<string, AnyRow>()
  const titles = new Map(Object.entries(names))
  await fetchCards(source, fields, rows, paths, { cards, titles })
  const nameOf = (id: string) => titles.get(id)
  const read = (of: Fields, row: Values | undefined, path: string, isInWords: boolean): string | undefined => {
    const [key = '', ...beyond] = path.split('.')
    const field = of[key]
    const value = row?.[key]
    if (!field || isBlank(value)) return undefined
    if (beyond.length === 0) return textOf(field, value, nameOf, isInWords)
    return isNaming(field) ? read(entityOf(source, field.target).fields, cards.get(String(value)), beyond.join('.'), isInWords) : undefined
  }
  return (row, path, isInWords = false) => read(fields, row, path, isInWords)
}

/** A value as people read it; in words a number stands with what it counts: «240 minuti». */
function textOf(field: Field, value: unknown, names: Names, isInWords: boolean): string | undefined {
  const text = field.format(value, names)
  return isInWords && field.unit ? `${text} ${plural(Number(value), ...field.unit)}` : text || undefined
}

interface Fetched {
  readonly cards: Map<string, AnyRow>
  readonly titles: Map<string, string>
}

async function fetchCards(
  source: PaperSource,
  fields: Fields,
  rows: readonly Values[],
  paths: readonly string[],
  fetched: Fetched,
): Promise<void> {
  const byKey = Map.groupBy(paths, (path) => path.split('.', 1)[0] ?? '')
  for (const [key, some] of byKey) {
    const field = lastOf(source, fields, key)
    if (!isNaming(field)) continue
    const beyond = some.map((path) => path.slice(key.length + 1)).filter((path) => path !== '')
    const ids = new Set(rows.flatMap((row) => (row[key] ?? []) as string | readonly string[]))
    const isNamed = beyond.length === 0 && [...ids].every((id) => fetched.titles.has(id))
    if (isNamed || ids.size === 0) continue
    const target = entityOf(source, field.target)
    const found = await source.store.getMany(target.name, [...ids])
    for (const card of found) fetched.cards.set(card.id, card)
    await fetchCards(source, target.fields, found, [...beyond, ...target.title.flat()], fetched)
    for (const card of found)
      fetched.titles.set(
        card.id,
        titleOf(target, card, (id) => fetched.titles.get(id)),
      )
  }
}
