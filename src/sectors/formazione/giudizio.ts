import * as k from '../../kernel/describe.ts'

/** What somebody of a class thought of who taught it, on a sheet without a name. */
export const giudizio = k.defineEntity({
  name: 'giudizio',
  label: { one: 'Valutazione', many: 'Valutazioni', gender: 'f' },
  fields: {
    docente: k.reference('Docente', 'docente', { synonyms: ['insegnante'] }),
    corso: k.optional(k.reference('Corso', 'corso', { hint: 'Vuoto per un corso di altri anni.' })),
    data: k.day('Data', { near: { past: 1100, future: 0 } }),
    voto: k.integer('Voto', { min: 1, max: 5, hint: 'Da 1 a 5.', synonyms: ['stelle', 'punteggio', 'valutazione'] }),
    commento: k.optional(k.longText('Commento', { max: 1000, synonyms: ['osservazioni', 'suggerimenti'] })),
  },
  title: ['docente', 'data'],
  synonyms: ['questionario', 'questionari', 'gradimento', 'soddisfazione', 'feedback', 'giudizi'],
  makes: ['valuta', 'registra', 'vota'],
  sort: [k.desc('data')],
  table: ['data', 'docente', 'corso', 'voto', 'commento'],
  async proposes({ corso: id }, read) {
    const docente = id && (await read.get('corso', id))?.['docente']
    return typeof docente === 'string' ? { docente: docente as `docente_${string}` } : {}
  },
  prefill: ({ today }) => ({ data: today }),
})
