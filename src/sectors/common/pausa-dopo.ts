import * as k from '../../kernel/describe.ts'

interface Pausa {
  readonly entity: string
  readonly slot: { readonly day: string; readonly time: string; readonly lasts: string; readonly lane: string }
  /** Minutes for which the lane is not to be had afterwards: a number of the record named in `of`, worked out on ours by the same name. */
  readonly pause: string
  readonly of: string
  /** States that take the lane. */
  readonly taking: readonly string[]
}

/** Problems of a record that leaves no time to tidy its lane, after the one before it or before the one that follows. */
export const pausaDopo =
  ({ entity, slot: { day, time, lasts, lane }, pause, of, taking }: Pausa) =>
  async (after: { readonly id: string; readonly stato: string }, read: k.Read): Promise<readonly k.Problem[]> => {
    const row: Readonly<Record<string, unknown>> = { ...after }
    if (!taking.includes(after.stato)) return []
    const here = [k.eq(lane, row[lane]), k.eq(day, row[day]), k.ne('id', after.id), k.oneOf('stato', taking)]
    const [others, entry, room] = await Promise.all([
      read.find(entity, here),
      read.get(of, String(row[of])),
      read.get(lane, String(row[lane])),
    ])
    const name = typeof room?.['nome'] === 'string' ? room['nome'] : 'Il posto'
    const begins = k.minutesOf(String(row[time]))
    const ends = begins + Number(row[lasts])
    const wrong = (message: string): readonly k.Problem[] => [{ path: time, code: 'rule', message }]
    for (const other of others) {
      const from = k.minutesOf(String(other[time]))
      const to = from + Number(other[lasts])
      const free = to + Number(other[pause] ?? 0)
      // Two that lie over each other are refused already.
      if (begins >= to && begins < free)
        return wrong(`${name} si riordina fino alle ${k.addMinutes('00:00', free)}: scegli da quell’ora, o un altro posto.`)
      if (ends <= from && ends + Number(entry?.[pause] ?? 0) > from)
        return wrong(`${name} è presa alle ${String(other[time])} e prima va riordinata: scegli un altro orario o un altro posto.`)
    }
    return []
  }
