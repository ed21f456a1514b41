import * as k from '../../kernel/describe.ts'
import { inViaggio } from '../common/ordine-fornitore.ts'
import { fornitore } from './fornitore.ts'
import { ordine } from './ordine.ts'
import { prodotto } from './prodotto.ts'

const NESSUNO = 'Senza fornitore'
const perFornitore = <T extends { readonly fornitore?: string | undefined }>(righe: readonly T[]) =>
  Map.groupBy(righe, (riga) => riga.fornitore)

/** Orders what is critical: max(threshold − stock, 0) + 5 of each, one order for each supplier (specification §9). */
export const riordina = k.defineAction(prodotto, {
  key: 'riordina',
  label: 'Riordina',
  title: 'Proposta di riordino',
  synonyms: ['ordinali', 'ordinale', 'riordinali'],
  description:
    'Un ordine per fornitore: quello che è già ordinato a sufficienza è tolto, il resto si corregge. Gli ordini nascono come bozze, da inviare.',
  icon: 'shopping-cart',
  on: 'list',
  where: [k.eq('scorta', 'critica')],
  inputs: {
    righe: k.proposed(
      k.lines(
        'Da ordinare',
        {
          articolo: k.reference('Prodotto', 'prodotto'),
          fornitore: k.optional(k.reference('Fornitore', 'fornitore')),
          nome: k.text('Prodotto'),
          da: k.text('Fornitore'),
          scorta: k.text('Scorta'),
          quantita: k.integer('Quantità'),
          costo: k.optional(k.cost()),
          ordinato: k.optional(k.boolean('Già ordinato')),
        },
        { max: 1000, summary: ({ nome }) => nome },
      ),
      { title: 'nome', detail: 'scorta', group: 'da', correct: 'quantita', out: 'ordinato', amount: k.times('quantita', 'costo') },
    ),
  },
  empty: 'Nessun prodotto è pari o sotto la soglia: non c’è niente da ordinare.',
  async prefill(rows, read) {
    const names = new Map(k.rowsOf(fornitore, await read.find('fornitore', [])).map(({ id, ragione_sociale: name }) => [id, name]))
    const open = k.rowsOf(ordine, await read.find('ordine', [k.oneOf('stato', ['bozza', ...inViaggio])]))
    const coming = (id: string) =>
      open.flatMap(({ righe = [] }) => righe).reduce((sum, one) => sum + (one.articolo === id ? one.quantita : 0), 0)
    return {
      righe: rows.map(({ id, nome, fornitore: from, giacenza, soglia_valida: soglia, da_ordinare: wanted, costo }) => {
        const ordered = coming(id)
        const isEnough = ordered > 0 && ordered >= wanted
        return {
          articolo: id,
          nome,
          da: (from && names.get(from)) ?? NESSUNO,
          scorta: `${giacenza} pz, soglia ${soglia}${ordered > 0 ? `, ${ordered} già ordinati` : ''}`,
          // What is on its way is taken off; where it is enough, the line begins left out with what would be ordered without it.
          quantita: isEnough ? wanted : wanted - ordered,
          ordinato: isEnough,
          ...(from !== undefined && { fornitore: from }),
          ...(costo !== undefined && { costo }),
        }
      }),
    }
  },
  plan({ righe }, _read, { today: data }) {
    const lost = righe.findIndex(({ fornitore: from }) => from === undefined)
    if (lost >= 0)
      return {
        problems: [{ path: `righe.${lost}.quantita`, code: 'rule', message: 'Scegli prima il fornitore nella scheda del prodotto.' }],
      }
    return [...perFornitore(righe)].map(([from, some]) => ({
      type: 'create',
      entity: 'ordine',
      id: k.newId('ordine'),
      values: {
        data,
        fornitore: from,
        stato: 'bozza',
        righe: some.map(({ articolo, quantita, costo }) => ({ articolo, quantita, ...(costo !== undefined && { costo }) })),
      },
    }))
  },
  confirm: 'Prepara ordini',
  done: ({ righe }) => {
    const { size } = perFornitore(righe)
    return `${size} ${k.plural(size, 'ordine preparato', 'ordini preparati')}`
  },
})
