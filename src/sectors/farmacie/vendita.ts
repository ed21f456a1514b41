import * as k from '../../kernel/describe.ts'
import { alLordo, contenuto, pagato, sconto, scontoEntroIlConto } from '../common/cassa.ts'
import { DOVE, RESO as RESO_DI_VENDITA, tornato, venditaAlBanco } from '../common/vendita.ts'
import { resoGiusto, situazioneDi } from '../common/reso.ts'
import { CON_RICETTA } from './classi.ts'
import { nre } from './codici.ts'
import { esce, rientra } from './movimento.ts'

/** Tax-deduction choices (specification §9). */
export const detrazioni = { no: 'No', si: 'Sì (730)' } as const

/** How somebody at the counter saw that a medicine may be handed out. */
export const ricetteViste = { elettronica: 'Elettronica, con il suo NRE', bianca: 'Bianca, vista al banco' } as const

/** How what comes back is called here. */
export const RESO = { ...RESO_DI_VENDITA, synonyms: ['reso', 'rendi', 'rimborsa', 'restituisci'] } as const

interface Righe {
  readonly storna?: string | undefined
  readonly righe?: readonly { readonly prodotto: string; readonly quantita: number; readonly ricetta?: string | undefined }[] | undefined
}

/** Lines that ask money for more pieces than their prescription has handed out. */
async function oltreLErogato({ storna, righe = [] }: Righe, read: k.Read): Promise<readonly k.Problem[]> {
  if (storna !== undefined) return []
  const problems = await Promise.all(
    righe.map(async ({ prodotto, quantita, ricetta }, at): Promise<readonly k.Problem[]> => {
      const from = ricetta === undefined ? undefined : await read.get('ricetta', ricetta)
      if (!from) return []
      const given = k.linesIn(from['righe']).reduce((sum, one) => sum + (one['prodotto'] === prodotto ? Number(one['erogati']) : 0), 0)
      const message = 'Sono più di quelli erogati con la ricetta.'
      return quantita > given ? [{ path: `righe.${at}.quantita`, code: 'rule', message }] : []
    }),
  )
  return problems.flat()
}

const STATI = {
  aperta: k.state('Aperta', 'primary', ['sospesa', 'incassata', 'annullata'], {
    verb: 'Riprendi',
    also: ['in corso', 'al banco', 'da finire'],
  }),
  sospesa: k.state('Sospesa', 'warning', ['aperta', 'annullata'], {
    verb: 'Sospendi',
    also: ['in sospeso', 'messa da parte', 'in attesa', 'parcheggiata'],
  }),
  incassata: k.state('Incassata', 'success', [], {
    over: true,
    verb: 'Incassa',
    paper: 'scontrino',
    also: ['pagata', 'battuta', 'chiusa', 'fatta'],
  }),
  annullata: k.state('Annullata', 'destructive', [], { verb: 'Annulla vendita', also: ['cancellata', 'tolta'] }),
} as const

