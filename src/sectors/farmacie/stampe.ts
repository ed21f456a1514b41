import * as k from '../../kernel/describe.ts'
import { foglioDiCassa, piedeScontrino, riferimentoReso } from '../common/cassa.ts'
import { stampeFattura } from '../common/fattura/stampa.ts'
import { cliente } from './cliente.ts'
import { fattura, notaCredito } from './fattura.ts'
import { fornitore } from './fornitore.ts'
import { lotto } from './lotto.ts'
import { ordine } from './ordine.ts'
import { nature } from './classi.ts'
import { prodotto } from './prodotto.ts'
import { ricetta } from './ricetta.ts'
import { detrazioni, vendita } from './vendita.ts'

const prodottiDi = async (store: k.Store, ids: readonly string[]) =>
  new Map(k.rowsOf(prodotto, await store.getMany('prodotto', ids)).map((row) => [row.id, row]))

/**
 * The receipt that tells what was bought: nature and code in place of the name, the codice fiscale and the choice for the 730. No till
 * of the tax office has seen it, and it says so.
 */
export const scontrino = k.definePrint(vendita, {
  key: 'scontrino',
  label: 'Stampa scontrino',
  when: [k.eq('stato', 'incassata')],
  async paper(row, store, at) {
    const lines = row.righe ?? []
    const known = await prodottiDi(
      store,
      lines.map(({ prodotto: id }) => id),
    )
    const rates = await k.readRates(store, [vendita, prodotto], { of: vendita, figure: 'imposta', row }, at)
    const facts = [
      // Only who deducts needs it, and nobody else is named on a receipt.
      ...k.fact('Codice fiscale', row.detrazione === 'si' ? row.cf : undefined),
      { label: 'Detrazione fiscale', value: detrazioni[row.detrazione ?? 'no'] },
      ...(await riferimentoReso(store, vendita, row)),
    ]
    const table: k.PaperBlock = {
      kind: 'table',
      columns: [
        { label: 'Natura' },
        { label: 'Prodotto' },
        { label: 'Q.tà', numeric: true },
        { label: 'Prezzo', numeric: true },
        { label: 'Importo', numeric: true },
      ],
      rows: lines.map(({ prodotto: id, quantita, prezzo, importo = 0 }) => {
        const { natura = 'parafarmaco', nome = '', aic } = known.get(id) ?? {}
        // Of a medicine the code is written, so that nobody reads what somebody takes.
        return [
          nature[natura],
          aic === undefined ? nome : `AIC ${aic}`,
          k.formatNumber(quantita),
          k.formatMoney(prezzo),
          k.formatMoney(importo),
        ]
      }),
      totals: ['Totale', '', k.formatNumber(row.pezzi), '', k.formatMoney(row.totale)],
    }
    const { giorno, ora } = row
    const numero = row.numero && vendita.fields.numero.format(row.numero)
    return foglioDiCassa('Scontrino non fiscale', { numero, giorno, ora }, facts, [table, ...piedeScontrino(row, rates)])
  },
})

export const { stampaFattura, stampaNota } = stampeFattura({
  fattura,
  nota: notaCredito,
  with: [cliente],
  a: [{ Cliente: '{cliente.nome}[ {cliente.cognome}]' }, 'cliente.codice_fiscale', 'cliente.indirizzo'],
})

/** What is sent to a wholesaler. */
export const stampaOrdine = k.definePrint(ordine, {
  key: 'ordine',
  label: 'Stampa ordine',
  with: [fornitore, prodotto],
  title: ['Ordine {numero}', 'Ordine in bozza'],
  subtitle: 'del {data}',
  blocks: [
    { facts: [{ Fornitore: 'fornitore.ragione_sociale' }, 'fornitore.piva', 'fornitore.email', 'eta'] },
    {
      lines: 'righe',
      columns: [{ Prodotto: 'articolo.nome', AIC: 'articolo.aic' }, 'quantita', 'costo', 'importo'],
      totals: ['Totale', { Quantità: 'ordinati', Importo: 'importo' }],
    },
    { title: 'Note', text: 'note' },
  ],
})

/** What was handed out of a prescription, for the patient's folder. */
export const promemoria = k.definePrint(ricetta, {
  key: 'promemoria',
  label: 'Stampa riepilogo ricetta',
  with: [prodotto],
  title: 'Ricetta {nre}',
  subtitle: '{stato}',
  blocks: [
    { facts: ['paziente', 'codice_fiscale', 'data', 'medico', 'esenzione'] },
    { lines: 'righe', columns: [{ Farmaco: 'prodotto.nome' }, 'quantita', 'erogati', 'stato'] },
  ],
})

/** A label for the box of a lot. */
export const etichetta = k.definePrint(lotto, {
  key: 'etichetta',
  label: 'Stampa etichetta lotto',
  with: [prodotto],
  title: '{prodotto.nome}',
  blocks: [{ facts: ['codice', 'scadenza', { Rimasto: '{rimasto}' }, 'prodotto.ubicazione'] }],
})
