import type { Found } from '../found.ts'
import { formOf, valueAt, valuesAt, type Form, type Labels } from '../page/labels.ts'
import type { Page, Run } from '../page/page.ts'
import { datesIn } from '../patterns/date.ts'
import { findVatNumber } from '../patterns/vat-number.ts'
import { asCents, asDay, money, seen } from './accept.ts'
import { known, type PaperReader } from './reader.ts'

const LABELS: Labels = {
  customer: [
    'spett le',
    'spettabile',
    'cliente',
    'destinatario',
    'cessionario committente',
    'cessionario',
    'intestata a',
    'intestatario',
    'destinazione',
    'luogo di destinazione',
    'destinazione merce',
    'fatturare a',
    'cessionario committente cliente',
  ],
  supplier: ['cedente prestatore', 'cedente prestatore fornitore', 'fornitore', 'cedente', 'mittente'],
  firm: ['denominazione', 'ragione sociale', 'ditta'],
  number: [
    'fattura n',
    'fattura nr',
    'fattura numero',
    'numero fattura',
    'numero documento',
    'numero',
    'n documento',
    'documento n',
    'nr',
    'ddt n',
    'd d t n',
    'ddt numero',
    'documento di trasporto n',
    'documento di trasporto numero',
    'fattura',
    'n fattura',
    'bolla n',
  ],
  date: ['data documento', 'data fattura', 'data', 'data ddt', 'data emissione', 'in data'],
  taxable: ['imponibile', 'totale imponibile', 'imponibile iva', 'tot imponibile', 'totale netto'],
  tax: ['imposta', 'totale imposta', 'totale iva', 'importo iva', 'iva 22', 'iva 10', 'iva 4', 'iva'],
  total: [
    'totale fattura',
    'totale documento',
    'totale a pagare',
    'netto a pagare',
    'totale',
    'importo totale',
    'totale dovuto',
    'da pagare',
    'totale da pagare',
    'totale complessivo',
    'totale generale',
    'importo da pagare',
  ],
  '': [
    'descrizione',
    'quantita',
    'prezzo',
    'prezzo unitario',
    'aliquota',
    'pagamento',
    'esigibilita iva',
    'tipologia documento',
    'tipo documento',
    'modalita di pagamento',
    'scadenza',
    'causale del trasporto',
    'u m',
    'colli',
    'esigibilita',
  ],
}

const NUMBER = /^(?:n\s{0,2}[.°ºr]{0,2}\s{0,2})?([A-Z\d][A-Z\d/.\-_]{0,18})/i

/** The number of a paper: with a digit, and neither a day nor an amount nor a code of tax. */
const asNumber = (text: string) => {
  const token = NUMBER.exec(text.replace(/^[^\p{L}\d]+/u, ''))?.[1]?.replace(/(?<![.\-_/])[.\-_/]+$/, '')
  if (!token || !/\d/.test(token) || /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(token) || /^\d{9,}$/.test(token)) return undefined
  return seen(token, token)
}

/** Whether a run belongs to whom the paper was made out to. */
function isOfCustomer({ found }: Form, run: Run, row: number): boolean {
  const labels = found.filter(({ key }) => key === 'customer')
  return labels.some(({ box, row: at }) => {
    const height = Math.max(box.height, run.height)
    if (at === row) return run.right > box.left
    return run.top > box.top && run.top - box.bottom < height * 16 && Math.abs(run.left - box.left) < height * 5
  })
}

interface Line {
  readonly run: Run
  readonly row: number
}
const linesOf = (page: Page): Line[] => page.rows.flatMap((row, at) => row.map((run) => ({ run, row: at })))

const FIRM =
  /(?<![\p{L}])(?:s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|società cooperativa|soc\.? coop)\.?(?![\p{L}])/iu

/** How far, in heights of its letters, a number may stand below or above the firm that it belongs to. */
const REACH = { below: 9, above: 5 }

/**
 * The supplier's own partita IVA. Its digits may hold and it be the customer's all the same: it is called checked only
 * where the page tells the two apart, and it stands with the supplier, no other firm between.
 */
function vatOf(form: Form, firm: Run | undefined): Found | undefined {
  const lines = linesOf(form.page)
  const tellsApart = form.found.some(({ key }) => key === 'customer' || key === 'supplier')
  const isWithFirm = (run: Run) => {
    if (!firm || !tellsApart || run.left > firm.right || run.right < firm.left) return false
    const height = Math.max(firm.height, run.height)
    if (run.top - firm.bottom > height * REACH.below || firm.top - run.bottom > height * REACH.above) return false
    const [from, to] = [Math.min(firm.top, run.top), Math.max(firm.top, run.top)]
    return !lines.some(
      ({ run: other }) =>
        other !== firm && other !== run && FIRM.test(other.text) && other.top > from && other.top < to && other.left < firm.right,
    )
  }
  const all = lines.flatMap(({ run, row }) => {
    const found = findVatNumber(run.text)
    return found && found.proof !== 'unchecked' && !isOfCustomer(form, run, row) ? [{ found, isSure: isWithFirm(run) }] : []
  })
  const best = all.find(({ isSure }) => isSure) ?? all[0]
  return best && (best.isSure ? best.found : { ...best.found, proof: 'unchecked' })
}

