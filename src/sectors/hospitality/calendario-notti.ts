import * as k from '../../kernel/describe.ts'
import { TAKES_ROOM } from './sovrapposizioni.ts'
import { LONGEST_CLOSURE } from './durate.ts'

export const periodo = (arrivo: string, partenza: string): string => `dal ${k.formatDate(arrivo)} al ${k.formatDate(partenza)}`

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
      const said = this.#taken.get(k.addDays(dal, n))
      if (said) return said
    }
    return undefined
  }

  #claim({ dal, notti }: Tratto, said: string): void {
    for (let n = 0; n < notti; n++) this.#taken.set(k.addDays(dal, n), said)
  }

  claimBooking(row: k.AnyRow): void {
    const tratto = trattoDi(row, 'arrivo')
    const who = `prenotata da ${String(row['ospite'])} ${periodo(tratto.dal, k.addDays(tratto.dal, tratto.notti))}`
    this.#claim(tratto, `${this.#room} è già ${who}.`)
  }

  claimClosure(row: k.AnyRow): void {
    const tratto = trattoDi(row, 'dal')
    const span = periodo(tratto.dal, k.addDays(tratto.dal, tratto.notti))
    this.#claim(tratto, `${this.#room} è chiusa ${span}: ${String(row['motivo'])}.`)
  }

  /** A stay of the file, which those after it must respect. */
  claimStay(tratto: Tratto, titolo: string): void {
    this.#claim(tratto, `Nello stesso file ${titolo} arriva il ${k.formatDate(tratto.dal)} nelle stesse notti.`)
  }
}

export const trattoDi = (row: k.AnyRow, from: 'arrivo' | 'dal'): Tratto => ({ dal: String(row[from]), notti: Number(row['notti']) })
export const fineDi = ({ dal, notti }: Tratto): string => k.addDays(dal, notti)
export const takesRoom = (row: k.AnyRow): boolean => TAKES_ROOM.some((state) => state === row['stato'])

export const trattoDiStay = ({ arrivo, notti }: k.SoggiornoIcal): Tratto => ({ dal: arrivo, notti })

/** Closures are kept for a year at most: longer ones follow each other. */
export function pieces({ dal, notti }: Tratto): readonly Tratto[] {
  const count = Math.ceil(notti / LONGEST_CLOSURE)
  return Array.from({ length: count }, (_, n) => ({
    dal: k.addDays(dal, n * LONGEST_CLOSURE),
    notti: Math.min(LONGEST_CLOSURE, notti - n * LONGEST_CLOSURE),
  }))
}
