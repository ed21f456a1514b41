import * as k from '../../kernel/describe.ts'
import { nature, prescrizioni } from './classi.ts'
import { SOGLIA } from './prodotto.ts'
import { voce } from './voce.ts'

/** Takes an entry of the database into the stock: its card is there, and waits for the first lot. */
export const aggiungi = k.defineAction(voce, {
  key: 'aggiungi',
  label: 'Aggiungi al magazzino',
  title: 'Aggiungi al magazzino',
  icon: 'plus',
  on: 'record',
  where: [k.eq('in_magazzino', 0)],
  inputs: {
    natura: k.choice('Natura', nature),
    ricetta: k.choice('Ricetta', prescrizioni),
    fornitore: k.optional(k.reference('Fornitore', 'fornitore')),
    ubicazione: k.optional(k.located('Ubicazione', { max: 20, noun: { gender: 'f' } })),
    soglia: k.optional(k.integer('Soglia di riordino', { max: 100_000, unit: ['pz', 'pz'], hint: 'Vuota vale 0.' })),
  },
  prefill: ({ classe }) => {
    const natura = classe === 'c_bis' ? 'otc' : classe === 'sop' ? 'sop' : 'farmaco'
    return { natura, ricetta: natura === 'farmaco' ? 'ripetibile' : 'no', soglia: SOGLIA } as const
  },
  async plan(inputs, read, _at, { id, denominazione: nome, aic, principio, prezzo }) {
    const same = await read.find('prodotto', [k.eq('aic', aic)])
    // Its card is there already, under the code that stands on the box: the two are joined.
    if (same[0]) return [{ type: 'update', entity: 'prodotto', id: same[0].id, values: { voce: id } }]
    return [{ type: 'create', entity: 'prodotto', values: { ...inputs, nome, aic, principio, prezzo, iva: '10', voce: id } }]
  },
  confirm: 'Aggiungi',
  done: () => 'Scheda aggiunta al magazzino',
})
