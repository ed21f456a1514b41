import { foglioOdontogramma } from '../../documents/odontogramma/foglio.ts'
import * as k from '../../kernel/describe.ts'
import { paziente } from './paziente.ts'
import { prestazione } from './prestazione.ts'
import { reperto } from './reperto.ts'
import { persona } from './stampe.ts'

/** The mouth on paper. */
export const odontogramma = k.definePrint(paziente, {
  key: 'odontogramma',
  label: 'Stampa odontogramma',
  reads: ['reperto', 'prestazione.note', 'paziente.allergie', 'paziente.farmaci'],
  async paper(row, store, { today }) {
    const where = [k.eq('paziente', row.id)] as const
    const sort = [k.asc('data')] as const
    const [found, treated] = await Promise.all([
      k.allRows(store, { entity: 'reperto', where, sort }),
      k.allRows(store, { entity: 'prestazione', where, sort }),
    ])
    return foglioOdontogramma(row, persona(row), k.rowsOf(reperto, found.rows), k.rowsOf(prestazione, treated.rows), today)
  },
})
