import { vatRates, type VatCode } from '../../kernel/italian/vat.ts'
import type { RigaFattura, RigheAnno } from './righe.ts'
import { isTracciabile } from './tracciabile.ts'

/** One part of one payment, as the Sistema Tessera Sanitaria asks for it. Amounts are cents. */
export interface Spesa {
  /** The payment, and its part. */
  readonly key: string
  readonly incasso: string
  readonly fattura: string
  readonly numero: string
  readonly emessa: string
  readonly pagata: string
  readonly paziente: string
  readonly nome: string
  /** Never of who opposes (D.M. 31/7/2015, art. 3). */
  readonly codice: string | undefined
  readonly haOpposto: boolean
  readonly isTracciata: boolean
  /** A rate or a nature of VAT, or the stamp duty that was charged. */
  readonly iva: VatCode | 'bollo'
  readonly importo: number
}

/** What the year leaves to be told to somebody. */
export interface Anno {
  readonly spese: readonly Spesa[]
  /** Payments that name no invoice. */
  readonly senzaFattura: readonly { readonly id: string; readonly nome: string; readonly giorno: string; readonly importo: number }[]
  /** Reversals of payments that an earlier period told. */
  readonly storni: readonly { readonly id: string; readonly nome: string; readonly giorno: string; readonly importo: number }[]
  /** Credit notes on invoices that were paid beyond what is left of them. */
  readonly rimborsi: readonly { readonly id: string; readonly numero: string; readonly fattura: string; readonly nome: string }[]
}

const tassaDi = (iva: VatCode, netto: number) => (Object.hasOwn(vatRates, iva) ? Math.round((netto * Number(iva)) / 100) : 0)

/** What an invoice is made of: its lines by rate or nature with their tax, and the stamp duty. */
function partiDi(righe: readonly RigaFattura[], bollo: number): readonly (readonly [Spesa['iva'], number])[] {
  const codes = [...new Set(righe.map(({ iva }) => iva))]
  const parts = codes.map((code) => {
    const netto = righe
      .filter(({ iva }) => iva === code)
      .reduce((sum, { quantita, prezzo, sconto = 0 }) => sum + Math.round((quantita * prezzo * (100 - sconto)) / 100), 0)
    return [code, netto + tassaDi(code, netto)] as const
  })
  return [...parts, ['bollo', bollo] as const].filter(([, amount]) => amount > 0)
}

/** A payment over the parts of its invoice, in proportion; the last takes the cents. */
export function divisa(importo: number, parts: readonly (readonly [Spesa['iva'], number])[]): readonly (readonly [Spesa['iva'], number])[] {
  const whole = parts.reduce((sum, [, amount]) => sum + amount, 0)
  let left = importo
  return parts.flatMap(([iva, amount], at) => {
    const share = at === parts.length - 1 ? left : Math.round((importo * amount) / whole)
    left -= share
    return share > 0 ? [[iva, share] as const] : []
  })
}

/** What was paid in a period, payment by payment: what counts is the day of the payment. */
export function speseDi({ incassi, fatture, note, pazienti }: RigheAnno): Anno {
  const invoices = new Map(fatture.map((row) => [row.id, row]))
  const persons = new Map(pazienti.map((row) => [row.id, row]))
  const nameOf = (id: string) => {
    const who = persons.get(id)
    return who ? `${who.cognome} ${who.nome}` : ''
  }
  const reversed = new Set(incassi.flatMap(({ storna }) => storna ?? []))
  const inPeriod = new Set(incassi.map(({ id }) => id))
  // A payment and its reversal of the same period tell nothing; of an earlier period's payment the money goes back.
  const rows = incassi.filter(({ id, storna }) => storna === undefined && !reversed.has(id))
  const storni = incassi.filter(({ storna }) => storna !== undefined && !inPeriod.has(storna))
  return {
    spese: rows.flatMap(({ id, fattura: of, giorno, importo, mezzo }): readonly Spesa[] => {
      const invoice = of === undefined ? undefined : invoices.get(of)
      if (!invoice) return []
      const haOpposto = invoice.opposizione === true
      return divisa(importo, partiDi(invoice.righe ?? [], invoice.bollo)).map(([iva, part]) => ({
        key: `${id}.${iva}`,
        incasso: id,
        fattura: invoice.id,
        numero: invoice.numero,
        emessa: invoice.data,
        pagata: giorno,
        paziente: invoice.cliente,
        nome: nameOf(invoice.cliente),
        codice: haOpposto ? undefined : persons.get(invoice.cliente)?.codice_fiscale,
        haOpposto,
        isTracciata: isTracciabile(mezzo),
        iva,
        importo: part,
      }))
    }),
    senzaFattura: rows
      .filter(({ fattura: of }) => of === undefined)
      .map(({ id, paziente: who, giorno, importo }) => ({ id, nome: nameOf(who), giorno, importo })),
    storni: storni.map(({ id, paziente: who, giorno, importo }) => ({ id, nome: nameOf(who), giorno, importo: 0 - importo })),
    rimborsi: note
      .filter(({ fattura: of }) => (invoices.get(of)?.residuo ?? 0) < 0)
      .map(({ id, numero, fattura: of, cliente }) => ({ id, numero, fattura: invoices.get(of)?.numero ?? '', nome: nameOf(cliente) })),
  }
}
