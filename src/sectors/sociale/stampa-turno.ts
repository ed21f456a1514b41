import * as k from '../../kernel/describe.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { turno } from './turno.ts'

/** The sheet that lies at the entrance: who is there signs coming and going, and those who come unexpected have lines of their own. */
export const foglioTurno = k.definePrint(turno, {
  key: 'foglio_turno',
  label: 'Stampa foglio firme',
  reads: ['presenza', 'incarico', 'volontario'],
  async paper({ id, progetto: of, attivita, data, ora, minuti, luogo, servono, note }, store) {
    const [project, marks] = await Promise.all([
      store.get('progetto', of),
      k.allRows(store, {
        entity: 'presenza',
        where: [k.eq('turno', id), k.oneOf('segno', ['previsto', 'presente'])],
      }),
    ])
    const people = k.rowsOf(presenza, marks.rows).map((row) => marks.names[row.incarico] ?? '')
    const free = Math.max(2, servono - people.length)
    return {
      title: 'Foglio firme del turno',
      subtitle: project ? k.rowOf(progetto, project).nome : '',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Attività', value: attivita },
            { label: 'Giorno', value: k.formatLongDate(data) },
            { label: 'Orario', value: `${ora}–${k.addMinutes(ora, minuti)}` },
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
