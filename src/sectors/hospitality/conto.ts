import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { pagamenti, pagamentiDetti } from './canali.ts'
import { cases, minus, most, overLines, sum, times, when } from '../../kernel/expression/expression.ts'

/** What comes to the bill beside the room. */
export const righeExtra = (label: string, synonyms: readonly string[] = []) =>
  lines(
    label,
    { descrizione: text('Descrizione'), quantita: integer('Quantità', { min: 1, max: 1000 }), prezzo: money('Prezzo') },
    { summary: ({ descrizione, quantita }) => `${quantita} x ${descrizione}`, noun: { gender: 'm', plural: true }, synonyms },
  )

/** What a guest has paid before the bill is closed: how much, with what and when, as far as it was written down. */
export const righeVersate = (label: string, synonyms: readonly string[] = []) =>
  lines(
    label,
    {
      importo: money('Importo', { min: euro(0.01) }),
      mezzo: optional(choice('Pagato con', pagamenti, { short: 'Mezzo', also: pagamentiDetti })),
      giorno: optional(date('Giorno', { near: { past: 365, future: 0 } })),
    },
    { summary: versamento, totals: ['acconto'], noun: { gender: 'm', plural: true }, synonyms },
  )

interface Versato {
  readonly importo: number
  readonly mezzo?: keyof typeof pagamenti | undefined
  readonly giorno?: string | undefined
}

/** «Bonifico, 12/11/2026»: how and when something was paid. */
export const comeVersato = ({ mezzo, giorno }: Omit<Versato, 'importo'>): string =>
  [mezzo && pagamenti[mezzo], giorno && formatDate(giorno)].filter(Boolean).join(', ')

function versamento({ importo, ...how }: Versato): string {
  const said = comeVersato(how)
  return said === '' ? formatMoney(importo) : `${formatMoney(importo)} (${said})`
}

/** What was paid before the bill is closed. */
export const acconto = overLines('versamenti', 'importo')

/** What the extras of a stay come to. */
export const extra = overLines('extra', times('quantita', 'prezzo'))

/** What a stay costs: room, extras and tourist tax. */
export const totale = sum('importo', extra, 'imposta')

const conto = [
  { field: 'pagamento', op: 'filled' },
  { field: 'pagamento', op: 'ne', value: 'sospeso' },
] as const

/** What is still to be paid: nothing once the bill is paid or the booking has fallen through. */
export const saldo = cases(
  [when([{ any: [conto, [{ field: 'stato', op: 'in', value: ['cancellata', 'no_show'] }]] }], 0)],
  most(0, minus('totale', 'acconto')),
)
