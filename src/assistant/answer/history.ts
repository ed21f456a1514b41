import { writeCell } from './cells.ts'
import { type Desk, SHOWN } from './desk.ts'
import { tellList } from './list.ts'
import { likeliest } from './likely-rows.ts'
import { titled, titlesOf } from './words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { allRows } from '../../kernel/door/all-rows.ts'

export async function tellHistory(desk: Desk, asking: Extract<Asking, { is: 'history' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity: name, where } = asking
  const entity = trade.entity(name)
  const all = await allRows(store, asking)
  const [row] = all.rows.length === 1 ? all.rows : likeliest(desk, name, all.rows)
  if (!row) return tellList(desk, { is: 'list', entity: name, where })
  const entries = (await store.history(name, row.id)).toReversed()
  const title = titled(trade, name, row, (id) => all.names[id])
  const [last] = entries
  const names = await titlesOf(
    trade,
    store,
    entries.flatMap(({ changed }) =>
      Object.values(changed).flatMap(({ before, after }) =>
        [before, after].flat().filter((one): one is string => typeof one === 'string' && /_/.test(one)),
      ),
    ),
  )
  const write = (key: string, value: unknown) => {
    const cell = writeCell(entity.fields[key], value, names)
    return typeof cell === 'string' ? cell : cell.text
  }
  const what = (entry: (typeof entries)[number]) =>
    entry.type === 'create'
      ? 'Creazione'
      : Object.entries(entry.changed)
          // A value that its author gave up stands in the history without a change.
          .filter(([key, { before, after }]) => key in entity.fields && JSON.stringify(before) !== JSON.stringify(after))
          .map(
            ([key, { before, after }]) =>
              `${entity.fields[key]?.label ?? key}: ${[write(key, before), write(key, after)].filter(Boolean).join(' → ')}`,
          )
          .join('; ')
  const says = last
    ? `${title}: l’ultima modifica è di ${last.by || 'un collega'}, ${formatDate(last.at.slice(0, 10))}.`
    : `${title}: nessuna modifica da quando è qui.`
  return {
    says,
    spoken: says,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: `Storico di ${title}`,
      columns: [
        { key: 'quando', label: 'Quando' },
        { key: 'chi', label: 'Chi' },
        { key: 'cosa', label: 'Che cosa' },
      ],
      rows: entries
        .slice(0, SHOWN)
        .map((entry) => ({ id: String(entry.seq), cells: [formatDate(entry.at.slice(0, 10)), entry.by || 'Sistema', what(entry)] })),
      total: entries.length,
      chips: [],
      way: { entity: name, where: [{ field: 'id', op: 'eq', value: row.id }] },
    },
    found: { is: 'history', entity: name, id: row.id },
  }
}
