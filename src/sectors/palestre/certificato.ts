import * as k from '../../kernel/describe.ts'
import { certificati } from './iscritto.ts'

/** Days that a certificate holds: a year, the day of the visit among them. */
const VALE = 364

/** A certificate that came in, with its photo: the card of the member follows the one that lasts longest. */
export const certificato = k.defineEntity({
  name: 'certificato',
  label: { one: 'Certificato medico', many: 'Certificati medici', gender: 'm' },
  fields: {
    iscritto: k.reference('Iscritto', 'iscritto'),
    tipo: k.choice('Tipo', certificati, { noun: { said: 'tipo di certificato' } }),
    data: k.doneOn('Rilasciato il', { noun: { said: 'data di rilascio' }, near: { past: 400, future: 0 } }),
    scadenza: k.doneOn('Scade il', { noun: { said: 'data di scadenza' }, near: { past: 400, future: 400 } }),
    medico: k.optional(k.text('Medico', { max: 80, placeholder: 'Dott.ssa Rinaldi' })),
    copia: k.optional(k.image('Copia', { max: 2 })),
  },
  title: ['iscritto', 'tipo', 'scadenza'],
  synonyms: ['certificati'],
  makes: ['registra', 'ha portato', 'porta il certificato', 'rinnova il certificato', 'carica'],
  unique: [['iscritto', 'scadenza']],
  sort: [k.desc('data')],
  form: [{ fields: ['iscritto', 'tipo', 'data', 'scadenza', 'medico', 'copia'] }],
  table: ['data', 'iscritto', 'tipo', 'scadenza', 'medico'],
  rules: [
    { field: 'data', message: 'La data di rilascio è nel futuro.', when: [k.gt('data', k.today())] },
    { field: 'scadenza', message: 'La scadenza viene prima del rilascio.', when: [k.lt('scadenza', k.field('data'))] },
  ],
  proposes: async ({ data }) => (data === undefined ? {} : { scadenza: k.addDays(data, VALE) }),
  // Kept on the card too, where doors and lists ask for it.
  async effects(before, after, read) {
    const id = after?.iscritto ?? before?.iscritto
    if (id === undefined) return []
    const all = await read.find('certificato', [k.eq('iscritto', id)])
    const last = all.toSorted((a, b) => (String(a['scadenza']) < String(b['scadenza']) ? 1 : -1))[0]
    const values = last
      ? { certificato: last['tipo'], scadenza_certificato: last['scadenza'] }
      : { certificato: 'assente', scadenza_certificato: null }
    return [{ type: 'update', entity: 'iscritto', id, values }]
  },
  prefill: ({ today: day }) => ({ data: day, tipo: 'non_agonistico' }) as const,
})
