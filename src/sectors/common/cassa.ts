import * as k from '../../kernel/describe.ts'

/** With what one pays at a till (specification §9, Pharmacy). */
export const mezzi = { contanti: 'Contanti', carta: 'Carta', satispay: 'Satispay', ticket: 'Ticket' } as const

/** What people call them. */
const ALTRIMENTI = { contanti: ['cash', 'liquidi'], carta: ['bancomat', 'pos', 'carta di credito'], ticket: ['buoni pasto'] }

/** For `totalOf` and its like: the prices of a till bear their VAT, and what is taken off lessens every rate. */
export const alLordo = { amount: 'importo', vat: 'iva', gross: true, less: 'tolto' } as const

/** What is taken off a sale, in points of a hundred and in euros, never more than it comes to. Its lines are `righe`, with an `importo`. */
export const sconto = {
  ribasso: k.optional(k.percent('Sconto')),
  // Below nothing of what comes back: so much of the discount comes back with it.
  sconto: k.optional(k.money('Sconto in euro', { min: k.euro(-1_000_000) })),
  subtotale: k.derived(k.money('Subtotale'), k.overLines('righe', 'importo')),
  tolto: k.derived(
    k.money('Sconto concesso'),
    k.cases(
      [k.when([k.lt('subtotale', 0)], k.sum('sconto'))],
      k.least('subtotale', k.sum(k.times('subtotale', k.divided('ribasso', 100)), 'sconto')),
    ),
  ),
  riduzione: k.derived(k.money('Sconto sul totale', { min: k.euro(-10_000_000) }), k.minus(0, 'tolto')),
}

/** What the lines of a sale hold besides its total: the VAT in their prices, and how many pieces. */
export const contenuto = {
  imposta: k.derived(k.money('IVA compresa'), k.taxOf('righe', alLordo)),
  pezzi: k.derived(k.integer('Pezzi', { unit: ['pezzo', 'pezzi'] }), k.overLines('righe', 'quantita')),
}

/** Refuses to take more euros off a paid sale than it comes to. */
export const scontoEntroIlConto = <const P extends string>(paid: P) =>
  ({
    field: 'sconto',
    message: 'Lo sconto è più del conto: togline una parte.',
    when: [k.eq('stato', paid), k.gt('subtotale', 0), k.gt('sconto', k.field('subtotale'))],
  }) as const

/** What of a sale was paid in one way. */
const pagatoIn = (mezzo: keyof typeof mezzi, label: string, synonyms: readonly string[]) =>
  k.derived(k.money(label, { synonyms }), k.overLines('pagamenti', k.cases([k.when([k.eq('mezzo', mezzo)], k.field('importo'))], 0)))

/** How a sale is paid, in several ways at once, and what that leaves. */
export const pagato = {
  pagamenti: k.optional(
    k.lines(
      'Pagamenti',
      {
        mezzo: k.choice('Mezzo', mezzi, { also: ALTRIMENTI }),
        importo: k.money('Importo', { min: k.euro(-1_000_000) }),
        consegnato: k.optional(k.money('Consegnato')),
      },
      { summary: ({ mezzo, importo }) => `${mezzi[mezzo]} ${k.formatMoney(importo)}` },
    ),
  ),
  ...k.incassi,
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
    value: k.formatMoney(Math.max(importo, consegnato)),
  })),
  ...(resto > 0 ? [{ label: 'Resto', value: k.formatMoney(resto) }] : []),
]

interface Numbered {
  readonly name: string
  readonly fields: { readonly numero: k.Field; readonly storna: k.Field }
}

/** Which sale a return takes back, as a fact of its paper: by its number. */
export async function riferimentoReso(
  store: Pick<k.Store, 'get'>,
  of: Numbered,
  { storna }: { readonly storna?: string | undefined },
): Promise<readonly k.PaperFact[]> {
  const sale = storna === undefined ? undefined : await store.get(of.name, storna)
  return k.fact(of.fields.storna.label, sale?.['numero'] === undefined ? undefined : of.fields.numero.format(sale['numero']))
}

/** Lines of a sale on its paper, under the word for what is sold, and what they come to. */
export const righeDiCassa = (label: string, rows: readonly (readonly string[])[], totale: number): k.PaperBlock => ({
  kind: 'table',
  columns: [{ label: 'Q.tà', numeric: true }, { label }, { label: 'Prezzo', numeric: true }, { label: 'Importo', numeric: true }],
  rows,
  totals: ['', 'Totale', '', k.formatMoney(totale)],
})

/** Paper of a sale, which no till of the tax office has seen, and it says so: its number and hour before what the trade tells of it. */
export const foglioDiCassa = (
  title: string,
  { numero, giorno, ora }: { readonly numero: string | undefined; readonly giorno: string; readonly ora?: string | undefined },
  facts: readonly k.PaperFact[],
  blocks: readonly k.PaperBlock[],
): k.Paper => ({
  title,
  subtitle: 'Documento non valido ai fini fiscali',
  roll: true,
  blocks: [
    {
      kind: 'facts',
      facts: [...k.fact('Numero', numero), { label: 'Data', value: [k.formatDate(giorno), ora].filter(Boolean).join(', ') }, ...facts],
    },
    ...blocks,
  ],
})

/** Foot of a receipt: the VAT in it by rate, then what was taken off and how it was paid. */
export const piedeScontrino = (
  row: Pagato & { readonly tolto: number },
  rates: Awaited<ReturnType<typeof k.readRates>>,
): readonly k.PaperBlock[] => [
  {
    kind: 'table',
    title: 'IVA compresa',
    columns: [{ label: 'IVA' }, { label: 'Imponibile', numeric: true }, { label: 'Imposta', numeric: true }],
    rows: rates.map(({ label, taxable, tax }) => [label, k.formatMoney(taxable), k.formatMoney(tax)]),
  },
  {
    kind: 'facts',
    title: 'Pagamento',
    facts: [...(row.tolto > 0 ? [{ label: 'Sconto', value: k.formatMoney(row.tolto) }] : []), ...comePagato(row)],
  },
]

/** For the `counter` of a screen: the trade says what is sold and found, and the states of a sale. */
export const cassa = {
  sold: { lines: 'righe', quantity: 'quantita', price: 'prezzo', amount: 'importo' },
  foot: ['subtotale', 'riduzione'],
  total: 'totale',
  discount: { percent: 'ribasso', money: 'sconto' },
  payment: { ...k.pagamento, kinds: { contanti: 'cash', carta: 'card', satispay: 'phone', ticket: 'voucher' } },
  moment: { day: 'giorno', time: 'ora' },
} as const
