import { agevolazioni, mezzi, tipiDono, toni } from '../../documents/erogazioni-liberali/agevolazione.ts'
import * as k from '../../kernel/describe.ts'

const DETTO = ['data', 'donazione', 'donatore', 'tipo', 'importo', 'donata_il', 'mezzo', 'agevolazione'] as const

/** The receipt of a donation: numbered without gaps, it says for good what it said on its day; a wrong one is annulled and stays. */
export const documento = k.defineEntity({
  name: 'documento',
  label: { one: 'Ricevuta', many: 'Ricevute', gender: 'f' },
  fields: {
    numero: k.number('Numero', { series: 'ED', per: 'year', of: 'data', on: 'emessa' }),
    data: k.day('Data', { near: { past: 60, future: 1 }, synonyms: ['emessa il', 'data della ricevuta'] }),
    donazione: k.reference('Donazione', 'donazione'),
    donatore: k.reference('Intestata a', 'donatore', { noun: { said: 'donatore' }, synonyms: ['donatore', 'donatrice'] }),
    tipo: k.choice('Tipo', tipiDono),
    importo: k.money('Importo', { synonyms: ['valore', 'somma'] }),
    donata_il: k.doneOn('Donata il', { noun: { said: 'giorno della donazione' }, near: { past: 730, future: 0 } }),
    mezzo: k.optional(k.choice('Ricevuta con', mezzi, { short: 'Mezzo', noun: { said: 'mezzo di pagamento' } })),
    agevolazione: k.choice('Agevolazione', agevolazioni, { tones: toni, noun: { gender: 'f' } }),
    motivo: k.optional(k.reason('Perché è annullata', { noun: { said: 'motivo dell’annullamento' }, short: 'Motivo', max: 120 })),
    stato: k.status('Stato', 'bozza', {
      bozza: k.state('Bozza', 'warning', ['emessa'], { open: true, also: ['da emettere', 'preparata', 'in bozza', 'da firmare'] }),
      emessa: k.state('Emessa', 'success', ['annullata'], {
        shows: ['importo', 'agevolazione'],
        paper: 'ricevuta',
        verb: 'Emetti',
        done: 'Ricevuta emessa, con il suo numero',
        also: ['inviata', 'spedita', 'fatta', 'emesse'],
      }),
      annullata: k.state('Annullata', 'destructive', [], {
        away: true,
        requires: ['motivo'],
        verb: 'Annulla ricevuta',
        also: ['cancellata', 'stornata'],
        done: 'Ricevuta annullata: resta con il suo numero, e dalla donazione se ne prepara un’altra',
      }),
    }),
  },
  title: ['numero', 'donatore'],
  untitled: 'Ricevuta in bozza',
  synonyms: ['ricevute', 'attestazione', 'certificazione'],
  makes: ['emetti', 'prepara', 'rilascia', 'fai la ricevuta', 'fammi la ricevuta', 'fai una ricevuta'],
  sort: [k.asc('stato'), k.desc('data'), k.desc('numero')],
  form: [{ fields: DETTO }, { title: 'Annullamento', fields: ['motivo'], on: 'edit' }],
  table: ['numero', 'data', 'donatore', 'importo', 'mezzo', 'agevolazione', 'stato'],
  board: 'stato',
  rules: [
    {
      field: 'donazione',
      message: 'Quella donazione è stata stornata: non ha ricevuta.',
      when: [k.eq('stato', 'bozza'), k.ne('donazione.situazione', 'registrato')],
    },
    {
      field: 'importo',
      message: 'La ricevuta dice l’importo della donazione: se è sbagliato correggilo là.',
      when: [k.ne('stato', 'annullata'), k.ne('importo', k.field('donazione.importo'))],
    },
    {
      field: 'donatore',
      message: 'La donazione è di un altro donatore.',
      when: [k.ne('stato', 'annullata'), k.ne('donatore', k.field('donazione.donatore'))],
    },
    { field: 'data', message: 'La ricevuta viene prima della donazione.', when: [k.lt('data', k.field('donata_il'))] },
  ],
  closed: {
    says: ({ stato }) =>
      stato === 'annullata' ? 'resta con il suo numero.' : 'se è sbagliata si annulla, e dalla donazione se ne prepara un’altra.',
  },
  prefill: ({ today: data }) => ({ data }),
})