/** Who sent it: named as such, or the first firm on the page that is not the customer, or else the largest print above. */
function firmOf(form: Form): { readonly found: Found; readonly run: Run } | undefined {
  const lines = linesOf(form.page)
  const own = lines.filter(({ run, row }) => !isOfCustomer(form, run, row) && run.words.every((word) => form.labelOf(word) !== 'customer'))
  const isOwn = (run: Run) => {
    const at = lines.find((line) => line.run.words.includes(run.words[0] as Run['words'][number]))
    return !!at && own.includes(at)
  }
  const named = valueAt(form, 'firm', (text, run) =>
    isOwn(run) && /\p{L}{3}/u.test(text) ? { found: seen(text.trim(), text), run } : undefined,
  )
  if (named) return named
  const firm = own.find(
    ({ run }) => FIRM.test(run.text) && !/\d{3}/.test(run.text) && run.words.every((word) => form.labelOf(word) === undefined),
  )
  if (firm) return { found: seen(firm.run.text, firm.run.text), run: firm.run }
  const above = own.filter(({ run, row }) => row < form.page.rows.length / 4 && !/\d/.test(run.text) && /\p{L}{3}/u.test(run.text))
  const largest = above.toSorted((a, b) => b.run.height - a.run.height)[0]?.run
  return largest && { found: seen(largest.text, largest.text), run: largest }
}

const RATES = [22, 10, 5, 4]
const isTaxOf = (tax: number, taxable: number) => RATES.some((rate) => Math.abs(tax - (taxable * rate) / 100) <= 1)

/** Total, taxable amount and tax: proven where the first is the sum of the others and no sum on the page is larger. */
function sumsOf(form: Form): { total?: Found; taxable?: Found; tax?: Found } {
  const at = (key: string) => valuesAt(form, key, asCents)
  const everything = linesOf(form.page).flatMap(({ run }) =>
    [...run.text.matchAll(/[\d][\d. ,]*/g)].flatMap(([text]) => asCents(text, run) ?? []),
  )
  const largest = Math.max(0, ...everything)
  const [totals, taxables, taxes] = [at('total'), at('taxable'), at('tax')]
  const proven = (total: number, taxable: number, tax: number) => ({
    total: seen(money(total), money(total), 'checked'),
    taxable: seen(money(taxable), money(taxable), 'checked'),
    tax: seen(money(tax), money(tax), 'checked'),
  })
  for (const total of totals.toSorted((a, b) => b - a)) {
    if (total < largest) continue
    for (const taxable of taxables) for (const tax of taxes) if (taxable + tax === total && tax > 0) return proven(total, taxable, tax)
    // Read at their labels, and apart by a tax that there is: each proves the other, to the cent.
    for (const taxable of taxables) if (isTaxOf(total - taxable, taxable)) return proven(total, taxable, total - taxable)
    for (const taxable of everything) {
      const tax = total - taxable
      if (tax > 0 && tax < taxable && everything.includes(tax) && isTaxOf(tax, taxable)) return proven(total, taxable, tax)
    }
  }
  const loose = (cents: number | undefined) => (cents === undefined ? undefined : seen(money(cents), money(cents)))
  const total = loose(totals.length > 0 ? Math.max(...totals) : undefined)
  const [taxable, tax] = [loose(taxables.at(-1)), loose(taxes.at(-1))]
  return { ...(total && { total }), ...(taxable && { taxable }), ...(tax && { tax }) }
}

const NUMBERED =
  /(?:fattura|d\.?\s?d\.?\s?t|documento(?: di trasporto)?|bolla)\.?\s{0,3}(?:n|nr|num|numero)?[.:°º]{0,2}\s{0,3}([A-Z\d][A-Z\d/.\-_]{0,18}?)\s{1,3}de(?:l|i|t)\s{1,3}/iu

/** Invoices and transport documents of suppliers: who sent them, number, day and sums. */
export const supplierInvoice: PaperReader = {
  signs: {
    fattura: 1,
    'documento di trasporto': 1,
    'd d t': 1,
    ddt: 1,
    imponibile: 0.6,
    'cedente prestatore': 1,
    'cessionario committente': 0.6,
    'totale documento': 0.6,
    'causale del trasporto': 0.6,
    'nota di credito': 1,
    parcella: 1,
  },
  always: ['firm', 'vatNumber', 'paperNumber', 'date'],
  patterns: ['email', 'phone'],
  read: (page, today) => {
    const form = formOf(page, LABELS)
    const firm = firmOf(form)
    const written = NUMBERED.exec(page.text)
    const day = written && datesIn(page.text.slice(written.index + written[0].length), today)[0]
    const { total, taxable, tax } = sumsOf(form)
    const number = (written && day && asNumber(written[1] ?? '')) || valueAt(form, 'number', asNumber)
    return known({
      firm: firm?.found,
      vatNumber: vatOf(form, firm?.run),
      paperNumber: number,
      date: day && number ? day : (valueAt(form, 'date', asDay(today)) ?? datesIn(page.text, today).find(({ value }) => value <= today)),
      price: total,
      taxable,
      tax,
    })
  },
}
