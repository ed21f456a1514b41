import * as k from '../../kernel/describe.ts'

interface Stato {
  readonly id: string
  readonly stato: string
}
interface Corso extends Stato {
  readonly posti: number
}
interface Prenotazione extends Stato {
  readonly lezione: string
}

const move =
  (entity: string, to: string) =>
  ({ id }: { readonly id: string }): k.Change => ({ type: 'move', entity, id, to })
const isTaken = (stato: string | undefined) => stato === 'prenotata' || stato === 'presente' || stato === 'assente'

/** A class that rests or is over takes its lessons from the calendar; more places let the waiting list move up. */
export async function corsoFermo(before: Corso | undefined, after: Corso | undefined, read: k.Read, { today }: k.At) {
  if (!before || !after) return []
  const ahead = () => read.find('lezione', [k.eq('corso', after.id), k.eq('stato', 'programmata'), k.gte('data', today)])
  if (before.stato === 'attivo' && (after.stato === 'sospeso' || after.stato === 'concluso'))
    return (await ahead()).map(move('lezione', 'annullata'))
  if (after.posti <= before.posti) return []
  return (await Promise.all((await ahead()).map(({ id }) => chiSale(id, read)))).flat()
}

/** A lesson that is called off is called off for whoever had booked it. */
export async function lezioneAnnullata(before: Stato | undefined, after: Stato | undefined, read: k.Read): Promise<readonly k.Change[]> {
  if (before?.stato !== 'programmata' || after?.stato !== 'annullata') return []
  const booked = await read.find('prenotazione', [k.eq('lezione', after.id), k.oneOf('stato', ['prenotata', 'lista_attesa'])])
  return booked.map(move('prenotazione', 'annullata'))
}

/** A place that comes free goes to whoever has waited longest. */
export const postoLibero = async (before: Prenotazione | undefined, after: Prenotazione | undefined, read: k.Read) =>
  before && isTaken(before.stato) && !isTaken(after?.stato) ? chiSale(before.lezione, read) : []

/** Ids grow with the time of their making; those of the sample are shorter. */
const inOrder = (id: string) => id.padStart(40)

/** Who moves up: as many as there are free places in a lesson that is still to be held, the first who asked first. */
async function chiSale(lezione: string, read: k.Read): Promise<readonly k.Change[]> {
  const [lesson, rows] = await Promise.all([
    read.get('lezione', lezione),
    read.find('prenotazione', [k.eq('lezione', lezione), k.ne('stato', 'annullata')]),
  ])
  if (lesson?.['stato'] !== 'programmata') return []
  const free = Number(lesson['posti']) - rows.filter(({ stato }) => isTaken(String(stato))).length
  const waiting = rows.filter(({ stato }) => stato === 'lista_attesa').toSorted((a, b) => (inOrder(a.id) < inOrder(b.id) ? -1 : 1))
  return waiting.slice(0, Math.max(0, free)).map(move('prenotazione', 'prenotata'))
}
