import * as k from '../../kernel/describe.ts'
import type { comanda } from './comanda.ts'
import { alPass, inCucina, minutiTra, portate } from './tempi.ts'

/** A dish of an order, as the kitchen reads it. */
export interface Piattata {
  readonly nome: string
  readonly quantita: number
  readonly nota: string | undefined
  readonly fatto: boolean
  /** What it holds and the guests must not eat. */
  readonly allergie: readonly string[]
}

/** An order as the kitchen reads it. */
export interface Biglietto {
  readonly row: k.Value<typeof comanda>
  /** «5», «Saletta»; and «Tavolo 5» where it stands alone. */
  readonly tavolo: string
  readonly chiamato: string
  readonly portata: string
  readonly piatti: readonly Piattata[]
  /** What the guests must not eat, whatever they have ordered. */
  readonly allergie: readonly string[]
  /** Minutes since it was sent, or since it is ready. */
  readonly minuti: number
  readonly word: string
  readonly tone: k.Tone
}

/** What a ticket is made from besides the order. */
interface Intorno {
  /** Titles of records by id: tables, dishes, allergens. */
  readonly nomi: Readonly<Record<string, string>>
  /** The allergens of each dish, and those that each party must not eat. */
  readonly contiene: ReadonlyMap<string, readonly string[]>
  readonly senza: ReadonlyMap<string, readonly string[]>
}

export function bigliettoDi(
  row: k.Value<typeof comanda>,
  { nomi, contiene, senza }: Intorno,
  { today, time: now = '00:00' }: k.At,
): Biglietto {
  const { giorno, ora = now, stato, pronto_alle: pronto = now, righe = [], prenotazione = '' } = row
  const never = senza.get(prenotazione) ?? []
  const named = (ids: readonly string[]) => ids.map((id) => (nomi[id] ?? '').toLowerCase())
  // Ready after midnight is ready on the day after.
  const minuti =
    stato === 'pronto' ? minutiTra(pronto < ora ? k.addDays(giorno, 1) : giorno, pronto, today, now) : minutiTra(giorno, ora, today, now)
  const tavolo = nomi[row.tavolo] ?? ''
  return {
    row,
    tavolo,
    chiamato: /^\d/.test(tavolo) ? `Tavolo ${tavolo}` : tavolo,
    portata: portate[row.portata],
    allergie: named(never),
    piatti: righe.map(({ piatto, quantita, nota, fatto = false }) => ({
      nome: nomi[piatto] ?? '',
      quantita,
      nota,
      fatto,
      allergie: named(never.filter((one) => contiene.get(piatto)?.includes(one))),
    })),
    minuti,
    ...(stato === 'pronto' ? alPass(minuti) : inCucina(row.portata, minuti)),
  }
}
