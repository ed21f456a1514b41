import * as k from '../../kernel/describe.ts'
import { preventivoDi } from '../common/preventivo.ts'

/** What is paid in the end. */
export const IVATO = ['iva compresa', 'iva inclusa', 'con iva', 'comprensivo di iva', 'compresa l’iva', 'in tutto con l’iva'] as const

const base = preventivoDi('cliente')

/** An offer with its lines: accepted, it becomes a project, or the invoice itself where there is nothing to follow. */
export const preventivo = k.defineEntity({
  ...base,
  synonyms: [...base.synonyms, 'preventivi'],
  fields: {
    ...base.fields,
    oggetto: { ...base.fields.oggetto, synonyms: ['lavoro', 'per cosa', 'riguardo a cosa', 'cosa riguarda', 'per quale lavoro'] },
    totale: { ...base.fields.totale, synonyms: [...(base.fields.totale.synonyms ?? []), ...IVATO, 'quanto vale'] },
    valido_fino: {
      ...base.fields.valido_fino,
      synonyms: [...(base.fields.valido_fino.synonyms ?? []), 'è valido', 'vale fino a', 'scade'],
    },
    progetti: k.counted('Progetti nati', { entity: 'progetto', by: 'preventivo' }),
    /** What was sent and is no longer valid has had no answer. */
    risposta: k.standing(
      'Risposta',
      {
        nessuna: ['Da inviare', 'neutral'],
        attesa: ['In attesa', 'info'],
        scaduta: ['Scaduta', 'warning'],
        si: ['Sì', 'success'],
        no: ['No', 'destructive'],
      },
      k.cases(
        [
          k.when([k.eq('stato', 'bozza')], 'nessuna'),
          k.when([k.eq('stato', 'rifiutato')], 'no'),
          k.when([k.oneOf('stato', ['accettato', 'fatturato'])], 'si'),
          k.when([k.lt('valido_fino', k.today())], 'scaduta'),
        ],
        'attesa',
      ),
      {
        synonyms: ['accettato'],
        also: {
          nessuna: ['bozza'],
          attesa: [
            'in sospeso',
            'da sollecitare',
            'aspetta risposta',
            'non ha risposto',
            'senza ancora risposta',
            'non ci ha ancora risposto',
            'in attesa di risposta',
          ],
          scaduta: ['senza risposta'],
          si: ['accettato', 'approvato', 'accettata', 'vinto', 'ha detto di sì', 'firmato', 'andato a buon fine', 'preso'],
          no: ['rifiutato', 'perso', 'ha detto di no', 'bocciato', 'non accettato', 'sfumato'],
        },
      },
    ),
  },
})