/** A sale at the counter (specification §3, Cart line: nome, prezzo, qty). Paid, its pieces leave the lots that expire first. */
export const vendita = k.defineEntity({
  ...venditaAlBanco,
  fields: {
    numero: k.number('Numero', { series: 'SC', per: 'year', of: 'giorno', on: 'incassata' }),
    giorno: k.day(),
    ora: k.optional(k.hour()),
    cliente: k.optional(k.reference('Cliente', 'cliente')),
    codice_fiscale: k.optional(k.fiscalCode('Codice fiscale', { hint: 'Sullo scontrino parlante, se il cliente non è in anagrafica.' })),
    detrazione: k.optional(
      k.choice('Detrazione fiscale', detrazioni, {
        short: '730',
        noun: { gender: 'f' },
        synonyms: ['730', 'detraibile', 'detrazione'],
        also: {
          no: ['non detrae', 'senza detrazione', 'non detraibile'],
          si: ['detraibile', 'parlante', '730', 'detrae', 'lo detrae', 'con la detrazione', 'parlanti', 'con detrazione'],
        },
      }),
    ),
    ricetta: k.optional(k.choice('Ricetta vista', ricetteViste, { short: 'Ricetta' })),
    nre: k.optional(k.text('NRE', { max: 15, code: nre, placeholder: '030A45501234561' })),
    // Those that come in from a file have none.
    righe: k.optional(
      k.lines(
        'Righe',
        {
          prodotto: k.reference('Prodotto', 'prodotto'),
          quantita: k.integer('Quantità', { min: -999, max: 999 }),
          prezzo: k.price(),
          iva: k.vat('IVA'),
          // As it was when the piece was sold. What the health service pays a part of has none: its price here is not what it brings.
          costo: k.optional(k.cost()),
          ricetta: k.optional(k.reference('Ricetta', 'ricetta')),
          importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo')),
        },
        {
          summary: ({ quantita, prodotto: id }, names) => `${quantita} x ${names?.(id) ?? ''}`,
          totals: ['subtotale', 'riduzione', 'totale'],
          starts: { quantita: 1, iva: '10' },
          synonyms: ['articoli'],
        },
      ),
    ),
    ...sconto,
    totale: k.derived(
      k.total('Totale', { synonyms: ['incasso', 'incassato', 'abbiamo incassato', 'venduto', 'abbiamo venduto'] }),
      k.totalOf('righe', alLordo),
    ),
    ...contenuto,
    con_ricetta: k.derived(
      k.integer('Pezzi con ricetta', { unit: ['pezzo', 'pezzi'] }),
      k.overLines('righe', k.cases([k.when([k.oneOf('prodotto.ricetta', CON_RICETTA)], k.field('quantita'))], 0)),
    ),
    ...pagato,
    ...tornato,
    stato: k.status('Stato', 'aperta', STATI),
    situazione: situazioneDi(STATI, DOVE),
    /** On the receipt that tells what was bought. */
    cf: k.derived(k.fiscalCode('Codice fiscale sullo scontrino', { short: 'CF' }), k.first('codice_fiscale', 'cliente.codice_fiscale')),
  },
  synonyms: ['scontrino', 'scontrini', 'vendite'],
  makes: ['fai una vendita', 'registra una vendita', 'nuova vendita', 'fai uno scontrino', 'nuovo scontrino', 'vendiamo'],
  form: [
    { fields: ['giorno', 'ora', 'cliente', 'codice_fiscale', 'detrazione', 'ricetta', 'nre', 'righe', 'ribasso', 'sconto'] },
    { title: 'Pagamento', fields: ['pagamenti'], on: 'edit' },
    { title: 'Reso', fields: ['storna', 'motivo'], on: 'edit' },
  ],
  table: ['numero', 'giorno', 'ora', 'cliente', 'pezzi', 'totale', 'detrazione', 'situazione'],
  async conflicts(sale, read) {
    return [...(await resoGiusto(RESO)(sale, read)), ...(await oltreLErogato(sale, read))]
  },
  rules: [
    scontoEntroIlConto('incassata'),
    k.perIntero,
    {
      field: 'ricetta',
      message: 'C’è un farmaco che si vende solo con ricetta: scrivi l’NRE, o segna che hai visto la ricetta bianca.',
      when: [k.eq('stato', 'incassata'), k.gt('con_ricetta', 0), k.empty('ricetta'), k.empty('nre')],
    },
    {
      field: 'nre',
      message: 'Scrivi l’NRE della ricetta elettronica.',
      when: [k.eq('stato', 'incassata'), k.gt('con_ricetta', 0), k.eq('ricetta', 'elettronica'), k.empty('nre')],
    },
    {
      field: 'detrazione',
      message: 'Per la detrazione serve il codice fiscale del cliente.',
      when: [k.eq('stato', 'incassata'), k.eq('detrazione', 'si'), k.empty('cf')],
    },
  ],
  async effects(before, after, read, { today }) {
    if (!after || before?.stato === after.stato || after.stato !== 'incassata') return []
    const { storna: sale } = after
    // What a prescription has handed out has left the shelf by it, and does not come back by a receipt.
    const shelf = (after.righe ?? []).filter(({ ricetta }) => ricetta === undefined)
    if (sale !== undefined) {
      const back = shelf.map(({ prodotto: of, quantita }) => ({ of, quantity: -quantita }))
      return rientra(read, 'vendita', sale, back, today)
    }
    const wanted = shelf.map(({ prodotto: of, quantita: quantity }) => ({ of, quantity }))
    return esce(read, wanted, today, { causale: 'vendita', vendita: after.id })
  },
})
