import { checkSuperfici } from '../../documents/odontogramma/check-superfici.ts'
import { denti } from '../../documents/odontogramma/denti.ts'
import { reperti } from '../../documents/odontogramma/reperti.ts'
import * as k from '../../kernel/describe.ts'
import { dettiDenti } from './detti-denti.ts'
import { only } from './gruppi.ts'
import { campoSuperfici } from './superfici.ts'

/** What somebody saw on a tooth, and when: the odontogram is drawn from these and from the treatments. */
export const reperto = k.defineEntity({
  name: 'reperto',
  label: { one: 'Reperto', many: 'Reperti', gender: 'm' },
  access: only('sanitari'),
  fields: {
    paziente: k.reference('Paziente', 'paziente', { wide: true }),
    dente: k.choice('Dente', denti, { synonyms: ['elemento'], also: dettiDenti }),
    superfici: k.optional(campoSuperfici()),
    tipo: k.choice('Reperto', reperti, {
      synonyms: ['diagnosi', 'condizione'],
      also: {
        carie: ['buco', 'cariato'],
        otturazione: ['otturato', 'ricostruzione', 'piombatura'],
        devitalizzato: ['devitalizzazione', 'canalare'],
        corona: ['capsula', 'incapsulato'],
        ponte: ['ponte'],
        frattura: ['rotto', 'scheggiato'],
        lesione: ['granuloma', 'ascesso'],
        mobilita: ['mobile', 'dondola', 'balla', 'si muove'],
        da_estrarre: ['da togliere', 'da levare', 'da cavare'],
        incluso: ['non spuntato'],
        mancante: ['estratto', 'assente', 'manca il dente', 'dente che manca'],
      },
    }),
    data: k.doneOn('Visto il', { short: 'Data', noun: { said: 'giorno in cui è stato visto' }, near: { past: 3650, future: 0 } }),
    risolto: k.optional(k.doneOn('Risolto il', { noun: { said: 'giorno in cui è stato risolto' }, near: { past: 3650, future: 0 } })),
    note: k.optional(k.notes()),
  },
  title: ['tipo', 'dente', 'paziente'],
  synonyms: ['diagnosi', 'odontogramma', 'dente', 'carie'],
  makes: ['segna', 'annota', 'rileva', 'ho trovato', 'abbiamo trovato', 'segna un reperto'],
  sort: [k.desc('data')],
  table: ['data', 'paziente', 'dente', 'superfici', 'tipo', 'risolto'],
  conflicts: async (row) => checkSuperfici(row),
  prefill: ({ today }) => ({ data: today }),
})
