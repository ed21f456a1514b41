import * as k from '../../kernel/describe.ts'

export const consensi = {
  privacy: 'Trattamento dei dati',
  cure: 'Cure odontoiatriche',
  chirurgia: 'Chirurgia orale',
  implantologia: 'Implantologia',
  ortodonzia: 'Ortodonzia',
} as const

/** That a patient, or who speaks for him, has been told and agrees (law 219/2017, art. 1). */
export const consenso = k.defineEntity({
  name: 'consenso',
  label: { one: 'Consenso', many: 'Consensi', gender: 'm' },
  fields: {
    paziente: k.reference('Paziente', 'paziente'),
    tipo: k.choice('Consenso a', consensi, {
      short: 'Tipo',
      noun: { said: 'tipo di consenso' },
      also: {
        privacy: ['gdpr', 'dati personali'],
        cure: ['consenso alle cure'],
        chirurgia: ['estrazione'],
        implantologia: ['impianti'],
        ortodonzia: ['apparecchio'],
      },
    }),
    dettaglio: k.optional(k.text('Cura proposta', { wide: true })),
    data: k.day('Data', { near: { past: 3650, future: 0 } }),
    firmatario: k.optional(
      k.text('Firma per il paziente', {
        hint: 'Per un minore, il genitore o il tutore.',
        noun: { said: 'nome di chi firma' },
      }),
    ),
    firmato_il: k.optional(k.doneOn('Firmato il', { noun: { said: 'giorno della firma' }, near: { past: 3650, future: 0 } })),
    // On paper or here.
    firma: k.optional(k.signature('Firma')),
    stato: k.status('Stato', 'da_firmare', {
      da_firmare: {
        label: 'Da firmare',
        tone: 'warning',
        next: ['firmato'],
        also: ['non firmato', 'manca la firma', 'deve firmare', 'devono firmare'],
      },
      firmato: {
        label: 'Firmato',
        tone: 'success',
        next: ['revocato'],
        requires: ['firmato_il'],
        verb: 'Segna firmato',
        also: ['ha firmato', 'hanno firmato', 'sottoscritto'],
      },
      revocato: { label: 'Revocato', tone: 'destructive', next: [], away: true, verb: 'Revoca', also: ['ritirato', 'annullato'] },
    }),
  },
  title: ['tipo', 'paziente'],
  synonyms: ['privacy', 'informativa', 'liberatoria', 'modulo'],
  makes: ['fai firmare', 'prepara', 'stampa'],
  sort: [k.desc('data')],
  form: [{ fields: ['paziente', 'tipo', 'dettaglio', 'data', 'firmatario', 'firmato_il', 'firma'] }],
  table: ['data', 'paziente', 'tipo', 'dettaglio', 'stato'],
  prefill: ({ today }) => ({ data: today, tipo: 'cure' }) as const,
})
