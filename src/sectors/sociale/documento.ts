import { defineEntity } from '../../kernel/define-entity.ts'
import { field } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { number } from '../../kernel/fields/document-number.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { agevolazioni, mezzi, tipiDono, toni } from './agevolazione.ts'

const DETTO = ['data', 'donazione', 'donatore', 'tipo', 'importo', 'donata_il', 'mezzo', 'agevolazione'] as const

/** The receipt of a donation: numbered without gaps, it says for good what it said on its day; a wrong one is annulled and stays. */
export const documento = defineEntity({
  name: 'documento',
  label: { one: 'Ricevuta', many: 'Ricevute', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'ED', per: 'year', of: 'data', on: 'emessa' }),
    data: date('Data', { near: { past: 60, future: 1 }, synonyms: ['emessa il', 'data della ricevuta'] }),
    donazione: reference('Donazione', 'donazione'),
    donatore: reference('Intestata a', 'donatore', { noun: { said: 'donatore' }, synonyms: ['donatore', 'donatrice'] }),
    tipo: choice('Tipo', tipiDono),
    importo: money('Importo', { synonyms: ['valore', 'somma'] }),
    donata_il: date('Donata il', { noun: { said: 'giorno della donazione' }, near: { past: 730, future: 0 } }),
    mezzo: optional(choice('Ricevuta con', mezzi, { short: 'Mezzo', noun: { said: 'mezzo di pagamento' } })),
    agevolazione: choice('Agevolazione', agevolazioni, { tones: toni, noun: { gender: 'f' } }),
    motivo: optional(
      text('Perché è annullata', {
        synonyms: ['perché', 'per quale motivo'],
        noun: { said: 'motivo dell’annullamento' },
        short: 'Motivo',
        max: 120,
      }),
    ),
    stato: status('Stato', 'bozza', {
      bozza: {
        label: 'Bozza',
        tone: 'warning',
        next: ['emessa'],
        open: true,
        also: ['da emettere', 'preparata', 'in bozza', 'da firmare'],
      },
      emessa: {
        label: 'Emessa',
        tone: 'success',
        next: ['annullata'],
        shows: ['importo', 'agevolazione'],
        paper: 'ricevuta',
        verb: 'Emetti',
        done: 'Ricevuta emessa, con il suo numero',
        also: ['inviata', 'spedita', 'fatta', 'emesse'],
      },
      annullata: {
        label: 'Annullata',
        tone: 'destructive',
        next: [],
        away: true,
        requires: ['motivo'],
        verb: 'Annulla ricevuta',
        also: ['cancellata', 'stornata'],
        done: 'Ricevuta annullata: resta con il suo numero, e dalla donazione se ne prepara un’altra',
      },
    }),
  },
  title: ['numero', 'donatore'],
  untitled: 'Ricevuta in bozza',
  synonyms: ['ricevute', 'ricevuta di donazione', 'ricevuta fiscale', 'attestazione', 'certificazione', 'ricevuta per il 730'],
  makes: ['emetti', 'prepara', 'rilascia', 'fai la ricevuta', 'fammi la ricevuta', 'fai una ricevuta'],
  sort: [
    { field: 'stato', direction: 'asc' },
    { field: 'data', direction: 'desc' },
    { field: 'numero', direction: 'desc' },
  ],
  form: [{ fields: DETTO }, { title: 'Annullamento', fields: ['motivo'], on: 'edit' }],
  table: ['numero', 'data', 'donatore', 'importo', 'mezzo', 'agevolazione', 'stato'],
  board: 'stato',
  rules: [
    {
      field: 'donazione',
      message: 'Quella donazione è stata stornata: non ha ricevuta.',
      when: [
        { field: 'stato', op: 'eq', value: 'bozza' },
        { field: 'donazione.situazione', op: 'ne', value: 'registrato' },
      ],
    },
    {
      field: 'importo',
      message: 'La ricevuta dice l’importo della donazione: se è sbagliato correggilo là.',
      when: [
        { field: 'stato', op: 'ne', value: 'annullata' },
        { field: 'importo', op: 'ne', value: field('donazione.importo') },
      ],
    },
    {
      field: 'donatore',
      message: 'La donazione è di un altro donatore.',
      when: [
        { field: 'stato', op: 'ne', value: 'annullata' },
        { field: 'donatore', op: 'ne', value: field('donazione.donatore') },
      ],
    },
    {
      field: 'data',
      message: 'La ricevuta viene prima della donazione.',
      when: [{ field: 'data', op: 'lt', value: field('donata_il') }],
    },
  ],
  closed: {
    says: ({ stato }) =>
      stato === 'annullata' ? 'resta con il suo numero.' : 'se è sbagliata si annulla, e dalla donazione se ne prepara un’altra.',
  },
  prefill: ({ today: data }) => ({ data }),
})
