import { defineOrdineFornitore } from '../common/ordine-fornitore.ts'

/** Orders to wholesalers (specification §3, Supplier order: fornitore, stato, eta, importo); what has arrived are the lots that name them. */
export const { ordine, mancano, dopoArrivo } = defineOrdineFornitore({
  article: { entity: 'prodotto', label: 'Prodotto' },
  supplier: 'fornitore',
  arrival: { entity: 'lotto', article: 'prodotto', quantity: 'quantita' },
})
