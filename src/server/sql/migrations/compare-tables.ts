import type { ColumnShape, IndexShape, TableChange, Tables, TableShape } from './tables.ts'

/** What leads from some tables to others, and what cannot be done without somebody's word. */
export interface Comparison {
  readonly changes: readonly TableChange[]
  /** A sentence for each: what would be lost, and what to do. */
  readonly refused: readonly string[]
}

/** Compares what there is with what is described. Only what keeps all data is done of itself. */
export function compareTables(from: Tables, to: Tables): Comparison {
  const changes: TableChange[] = []
  const refused: string[] = []
  for (const table of Object.keys(from)) {
    if (!to[table]) refused.push(`'${table}' would go, and all its records with it. If that is meant: npm run migrations -- drop ${table}`)
  }
  for (const [table, as] of Object.entries(to)) {
    const known = from[table]
    if (!known) changes.push({ do: 'add table', table, as })
    else compareTable(table, known, as, changes, refused)
  }
  return { changes, refused }
}

function compareTable(table: string, from: TableShape, to: TableShape, changes: TableChange[], refused: string[]): void {
  if (from.key.join() !== to.key.join()) refused.push(`'${table}' would be known by another key (${to.key.join()}): make a new table.`)
  for (const index of missing(from.indices, to.indices)) changes.push({ do: 'drop index', table, index })
  for (const [column, { made }] of Object.entries(from.columns)) {
    if (to.columns[column]) continue
    if (made) changes.push({ do: 'drop column', table, column })
    else refused.push(goneWords(table, column, from, to))
  }
  for (const [column, as] of Object.entries(to.columns)) {
    const known = from.columns[column]
    if (!known) changes.push({ do: 'add column', table, column, as })
    else if (!isSame(known, as)) {
      const lost = lostBetween(known, as)
      if (lost === undefined) changes.push({ do: 'widen', table, column, as })
      else refused.push(`'${table}.${column}' ${lost}`.replaceAll('$', `${table}.${column}`))
    }
  }
  for (const index of missing(to.indices, from.indices)) changes.push({ do: 'add index', table, index })
  if (to.words !== undefined && from.words !== to.words) changes.push({ do: 'words', table, mark: to.words })
}

const goneWords = (table: string, column: string, from: TableShape, to: TableShape): string => {
  const names = Object.keys(to.columns).filter((key) => !from.columns[key] && !to.columns[key]?.made)
  const renamed = names.length > 0 ? ` If it has another name now: npm run migrations -- rename ${table}.${column} ${names.join('|')}.` : ''
  return `'${table}.${column}' would go with all that is written there.${renamed} If it is to go: npm run migrations -- drop ${table}.${column}`
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const missing = (some: readonly IndexShape[], others: readonly IndexShape[]) =>
  some.filter((one) => !others.some((other) => isSame(one, other)))

/** What would be lost under another description of a column; undefined where nothing is. */
function lostBetween(from: ColumnShape, to: ColumnShape): string | undefined {
  if (from.made || to.made) return from.type === to.type ? undefined : 'would be kept otherwise: give what is made another name.'
  if (from.type !== to.type || (from.json ?? false) !== (to.json ?? false)) {
    return `would be kept as another type. Describe a new field beside it, move what is written, then drop the old one.`
  }
  if ((from.digits ?? 0) > (to.digits ?? 0)) return `would lose digits. If they may go: npm run migrations -- narrow $`
  if (from.target !== undefined && from.target !== to.target) return `would name records of '${to.target}'. Describe a new field instead.`
  const gone = (from.values ?? []).filter((value) => to.values && !to.values.includes(value))
  if (gone.length > 0)
    return `would no longer know '${gone.join("', '")}'. Say what becomes of it: npm run migrations -- narrow $ ${gone[0]}=…`
  const lines = (from.of ?? []).filter((key) => !to.of?.includes(key))
  if (lines.length > 0) return `would lose '${lines.join("', '")}' of its lines. If that is meant: npm run migrations -- narrow $`
  if (from.values === undefined && to.values) return 'would know only some values. Describe a new field beside it.'
  return undefined
}
