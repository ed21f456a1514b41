import * as k from '../../../kernel/describe.ts'
import type { intervento } from '../intervento.ts'

type Riga = k.Stored<'intervento', (typeof intervento)['fields']>

/**
 * The jobs as they stand at an hour of today: what is under way has begun, what is done is over, each technician one job
 * after the other, as far as the day goes back; what is planned keeps its hour.
 */
export function byNow(rows: readonly Riga[], today: string, time: string | undefined): Riga[] {
  if (time === undefined) return [...rows]
  const begun = rows.filter(({ data, stato }) => data === today && stato !== 'programmato')
  const starts = new Map<Riga['id'], string>()
  for (const ofOne of Map.groupBy(begun, ({ tecnico }) => tecnico).values()) {
    let next = k.minutesOf(time)
    for (const { id, ora = time, ore = 0 } of ofOne.toSorted((a, b) => ((a.ora ?? '') < (b.ora ?? '') ? 1 : -1))) {
      next = Math.max(0, Math.min(k.minutesOf(ora), next - Math.round(ore * 60)))
      starts.set(id, k.addMinutes('00:00', next))
    }
  }
  // The overview shows the first job that is done: it stays the first, whoever else worked longer.
  const done = begun.filter(({ stato }) => stato === 'completato')
  const earliest = done.map(({ id }) => starts.get(id) ?? '').toSorted()[0]
  if (done[0] && earliest !== undefined) starts.set(done[0].id, earliest)
  return rows.map((row) => {
    const ora = starts.get(row.id)
    return ora === undefined ? row : { ...row, ora }
  })
}
