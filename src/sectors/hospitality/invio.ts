import * as k from '../../kernel/describe.ts'
import { restricted } from './gruppi.ts'

/** 1,000 rows of 174 characters, their line ends and quotes. */
const LONGEST = 180_000
const FATTO = ['nome_file', 'giorno', 'ora', 'autore', 'righe', 'tracciato'] as const

/** A file for the police portal as it was made: when, by whom, who is in it. It stands in the log for good. */
export const invio = k.defineEntity({
  name: 'invio',
  label: { one: 'File', many: 'File generati', gender: 'm' },
  fields: {
    nome_file: k.text('Nome del file', { max: 120 }),
    giorno: k.day(),
    ora: k.hour(),
    autore: k.somebody('Autore', { max: 80 }),
    righe: k.integer('Righe', { min: 1, max: 1000, noun: { gender: 'f', plural: true } }),
    tracciato: k.choice('Tracciato', { schedine: '168 caratteri', file_unico: '174 caratteri (appartamenti)' }),
    /** The text itself in quotes (JSON): the last row may end in blanks, which a text would lose. Nobody searches by it. */
    testo: restricted(k.optional({ ...k.longText('Contenuto', { max: LONGEST }), words: () => '' }), 'identita'),
    ricevuta: k.optional(k.text('Numero della ricevuta', { max: 60, synonyms: ['ricevuta del file', 'ricevuta', 'protocollo'] })),
    schedine: k.counted('Schedine', { entity: 'schedina', by: 'invio' }),
  },
  title: ['nome_file', 'giorno'],
  synonyms: ['file', 'tracciato', 'invio'],
  makes: ['genera', 'prepara'],
  sort: [k.desc('giorno'), k.desc('ora')],
  form: [{ fields: [...FATTO, 'ricevuta'] }],
  table: ['giorno', 'ora', 'nome_file', 'righe', 'tracciato', 'autore', 'ricevuta'],
  settled: () => ({
    fields: [...FATTO, 'testo'],
    message: 'Il file resta nel registro così come è stato fatto: si può solo scrivere il numero della ricevuta.',
  }),
  prefill: ({ today }) => ({ giorno: today, tracciato: 'schedine' }) as const,
})

/** A file as it is read. */
export type Invio = k.Value<typeof invio>
