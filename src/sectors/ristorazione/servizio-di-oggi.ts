import type { At } from '../../kernel/at.ts'
import type { Bar } from '../../kernel/chart/bar.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import type { Store } from '../../kernel/store/store.ts'
import { PERMANENZA } from './orari.ts'
import { prenotazione } from './prenotazione.ts'

/** Minutes of one bar. */
const PASSO = 30

/** How full the rooms are in each half hour of today's services, from the first guest to the last: covers at table ÷ seats. */
export async function servizioDiOggi(store: Store, { today, time }: At): Promise<readonly Bar[]> {
  const [{ rows }, posti] = await Promise.all([
    allRows(store, {
      entity: 'prenotazione',
      where: [
        { field: 'giorno', op: 'eq', value: today },
        { field: 'stato', op: 'in', value: ['attesa', 'confermata', 'accomodata', 'in_conto', 'completata'] },
      ],
      sort: [{ field: 'ora', direction: 'asc' }],
    }),
    store.measure({ entity: 'tavolo', fn: 'sum', field: 'posti', where: [] }),
  ])
  const parties = rowsOf(prenotazione, rows).map(({ nome, coperti, ora, minuti = PERMANENZA }) => {
    const from = minutesOf(ora)
    return { nome, coperti, from, until: from + minuti }
  })
  const seats = posti.value ?? 0
  if (seats === 0) return []
  const halves = Array.from({ length: (24 * 60) / PASSO }, (_, at) => at * PASSO)
  const now = time === undefined ? undefined : Math.floor(minutesOf(time) / PASSO) * PASSO
  return halves.flatMap((from) => {
    const here = parties.filter((party) => party.from < from + PASSO && from < party.until)
    if (here.length === 0) return []
    const covers = here.reduce((sum, { coperti }) => sum + coperti, 0)
    const come = here.filter((party) => party.from >= from).map(({ nome, coperti }) => `${nome} ${coperti}`)
    const arrivals = come.length > 0 ? ` (${come.length > 1 ? 'arrivano' : 'arriva'} ${come.join(', ')})` : ''
    return [
      {
        key: String(from),
        label: addMinutes('00:00', from),
        share: Math.min(1, covers / seats),
        text: `${covers} ${plural(covers, 'coperto', 'coperti')} su ${seats} posti${arrivals}`,
        isMarked: from === now,
      },
    ]
  })
}
