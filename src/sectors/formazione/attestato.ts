import * as k from '../../kernel/describe.ts'
import { studente } from './studente.ts'

/** A certificate. What it says is written on it, and stays as it was on the day it was released, whatever the register says later. */
export const attestato = k.defineEntity({
  name: 'attestato',
  label: { one: 'Attestato', many: 'Attestati', gender: 'm' },
  fields: {
    numero: k.number('Numero', { series: 'AT', per: 'year', of: 'data', on: 'rilasciato' }),
    data: k.day('Data', { near: { past: 60, future: 30 }, synonyms: ['data di rilascio', 'rilasciato il'] }),
    studente: k.reference('Studente', 'studente', { synonyms: ['allievo'] }),
    corso: k.reference('Corso', 'corso', { wide: true }),
    frequenza: k.percent('Frequenza', { decimals: 1, noun: { gender: 'f' } }),
    ore: k.hours('Ore frequentate', { decimals: 1, noun: { gender: 'f', plural: true }, short: 'Ore' }),
    voto: k.optional(k.decimal('Voto', { max: 10, decimals: 1, hint: 'Su 10.' })),
    motivo: k.optional(k.reason('Perché è annullato', { noun: { said: 'motivo dell’annullamento' }, short: 'Motivo' })),
    stato: k.status('Stato', 'da_rilasciare', {
      da_rilasciare: k.state('Da rilasciare', 'warning', ['rilasciato'], {
        open: true,
        also: ['preparato', 'da consegnare', 'bozza', 'pronti'],
      }),
      rilasciato: k.state('Rilasciato', 'success', ['annullato'], {
        paper: 'attestato',
        verb: 'Rilascia',
        done: 'Attestato rilasciato',
        also: ['consegnato', 'emesso', 'dato', 'rilasciati'],
      }),
      annullato: k.state('Annullato', 'destructive', [], {
        away: true,
        requires: ['motivo'],
        verb: 'Annulla attestato',
        done: 'Attestato annullato',
        also: ['ritirato', 'revocato'],
      }),
    }),
  },
  title: ['studente', 'data'],
  synonyms: ['certificato', 'certificati', 'diploma', 'diplomi', 'attestati'],
  makes: ['rilascia', 'prepara', 'emetti'],
  sort: [k.asc('stato'), k.desc('data'), k.desc('numero')],
  form: [{ fields: ['studente', 'corso', 'data', 'frequenza', 'ore', 'voto'] }, { title: 'Annullamento', fields: ['motivo'], on: 'edit' }],
  table: ['numero', 'data', 'studente', 'corso', 'frequenza', 'voto', 'stato'],
  board: 'stato',
  rules: [
    {
      field: 'frequenza',
      message: 'La frequenza non raggiunge quella minima del corso.',
      when: [k.oneOf('stato', ['da_rilasciare', 'rilasciato']), k.gt('corso.soglia', k.field('frequenza'))],
    },
    { field: 'corso', message: 'Lo studente è di un altro corso.', when: [k.ne('studente.corso', k.field('corso'))] },
  ],
  closed: { says: ({ stato }) => (stato === 'annullato' ? undefined : 'se è sbagliato si annulla e se ne prepara un altro.') },
  // What the register says of the student that is chosen.
  async proposes({ studente: id }, read) {
    const row = id && (await read.get('studente', id))
    if (!row) return {}
    const { corso, frequenza, ore, voto } = k.rowOf(studente, row)
    return { corso, ...(frequenza !== undefined && { frequenza }), ...(ore !== undefined && { ore }), ...(voto !== undefined && { voto }) }
  },
  prefill: ({ today }) => ({ data: today }),
})
