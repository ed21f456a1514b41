import * as k from '../../kernel/describe.ts'
import { veicolo } from './veicolo.ts'

/** A vehicle that is registered anew: what it was called before stays on its card, and finds it. */
export const cambiaTarga = k.defineAction(veicolo, {
  key: 'cambia_targa',
  label: 'Cambia targa',
  title: 'Nuova targa del veicolo',
  synonyms: ['reimmatricola', 'ritargata'],
  on: 'record',
  inputs: { targa: k.plate('Nuova targa'), dal: k.date('Dal', { near: { past: 3650, future: 0 } }) },
  prefill: (_row, _read, { today }) => ({ dal: today }),
  async plan({ targa, dal }, read, _at, { id, version }) {
    const row = await read.get('veicolo', id)
    if (!row) return []
    const { targa: before, targhe = [] } = k.rowOf(veicolo, row)
    if (targa === before) return { problems: [{ path: 'targa', code: 'rule', message: 'È già la targa di questo veicolo.' }] }
    const values = { targa, targhe: [...targhe, { targa: before, fino_al: dal }] }
    return [{ type: 'update', entity: 'veicolo', id, values, expect: version, from: 'targa' }]
  },
  confirm: 'Cambia targa',
  done: ({ targa }) => `Nuova targa: ${targa}`,
})
