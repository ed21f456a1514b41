import * as k from '../../kernel/describe.ts'
import {
  alLordo,
  contenuto,
  foglioDiCassa,
  pagato,
  piedeScontrino,
  riferimentoReso,
  righeDiCassa,
  sconto,
  scontoEntroIlConto,
} from './cassa.ts'
import { resoGiusto, situazioneDi } from './reso.ts'
import { scarico } from './scarico.ts'

/** How what comes back is called. */
export const RESO = {
  label: 'Reso',
  synonyms: ['reso', 'rimborsa', 'restituisci'],
  entity: 'vendita',
  article: 'prodotto',
  paid: 'incassata',
  done: 'Reso registrato, con il suo numero',
} as const

const STATI = {
  aperta: k.state('Aperta', 'primary', ['sospesa', 'incassata', 'annullata'], { verb: 'Riprendi', also: ['in corso'] }),
  sospesa: k.state('Sospesa', 'warning', ['aperta', 'annullata'], { verb: 'Sospendi', also: ['messa da parte'] }),
  incassata: k.state('Incassata', 'success', [], { over: true, verb: 'Incassa', paper: 'scontrino', also: ['pagata', 'battuta'] }),
  annullata: k.state('Annullata', 'destructive', [], { verb: 'Annulla vendita', also: ['cancellata'] }),
} as const

/** What of a sale came back, and why: fields of a sale that may itself be a return. */
export const tornato = {
  storna: k.optional(k.reference('Reso di', 'vendita', { noun: { said: 'vendita di cui è il reso' } })),
  motivo: k.optional(k.reason('Motivo del reso', { max: 120, noun: { said: 'motivo del reso' } })),
  reso: k.derived(
    k.money('Reso', { synonyms: ['restituito', 'rimborsato'] }),
    k.minus(0, k.sumOf({ entity: 'vendita', by: 'storna', of: 'totale', where: [k.eq('stato', 'incassata')] })),
  ),
}

/** Where a sale stands with what came back of it, for `situazioneDi`. */
export const DOVE = { paid: 'incassata', back: 'reso', in_parte: 'Resa in parte', tutto: 'Resa', storno: 'Reso' } as const

interface Venduta {
  readonly stato: string
  readonly righe?: readonly { readonly prodotto: string; readonly quantita: number }[] | undefined
}

/**
 * Sale of products at a till, for `defineEntity`: paid, its pieces leave the `quantita` of the `prodotto`; what is brought back is a sale
 * of its own with the opposite signs (`resoDi`). The trade has the entities `prodotto` and `cliente`.
 */
export const venditaAlBanco = {
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: {
    numero: k.number('Numero', { series: 'SC', per: 'year', of: 'giorno', on: 'incassata' }),
    giorno: k.day('Giorno', { near: { past: 60, future: 0 } }),
    ora: k.optional(k.hour()),
    cliente: k.optional(k.reference('Cliente', 'cliente', { synonyms: ['a chi'] })),
    // Those that come in from a file have none.
    righe: k.optional(
      k.lines(
        'Righe',
        {
          prodotto: k.reference('Prodotto', 'prodotto'),
          quantita: k.integer('Quantità', { min: -999, max: 999, short: 'Q.tà', noun: { gender: 'f' } }),
          prezzo: k.price(),
          iva: k.vat('IVA'),
          // Cost of a piece on the day of the sale.
          costo: k.optional(k.cost()),
          importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo')),
        },
        {
          summary: ({ quantita, prodotto: id }, names) => `${quantita} x ${names?.(id) ?? ''}`,
          totals: ['subtotale', 'riduzione', 'totale'],
          starts: { quantita: 1, iva: '22' },
          synonyms: ['articoli'],
        },
      ),
    ),
    ...sconto,
    totale: k.derived(k.total('Totale', { synonyms: ['incasso', 'incassato', 'venduto'] }), k.totalOf('righe', alLordo)),
    ...contenuto,
    ...pagato,
    ...tornato,
    stato: k.status('Stato', 'aperta', STATI),
    situazione: situazioneDi(STATI, DOVE),
  },
  title: ['numero', 'cliente'],
  untitled: 'Senza numero',
  synonyms: ['scontrino', 'scontrini', 'cassa'],
  makes: ['fai una vendita', 'registra una vendita', 'batti', 'fai uno scontrino'],
  scans: [],
  sort: [k.desc('giorno'), k.desc('ora')],
  form: [
    { fields: ['giorno', 'ora', 'cliente', 'righe', 'ribasso', 'sconto'] },
    { title: 'Pagamento', fields: ['pagamenti'], on: 'edit' },
    { title: 'Reso', fields: ['storna', 'motivo'], on: 'edit' },
  ],
  table: ['numero', 'giorno', 'ora', 'cliente', 'pezzi', 'totale', 'situazione'],
  board: 'stato',
  // A paid sale is corrected by a return, and a return by nothing; whose it was may still be written.
  closed: {
    open: ['cliente'],
    says: ({ storna }: { readonly storna?: string | undefined }) =>
      storna === undefined ? 'si corregge con un reso e una vendita nuova.' : undefined,
  },
  conflicts: resoGiusto(RESO),
  rules: [scontoEntroIlConto('incassata'), k.perIntero],
  effects: (before: Venduta | undefined, after: Venduta | undefined) =>
    after?.stato !== 'incassata' || before?.stato === after.stato
      ? []
      : scarico(
          'prodotto',
          [],
          (after.righe ?? []).map(({ prodotto: id, quantita }) => ({ id, quantita })),
        ),
  prefill: ({ today: giorno }: k.At) => ({ giorno }),
} as const

type Campi = (typeof venditaAlBanco)['fields']

/** Receipt of a sale. */
export const scontrinoDi = (vendita: k.Entity<'vendita', Campi>, article: k.AnyEntity) =>
  k.definePrint(vendita, {
    key: 'scontrino',
    label: 'Stampa scontrino',
    when: [k.eq('stato', 'incassata')],
    async paper(row, store, at) {
      const { righe = [], giorno, ora, totale } = row
      const sold = await store.getMany(
        'prodotto',
        righe.map(({ prodotto: id }) => id),
      )
      const names = new Map(sold.map(({ id, nome }) => [id, String(nome)]))
      const rates = await k.readRates(store, [vendita, article], { of: vendita, figure: 'imposta', row }, at)
      const rows = righe.map(({ prodotto: id, quantita, prezzo, importo = 0 }) => [
        k.formatNumber(quantita),
        names.get(id) ?? '',
        k.formatMoney(prezzo),
        k.formatMoney(importo),
      ])
      const numero = row.numero && vendita.fields.numero.format(row.numero)
      const blocks = [righeDiCassa('Prodotto', rows, totale), ...piedeScontrino(row, rates)]
      return foglioDiCassa('Scontrino non fiscale', { numero, giorno, ora }, await riferimentoReso(store, vendita, row), blocks)
    },
  })
