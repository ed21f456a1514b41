import * as k from '../../kernel/describe.ts'

/** What all that lies there has cost, in cents. What has no price counts for nothing. */
export const valoreMagazzino = (materiale: k.AnyEntity) =>
  k.defineWorkedMetric(materiale, {
    key: 'valore_magazzino',
    label: 'Valore del magazzino',
    unit: 'money',
    formula: 'Somma di quantità × costo unitario di tutti i materiali.',
    work: async (store) => {
      const { rows } = await k.allRows(store, { entity: materiale.name })
      return { value: rows.reduce((sum, { quantita, costo }) => sum + Number(quantita) * Number(costo ?? 0), 0) }
    },
  })
