import * as k from '../../kernel/describe.ts'

interface Turno {
  readonly id: string
  readonly stato: string
}

/** Who was expected came, once a shift is held, and is expected again when that is taken back; of one that is called off nobody is. */
export async function seguiti(before: Turno | undefined, after: Turno | undefined, read: k.Read): Promise<readonly k.Change[]> {
  if (!before || !after || before.stato === after.stato) return []
  const marked = async (segno: string) => read.find('presenza', [k.eq('turno', after.id), k.eq('segno', segno)])
  const become = async (from: string, segno: string) =>
    (await marked(from)).map(({ id }): k.Change => ({ type: 'update', entity: 'presenza', id, values: { segno } }))
  if (after.stato === 'svolto') return become('previsto', 'presente')
  if (before.stato === 'svolto') return become('presente', 'previsto')
  if (after.stato === 'annullato') return (await marked('previsto')).map(({ id }): k.Change => ({ type: 'remove', entity: 'presenza', id }))
  return []
}
