import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'

/** What a guest has paid before the bill is closed, in cents, with what and when as far as it was written down. */
export interface Versamento {
  readonly importo: number
  /** The key of a means of payment. */
  readonly mezzo?: string | undefined
  readonly giorno?: string | undefined
}

/** What means of payment are called, by their keys. */
export type Mezzi = Readonly<Record<string, string>>

/** «Bonifico, 12/11/2026»: how and when something was paid. */
export const comeVersato = ({ mezzo, giorno }: Omit<Versamento, 'importo'>, mezzi: Mezzi): string =>
  [mezzo && mezzi[mezzo], giorno && formatDate(giorno)].filter(Boolean).join(', ')

/** «100,00 € (Bonifico, 12/11/2026)». */
export function formatVersamento({ importo, ...how }: Versamento, mezzi: Mezzi): string {
  const said = comeVersato(how, mezzi)
  return said === '' ? formatMoney(importo) : `${formatMoney(importo)} (${said})`
}
