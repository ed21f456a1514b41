import { qualifiche } from '../../documents/imposta-soggiorno/qualifiche.ts'
import * as k from '../../kernel/describe.ts'

/** The house itself and the rules of its comune; there is one. */
export const struttura = k.defineEntity({
  name: 'struttura',
  label: { one: 'Struttura', many: 'Strutture', gender: 'f' },
  fields: {
    nome: k.text('Nome della struttura', { noun: { gender: 'm' } }),
    comune: k.place('Comune'),
    indirizzo: k.optional(k.address()),
    partita_iva: k.optional(k.vatNumber('Partita IVA', { short: 'P. IVA', synonyms: ['p iva'] })),
    telefono: k.optional(k.phone()),
    cin: k.optional(k.text('CIN', { max: 20, hint: 'Codice identificativo nazionale.', synonyms: ['codice identificativo'] })),
    codice_istat: k.optional(k.code('Codice regionale', { max: 40, hint: 'Lo assegna la Regione: va in testa al file del movimento.' })),
    tracciato: k.choice('File per la Polizia', { schedine: '168 caratteri', file_unico: '174 caratteri (appartamenti)' }),
    appartamento: k.optional(
      k.text('Numero appartamento', { max: 6, noun: { said: 'numero dell’appartamento' }, hint: 'Solo per il file da 174 caratteri.' }),
    ),
    tariffe: k.optional(
      k.lines(
        'Tariffe',
        { dal: k.date('Decorrenza'), importo: k.money('Importo a persona e notte') },
        { summary: ({ dal, importo }) => `${k.formatMoney(importo)} dal ${k.formatDate(dal)}`, noun: { gender: 'f', plural: true } },
      ),
    ),
    tetto_notti: k.optional(
      k.integer('Notti al massimo', {
        min: 1,
        max: 365,
        noun: { said: 'numero massimo di notti' },
        hint: 'Oltre queste notti di fila non si paga. Vuoto: sempre.',
        synonyms: ['tetto'],
      }),
    ),
    esenzioni: k.optional(
      k.lines(
        'Esenzioni e riduzioni',
        {
          motivo: k.reason(),
          vale: k.choice(
            'Vale per',
            { sotto: 'Meno di … anni', da: 'Da … anni in su', residente: 'Residenti nel comune', qualifica: 'Qualifica' },
            { noun: { said: 'categoria a cui vale' } },
          ),
          anni: k.optional(k.integer('Anni', { min: 1, max: 120 })),
          qualifica: k.optional(k.choice('Qualifica', qualifiche)),
          uno_ogni: k.optional(k.integer('Uno ogni', { min: 1, max: 200, noun: { said: 'numero di persone per una esente' } })),
          percento: k.optional(k.percent('Riduzione')),
        },
        { summary: ({ motivo }) => motivo, noun: { gender: 'f', plural: true }, synonyms: ['esenzioni', 'riduzioni'] },
      ),
    ),
    competenza: k.choice('Trimestre di competenza', { pernottamento: 'Quello della notte', partenza: 'Quello della partenza' }),
  },
  synonyms: ['impostazioni', 'hotel', 'albergo', 'pensione'],
  makes: ['imposta', 'configura'],
  form: [
    {
      title: 'Struttura',
      fields: ['nome', 'comune', 'indirizzo', 'partita_iva', 'telefono', 'cin', 'codice_istat', 'tracciato', 'appartamento'],
    },
    { title: 'Imposta di soggiorno', fields: ['tariffe', 'tetto_notti', 'esenzioni', 'competenza'] },
  ],
  table: ['nome', 'comune', 'cin', 'codice_istat', 'tetto_notti'],
  stays: 'La struttura non si elimina: ricevute, schedine e imposta la leggono, con le sue tariffe. Si modifica.',
  prefill: () => ({ tracciato: 'schedine', competenza: 'pernottamento' }) as const,
})
