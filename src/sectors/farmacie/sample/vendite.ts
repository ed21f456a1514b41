import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import { numeriInOrdine } from '../../common/numeri-in-ordine.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { isWorkingDay, nearestOpen } from '../../common/working-days.ts'
import type { vendita } from '../vendita.ts'
import type { Cliente } from './clienti.ts'
import { suRicetta, venduti, type Articolo } from './prodotti.ts'

export type Vendita = k.Stored<'vendita', (typeof vendita)['fields']>
type Pagamento = NonNullable<Vendita['pagamenti']>[number]
type RigaVendita = NonNullable<Vendita['righe']>[number]

/** Days behind today on which something was sold. */
export const INDIETRO = 62
const OGGI = ['08:42', '09:05', '09:31', '10:12', '10:48', '11:20', '12:03']

/** What is sold oftener has a greater weight. */
const spesso = ({ natura, giacenza }: Articolo) => (natura === 'farmaco' ? 1 : 3) + giacenza / 20

/** Two months at the counter and this morning; one sale waits for its customer, one came back. */
export function righeVendite(chance: Chance, today: string, time: string | undefined, clienti: readonly Cliente[]): readonly Vendita[] {
  const rows: Vendita[] = []
  const numbered = new Map<string, number>()
  const from = k.addDays(today, -INDIETRO)
  const add = (giorno: string, ora: string, how: Partial<Vendita> = {}) => {
    const year = giorno.slice(0, 4)
    // Before the first that is here there were others since the New Year.
    const before = numbered.get(year) ?? (from.startsWith(year) ? k.daysBetween(`${year}-01-01`, from) * 7 : 0)
    const isPaid = how.stato !== 'sospesa'
    if (isPaid) numbered.set(year, before + 1)
    const who = chance.happens(0.45) ? chance.pick(clienti) : undefined
    const righe = carrello(chance)
    const isFor730 = who !== undefined && chance.happens(0.7)
    const ribasso = who?.carta !== undefined && chance.happens(0.15) ? 10 : undefined
    const total = dovuto(righe, ribasso)
    rows.push({
      id: `vendita_${rows.length + 1}`,
      version: 1,
      giorno,
      ora,
      righe,
      ...ricettaDi(righe, rows.length),
      ...(who && { cliente: who.id, detrazione: isFor730 ? ('si' as const) : ('no' as const) }),
      ...(ribasso !== undefined && { ribasso }),
      ...(isPaid && { numero: k.documentNumber(before + 1, Number(year), 'SC'), pagamenti: pagato(chance, total) }),
      stato: 'incassata',
      ...how,
    })
  }
  for (let day = from; day < today; day = k.addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    const hours = Array.from({ length: chance.between(5, 9) }, () => k.addMinutes('08:30', chance.between(0, 134) * 5)).toSorted((a, b) =>
      a < b ? -1 : 1,
    )
    for (const ora of hours) add(day, ora)
  }
  const altroIeri = nearestOpen(k.addDays(today, -2), isWorkingDay, -1)
  add(altroIeri, '18:10')
  const tornata = rows.at(-1)
  if (tornata) add(altroIeri, '18:40', resoDi(tornata))
  for (const ora of OGGI.map((hour) => goneBy(hour, time)).toSorted((a, b) => (a < b ? -1 : 1))) add(today, ora)
  add(today, goneBy('12:10', time), { stato: 'sospesa', cliente: 'cliente_4' })
  return numeriInOrdine(rows)
}

/** All of a sale comes back. */
const resoDi = ({ id, righe = [], pagamenti = [], cliente, detrazione, sconto: _sconto, ribasso }: Vendita): Partial<Vendita> => {
  const less = dovuto(righe) - dovuto(righe, ribasso)
  return {
    storna: id,
    motivo: 'Confezione sbagliata',
    righe: righe.map((riga) => ({ ...riga, quantita: -riga.quantita })),
    ...(less > 0 && { sconto: k.euro(-less / 100) }),
    ...(cliente && { cliente }),
    ...(detrazione && { detrazione }),
    pagamenti: [{ mezzo: pagamenti[0]?.mezzo ?? 'contanti', importo: k.euro(Number(dovuto(righe, ribasso)) / -100) }],
  }
}

/** What was seen before a medicine on prescription was handed out: mostly an electronic one, every fourth a white one. */
function ricettaDi(righe: readonly RigaVendita[], at: number): Pick<Vendita, 'ricetta' | 'nre'> {
  if (!righe.some(({ prodotto }) => suRicetta.some(({ id }) => id === prodotto))) return {}
  return at % 4 === 0 ? { ricetta: 'bianca' } : { ricetta: 'elettronica', nre: `030A4560${String(at + 1).padStart(7, '0')}` }
}

/** One to three articles, mostly one piece of each. */
function carrello(chance: Chance): readonly RigaVendita[] {
  const picked = new Map<string, RigaVendita>()
  for (let left = chance.between(1, 3); left > 0; left--) {
    const { id: prodotto, prezzo, iva, costo } = chance.weighted(venduti, spesso)
    picked.set(prodotto, { prodotto, quantita: chance.happens(0.85) ? 1 : 2, prezzo, iva, costo })
  }
  return [...picked.values()]
}

function dovuto(righe: readonly RigaVendita[], ribasso = 0): k.Cents {
  const whole = righe.reduce((sum, { quantita, prezzo }) => sum + quantita * prezzo, 0)
  return k.euro((whole - Math.round((whole * ribasso) / 100)) / 100)
}

/** Cash with a note that is larger, a card, a telephone; a voucher together with cash. */
function pagato(chance: Chance, importo: k.Cents): readonly Pagamento[] {
  const mezzo = chance.weighted(
    ['carta', 'contanti', 'satispay', 'ticket'] as const,
    (one) => ({ carta: 48, contanti: 36, satispay: 12, ticket: 4 })[one],
  )
  const cash = (amount: k.Cents): Pagamento => ({ mezzo: 'contanti', importo: amount, consegnato: k.euro(Math.ceil(amount / 500) * 5) })
  if (mezzo === 'contanti') return [cash(importo)]
  if (mezzo === 'ticket' && importo > k.euro(4)) return [{ mezzo, importo: k.euro(4) }, cash(k.euro((importo - k.euro(4)) / 100))]
  return [{ mezzo, importo }]
}
