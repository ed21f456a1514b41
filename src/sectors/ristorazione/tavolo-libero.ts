import * as k from '../../kernel/describe.ts'
import { PERMANENZA } from './orari.ts'

interface Chiesto {
  readonly giorno?: string | undefined
  readonly ora?: string | undefined
  readonly coperti?: number | undefined
  readonly minuti?: number | undefined
}

/** The states of a reservation that take no table: they are past, or nobody comes. */
const LIBERI = ['completata', 'cancellata', 'no_show']

/** The smallest table at which a party fits and that nobody has in that time; nothing where there is none, or it is not known yet. */
export async function tavoloLibero({ giorno, ora, coperti, minuti }: Chiesto, read: k.Read): Promise<k.Id<'tavolo'> | undefined> {
  if (giorno === undefined || ora === undefined || coperti === undefined) return undefined
  const fit = await read.find('tavolo', [k.gte('posti', coperti)])
  const others = await read.find('prenotazione', [k.eq('giorno', giorno)])
  const from = k.minutesOf(ora)
  const until = from + (minuti ?? PERMANENZA)
  const taken = new Set(
    others.flatMap((row) => {
      const begins = k.minutesOf(String(row['ora']))
      const isApart = begins >= until || from >= begins + Number(row['minuti'] ?? PERMANENZA)
      return LIBERI.includes(String(row['stato'])) || isApart ? [] : ((row['tavoli'] ?? []) as readonly string[])
    }),
  )
  // One that is joined to others is taken with all of them: it is for who asks for it.
  const free = fit.filter((row) => !taken.has(row.id) && row['unito_a'] === undefined)
  const [best] = free.toSorted(
    (a, b) => Number(a['posti']) - Number(b['posti']) || String(a['numero']).localeCompare(String(b['numero']), 'it', { numeric: true }),
  )
  return best?.id as k.Id<'tavolo'> | undefined
}
