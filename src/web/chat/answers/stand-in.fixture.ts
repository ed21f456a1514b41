import type { Assistant, AssistantOptions } from '../../../assistant/assistant.ts'
import type { AnswerCard, ProposalCard, Reply } from '../../../assistant/reply.ts'
import type { Change } from '../../../kernel/door/change.ts'

/** Ten rows do not fit into a card. */
const SHOWN = 3

const reply = (says: string, card?: AnswerCard, found: Reply['found'] = { is: 'chat' }): Reply => ({
  says,
  spoken: says,
  ...(card && { card }),
  found,
})

/**
 * An assistant of the craftspeople that understands a word a card: for tests of how answers are drawn and pressed, whatever the
 * engine makes of Italian. It writes to a real store.
 */
export function standIn({
  store,
  at,
  commit = (changes) => store.commit(changes, { via: 'assistant' }),
  undo = (id) => store.undo(id),
}: AssistantOptions): Assistant {
  const open = new Map<string, readonly Change[]>()
  let count = 0

  const propose = (changes: readonly Change[], card: Omit<ProposalCard, 'kind' | 'id'>): Reply => {
    const id = `proposta_${++count}`
    open.clear()
    open.set(id, changes)
    return reply('Ecco cosa cambio:', { kind: 'proposal', id, ...card }, { is: 'proposal', entity: 'intervento', changes })
  }
  const take = (id: string) => {
    const changes = open.get(id)
    open.delete(id)
    return changes
  }
  const confirm = async (id: string): Promise<Reply> => {
    const changes = take(id)
    if (!changes) return reply('Questa proposta non c’è più.', undefined, { is: 'refused' })
    const result = await commit(changes)
    if (!result.ok)
      return reply(result.problems.map(({ message }) => message).join(' '), undefined, { is: 'impossible', entity: 'intervento' })
    return reply('Fatto.', { kind: 'done', commit: result.commit }, { is: 'done' })
  }
  const rows = async (chips: readonly string[]): Promise<Reply> => {
    const where = chips.includes('stato') ? [{ field: 'stato', op: 'eq', value: 'programmato' } as const] : []
    const { rows: found, names, total = 0 } = await store.query({ entity: 'intervento', where, total: true })
    return reply(`Ho trovato ${total} interventi.`, {
      kind: 'rows',
      id: 'righe',
      caption: 'Interventi programmati',
      chips: chips.map((key) => ({ key, label: 'Stato: Programmato' })),
      way: { entity: 'intervento', where },
      columns: [
        { key: 'descrizione', label: 'Intervento' },
        { key: 'stato', label: 'Stato' },
        { key: 'preventivo', label: 'Preventivo', isNumber: true },
      ],
      rows: found
        .slice(0, SHOWN)
        .map((row) => ({
          id: row.id,
          entity: 'intervento',
          cells: [
            `${String(row['descrizione'])} · ${names[String(row['cliente'])] ?? ''}`,
            { text: 'Programmato', tone: 'primary' },
            row['preventivo'] === undefined ? '' : `${Number(row['preventivo']) / 100} €`,
          ],
        })),
      total,
    })
  }
  const firstJob = async () => {
    const [row] = (await store.query({ entity: 'intervento', where: [{ field: 'stato', op: 'eq', value: 'programmato' }] })).rows
    if (!row) throw new Error('No job is programmed.')
    return row
  }

  const answers: Readonly<Record<string, () => Promise<Reply> | Reply>> = {
    figura: () =>
      reply('Il fatturato del mese è 12.400 €.', {
        kind: 'figure',
        id: 'cifra',
        chips: [{ key: 'mese', label: 'Mese: novembre 2026', fixed: true }],
        label: 'Fatturato del mese',
        text: '12.400 €',
        note: 'rispetto a ottobre +8 %',
        formula: 'Somma dei preventivi degli interventi completati nel mese.',
        way: { entity: 'intervento', where: [{ field: 'stato', op: 'eq', value: 'completato' }] },
      }),
    righe: () => rows(['stato']),
    gruppi: () =>
      reply('Ecco gli interventi per tecnico.', {
        kind: 'groups',
        id: 'gruppi',
        chips: [],
        caption: 'Interventi per tecnico',
        labels: ['Tecnico', 'Interventi'],
        groups: [
          { key: 'a', label: 'Luca Sala', value: 12, text: '12' },
          { key: 'b', label: 'Pasquale Liguori', value: 5, text: '5' },
        ],
      }),
    sposta: async () => {
      const row = await firstJob()
      return propose([{ type: 'update', entity: 'intervento', id: row.id, values: { ora: '09:00' }, expect: row.version }], {
        title: `Intervento · ${String(row['descrizione'])}`,
        lines: [
          { label: 'Data', after: '21/11/2026' },
          { label: 'Ora', before: '15:30', after: '09:00' },
        ],
        confirm: 'Conferma',
        edit: { is: 'update', entity: 'intervento', id: row.id, values: { ora: '09:00' } },
      })
    },
    spesa: () =>
      propose([], {
        title: 'Lista acquisti',
        lines: [{ label: 'Da ordinare', after: '1 riga' }],
        confirm: 'Apri «Lista acquisti»',
        inForm: true,
        edit: { is: 'act', action: 'riordina', ids: [], inputs: {} },
      }),
    svuota: () =>
      propose([], {
        title: '12 interventi',
        lines: [],
        records: Array.from({ length: 12 }, (_, index) => `Intervento ${index + 1}`),
        typed: 12,
        confirm: 'Elimina',
        isRemoval: true,
      }),
    carta: async () => {
      const { id, descrizione } = await firstJob()
      const record = { entity: 'intervento', id, title: String(descrizione) }
      return reply('Si stampa da qui.', { kind: 'paper', label: 'Stampa scheda lavoro', print: 'scheda_lavoro', record })
    },
    dove: () => reply('È negli interventi.', { kind: 'lead', label: 'Interventi', screen: 'interventi', shows: 'week' }),
    quale: () =>
      reply('Quale cliente?', {
        kind: 'choice',
        id: 'scelta',
        options: [
          { key: 'a', label: 'Bianchi S.r.l.', note: 'Viale Monza 201' },
          { key: 'b', label: 'Bianchi Anna' },
        ],
      }),
    si: () => confirm([...open.keys()].at(-1) ?? ''),
  }

  return {
    ask: async (text) =>
      (await answers[text]?.()) ?? {
        ...reply(`Non ho capito: «${text}».`, undefined, { is: 'refused' }),
        suggestions: ['figura', 'righe', 'gruppi'],
      },
    confirm,
    drop: async (id) => {
      take(id)
      return reply('Va bene, non cambio niente.', undefined, { is: 'dropped' })
    },
    choose: async (_choice, option) => reply(`Hai scelto ${option}.`),
    without: async () => rows([]),
    undo: async (id) => {
      const result = await undo(id)
      return result.ok
        ? reply('Ho annullato.', undefined, { is: 'undone' })
        : reply('Non si può più annullare.', undefined, { is: 'refused' })
    },
    suggestions: async () => ['Cosa ho domani?', 'Chi è libero?'],
    brief: async () => ({
      says: `Buongiorno: oggi, ${at().today}, due cose da guardare.`,
      spoken: 'Due cose da guardare.',
      lines: [
        { text: 'Cosa è in ritardo: 2 interventi', ask: 'righe', count: 2 },
        { text: 'Cosa manca: 3 materiali', ask: 'gruppi', count: 3 },
      ],
    }),
  }
}
