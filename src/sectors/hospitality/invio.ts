import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { formatDate } from '../../kernel/italian/dates.ts'

/** A file for the police portal: when it was made, by whom, how many people are in it. The people themselves stay in their schedine. */
export const invio = defineEntity({
  name: 'invio',
  label: { one: 'File', many: 'File generati', gender: 'm' },
  fields: {
    nome_file: text('Nome del file', { max: 120 }),
    giorno: date('Giorno'),
    ora: time('Ora'),
    autore: text('Autore', { max: 80 }),
    righe: integer('Righe', { min: 1, max: 1000, noun: { gender: 'f', plural: true } }),
    tracciato: choice('Tracciato', { schedine: '168 caratteri', file_unico: '174 caratteri (appartamenti)' }),
    ricevuta: optional(text('Numero della ricevuta', { max: 60 })),
    schedine: counted('Schedine', { entity: 'schedina', by: 'invio' }),
  },
  title: ({ nome_file, giorno }) => `${nome_file} · ${formatDate(giorno)}`,
  synonyms: ['file', 'tracciato', 'ricevuta'],
  sort: [
    { field: 'giorno', direction: 'desc' },
    { field: 'ora', direction: 'desc' },
  ],
  table: ['giorno', 'ora', 'nome_file', 'righe', 'tracciato', 'autore', 'ricevuta'],
  prefill: ({ today }) => ({ giorno: today, tracciato: 'schedine' }) as const,
})
