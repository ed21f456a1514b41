import type { Assistant, AssistantOptions } from '../../../assistant/assistant.ts'
import { createAssistant } from '../../../assistant/create-assistant.ts'
import type { ProposalCard, Reply, RowsCard } from '../../../assistant/reply.ts'
import { addDays, formatDate, formatLongDate } from '../../../kernel/italian/dates.ts'
import { numberInWords } from '../../../kernel/italian/number-in-words.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { isBlank } from '../../../kernel/blank.ts'
import { readOf } from '../../../kernel/store/read-of.ts'
import type { Values } from '../../../kernel/store/change.ts'
import { freeLanes, NIGHTS, plannedOf } from './wish.ts'

/** Knows the two sentences of the first screen and computes their answers, until the engine understands them; whatever else is said is the engine's. */
export function fewWords(options: AssistantOptions): Assistant {
  const { sector, store, at } = options
  const engine = createAssistant(options)
  const planned = plannedOf(sector)
  const { entity, lane } = planned
  let open: { readonly id: string; readonly values: Values } | undefined
  let count = 0
  const plain = (says: string, found: Reply['found']): Reply => ({ says, spoken: says, found })
  /** The coming day of a name, today among them. */
  const dayCalled = (text: string) =>
    Array.from({ length: 7 }, (_, index) => addDays(at().today, index)).find((day) =>
      text.includes(formatLongDate(day).split(' ')[0] ?? '-'),
    )

  async function free(day: string): Promise<Reply> {
    const rows = await freeLanes(store, planned, day, 1)
    const columns = lane.table.filter((key) => lane.fields[key]).slice(0, 4)
    const card: RowsCard = {
      kind: 'rows',
      id: `r${++count}`,
      chips: [],
      caption: `${lane.label.many} libere ${formatLongDate(day)}`,
      columns: columns.map((key) => ({ key, label: lane.fields[key]?.label ?? key, isNumber: lane.fields[key]?.numeric === true })),
      rows: rows.map((row) => ({
        id: row.id,
        entity: lane.name,
        cells: columns.map((key) => (isBlank(row[key]) ? '' : (lane.fields[key]?.format(row[key]) ?? ''))),
      })),
      total: rows.length,
    }
    const number = rows.length === 1 ? 'una' : numberInWords(rows.length)
    const says = `${number.slice(0, 1).toUpperCase()}${number.slice(1)} ${plural(rows.length, 'camera libera', 'camere libere')} ${formatLongDate(day).replace(/ \d{4}$/, '')}.`
    return { ...plain(says, { is: 'records', entity: lane.name, ids: rows.map(({ id }) => id) }), card }
  }

  async function propose(guest: string, number: string, day: string): Promise<Reply> {
    const room = (await store.query({ entity: lane.name })).rows.find(({ nome }) => String(nome).includes(number))
    const begun = { ...entity.prefill?.(at()), ospite: guest, camera: room?.id, arrivo: day, notti: NIGHTS }
    const values: Values = { ...begun, ...(await entity.proposes?.(begun, readOf(store), at())) }
    open = { id: `p${++count}`, values }
    const text = (key: string) => entity.fields[key]?.format(values[key], () => String(room?.['nome'])) ?? ''
    const card: ProposalCard = {
      kind: 'proposal',
      id: open.id,
      title: `Nuova prenotazione · ${guest}`,
      lines: [
        { label: 'Camera', after: text('camera') },
        { label: 'Soggiorno', after: `${formatDate(day)} → ${formatDate(addDays(day, NIGHTS))}, ${NIGHTS} notti` },
        { label: 'Importo', after: text('importo') },
      ],
      confirm: 'Conferma',
      edit: { is: 'create', entity: entity.name, values },
    }
    const says = 'Ecco la prenotazione: la scrivo quando confermi.'
    return { ...plain(says, { is: 'proposal', entity: entity.name, changes: [{ type: 'create', entity: entity.name, values }] }), card }
  }

  return {
    ...engine,
    async ask(text) {
      const day = dayCalled(text)
      const wish = /^metti (\S+) nella (\d+) da /i.exec(text)
      if (wish && day) return propose(wish[1] ?? '', wish[2] ?? '', day)
      return /^quante camere ho libere/i.test(text) && day ? free(day) : engine.ask(text)
    },
    async confirm(id, typed) {
      if (!open || open.id !== id) return engine.confirm(id, typed)
      const done = await store.commit([{ type: 'create', entity: entity.name, values: open.values }], { via: 'assistant' })
      if (!done.ok) return plain(done.problems.map(({ message }) => message).join(' '), { is: 'refused' })
      open = undefined
      const record = { entity: entity.name, id: done.rows[0]?.id ?? '', title: '' }
      return { ...plain('Fatto: la prenotazione è scritta.', { is: 'done' }), card: { kind: 'done', commit: done.commit, record } }
    },
    async drop(id) {
      if (!open || open.id !== id) return engine.drop(id)
      open = undefined
      return plain('Va bene, non ho scritto niente.', { is: 'dropped' })
    },
    async undo(commit) {
      const undone = await store.undo(commit)
      return plain(undone.ok ? 'Annullato: è tutto come prima.' : 'Non si può più annullare.', { is: undone.ok ? 'undone' : 'refused' })
    },
  }
}
