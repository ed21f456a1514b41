import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { plural } from '../../kernel/italian/noun.ts'

/** What is said to people about the year of an association. Amounts are cents. */
export const sentences = {
  noReceipt: (amount: number, day: string) => `${formatMoney(amount)} del ${formatDate(day)}: manca la ricevuta.`,
  openShift: (day: string) => `Il turno del ${formatDate(day)} non è segnato come svolto: le ore non contano ancora.`,
  nothing: (year: string) => `Nel ${year} non c’è niente di registrato.`,
  toPeople: (count: number) => `a ${count} ${plural(count, 'beneficiario', 'beneficiari')}`,
  whatCounts: () =>
    'Contano le donazioni arrivate nell’anno, le spese per la loro data, le ore dei presenti ai turni, i servizi erogati. Beni e servizi donati stanno al valore normale e non sono incassi.',
  whatIsDeducted: () =>
    'Con agevolazione sono il denaro arrivato con mezzi tracciabili e i beni (art. 83 D.Lgs. 117/2017, D.M. 28/11/2019); contanti e servizi no.',
  inAll: (given: number, spent: number) => `Donazioni ${formatMoney(given)}, spese ${formatMoney(spent)}.`,
} as const
