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
        synonyms: ['causa', 'perché è ferma', 'perché sta ferma', 'perché è a casa', 'perché è assente', 'perché non c’è'],
        also: {
          ferie: ['vacanza', 'vacanze', 'in ferie', 'al mare', 'riposo', 'giorno libero'],
          malattia: ['mutua', 'infortunio', 'malata', 'malati', 'ammalata', 'influenza', 'a letto', 'in malattia', 'febbre', 'infortunata'],
          formazione: ['corso', 'corso di aggiornamento', 'corsi', 'aggiornamento'],
          mezzo: [
            'furgone rotto',
            'furgone',
            'fa festa',
            'prende ferie',
            'si prende ferie',
            'furgone guasto',
            'mezzo rotto',
            'senza furgone',
            'officina',
            'revisione',
            'dal meccanico',
            'macchina rotta',
          ],
        },
      },
    ),
    giorno: date('Giorno', { near: { past: 30, future: 365 } }),
    ora: time('Dalle', { noun: { said: 'ora di inizio', gender: 'f' }, synonyms: ['ora'] }),
    minuti: integer('Durata', { min: 15, max: 1440, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
    ripetizione: optional(recurrence('Ripetizione', { of: 'giorno' })),
    note: optional(text('Note', { noun: { gender: 'f', plural: true } })),
  },
  title: ['motivo', 'squadra'],
  synonyms: ['assenza', 'ferie', 'malattia', 'indisponibilità', 'permesso', 'fermi'],
  makes: ['ferma', 'segna assente', 'metti in ferie', 'segna il fermo', 'segna un fermo', 'metti in malattia'],
  sort: [{ field: 'giorno', direction: 'near' }],
  form: [{ fields: ['squadra', 'motivo', 'giorno', 'ora', 'minuti', 'ripetizione', 'note'] }],
  table: ['giorno', 'ora', 'minuti', 'squadra', 'motivo', 'note'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 480, lane: 'squadra' },
  exclusive: { with: ['intervento'], says: (_, quando) => `è ferma ${quando}` },
  prefill: ({ today }) => ({ giorno: today, ora: '08:00', minuti: 480 }),
})
