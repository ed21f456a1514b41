interface Numbered {
  readonly numero?: string | undefined
  readonly giorno: string
  readonly ora?: string | undefined
}

const moment = ({ giorno, ora = '' }: Numbered): string => `${giorno} ${ora}`

/** The same rows with their numbers given out anew, so that they ascend with day and hour. */
export function numeriInOrdine<R extends Numbered>(rows: readonly R[]): readonly R[] {
  const numbered = rows.filter(({ numero }) => numero !== undefined)
  const numbers = numbered.map((row): R['numero'] => row.numero).toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))
  const inTime = numbered.toSorted((a, b) => moment(a).localeCompare(moment(b)))
  const given = new Map(inTime.map((row, at) => [row, numbers[at]] as const))
  return rows.map((row): R => (given.has(row) ? { ...row, numero: given.get(row) } : row))
}
