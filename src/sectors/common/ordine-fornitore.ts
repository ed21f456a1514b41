import * as k from '../../kernel/describe.ts'

/** What an order is about, by the names of the trade. */
interface Goods<A extends string, S extends string> {
  /** What is ordered: `prodotto`, «Prodotto». */
  readonly article: { readonly entity: A; readonly label: string }
  readonly supplier: S
  /**
   * The records that say what has arrived: each names the order in `ordine`, the article in `article`, and says how much in
   * `quantity`. Lots, or movements of the stock.
   */
  readonly arrival: { readonly entity: string; readonly article: string; readonly quantity: string }
}

/** What of an order has not arrived yet. */
export interface Mancante<A extends string = string> {
  readonly articolo: k.Id<A>
  readonly quantita: number
}

/** Orders to suppliers: written, sent, on their way, received in part or whole. What has arrived is what says that it did. */
export function defineOrdineFornitore<const A extends string, const S extends string>({ article, supplier, arrival }: Goods<A, S>) {
  const ordine = k.defineEntity({
    name: 'ordine',
    label: { one: 'Ordine a fornitore', many: 'Ordini a fornitore', gender: 'm' },
    fields: {
      numero: k.number('Numero', { series: 'ORD', on: 'inviato' }),
      data: k.day('Data', { near: { past: 365, future: 30 } }),
      fornitore: k.reference('Fornitore', supplier, { synonyms: ['grossista', 'supplier'] }),
      // Those that come in from a file have none.
      righe: k.optional(
        k.lines(
          'Righe',
          {
            articolo: k.reference(article.label, article.entity),
            quantita: k.quantity('Quantità', { min: 0.01 }),
            costo: k.optional(k.cost()),
            importo: k.derived(k.money('Importo'), k.times('quantita', 'costo')),
          },
          {
            max: 500,
            summary: ({ quantita, articolo: id }, names) => `${quantita} x ${names?.(id) ?? ''}`,
            totals: ['importo'],
            synonyms: ['articoli', 'contenuto'],
          },
        ),
      ),
      importo: k.derived(
        k.money('Importo', { synonyms: ['totale', 'amount', 'ordinato', 'abbiamo ordinato', 'quanto abbiamo speso', 'di quanto è'] }),
        k.overLines('righe', 'importo'),
      ),
      eta: k.optional(
        k.until('Consegna prevista', {
          short: 'Consegna',
          noun: { said: 'giorno della consegna' },
          near: { past: 365, future: 365 },
          synonyms: ['eta', 'arrivo', 'arriva', 'consegna', 'consegnano', 'consegne'],
        }),
      ),
      note: k.optional(k.notes()),
      ordinati: k.derived(k.decimal('Ordinati'), k.overLines('righe', 'quantita')),
      ricevuti: k.derived(k.decimal('Ricevuti'), k.sumOf({ entity: arrival.entity, by: 'ordine', of: arrival.quantity })),
      da_ricevere: k.derived(
        k.decimal('Da ricevere', { synonyms: ['manca', 'mancano', 'deve arrivare', 'da arrivare'] }),
        k.most(0, k.minus('ordinati', 'ricevuti')),
      ),
      stato: k.status('Stato', 'bozza', {
        bozza: k.state('Bozza', 'neutral', ['inviato', 'annullato'], { verb: 'Riapri', also: ['da inviare', 'da mandare'] }),
        inviato: k.state('Inviato', 'info', ['spedito', 'in_arrivo', 'parziale', 'ricevuto', 'annullato'], {
          verb: 'Invia',
          paper: 'ordine',
          also: ['mandato', 'confermato', 'trasmesso', 'fatto'],
        }),
        spedito: k.state('Spedito', 'info', ['in_arrivo', 'parziale', 'ricevuto', 'annullato'], {
          verb: 'Segna spedito',
          also: ['partito', 'in viaggio', 'per strada'],
        }),
        in_arrivo: k.state('In arrivo', 'primary', ['parziale', 'ricevuto', 'annullato'], {
          verb: 'Segna in arrivo',
          also: ['in consegna', 'sta arrivando', 'deve arrivare', 'devono arrivare'],
        }),
        parziale: k.state('Ricevuto in parte', 'warning', ['ricevuto'], {
          verb: 'Segna ricevuto in parte',
          also: ['arrivato in parte', 'incompleto', 'parziale'],
        }),
        ricevuto: k.state('Ricevuto', 'success', [], {
          over: true,
          verb: 'Chiudi ordine',
          also: ['arrivato', 'consegnato', 'chiuso', 'completo'],
        }),
        annullato: k.state('Annullato', 'destructive', [], { over: true, verb: 'Annulla ordine', also: ['cancellato', 'disdetto'] }),
      }),
    },
    title: ['numero', 'fornitore'],
    untitled: 'Bozza',
    synonyms: ['ordini', 'ordine', 'riordino', 'acquisto', 'acquisti'],
    makes: ['ordina', 'compra', 'riordina', 'acquista'],
    sort: [k.desc('data')],
    form: [{ fields: ['fornitore', 'data', 'eta', 'righe', 'note'] }],
    table: ['numero', 'data', 'fornitore', 'importo', 'eta', 'ricevuti', 'ordinati', 'stato'],
    board: 'stato',
    closed: { open: ['eta', 'note'], says: () => 'quello che manca si ordina con un ordine nuovo.' },
    rules: [
      {
        field: 'stato',
        message: 'Di questo ordine non è arrivato ancora niente: registra la merce con «Ricevi merce».',
        when: [k.oneOf('stato', ['parziale', 'ricevuto']), k.lte('ricevuti', 0)],
      },
      { field: 'righe', message: 'Un ordine senza righe non si invia.', when: [k.eq('stato', 'inviato'), k.lte('ordinati', 0)] },
    ],
    prefill: ({ today }) => ({ data: today }),
  })

  /** What has not arrived yet, article by article. */
  async function mancano(row: k.AnyRow, read: k.Read): Promise<readonly Mancante<A>[]> {
    const wanted = (row['righe'] ?? []) as readonly Mancante<A>[]
    const left = new Map<k.Id<A>, number>()
    for (const { articolo, quantita } of wanted) left.set(articolo, (left.get(articolo) ?? 0) + quantita)
    for (const one of await read.find(arrival.entity, [k.eq('ordine', row.id)])) {
      const articolo = one[arrival.article] as k.Id<A>
      const rest = left.get(articolo)
      if (rest !== undefined) left.set(articolo, Math.round((rest - Number(one[arrival.quantity])) * 100) / 100)
    }
    return [...left].flatMap(([articolo, quantita]) => (quantita > 0 ? [{ articolo, quantita }] : []))
  }

  /** Where an order stands once some of what it lacked has come. */
  function dopoArrivo({ id, version, ...row }: k.AnyRow, lacked: readonly Mancante[], come: readonly Mancante[]): readonly k.Change[] {
    const isWhole = lacked.every(
      ({ articolo, quantita }) => come.reduce((sum, one) => sum + (one.articolo === articolo ? one.quantita : 0), 0) >= quantita,
    )
    const to = isWhole ? 'ricevuto' : 'parziale'
    return row['stato'] === to ? [] : [{ type: 'move', entity: 'ordine', id, to, expect: version }]
  }

  return { ordine, mancano, dopoArrivo }
}

/** The states in which goods may come in. */
export const inViaggio = ['inviato', 'spedito', 'in_arrivo', 'parziale'] as const
