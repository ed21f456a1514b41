import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { formatDate } from '../../kernel/italian/dates.ts'

/** A cleaning planned for a room and a day. */
export const pulizia = defineEntity({
  name: 'pulizia',
  label: { one: 'Pulizia', many: 'Pulizie', gender: 'f' },
  fields: {
    camera: reference('Camera', 'camera'),
    giorno: date('Giorno', { synonyms: ['data'] }),
    ora: optional(time('Ora')),
    tipo: choice('Tipo', { partenza: 'Cambio ospite', rassetto: 'Rassetto', biancheria: 'Cambio biancheria', fondo: 'Pulizia a fondo' }),
    addetto: optional(text('Addetto', { max: 60, synonyms: ['chi', 'cameriera'] })),
    stato: status('Stato', 'programmata', {
      programmata: { label: 'Programmata', tone: 'primary', next: ['in_corso', 'completata', 'saltata'], verb: 'Riprogramma' },
      in_corso: { label: 'In corso', tone: 'warning', next: ['completata', 'programmata'], verb: 'Inizia' },
      completata: { label: 'Completata', tone: 'success', next: ['programmata'], verb: 'Fatta' },
      saltata: { label: 'Saltata', tone: 'neutral', next: ['programmata'], verb: 'Salta' },
    }),
    note: optional(longText('Note')),
  },
  title: ({ giorno, tipo }) => `${TITLES[tipo]} · ${formatDate(giorno)}`,
  synonyms: ['rassetto', 'housekeeping', 'biancheria'],
  sort: [
    { field: 'giorno', direction: 'asc' },
    { field: 'ora', direction: 'asc' },
  ],
  form: [{ fields: ['camera', 'giorno', 'ora', 'tipo', 'addetto', 'note'] }],
  table: ['giorno', 'ora', 'camera', 'tipo', 'addetto', 'stato'],
  board: 'stato',
  calendar: { day: 'giorno', time: 'ora', lane: 'camera' },
  prefill: ({ today }) => ({ giorno: today, tipo: 'rassetto' }) as const,
  // A cleaning that is done makes the room clean today, and free where it waited for that.
  async effects(before, after, read, { today }) {
    if (!after || after.stato !== 'completata' || before?.stato === 'completata') return []
    const room = await read.get('camera', after.camera)
    return [
      ...(room && room['ultima_pulizia'] !== today
        ? [{ type: 'update', entity: 'camera', id: after.camera, values: { ultima_pulizia: today } } as const]
        : []),
      ...(room?.['stato'] === 'pulizia' ? [{ type: 'move', entity: 'camera', id: after.camera, to: 'libera' } as const] : []),
    ]
  },
})

const TITLES = { partenza: 'Cambio ospite', rassetto: 'Rassetto', biancheria: 'Cambio biancheria', fondo: 'Pulizia a fondo' } as const
