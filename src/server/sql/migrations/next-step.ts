import { changeTables } from './change-tables.ts'
import { compareTables } from './compare-tables.ts'
import type { History, TableChange, Tables } from './tables.ts'

/** A history with one more step where the descriptions have moved on; `words` are what somebody has said by hand. */
export function nextHistory(
  history: History,
  described: Tables,
  words: readonly string[],
): { readonly history: History; readonly refused: readonly string[] } {
  const said = words.length === 0 ? [] : saidBy(words, history.tables, described)
  const between = changeTables(history.tables, said)
  const { changes, refused } = compareTables(between, described)
  const all = [...said, ...changes]
  if (refused.length > 0 || all.length === 0) return { history, refused }
  const step = { number: history.steps.length + 1, name: nameOf(all), changes: all }
  return { history: { ...history, steps: [...history.steps, step], tables: described }, refused }
}

/** `number riparazione.commessa giorno,ora stato=in_corso,consegnato`, `rename cliente.telefono cellulare`, `drop cliente.note`, `gather prenotazione.acconto versamenti importo`, `address _file.bytes hash _bytes`, `narrow cliente.tipo vecchio=nuovo`: what only a person can say. */
function saidBy([word = '', place = '', ...rest]: readonly string[], tables: Tables, described: Tables): readonly TableChange[] {
  const [table = '', column] = place.split('.')
  const known = tables[table]
  if (!known) throw new Error(`'${table}' is no table. Tables: ${Object.keys(tables).join(', ')}.`)
  if (word === 'drop' && column === undefined) return [{ do: 'drop table', table }]
  if (column === undefined || !known.columns[column])
    throw new Error(`'${place}' is no column. Columns: ${Object.keys(known.columns).join(', ')}.`)
  if (word === 'drop') return [{ do: 'drop column', table, column }]
  if (word === 'number') {
    const [[day = '', ...by], [where = '', states = '']] = [(rest[0] ?? '').split(','), (rest[1] ?? '').split('=')]
    return [{ do: 'number', table, column, by: [day, ...by], where: { column: where, in: states.split(',') } }]
  }
  if (word === 'rename') return [{ do: 'rename', table, column, to: rest[0] ?? column }]
  if (word === 'gather') {
    const [into = '', of = ''] = rest
    const lines = described[table]?.columns[into]
    if (!lines) throw new Error(`'${table}.${into}' is no column of the description.`)
    return [{ do: 'gather', table, column, into, of, as: lines }]
  }
  if (word === 'address') {
    const [to = '', into = ''] = rest
    const [hash, bytes] = [described[table]?.columns[to], described[into]]
    if (!hash || !bytes) throw new Error(`'${table}.${to}' is no column of the description, or '${into}' no table of it.`)
    const made: readonly TableChange[] = tables[into] ? [] : [{ do: 'add table', table: into, as: bytes }]
    return [...made, { do: 'address', table, column, to, as: hash, into }]
  }
  const as = described[table]?.columns[column]
  if (word !== 'narrow' || !as)
    throw new Error(`'${word}' is nothing that is done to '${place}'. Words: number, rename, drop, gather, address, narrow.`)
  return [{ do: 'narrow', table, column, as, values: Object.fromEntries(rest.map((pair) => pair.split('=') as [string, string])) }]
}

/** `prenotazione.note, cliente`: what a step is about, in the order of its changes. */
function nameOf(changes: readonly TableChange[]): string {
  const about = changes.map((change) => `${change.do} ${change.table}${'column' in change ? `.${change.column}` : ''}`)
  const [first = '', ...rest] = new Set(about)
  return rest.length > 3 ? `${first} and ${rest.length} more` : [first, ...rest].join(', ')
}
