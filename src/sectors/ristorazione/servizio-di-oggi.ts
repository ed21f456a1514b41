import * as k from '../../kernel/describe.ts'
import { PERMANENZA } from './orari.ts'
import { prenotazione } from './prenotazione.ts'

/** Minutes of one bar. */
const PASSO = 30

/** How full the rooms are in each half hour of today's services, from the first guest to the last: covers at table ÷ seats. */
export async function servizioDiOggi(store: k.Store, { today, time }: k.At): Promise<readonly k.Bar[]> {
  const [{ rows }, posti] = await Promise.all([
    k.allRows(store, {
      entity: 'prenotazione',
      where: [k.eq('giorno', today), k.oneOf('stato', ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'])],
      sort: [k.asc('ora')],
    }),
    store.measure({ entity: 'tavolo', fn: 'sum', field: 'posti', where: [k.IN_USE] }),
  ])
  const parties = k.rowsOf(prenotazione, rows).map(({ nome, coperti, ora, minuti = PERMANENZA }) => {
    const from = k.minutesOf(ora)
    return { nome, coperti, from, until: from + minuti }
  })
  const seats = posti.value ?? 0
  if (seats === 0) return []
  const halves = Array.from({ length: (24 * 60) / PASSO }, (_, at) => at * PASSO)
  const now = time === undefined ? undefined : Math.floor(k.minutesOf(time) / PASSO) * PASSO
  const atTable = (from: number) => parties.filter((party) => party.from < from + PASSO && from < party.until)
  const [first, last] = [halves.find((from) => atTable(from).length > 0), halves.findLast((from) => atTable(from).length > 0)]
  // Between two services the rooms are empty: the hours of the axis stay as long as they are.
  const open = halves.filter((from) => first !== undefined && last !== undefined && first <= from && from <= last)
  return open.map((from) => {
    const here = atTable(from)
    const covers = here.reduce((sum, { coperti }) => sum + coperti, 0)
    const come = here.filter((party) => party.from >= from).map(({ nome, coperti }) => `${nome} (${coperti})`)
    return {
      key: String(from),
      label: k.addMinutes('00:00', from),
      share: Math.min(1, covers / seats),
      text: `${covers} ${k.plural(covers, 'coperto', 'coperti')} su ${seats} posti`,
      ...(come.length > 0 && { about: `${come.length > 1 ? 'arrivano' : 'arriva'} ${come.join(', ')}` }),
      isMarked: from === now,
    }
  })
}
