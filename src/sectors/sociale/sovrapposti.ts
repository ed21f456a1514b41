import * as k from '../../kernel/describe.ts'

/** From when until when a shift lasts, in minutes of its day. */
function boundsOf(row: Readonly<Record<string, unknown>>): readonly [from: number, until: number] {
  const from = k.minutesOf(String(row['ora']))
  return [from, from + Number(row['minuti'])]
}

/** The other shifts at the same time for which a volunteer is expected, by what is done in them. */
export async function altriTurni(read: k.Read, incarico: string, turno: string, but: string): Promise<readonly string[]> {
  const [who, shift] = await Promise.all([read.get('incarico', incarico), read.get('turno', turno)])
  if (!who || !shift) return []
  const others = await read.find('presenza', [
    k.eq('incarico.volontario', String(who['volontario'])),
    k.eq('turno.data', String(shift['data'])),
    k.eq('segno', 'previsto'),
  ])
  const [from, until] = boundsOf(shift)
  const shifts = await Promise.all(others.filter(({ id }) => id !== but).map((row) => read.get('turno', String(row['turno']))))
  return shifts.flatMap((other) => {
    if (!other || other.id === shift.id) return []
    const [begins, ends] = boundsOf(other)
    return begins < until && from < ends ? [`${String(other['attivita'])}, ore ${String(other['ora'])}`] : []
  })
}
