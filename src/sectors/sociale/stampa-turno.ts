import { foglioFirme } from '../../documents/registro-volontari/foglio-firme.ts'
import * as k from '../../kernel/describe.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { DI_TURNO } from './stati.ts'
import { turno } from './turno.ts'

/** The sheet that lies at the entrance. */
export const foglioTurno = k.definePrint(turno, {
  key: 'foglio_turno',
  label: 'Stampa foglio firme',
  reads: ['presenza', 'incarico', 'volontario'],
  async paper(row, store) {
    const [project, marks] = await Promise.all([
      store.get('progetto', row.progetto),
      k.allRows(store, { entity: 'presenza', where: [k.eq('turno', row.id), k.oneOf('segno', DI_TURNO)] }),
    ])
    const people = k.rowsOf(presenza, marks.rows).map(({ incarico }) => marks.names[incarico] ?? '')
    return foglioFirme(row, project ? k.rowOf(progetto, project).nome : '', people)
  },
})
