import * as k from '../../kernel/describe.ts'

interface Giornata {
  /** The day that is planned, and the day it is. */
  readonly giorno: string
  readonly today: string
  readonly camere: readonly k.AnyRow[]
  /** Every booking that touches the day; those that fell through do no harm. */
  readonly prenotazioni: readonly k.AnyRow[]
  /** The cleanings that the day holds already, in any state. */
  readonly pulizie: readonly k.AnyRow[]
}

/** Guests whose coming and going is certain: on a day to come also those who are expected. */
const SURE = ['arrivato', 'partito']
const EXPECTED = ['confermata', 'arrivato']

/**
 * The cleanings that a day still lacks: a change of guest where somebody leaves or the room waits for it, a tidying where
 * somebody stays. A room that has a cleaning on that day, was cleaned on it or is closed for maintenance gets none.
 */
export function pianoPulizie({ giorno, today, camere, prenotazioni, pulizie }: Giornata): readonly k.Change[] {
  const isToday = giorno === today
  const states = isToday ? SURE : EXPECTED
  const planned = new Set(pulizie.filter((row) => row['giorno'] === giorno).map((row) => row['camera']))
  return camere.flatMap(({ id, stato, ultima_pulizia }): k.Change[] => {
    const isDone = ultima_pulizia === giorno && stato !== 'pulizia'
    if (planned.has(id) || isDone || (isToday && stato === 'manutenzione')) return []
    const here = prenotazioni.filter((row) => row['camera'] === id && states.includes(String(row['stato'])))
    const tipo = (isToday && stato === 'pulizia') || here.some((row) => isLeaving(row, giorno, today)) ? 'partenza' : stays(here, giorno)
    return tipo ? [{ type: 'create', entity: 'pulizia', values: { camera: id, giorno, tipo } }] : []
  })
}

const endOf = (row: k.AnyRow) => k.addDays(String(row['arrivo']), Number(row['notti']))

/** Who should have left before today and is still here leaves today. */
function isLeaving(row: k.AnyRow, giorno: string, today: string): boolean {
  const end = endOf(row)
  return end === giorno || (giorno === today && row['stato'] === 'arrivato' && end < today)
}

const stays = (rows: readonly k.AnyRow[], giorno: string) =>
  rows.some((row) => row['stato'] !== 'partito' && String(row['arrivo']) < giorno && giorno < endOf(row)) ? 'rassetto' : undefined
