import {
  indicesWith,
  inOrder,
  madeFrom,
  renamedKey,
  renamedMade,
  type ColumnShape,
  type TableChange,
  type Tables,
  type TableShape,
} from './tables.ts'

/** The tables after some changes. */
export const changeTables = (tables: Tables, changes: readonly TableChange[]): Tables => changes.reduce(changed, tables)

function changed(tables: Tables, change: TableChange): Tables {
  const { table: name } = change
  if (change.do === 'add table') return { ...tables, [name]: { ...change.as, indices: inOrder(change.as.indices) } }
  const table = tables[name]
  if (!table) throw new Error(`Migrations: '${change.do}' is about '${name}', which is no table by then.`)
  if (change.do === 'drop table') return Object.fromEntries(Object.entries(tables).filter(([key]) => key !== name))
  return { ...tables, [name]: changedTable(table, change) }
}

function changedTable(table: TableShape, change: Exclude<TableChange, { readonly do: 'add table' | 'drop table' }>): TableShape {
  const { columns, indices } = table
  if (change.do === 'number') return table
  if (change.do === 'words') return { ...table, words: change.mark }
  if (change.do === 'add index') return { ...table, indices: inOrder([...indices, change.index]) }
  if (change.do === 'drop index') {
    return { ...table, indices: indices.filter(({ keys }) => keys.join() !== change.index.keys.join()) }
  }
  if (change.do === 'add column' || change.do === 'widen' || change.do === 'narrow') {
    return { ...table, columns: { ...columns, [change.column]: change.as } }
  }
  if (change.do === 'gather' || change.do === 'address') {
    const wider = { ...table, columns: { ...columns, [change.do === 'gather' ? change.into : change.to]: change.as } }
    return changedTable(wider, { do: 'drop column', table: change.table, column: change.column })
  }
  const made = madeFrom(table, change.column)
  const some = [change.column, ...made]
  if (change.do === 'drop column') {
    const lost = indicesWith(table, some)
    return { ...table, columns: without(columns, some), indices: indices.filter((index) => !lost.includes(index)) }
  }
  const to = (key: string) => (key === change.column ? change.to : made.includes(key) ? renamedMade(key, change.column, change.to) : key)
  return {
    ...table,
    columns: Object.fromEntries(Object.entries(columns).map(([key, shape]) => [to(key), withSource(shape, to)])),
    indices: inOrder(indices.map((index) => ({ ...index, keys: index.keys.map((key) => renamedKey(key, to)) }))),
  }
}

const without = (columns: TableShape['columns'], gone: readonly string[]) =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => !gone.includes(key)))

const withSource = (shape: ColumnShape, to: (key: string) => string): ColumnShape =>
  shape.made ? { ...shape, made: { ...shape.made, from: to(shape.made.from) } } : shape
