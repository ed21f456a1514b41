import { cases, divided, field, least, minus, overLines, sum, times, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { percent } from '../../kernel/fields/number.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { incassi, pagamento } from '../../kernel/till-payments.ts'

/** With what one pays at a till (specification §9, Pharmacy). */
export const mezzi = { contanti: 'Contanti', carta: 'Carta', satispay: 'Satispay', ticket: 'Ticket' } as const

/** What people call them. */
const ALTRIMENTI = { contanti: ['cash', 'liquidi'], carta: ['bancomat', 'pos', 'carta di credito'], ticket: ['buoni pasto'] }

/** For `totalOf` and its like: the prices of a till bear their VAT, and what is taken off lessens every rate. */
export const alLordo = { amount: 'importo', vat: 'iva', gross: true, less: 'tolto' } as const

/** What is taken off a sale, in points of a hundred and in euros, never more than it comes to. Its lines are `righe`, with an `importo`. */
export const sconto = {
  ribasso: optional(percent('Sconto')),
  // Below nothing of what comes back: so much of the discount comes back with it.
  sconto: optional(money('Sconto in euro', { min: euro(-1_000_000) })),
  subtotale: derived(money('Subtotale'), overLines('righe', 'importo')),
  tolto: derived(
    money('Sconto concesso'),
    cases(
      [when([{ field: 'subtotale', op: 'lt', value: 0 }], sum('sconto'))],
      least('subtotale', sum(times('subtotale', divided('ribasso', 100)), 'sconto')),
    ),
  ),
  riduzione: derived(money('Sconto sul totale', { min: euro(-10_000_000) }), minus(0, 'tolto')),
}

/** Refuses to take more euros off a paid sale than it comes to. */
export const scontoEntroIlConto = <const P extends string>(paid: P) =>
  ({
    field: 'sconto',
    message: 'Lo sconto è più del conto: togline una parte.',
    when: [
      { field: 'stato', op: 'eq', value: paid },
      { field: 'subtotale', op: 'gt', value: 0 },
      { field: 'sconto', op: 'gt', value: field('subtotale') },
    ],
  }) as const

/** What of a sale was paid in one way. */
const pagatoIn = (mezzo: keyof typeof mezzi, label: string, synonyms: readonly string[]) =>
  derived(
    money(label, { synonyms }),
    overLines('pagamenti', cases([when([{ field: 'mezzo', op: 'eq', value: mezzo }], field('importo'))], 0)),
  )

/** How a sale is paid, in several ways at once, and what that leaves. */
export const pagato = {
  pagamenti: optional(
    lines(
      'Pagamenti',
      {
        mezzo: choice('Mezzo', mezzi, { also: ALTRIMENTI }),
        importo: money('Importo', { min: euro(-1_000_000) }),
        consegnato: optional(money('Consegnato')),
      },
      { summary: ({ mezzo, importo }) => `${mezzi[mezzo]} ${formatMoney(importo)}` },
    ),
  ),
  ...incassi,
  in_contanti: pagatoIn('contanti', 'Pagato in contanti', ['contanti', 'contante', 'cash', 'liquidi']),
  con_carta: pagatoIn('carta', 'Pagato con carta', ['carte', 'bancomat', 'pos', 'carta di credito', 'pagamenti elettronici']),
  con_satispay: pagatoIn('satispay', 'Pagato con Satispay', ['satispay']),
}

interface Pagato {
  readonly pagamenti?:
    | readonly { readonly mezzo: keyof typeof mezzi; readonly importo: number; readonly consegnato?: number | undefined }[]
    | undefined
  /** Cents. */
  readonly resto: number
}

/** How a sale was paid, as facts of a paper: the notes that were handed over, so that they and the change come to the total. */
export const comePagato = ({ pagamenti = [], resto }: Pagato) => [
  ...pagamenti.map(({ mezzo, importo, consegnato = importo }) => ({
    label: mezzi[mezzo],
    value: formatMoney(Math.max(importo, consegnato)),
  })),
  ...(resto > 0 ? [{ label: 'Resto', value: formatMoney(resto) }] : []),
]

/** For the `counter` of a screen: the trade says what is sold and found, and the states of a sale. */
export const cassa = {
  sold: { lines: 'righe', quantity: 'quantita', price: 'prezzo', amount: 'importo' },
  foot: ['subtotale', 'riduzione'],
  total: 'totale',
  discount: { percent: 'ribasso', money: 'sconto' },
  payment: { ...pagamento, kinds: { contanti: 'cash', carta: 'card', satispay: 'phone', ticket: 'voucher' } },
  moment: { day: 'giorno', time: 'ora' },
} as const
