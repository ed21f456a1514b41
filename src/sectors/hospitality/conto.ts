import { formatVersamento } from '../../documents/conto-soggiorno/versamento.ts'
import * as k from '../../kernel/describe.ts'
import { pagamenti, pagamentiDetti } from './canali.ts'

/** What comes to the bill beside the room. */
export const righeExtra = (label: string, synonyms: readonly string[] = []) =>
  k.lines(
    label,
    { descrizione: k.text('Descrizione'), quantita: k.integer('Quantità', { min: 1, max: 1000 }), prezzo: k.price() },
    { summary: ({ descrizione, quantita }) => `${quantita} x ${descrizione}`, noun: { gender: 'm', plural: true }, synonyms },
  )

/** What a guest has paid before the bill is closed: how much, with what and when, as far as it was written down. */
export const righeVersate = (label: string, synonyms: readonly string[] = []) =>
  k.lines(
    label,
    {
      importo: k.money('Importo', { min: k.euro(0.01) }),
      mezzo: k.optional(k.choice('Pagato con', pagamenti, { short: 'Mezzo', also: pagamentiDetti })),
      giorno: k.optional(k.day('Giorno', { near: { past: 365, future: 0 } })),
    },
    { summary: (paid) => formatVersamento(paid, pagamenti), totals: ['acconto'], noun: { gender: 'm', plural: true }, synonyms },
  )

/** What was paid before the bill is closed. */
export const acconto = k.overLines('versamenti', 'importo')

/** What the extras of a stay come to. */
export const extra = k.overLines('extra', k.times('quantita', 'prezzo'))

/** What a stay costs: room, extras and tourist tax. */
export const totale = k.sum('importo', extra, 'imposta')

const conto = [k.filled('pagamento'), k.ne('pagamento', 'sospeso')] as const

/** What is still to be paid: nothing once the bill is paid or the booking has fallen through. */
export const saldo = k.cases(
  [k.when([{ any: [conto, [k.oneOf('stato', ['cancellata', 'no_show'])]] }], 0)],
  k.most(0, k.minus('totale', 'acconto')),
)
