import * as k from '../../kernel/describe.ts'

/** Hours in which a team is not to be had; several days are a repetition. */
export const fermo = k.defineEntity({
  name: 'fermo',
  label: { one: 'Fermo squadra', many: 'Fermi squadra', gender: 'm' },
  fields: {
    squadra: k.reference('Squadra', 'squadra'),
    motivo: k.choice(
      'Motivo',
      { ferie: 'Ferie', malattia: 'Malattia', formazione: 'Formazione', mezzo: 'Mezzo in officina', altro: 'Altro' },
      {
        synonyms: ['causa'],
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
    giorno: k.day('Giorno', { near: { past: 30, future: 365 } }),
    ora: k.hour('Dalle', { noun: { said: 'ora di inizio', gender: 'f' }, synonyms: ['ora'] }),
    minuti: k.lasts('Durata', { min: 15, max: 1440, noun: { gender: 'f' } }),
    ripetizione: k.optional(k.recurrence('Ripetizione', { of: 'giorno' })),
    note: k.optional(k.note('Note', { noun: { gender: 'f', plural: true } })),
  },
  title: ['motivo', 'squadra'],
  synonyms: ['assenza', 'ferie', 'malattia', 'indisponibilità', 'permesso', 'fermi'],
  makes: ['ferma', 'segna assente', 'metti in ferie', 'segna il fermo', 'segna un fermo', 'metti in malattia'],
  sort: [k.near('giorno')],
  form: [{ fields: ['squadra', 'motivo', 'giorno', 'ora', 'minuti', 'ripetizione', 'note'] }],
  table: ['giorno', 'ora', 'minuti', 'squadra', 'motivo', 'note'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 480, lane: 'squadra' },
  exclusive: { with: ['intervento'], says: (_, quando) => `è ferma ${quando}` },
  prefill: ({ today }) => ({ giorno: today, ora: '08:00', minuti: 480 }),
})
