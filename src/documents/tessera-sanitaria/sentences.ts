import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'

/** What is said to people about the expenses of the Sistema Tessera Sanitaria. Amounts are cents. */
export const sentences = {
  noCode: (payments: string, amount: number) => `Manca il codice fiscale: ${payments} per ${formatMoney(amount)}.`,
  noInvoice: (amount: number, day: string) => `${formatMoney(amount)} del ${formatDate(day)} non hanno una fattura: non sono nel file.`,
  takenBack: (amount: number, day: string) =>
    `Il ${formatDate(day)} sono stati stornati ${formatMoney(amount)} incassati in un altro anno: il rimborso si comunica a parte.`,
  credited: (note: string, invoice: string) =>
    `La nota di credito ${note} storna la fattura ${invoice}, già incassata: il rimborso si comunica a parte.`,
  toPutRight: () => 'Da sistemare prima di consegnarlo',
  nothingPaid: (year: string) => `Nel ${year} nessuna fattura è stata pagata.`,
  notTheXml: () =>
    'Spese sanitarie per il Sistema TS, in CSV per il commercialista: non è il file XML cifrato del Sistema, e da qui non parte nulla.',
  deducted: () => 'il paziente le detrae',
  notDeducted: () => 'il paziente non le detrae',
  withoutCode: () => 'senza codice fiscale',
  dayOfPayment: () =>
    'Conta il giorno del pagamento, non quello della fattura: un pagamento in parte entra per la sua parte. Il bollo addebitato sta in una riga sua.',
  law: () =>
    'Chi si è opposto ha l’opposizione scritta in fattura: la spesa va senza codice fiscale (art. 3 D.M. 31/07/2015). Contanti e mezzi tracciabili: art. 1 c. 679 L. 160/2019. Consegna entro il 31 gennaio (D.M. 29/10/2025).',
  vatNumberLacks: () => 'Manca la partita IVA dello studio',
  whyVatNumber: () => 'Ogni riga del file la porta: scrivila fra i dati della tua azienda.',
  codesLack: () => 'Manca qualche codice fiscale',
  whyCodes: () => 'Senza codice fiscale la spesa non si può comunicare, a meno che il paziente si sia opposto.',
} as const
