import * as k from '../../kernel/describe.ts'
import { lezione } from './lezione.ts'
import { ISCRITTI } from './stati.ts'

/** Marks whoever has no mark yet at a lesson as present: the register's «Tutti presenti», for one lesson. */
export const tuttiPresenti = k.defineAction(lezione, {
  key: 'tutti_presenti',
  label: 'Segna tutti presenti',
  title: 'Segna tutti presenti',
  description: 'Segna presente chi non ha ancora un segno; chi ne ha già uno resta com’è.',
  icon: 'check',
  on: 'record',
  where: [k.oneOf('stato', ['programmata', 'svolta']), k.lte('data', k.today())],
  reads: ['studente', 'presenza'],
  inputs: {},
  async plan(_inputs, read, _at, { id, corso }) {
    const [students, marks] = await Promise.all([
      read.find('studente', [k.eq('corso', corso), k.oneOf('stato', ISCRITTI)]),
      read.find('presenza', [k.eq('lezione', id)]),
    ])
    const marked = new Set(marks.map(({ studente }) => studente))
    const empty = students.filter((student) => !marked.has(student.id))
    if (empty.length === 0) return { problems: [{ path: '', code: 'rule', message: 'Hanno già tutti un segno.' }] }
    return empty.map(
      (student) => ({ type: 'create', entity: 'presenza', values: { studente: student.id, lezione: id, segno: 'presente' } }) as const,
    )
  },
  confirm: 'Segna presenti',
  done: () => 'Tutti segnati presenti',
})
