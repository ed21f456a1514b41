import { defineAction } from '../../kernel/define-action.ts'
import { times } from '../../kernel/expression/expression.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { decimal, integer } from '../../kernel/fields/number.ts'
import { proposed } from '../../kernel/fields/proposed.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { newId } from '../../kernel/store/new-id.ts'
import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { sede } from './sede.ts'
import { daFatturare } from './stati.ts'

/** One invoice of a customer's done work, that which is left in: a line for each site, kind and price, with how often it was. */
export const fatturaInterventi = defineAction(cliente, {
  key: 'fattura_interventi',
  label: 'Fattura gli interventi',
  title: 'Interventi da fatturare',
  synonyms: [
    'fai la fattura',
    'fattura i lavori',
    'fattura il mese',
    'emetti fattura',
    'fattura gli interventi fatti',
    'fattura i lavori fatti',
  ],
  description: 'Togli quelli che non vanno in questa fattura: restano da fatturare. La fattura nasce in bozza.',
  icon: 'briefcase',
  on: 'record',
  where: [{ field: 'da_fatturare', op: 'gt', value: 0 }],
  inputs: {
    righe: proposed(
      lines(
        'Interventi',
        {
          intervento: reference('Intervento', 'intervento'),
          versione: integer('Versione'),
          giorno: text('Giorno'),
          voce: text('Voce'),
          quantita: decimal('Quantità'),
          prezzo: money('Prezzo'),
        },
        { max: 400, summary: ({ voce }) => voce },
      ),
      { title: 'giorno', group: 'voce', correct: 'quantita', amount: times('quantita', 'prezzo') },
    ),
  },
  async prefill({ id }, read) {
    const [jobs, places] = await Promise.all([
      read.find('intervento', [{ field: 'cliente', op: 'eq', value: id }, ...daFatturare]),
      read.find('sede', [{ field: 'cliente', op: 'eq', value: id }]),
    ])
    const nameOf = new Map(rowsOf(sede, places).map((place) => [place.id, place.nome]))
    return {
      righe: rowsOf(intervento, jobs)
        .toSorted((a, b) => a.data.localeCompare(b.data))
        .map(({ id: done, version, data, ora, tipo, sede: place, indirizzo, extra, prezzo = euro(0) }) => ({
          intervento: done,
          versione: version,
          giorno: `${formatDate(data)}, ore ${ora}`,
          voce: `${intervento.fields.tipo.format(tipo)}, ${nameOf.get(place ?? 'sede_') ?? indirizzo}${extra ? ' (extra)' : ''}`,
          quantita: 1,
          prezzo,
        })),
    }
  },
  async plan({ righe }, read, { today }, { id }) {
    if (righe.length === 0) return []
    const row = await read.get('cliente', id)
    const iva = row ? rowOf(cliente, row).iva : '22'
    const made = newId('fattura')
    const voci = Map.groupBy(righe, ({ voce, prezzo }) => `${prezzo} ${voce}`)
    const written = [...voci.values()].flatMap((some) => {
      const [first] = some
      const quantita = some.reduce((sum, one) => sum + one.quantita, 0)
      return first ? [{ descrizione: first.voce, quantita, prezzo: first.prezzo, iva }] : []
    })
    return [
      {
        type: 'create',
        entity: 'fattura',
        id: made,
        values: { data: today, cliente: id, pagamento: 'trenta', righe: written, stato: 'bozza' },
      },
      ...righe.map(
        ({ intervento: done, versione }) =>
          ({ type: 'move', entity: 'intervento', id: done, to: 'fatturato', values: { fattura: made }, expect: versione }) as const,
      ),
    ]
  },
  confirm: 'Crea fattura',
  done: ({ righe }) => `Fattura in bozza con ${righe.length} ${plural(righe.length, 'intervento', 'interventi')}`,
})
