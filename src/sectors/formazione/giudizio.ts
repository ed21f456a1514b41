import { defineEntity } from '../../kernel/define-entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { longText } from '../../kernel/fields/text.ts'

/** What somebody of a class thought of who taught it, on a sheet without a name. */
export const giudizio = defineEntity({
  name: 'giudizio',
  label: { one: 'Valutazione', many: 'Valutazioni', gender: 'f' },
  fields: {
    docente: reference('Docente', 'docente', { synonyms: ['insegnante'] }),
    corso: optional(reference('Corso', 'corso', { hint: 'Vuoto per un corso di altri anni.' })),
    data: date('Data', { near: { past: 1100, future: 0 } }),
    voto: integer('Voto', { min: 1, max: 5, hint: 'Da 1 a 5.', synonyms: ['stelle', 'punteggio', 'valutazione'] }),
    commento: optional(longText('Commento', { max: 1000, synonyms: ['osservazioni', 'suggerimenti'] })),
  },
  title: ['docente', 'data'],
  synonyms: ['questionario', 'questionari', 'gradimento', 'soddisfazione', 'feedback', 'giudizi'],
  makes: ['valuta', 'registra', 'vota'],
  sort: [{ field: 'data', direction: 'desc' }],
  table: ['data', 'docente', 'corso', 'voto', 'commento'],
  async proposes({ corso: id }, read) {
    const docente = id && (await read.get('corso', id))?.['docente']
    return typeof docente === 'string' ? { docente: docente as `docente_${string}` } : {}
  },
  prefill: ({ today }) => ({ data: today }),
})
