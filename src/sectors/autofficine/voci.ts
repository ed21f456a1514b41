import * as k from '../../kernel/describe.ts'
import { ricambio } from './ricambio.ts'

/** Parts and labour of an estimate and of a repair; a part brings its name and price along. */
export const voci = (totals: readonly string[]) =>
  k.lines(
    'Ricambi e manodopera',
    {
      ricambio: k.optional(k.reference('Ricambio', 'ricambio')),
      descrizione: k.optional(k.text('Descrizione', { max: 120 })),
      quantita: k.quantity('Quantità', { min: 0.01, max: 10_000 }),
      prezzo: k.optional(k.price()),
      sconto: k.optional(k.percent('Sconto')),
      iva: k.vat('IVA'),
      importo: k.derived(
        k.money('Importo'),
        k.times('quantita', k.first('prezzo', 'ricambio.vendita'), k.minus(1, k.divided('sconto', 100))),
      ),
    },
    {
      summary: ({ quantita, descrizione, ricambio: id }, names) =>
        `${k.formatNumber(quantita)} x ${descrizione ?? (id === undefined ? '' : (names?.(id) ?? ''))}`,
      totals,
      starts: { quantita: 1, iva: '22' },
      hint: 'Un ricambio porta con sé nome e prezzo.',
    },
  )

export const conto = k.totalOf('righe', { amount: 'importo', vat: 'iva' })

export interface Voce {
  readonly ricambio?: string | undefined
  readonly descrizione?: string | undefined
  readonly quantita: number
  readonly prezzo?: number | undefined
}

/** The lines with the name and the price that their part has today, where none was written; nothing where nothing lacks. */
export async function completed<V extends Voce>(righe: readonly V[], read: k.Read): Promise<readonly V[] | undefined> {
  const lacking = righe.filter(
    ({ ricambio: id, descrizione, prezzo }) => id !== undefined && (descrizione === undefined || prezzo === undefined),
  )
  if (lacking.length === 0) return undefined
  const parts = new Map<string, { readonly nome: string; readonly vendita: number }>()
  for (const { ricambio: id = '' } of lacking) {
    const row = await read.get('ricambio', id)
    if (row) parts.set(id, k.rowOf(ricambio, row))
  }
  return righe.map((riga) => {
    const part = parts.get(riga.ricambio ?? '')
    return part ? { ...riga, descrizione: riga.descrizione ?? part.nome, prezzo: riga.prezzo ?? part.vendita } : riga
  })
}

/** What is no part says what it is and what it costs. */
export const controlla = (righe: readonly Voce[] = []): readonly k.Problem[] =>
  righe.flatMap(({ ricambio: id, descrizione, prezzo }, at): readonly k.Problem[] => {
    if (id !== undefined) return []
    if (descrizione === undefined)
      return [{ path: `righe.${at}.descrizione`, code: 'rule', message: 'Scegli un ricambio o scrivi che cosa si fa.' }]
    return prezzo === undefined ? [{ path: `righe.${at}.prezzo`, code: 'rule', message: 'Indica il prezzo.' }] : []
  })
