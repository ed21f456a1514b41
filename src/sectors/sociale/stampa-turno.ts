import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { formatLongDate } from '../../kernel/italian/dates.ts'
import { addMinutes } from '../../kernel/italian/times.ts'
import { definePrint } from '../../kernel/print.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { turno } from './turno.ts'

/** The sheet that lies at the entrance: who is there signs coming and going, and those who come unexpected have lines of their own. */
export const foglioTurno = definePrint(turno, {
  key: 'foglio_turno',
  label: 'Stampa foglio firme',
  reads: ['presenza', 'incarico', 'volontario'],
  async paper({ id, progetto: of, attivita, data, ora, minuti, luogo, servono, note }, store) {
    const [project, marks] = await Promise.all([
      store.get('progetto', of),
      allRows(store, {
        entity: 'presenza',
        where: [
          { field: 'turno', op: 'eq', value: id },
          { field: 'segno', op: 'in', value: ['previsto', 'presente'] },
        ],
      }),
    ])
    const people = rowsOf(presenza, marks.rows).map((row) => marks.names[row.incarico] ?? '')
    const free = Math.max(2, servono - people.length)
    return {
      title: 'Foglio firme del turno',
      subtitle: project ? rowOf(progetto, project).nome : '',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Attività', value: attivita },
            { label: 'Giorno', value: formatLongDate(data) },
            { label: 'Orario', value: `${ora}–${addMinutes(ora, minuti)}` },
            ...(luogo === undefined ? [] : [{ label: 'Luogo', value: luogo }]),
          ],
        },
        ...(note === undefined ? [] : [{ kind: 'text', title: 'Istruzioni', text: note } as const]),
        {
          kind: 'table',
          columns: [{ label: 'Volontario' }, { label: 'Entrata' }, { label: 'Uscita' }, { label: 'Firma' }],
          rows: [...people.toSorted((a, b) => a.localeCompare(b, 'it')), ...Array.from({ length: free }, () => '')].map((name) => [
            name,
            '',
            '',
            '',
          ]),
        },
        { kind: 'signatures', signers: ['Il responsabile del turno'] },
      ],
    }
  },
})
