import { rowOf } from '../../src/kernel/fields/row-of.ts'
import { formatDate } from '../../src/kernel/italian/dates.ts'
import { definePrint } from '../../src/kernel/paper/print.ts'
import type { Store } from '../../src/kernel/door/store.ts'
import { blocchiRighe, foglioFattura, stampaNotaDi } from '../../src/sectors/common/fattura-stampa.ts'
import { socio } from './campi.ts'
import { fattura, notaCredito, preventivo } from './negozio.ts'

async function intestatario(store: Pick<Store, 'get'>, id: string | undefined) {
  const row = id === undefined ? undefined : await store.get('socio', id)
  return [{ label: 'Socio', value: row && rowOf(socio, row).nome }]
}

export const stampaPreventivo = definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  paper: async (row, store, at) => ({
    title: ['Preventivo', row.numero && preventivo.fields.numero.format(row.numero)].filter(Boolean).join(' '),
    subtitle: `del ${formatDate(row.data)}`,
    blocks: await blocchiRighe({ of: preventivo, row, a: await intestatario(store, row.cliente), store, at }, row),
  }),
})

export const stampaFattura = definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  paper: async (row, store, at) => foglioFattura({ of: fattura, row, a: await intestatario(store, row.cliente), store, at }),
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario)
