import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { text } from '../../kernel/fields/text.ts'
import { cases, minus, most, overLines, sum, times, when } from '../../kernel/expression/expression.ts'

/** What comes to the bill beside the room. */
export const righeExtra = (label: string, synonyms: readonly string[] = []) =>
  lines(
    label,
    { descrizione: text('Descrizione'), quantita: integer('Quantità', { min: 1, max: 1000 }), prezzo: money('Prezzo') },
    { summary: ({ descrizione, quantita }) => `${quantita} x ${descrizione}`, noun: { gender: 'm', plural: true }, synonyms },
  )

/** What the extras of a stay come to. */
export const extra = overLines('extra', times('quantita', 'prezzo'))

/** What a stay costs: room, extras and tourist tax. */
export const totale = sum('importo', extra, 'imposta')

/** What is still to be paid: nothing once the bill is closed or the booking has fallen through. */
export const saldo = cases(
  [when([{ any: [[{ field: 'pagamento', op: 'filled' }], [{ field: 'stato', op: 'in', value: ['cancellata', 'no_show'] }]] }], 0)],
  most(0, minus('totale', 'acconto')),
)
