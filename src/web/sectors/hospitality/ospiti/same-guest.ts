import { formatDate } from '../../../../kernel/italian/dates.ts'
import { foldAccents } from '../../../../kernel/italian/words.ts'

/** What the form says so far of who the guest is. */
export interface Typed {
  readonly cognome: string
  readonly nome: string
}

const wordsOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? foldAccents(text.toLowerCase())
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
    : []

/** How well a booking's name fits: 2 with the name too, 1 with the surname alone («Famiglia Pellegrini»), 0 not at all. */
export function fitOf({ cognome, nome }: Typed, booked: unknown): 0 | 1 | 2 {
  const said = wordsOf(booked)
  const holds = (text: string) => wordsOf(text).length > 0 && wordsOf(text).every((word) => said.includes(word))
  if (!holds(cognome)) return 0
  return holds(nome) ? 2 : 1
}

interface Born {
  readonly data_nascita?: string | undefined
  readonly sesso?: keyof typeof BORN | undefined
}

const BORN = { M: 'nato', F: 'nata' } as const

/** «nata il 19/02/1984»; '' where nobody has written the day. */
export function bornOn({ data_nascita, sesso }: Born): string {
  return data_nascita ? `${sesso ? `${BORN[sesso]} il` : 'nascita:'} ${formatDate(data_nascita)}` : ''
}
