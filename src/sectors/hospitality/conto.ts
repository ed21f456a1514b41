/** What a stay costs and what is still to be paid, in cents. */
export interface Conto {
  readonly stato: string
  readonly importo: number
  readonly imposta?: number | undefined
  readonly acconto?: number | undefined
  readonly pagamento?: string | undefined
  readonly extra?: readonly { readonly quantita: number; readonly prezzo: number }[] | undefined
}

/** Room, extras and tourist tax; the balance is nothing once the bill is closed or the booking has fallen through. */
export function conto({ stato, importo, imposta = 0, acconto = 0, pagamento, extra = [] }: Conto): {
  readonly extra: number
  readonly totale: number
  readonly saldo: number
} {
  const extras = extra.reduce((sum, { quantita, prezzo }) => sum + quantita * prezzo, 0)
  const totale = importo + extras + imposta
  const isClosed = pagamento !== undefined || stato === 'cancellata' || stato === 'no_show'
  return { extra: extras, totale, saldo: isClosed ? 0 : Math.max(0, totale - acconto) }
}
