import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { intervento } from './intervento.ts'
import { sede } from './sede.ts'
import { daFatturare } from './stati.ts'

/** One invoice of a customer's done work, that which is left in: a line for each site, kind and price, with how often it was. */
export const fatturaInterventi = k.defineAction(cliente, {
  key: 'fattura_interventi',
  label: 'Fattura gli interventi',
  title: 'Interventi da fatturare',
  description: 'Togli quelli che non vanno in questa fattura: restano da fatturare. La fattura nasce in bozza.',
  icon: 'briefcase',
  on: 'record',
  where: [k.gt('da_fatturare', 0)],
  inputs: {
    righe: k.proposed(
      k.lines(
        'Interventi',
        {
          intervento: k.reference('Intervento', 'intervento'),
          versione: k.integer('Versione'),
          giorno: k.text('Giorno'),
          voce: k.text('Voce'),
          quantita: k.quantity(),
          prezzo: k.price(),
        },
        { max: 400, summary: ({ voce }) => voce },
      ),
      { title: 'giorno', group: 'voce', correct: 'quantita', amount: k.times('quantita', 'prezzo') },
    ),
  },
  async prefill({ id }, read) {
    const [jobs, places] = await Promise.all([
      read.find('intervento', [k.eq('cliente', id), ...daFatturare]),
      read.find('sede', [k.eq('cliente', id)]),
    ])
    const nameOf = new Map(k.rowsOf(sede, places).map((place) => [place.id, place.nome]))
    return {
      righe: k
        .rowsOf(intervento, jobs)
        .toSorted((a, b) => a.data.localeCompare(b.data))
        .map(({ id: done, version, data, ora, tipo, sede: place, indirizzo, extra, prezzo = k.euro(0) }) => ({
          intervento: done,
          versione: version,
          giorno: `${k.formatDate(data)}, ore ${ora}`,
          voce: `${intervento.fields.tipo.format(tipo)}, ${nameOf.get(place ?? 'sede_') ?? indirizzo}${extra ? ' (extra)' : ''}`,
          quantita: 1,
          prezzo,
        })),
    }
  },
  async plan({ righe }, read, { today }, { id }) {
    if (righe.length === 0) return []
    const row = await read.get('cliente', id)
    const iva = row ? k.rowOf(cliente, row).iva : '22'
    const made = k.newId('fattura')
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
  done: ({ righe }) => `Fattura in bozza con ${righe.length} ${k.plural(righe.length, 'intervento', 'interventi')}`,
})
