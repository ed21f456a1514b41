import * as k from '../../kernel/describe.ts'

interface Corso {
  readonly id: string
  readonly stato: string
}

/** Where the students of a course go when the course goes there: those in the first state, to the second. */
const SEGUONO: Readonly<Record<string, Readonly<Record<string, readonly [from: string, to: string]>>>> = {
  programmato: { attivo: ['programmato', 'attivo'] },
  attivo: { sospeso: ['attivo', 'sospeso'], completato: ['attivo', 'completato'] },
  sospeso: { attivo: ['sospeso', 'attivo'] },
  completato: { attivo: ['completato', 'attivo'] },
}

/** The class begins, rests and ends with its course; who was suspended alone, has left or waits stays where he is. */
export async function conLaClasse(before: Corso | undefined, after: Corso | undefined, read: k.Read): Promise<readonly k.Change[]> {
  const way = before && after ? SEGUONO[before.stato]?.[after.stato] : undefined
  if (!way || !after) return []
  const [from, to] = way
  const students = await read.find('studente', [k.eq('corso', after.id), k.eq('stato', from)])
  return students.map(({ id }): k.Change => ({ type: 'move', entity: 'studente', id, to }))
}
