import type { SoggiornoIcal } from '../../kernel/screens/calendar-file.ts'
import { addDays, formatDate } from '../../kernel/italian/dates.ts'
import type { Chiusura, Prenotazione } from './registro.ts'

export const periodo = (arrivo: string, partenza: string): string => `dal ${formatDate(arrivo)} al ${formatDate(partenza)}`

/** Nights from a day on; the day after the last is free for an arrival. */
export interface Tratto {
  readonly dal: string
  readonly notti: number
}

/** The nights of a room, each with the sentence about who has it. */
export class Notti {
  readonly #taken = new Map<string, string>()
  readonly #room: string

  constructor(room: string) {
    this.#room = room
  }

  /** Who has one of the nights already, if anybody. */
  clash({ dal, notti }: Tratto): string | undefined {
    for (let n = 0; n < notti; n++) {
      const said = this.#taken.get(addDays(dal, n))
      if (said) return said
    }
    return undefined
  }

  #claim({ dal, notti }: Tratto, said: string): void {
    for (let n = 0; n < notti; n++) this.#taken.set(addDays(dal, n), said)
  }

  claimBooking(row: Prenotazione): void {
    const tratto = trattoDi(row)
    const who = `prenotata da ${row.ospite} ${periodo(tratto.dal, fineDi(tratto))}`
    this.#claim(tratto, `${this.#room} è già ${who}.`)
  }

  claimClosure(row: Chiusura): void {
    this.#claim(row, `${this.#room} è chiusa ${periodo(row.dal, fineDi(row))}: ${row.motivo}.`)
  }

  /** A stay of the file, which those after it must respect. */
  claimStay(tratto: Tratto, titolo: string): void {
    this.#claim(tratto, `Nello stesso file ${titolo} arriva il ${formatDate(tratto.dal)} nelle stesse notti.`)
  }
}

export const fineDi = ({ dal, notti }: Tratto): string => addDays(dal, notti)

export const trattoDi = ({ arrivo, notti }: Pick<Prenotazione | SoggiornoIcal, 'arrivo' | 'notti'>): Tratto => ({ dal: arrivo, notti })

/** Closures are kept for some nights at most, a year say: longer ones follow each other. */
export function pieces({ dal, notti }: Tratto, longest: number): readonly Tratto[] {
  const count = Math.ceil(notti / longest)
  return Array.from({ length: count }, (_, n) => ({ dal: addDays(dal, n * longest), notti: Math.min(longest, notti - n * longest) }))
}
