import * as k from '../../kernel/describe.ts'
import { preventivo } from './preventivo.ts'

/** What a customer says yes to, line by line; what he leaves out is written down, and comes back with the next tagliando. */
export const approva = k.defineAction(preventivo, {
  key: 'approva',
  label: 'Approva per voce',
  title: 'Che cosa approva il cliente',
  description: 'Togli le voci che il cliente non vuole: restano scritte nel preventivo.',
  on: 'record',
  where: [k.eq('stato', 'inviato')],
  inputs: {
    righe: k.proposed(
      k.lines(
        'Voci',
        {
          ricambio: k.optional(k.reference('Ricambio', 'ricambio')),
          descrizione: k.text('Descrizione'),
          quantita: k.quantity('Quantità', { min: 0.01 }),
          prezzo: k.price(),
          sconto: k.optional(k.percent('Sconto')),
          iva: k.vat('IVA'),
        },
        { summary: ({ descrizione }) => descrizione },
      ),
      { title: 'descrizione', correct: 'quantita', amount: k.times('quantita', 'prezzo', k.minus(1, k.divided('sconto', 100))) },
    ),
  },
  async prefill({ id }, read) {
    const row = await read.get('preventivo', id)
    const righe = (row && k.rowOf(preventivo, row).righe) ?? []
    return {
      righe: righe.map(({ importo: _importo, descrizione = '', prezzo = k.euro(0), ...riga }) => ({ ...riga, descrizione, prezzo })),
    }
  },
  async plan({ righe }, read, { today }, { id, version }) {
    const row = await read.get('preventivo', id)
    const all = (row && k.rowOf(preventivo, row).righe) ?? []
    const left = [...righe]
    const refused = all.filter(({ descrizione }) => {
      const at = left.findIndex((one) => one.descrizione === descrizione)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    const scartate = refused.map(({ descrizione, quantita }) => `${k.formatNumber(quantita)} x ${descrizione ?? ''}`).join('\n')
    const values = { righe, approvato_il: today, ...(scartate !== '' && { scartate }) }
    return [{ type: 'move', entity: 'preventivo', id, to: 'approvato', values, expect: version }]
  },
  confirm: 'Approva',
  done: ({ righe }) => (righe.length === 1 ? 'Approvata 1 voce' : `Approvate ${righe.length} voci`),
})
