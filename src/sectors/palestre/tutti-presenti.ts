import { eq, gt, lte } from '../common/conditions.ts'
import { defineAction } from '../../kernel/define-action.ts'
import { today } from '../../kernel/expression/expression.ts'
import { lezione } from './lezione.ts'

/** Marks whoever had booked a lesson and has no mark yet as present. */
export const tuttiPresenti = defineAction(lezione, {
  key: 'tutti_presenti',
  label: 'Segna tutti presenti',
  title: 'Segna tutti presenti',
  synonyms: ['tutti presenti', 'sono tutti presenti', 'segna presenti tutti', 'c’erano tutti'],
  description: 'Segna presente chi ha prenotato e non ha ancora un segno.',
  icon: 'check',
  on: 'record',
  where: [gt('da_segnare', 0), lte('data', today())],
  reads: ['prenotazione'],
  inputs: {},
  async plan(_inputs, read, _at, { id }) {
    const booked = await read.find('prenotazione', [eq('lezione', id), eq('stato', 'prenotata')])
    return booked.map((row) => ({ type: 'move', entity: 'prenotazione', id: row.id, to: 'presente' }) as const)
  },
  confirm: 'Segna presenti',
  done: () => 'Tutti segnati presenti',
})
