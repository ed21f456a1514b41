import * as k from '../../kernel/describe.ts'
import { aperte } from '../common/fattura/fattura.ts'
import { dovuta } from '../common/fattura/termini.ts'
import { registrato } from '../common/storno-incasso.ts'
import { fattura, incasso } from './fatture.ts'

const ANNO = 365
const MESI = 12
const emessa = k.eq('stato', 'inviata')

/** For how many days of turnover one waits: what is open, measured by what was billed in a year (DSO). */
export async function giorniDiIncasso(store: k.Store, { today }: k.At): Promise<{ readonly value: number; readonly note: string }> {
  const since = k.gt('data', k.addMonths(today, -MESI))
  const [open, billed] = await Promise.all([
    store.measure({ entity: 'fattura', fn: 'sum', field: 'residuo', where: aperte }),
    store.measure({ entity: 'fattura', fn: 'sum', field: 'totale', where: [emessa, since] }),
  ])
  const value = billed.value ? Math.round(((open.value ?? 0) / billed.value) * ANNO) : 0
  return { value, note: 'giorni di fatturato da incassare' }
}

/** How many days after it was due money comes in, on average; before its day counts as below nothing. A payment is due with the first part that it covers. */
export async function giorniDiRitardo(store: k.Store, { today }: k.At): Promise<{ readonly value: number; readonly note: string }> {
  const since = k.addMonths(today, -MESI)
  // What was taken back did not come in.
  const { rows } = await k.allRows(store, { entity: 'incasso', where: [registrato], sort: [k.asc('giorno')] })
  const paid = Map.groupBy(k.rowsOf(incasso, rows), (one) => one.fattura)
  const bills = k.rowsOf(fattura, await store.getMany('fattura', [...paid.keys()]))
  const late = bills.flatMap((bill) => {
    let coperto = 0
    return (paid.get(bill.id) ?? []).flatMap(({ giorno, importo }) => {
      const due = k.openDues(dovuta, { ...bill, coperto }).find(({ open }) => open > 0)
      coperto += importo
      return due && giorno > since ? [k.daysBetween(due.day, giorno)] : []
    })
  })
  const value = late.length === 0 ? 0 : Math.round(late.reduce((total, days) => total + days, 0) / late.length)
  return { value, note: `giorni, su ${late.length} ${k.plural(late.length, 'incasso', 'incassi')}` }
}
