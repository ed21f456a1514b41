import { divided, first, minus, times, totalOf } from '../../kernel/expression/expression.ts'
import type { Read } from '../../kernel/entity.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { decimal, percent } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { text } from '../../kernel/fields/text.ts'
import { vat } from '../../kernel/fields/vat.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { Problem } from '../../kernel/problem.ts'
import { ricambio } from './ricambio.ts'

/** Parts and labour of an estimate and of a repair; a part brings its name and price along. */
export const voci = (totals: readonly string[]) =>
  lines(
    'Ricambi e manodopera',
    {
      ricambio: optional(reference('Ricambio', 'ricambio')),
      descrizione: optional(text('Descrizione', { max: 120 })),
      quantita: decimal('Quantità', { min: 0.01, max: 10_000 }),
      prezzo: optional(money('Prezzo')),
      sconto: optional(percent('Sconto')),
      iva: vat('IVA'),
      importo: derived(money('Importo'), times('quantita', first('prezzo', 'ricambio.vendita'), minus(1, divided('sconto', 100)))),
    },
    {
      summary: ({ quantita, descrizione, ricambio: id }, names) =>
        `${formatNumber(quantita)} x ${descrizione ?? (id === undefined ? '' : (names?.(id) ?? ''))}`,
      totals,
      starts: { quantita: 1, iva: '22' },
      hint: 'Un ricambio porta con sé nome e prezzo.',
    },
  )

export const conto = totalOf('righe', { amount: 'importo', vat: 'iva' })

export interface Voce {
  readonly ricambio?: string | undefined
  readonly descrizione?: string | undefined
  readonly quantita: number
  readonly prezzo?: number | undefined
}

/** The lines with the name and the price that their part has today, where none was written; nothing where nothing lacks. */
export async function completed<V extends Voce>(righe: readonly V[], read: Read): Promise<readonly V[] | undefined> {
  const lacking = righe.filter(
    ({ ricambio: id, descrizione, prezzo }) => id !== undefined && (descrizione === undefined || prezzo === undefined),
  )
  if (lacking.length === 0) return undefined
  const parts = new Map<string, { readonly nome: string; readonly vendita: number }>()
  for (const { ricambio: id = '' } of lacking) {
    const row = await read.get('ricambio', id)
    if (row) parts.set(id, rowOf(ricambio, row))
  }
  return righe.map((riga) => {
    const part = parts.get(riga.ricambio ?? '')
    return part ? { ...riga, descrizione: riga.descrizione ?? part.nome, prezzo: riga.prezzo ?? part.vendita } : riga
  })
}

/** What is no part says what it is and what it costs. */
export const controlla = (righe: readonly Voce[] = []): readonly Problem[] =>
  righe.flatMap(({ ricambio: id, descrizione, prezzo }, at): readonly Problem[] => {
    if (id !== undefined) return []
    if (descrizione === undefined)
      return [{ path: `righe.${at}.descrizione`, code: 'rule', message: 'Scegli un ricambio o scrivi che cosa si fa.' }]
    return prezzo === undefined ? [{ path: `righe.${at}.prezzo`, code: 'rule', message: 'Indica il prezzo.' }] : []
  })
