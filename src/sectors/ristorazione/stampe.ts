import * as k from '../../kernel/describe.ts'
import { comePagato, foglioDiCassa, riferimentoReso, righeDiCassa } from '../common/cassa.ts'
import { stampeFattura } from '../common/fattura/stampa.ts'
import { righeRecapito } from '../common/fattura/recapito.ts'
import { allergene } from './allergene.ts'
import { cliente } from './cliente.ts'
import { comanda } from './comanda.ts'
import { conto } from './conto.ts'
import { fattura, notaCredito } from './fatture.ts'
import { piatto } from './piatto.ts'
import { tavolo } from './tavolo.ts'

const piattiDi = async (store: k.Store, ids: readonly string[]) =>
  new Map(k.rowsOf(piatto, await store.getMany('piatto', ids)).map((row) => [row.id, row]))

/** What is put on the table, and what is handed over when it is paid; no till of the tax office has seen it, and it says so. */
export const stampaConto = k.definePrint(conto, {
  key: 'conto',
  label: 'Stampa conto',
  async paper(row, store, at) {
    const { righe = [] } = row
    const known = await piattiDi(
      store,
      righe.map(({ piatto: id }) => id),
    )
    const rates = await k.readRates(store, [conto, piatto], { of: conto, figure: 'imposta', row }, at)
    const rows = righe.map(({ piatto: id, quantita, prezzo, quota, importo = 0 }) => [
      k.formatNumber(quantita),
      [known.get(id)?.nome ?? '', quota && `(${quota})`].filter(Boolean).join(' '),
      k.formatMoney(prezzo),
      k.formatMoney(importo),
    ])
    const foot = [
      ...(row.tolto > 0 ? [{ label: 'Sconto compreso', value: k.formatMoney(row.tolto) }] : []),
      ...rates.map(({ label, tax }) => ({ label: `Di cui IVA ${label}`, value: k.formatMoney(tax) })),
      ...comePagato(row),
    ]
    const { giorno, ora } = row
    const numero = row.numero && conto.fields.numero.format(row.numero)
    const facts = [...k.fact('Per', row.nome), ...(await riferimentoReso(store, conto, row))]
    return foglioDiCassa(row.stato === 'incassato' ? 'Conto pagato' : 'Preconto', { numero, giorno, ora }, facts, [
      righeDiCassa('Piatto', rows, row.totale),
      { kind: 'facts', facts: foot },
    ])
  },
})

/** The ticket of the kitchen, with what the guests must not eat. */
export const stampaComanda = k.definePrint(comanda, {
  key: 'comanda',
  label: 'Stampa comanda',
  async paper(row, store) {
    const { righe = [] } = row
    const [known, table, party] = await Promise.all([
      piattiDi(
        store,
        righe.map(({ piatto: id }) => id),
      ),
      store.get('tavolo', row.tavolo),
      row.prenotazione === undefined ? undefined : store.get('prenotazione', row.prenotazione),
    ])
    const ids = (party?.['allergie'] ?? []) as readonly string[]
    const allergie = k.rowsOf(allergene, await store.getMany('allergene', ids)).map(({ nome }) => nome)
    return {
      title: table ? k.calledOf(tavolo, [k.rowOf(tavolo, table).numero]) : 'Comanda',
      subtitle: [comanda.fields.portata.format(row.portata), k.formatDate(row.giorno), row.ora].filter(Boolean).join(' · '),
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Cliente', value: row.cliente ?? 'Senza nome' },
            ...k.fact('Coperti', row.coperti ? k.formatNumber(row.coperti) : undefined),
            ...k.fact('Allergie', allergie.join(', ')),
            ...k.fact('Note', row.note),
          ],
        },
        {
          kind: 'table',
          columns: [{ label: 'Q.tà', numeric: true }, { label: 'Piatto' }, { label: 'Nota' }],
          rows: righe.map(({ piatto: id, quantita, nota = '' }) => [k.formatNumber(quantita), known.get(id)?.nome ?? '', nota]),
        },
      ],
    }
  },
})

/** What a guest may ask to read about a dish (Reg. UE 1169/2011, art. 44). */
export const stampaPiatto = k.definePrint(piatto, {
  key: 'piatto',
  label: 'Stampa scheda allergeni',
  async paper(row, store) {
    const all = k.rowsOf(allergene, (await store.query({ entity: 'allergene' })).rows)
    const held = new Set<string>(row.allergeni)
    return {
      title: row.nome,
      ...(row.descrizione !== undefined && { subtitle: row.descrizione }),
      blocks: [
        {
          kind: 'table',
          title: 'Allergeni (Reg. UE 1169/2011, allegato II)',
          columns: [{ label: 'N.', numeric: true }, { label: 'Allergene' }, { label: 'Contiene' }],
          rows: all.map(({ id, numero, nome }) => [k.formatNumber(numero), nome, held.has(id) ? 'Sì' : 'No']),
        },
      ],
    }
  },
})

export const { stampaFattura, stampaNota } = stampeFattura({
  fattura,
  nota: notaCredito,
  with: [cliente],
  a: [{ Cliente: 'cliente.nome' }, 'cliente.indirizzo', 'cliente.email', 'cliente.partita_iva', 'cliente.codice_fiscale', ...righeRecapito],
})
