import * as k from '../../src/kernel/describe.ts'
import { guida } from './guida.ts'

export const sostituisci = k.defineAction(guida, {
  key: 'sostituisci',
  label: 'Sostituisci istruttore',
  title: 'Affida le guide a un altro istruttore',
  icon: 'users',
  on: 'list',
  where: [k.eq('stato', 'prenotata')],
  inputs: { assente: k.reference('Istruttore assente', 'istruttore'), giorno: k.day(), sostituto: k.reference('Sostituto', 'istruttore') },
  prefill: (_rows, _read, { today }) => ({ giorno: today }),
  plan: ({ assente, giorno, sostituto }, _read, _at, rows) => {
    if (assente === sostituto) {
      return { problems: [{ path: 'sostituto', code: 'rule', message: 'Scegli un istruttore diverso da quello assente.' }] }
    }
    const values = { istruttore: sostituto }
    return rows
      .filter((row) => row.istruttore === assente && row.giorno === giorno)
      .map(({ id, version }) => ({ type: 'update', entity: 'guida', id, values, expect: version, from: 'sostituto' }))
  },
  confirm: 'Affida le guide',
  done: () => 'Guide affidate al sostituto',
  empty: 'Non ci sono guide prenotate.',
})
