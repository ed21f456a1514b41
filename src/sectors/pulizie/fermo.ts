import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { recurrence } from '../../kernel/fields/recurrence.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'

/** Hours in which a team is not to be had; several days are a repetition. */
export const fermo = defineEntity({
  name: 'fermo',
  label: { one: 'Fermo squadra', many: 'Fermi squadra', gender: 'm' },
  fields: {
    squadra: reference('Squadra', 'squadra'),
    motivo: choice(
      'Motivo',
      { ferie: 'Ferie', malattia: 'Malattia', formazione: 'Formazione', mezzo: 'Mezzo in officina', altro: 'Altro' },
      {
        synonyms: ['causa'],
        also: { ferie: ['vacanza'], malattia: ['mutua', 'infortunio'], formazione: ['corso'], mezzo: ['furgone rotto'] },
      },
    ),
    giorno: date('Giorno', { near: { past: 30, future: 365 } }),
    ora: time('Dalle', { noun: { said: 'ora di inizio', gender: 'f' }, synonyms: ['ora'] }),
    minuti: integer('Durata', { min: 15, max: 1440, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
    ripetizione: optional(recurrence('Ripetizione', { of: 'giorno' })),
    note: optional(text('Note', { noun: { gender: 'f', plural: true } })),
  },
  title: ['motivo', 'squadra'],
  synonyms: ['assenza', 'ferie', 'malattia', 'indisponibilità', 'permesso'],
  makes: ['ferma', 'segna assente', 'metti in ferie'],
  sort: [{ field: 'giorno', direction: 'near' }],
  form: [{ fields: ['squadra', 'motivo', 'giorno', 'ora', 'minuti', 'ripetizione', 'note'] }],
  table: ['giorno', 'ora', 'minuti', 'squadra', 'motivo', 'note'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 480, lane: 'squadra' },
  exclusive: { with: ['intervento'], says: (_, quando) => `è ferma ${quando}` },
  prefill: ({ today }) => ({ giorno: today, ora: '08:00', minuti: 480 }),
})
