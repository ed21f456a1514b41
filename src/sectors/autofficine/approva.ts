import { defineAction } from '../../kernel/define-action.ts'
import { minus, divided, times } from '../../kernel/expression/expression.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { decimal, percent } from '../../kernel/fields/number.ts'
import { proposed } from '../../kernel/fields/proposed.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { text } from '../../kernel/fields/text.ts'
import { vat } from '../../kernel/fields/vat.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { preventivo } from './preventivo.ts'

/** What a customer says yes to, line by line; what he leaves out is written down, and comes back with the next tagliando. */
export const approva = defineAction(preventivo, {
  key: 'approva',
  label: 'Approva per voce',
  title: 'Che cosa approva il cliente',
  synonyms: ['ha accettato', 'conferma il preventivo', 'ha detto sì a una parte', 'ha detto di sì', 'ha detto sì', 'ha approvato'],
  description: 'Togli le voci che il cliente non vuole: restano scritte nel preventivo.',
  on: 'record',
  where: [{ field: 'stato', op: 'eq', value: 'inviato' }],
  inputs: {
    righe: proposed(
      lines(
        'Voci',
        {
          ricambio: optional(reference('Ricambio', 'ricambio')),
          descrizione: text('Descrizione'),
          quantita: decimal('Quantità', { min: 0.01 }),
          prezzo: money('Prezzo'),
          sconto: optional(percent('Sconto')),
          iva: vat('IVA'),
        },
        { summary: ({ descrizione }) => descrizione },
      ),
      { title: 'descrizione', correct: 'quantita', amount: times('quantita', 'prezzo', minus(1, divided('sconto', 100))) },
    ),
  },
  async prefill({ id }, read) {
    const row = await read.get('preventivo', id)
    const righe = (row && rowOf(preventivo, row).righe) ?? []
    return {
      righe: righe.map(({ importo: _importo, descrizione = '', prezzo = euro(0), ...riga }) => ({ ...riga, descrizione, prezzo })),
    }
  },
  async plan({ righe }, read, { today }, { id, version }) {
    const row = await read.get('preventivo', id)
    const all = (row && rowOf(preventivo, row).righe) ?? []
    const left = [...righe]
    const refused = all.filter(({ descrizione }) => {
      const at = left.findIndex((one) => one.descrizione === descrizione)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    const scartate = refused.map(({ descrizione, quantita }) => `${formatNumber(quantita)} x ${descrizione ?? ''}`).join('\n')
    const values = { righe, approvato_il: today, ...(scartate !== '' && { scartate }) }
    return [{ type: 'move', entity: 'preventivo', id, to: 'approvato', values, expect: version }]
  },
  confirm: 'Approva',
  done: ({ righe }) => (righe.length === 1 ? 'Approvata 1 voce' : `Approvate ${righe.length} voci`),
})
