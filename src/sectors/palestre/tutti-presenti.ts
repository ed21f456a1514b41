import * as k from '../../kernel/describe.ts'
import { lezione } from './lezione.ts'

/** Marks whoever had booked a lesson and has no mark yet as present. */
export const tuttiPresenti = k.defineAction(lezione, {
  key: 'tutti_presenti',
  label: 'Segna tutti presenti',
  title: 'Segna tutti presenti',
  description: 'Segna presente chi ha prenotato e non ha ancora un segno.',
  icon: 'check',
  on: 'record',
  where: [k.gt('da_segnare', 0), k.lte('data', k.today())],
  reads: ['prenotazione'],
  inputs: {},
  async plan(_inputs, read, _at, { id }) {
    const booked = await read.find('prenotazione', [k.eq('lezione', id), k.eq('stato', 'prenotata')])
    return booked.map((row) => ({ type: 'move', entity: 'prenotazione', id: row.id, to: 'presente' }) as const)
  },
  confirm: 'Segna presenti',
  done: () => 'Tutti segnati presenti',
})
