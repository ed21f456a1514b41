import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer, percent } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { place } from '../../kernel/fields/place.ts'
import { text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { qualifiche } from './campi-schedina.ts'

/** The house itself and the rules of its comune; there is one. */
export const struttura = defineEntity({
  name: 'struttura',
  label: { one: 'Struttura', many: 'Strutture', gender: 'f' },
  fields: {
    nome: text('Nome della struttura', { noun: { gender: 'm' } }),
    comune: place('Comune'),
    indirizzo: optional(text('Indirizzo')),
    partita_iva: optional(vatNumber('Partita IVA', { short: 'P. IVA', synonyms: ['partita iva', 'p iva'] })),
    telefono: optional(phone('Telefono')),
    cin: optional(text('CIN', { max: 20, hint: 'Codice identificativo nazionale.', synonyms: ['codice identificativo'] })),
    codice_istat: optional(text('Codice regionale', { max: 40, hint: 'Lo assegna la Regione: va in testa al file del movimento.' })),
    tracciato: choice('File per la Polizia', { schedine: '168 caratteri', file_unico: '174 caratteri (appartamenti)' }),
    appartamento: optional(
      text('Numero appartamento', { max: 6, noun: { said: 'numero dell’appartamento' }, hint: 'Solo per il file da 174 caratteri.' }),
    ),
    tariffe: optional(
      lines(
        'Tariffe',
        { dal: date('Decorrenza'), importo: money('Importo a persona e notte') },
        {
          summary: ({ dal, importo }) => `${formatMoney(importo)} dal ${formatDate(dal)}`,
          noun: { gender: 'f', plural: true },
          synonyms: [
            'tariffa della tassa di soggiorno',
            'tariffa dell’imposta di soggiorno',
            'tassa di soggiorno a persona',
            'tassa a notte',
            'tassa a persona',
            'imposta a persona',
          ],
        },
      ),
    ),
    tetto_notti: optional(
      integer('Notti al massimo', {
        min: 1,
        max: 365,
        noun: { said: 'numero massimo di notti' },
        hint: 'Oltre queste notti di fila non si paga. Vuoto: sempre.',
        synonyms: [
          'tetto',
          'massimo notti',
          'dopo quante notti non si paga',
          'fino a quante notti si paga',
          'per quante notti si paga',
          'quante notti si pagano',
        ],
      }),
    ),
    esenzioni: optional(
      lines(
        'Esenzioni e riduzioni',
        {
          motivo: text('Motivo'),
          vale: choice(
            'Vale per',
            {
              sotto: 'Meno di … anni',
              da: 'Da … anni in su',
              residente: 'Residenti nel comune',
              qualifica: 'Qualifica',
            },
            { noun: { said: 'categoria a cui vale' } },
          ),
          anni: optional(integer('Anni', { min: 1, max: 120 })),
          qualifica: optional(choice('Qualifica', qualifiche)),
          uno_ogni: optional(integer('Uno ogni', { min: 1, max: 200, noun: { said: 'numero di persone per una esente' } })),
          percento: optional(percent('Riduzione')),
        },
        {
          summary: ({ motivo }) => motivo,
          noun: { gender: 'f', plural: true },
          synonyms: ['esenzioni', 'riduzioni', 'chi non paga la tassa', 'esenzioni dalla tassa'],
        },
      ),
    ),
    competenza: choice('Trimestre di competenza', { pernottamento: 'Quello della notte', partenza: 'Quello della partenza' }),
  },
  title: ['nome'],
  synonyms: ['impostazioni', 'hotel', 'albergo', 'pensione', 'bed and breakfast'],
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
