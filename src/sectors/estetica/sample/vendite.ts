import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import { numeriInOrdine } from '../../common/numeri-in-ordine.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { nearestOpen } from '../../common/working-days.ts'
import type { vendita } from '../vendita.ts'
import { isOpen, type Prodotto } from './centro.ts'
import { NOTI, type Cliente } from './clienti.ts'

type Vendita = k.Stored<'vendita', (typeof vendita)['fields']>

/** Days behind today on which something was sold, and receipts of a day before those. */
const INDIETRO = 120
const AL_GIORNO = 1

/** Sales to customers of the sample rows: days before today, customer, products by their place in the rows. */
const NOTE: readonly (readonly [ago: number, who: number, of: readonly number[]])[] = [
  [14, 2, [1, 5]],
  [42, 2, [1, 5]],
  [77, 2, [1, 5]],
  [105, 2, [1, 5]],
  [24, 1, [5]],
  [68, 6, [1]],
]
/** Sales of this morning, without a name. */
const OGGI: readonly (readonly [ora: string, of: readonly number[]])[] = [
  ['09:40', [1]],
  ['10:05', [10, 9]],
]

/** Four months at the desk and this morning. */
export function righeVendite(
  chance: Chance,
  today: string,
  time: string | undefined,
  { clienti, prodotti }: { readonly clienti: readonly Cliente[]; readonly prodotti: readonly Prodotto[] },
): readonly Vendita[] {
  const rows: Vendita[] = []
  const numbered = new Map<string, number>()
  const first = k.addDays(today, -INDIETRO)
  const add = (giorno: string, ora: string, of: readonly number[], cliente?: Cliente['id']) => {
    const year = giorno.slice(0, 4)
    const count = (numbered.get(year) ?? (first.startsWith(year) ? k.daysBetween(`${year}-01-01`, first) * AL_GIORNO : 0)) + 1
    numbered.set(year, count)
    const righe = of.flatMap((at) => {
      const { id: prodotto, prezzo = k.euro(0), iva, costo = k.euro(0) } = prodotti[at - 1] ?? {}
      return prodotto === undefined || iva === undefined ? [] : [{ prodotto, quantita: 1, prezzo, iva, costo }]
    })
    const importo = k.euro(righe.reduce((sum, { prezzo }) => sum + prezzo, 0) / 100)
    const mezzo = chance.pick(['carta', 'carta', 'contanti', 'satispay'] as const)
    rows.push({
      id: `vendita_${rows.length + 1}`,
      version: 1,
      numero: k.documentNumber(count, Number(year), 'SC'),
      giorno,
      ora,
      ...(cliente !== undefined && { cliente }),
      righe,
      pagamenti: [{ mezzo, importo, ...(mezzo === 'contanti' && { consegnato: k.euro(Math.ceil(importo / 1000) * 10) }) }],
      stato: 'incassata',
    })
  }
  const known = NOTE.map(([ago, who, of]) => ({ day: nearestOpen(k.addDays(today, -ago), isOpen, -1), who, of }))
  const sold = [1, 1, 5, 9, 10, 11]
  for (let day = first; day < today; day = k.addDays(day, 1)) {
    if (!isOpen(day)) continue
    for (const { who, of } of known.filter((one) => one.day === day)) add(day, '11:20', of, `cliente_${who}`)
    for (let left = chance.between(0, 1); left > 0; left--) {
      const basket = [...new Set([chance.pick(sold), chance.pick(sold)])]
      const who = chance.happens(0.4) ? chance.pick(clienti.slice(NOTI)).id : undefined
      add(day, k.addMinutes('09:15', chance.between(0, 110) * 5), basket, who)
    }
  }
  for (const [ora, of] of OGGI) add(today, goneBy(ora, time), of)
  return numeriInOrdine(rows)
}
