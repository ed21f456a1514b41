import type { AnyEntity } from '../../kernel/entity.ts'
import { defineWorkedMetric } from '../../kernel/metric.ts'
import { allRows } from '../../kernel/store/all-rows.ts'

/** What all that lies there has cost, in cents. What has no price counts for nothing. */
export const valoreMagazzino = (materiale: AnyEntity) =>
  defineWorkedMetric(materiale, {
    key: 'valore_magazzino',
    label: 'Valore del magazzino',
    synonyms: [
      'quanto vale il magazzino',
      'magazzino quanto vale',
      'quanto vale il deposito',
      'valore delle scorte',
      'valore dei materiali',
      'valore dei prodotti',
    ],
    unit: 'money',
    formula: 'Somma di quantità × costo unitario di tutti i materiali.',
    work: async (store) => {
      const { rows } = await allRows(store, { entity: materiale.name })
      return { value: rows.reduce((sum, { quantita, costo }) => sum + Number(quantita) * Number(costo ?? 0), 0) }
    },
  })
