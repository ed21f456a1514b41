import { definePrint } from '../../src/kernel/paper/print.ts'
import { blocchiRighe, stampeFattura } from '../../src/sectors/common/fattura/stampa.ts'
import { socio } from './campi.ts'
import { fattura, notaCredito, preventivo } from './negozio.ts'

const a = [{ Socio: 'cliente.nome' }] as const

export const stampaPreventivo = definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  with: [socio],
  title: 'Preventivo[ {numero}]',
  subtitle: 'del {data}',
  blocks: [{ facts: a }, (row, store, at) => blocchiRighe({ of: preventivo, row, store, at }, row)],
})

export const { stampaFattura, stampaNota } = stampeFattura({ fattura, nota: notaCredito, with: [socio], a })
