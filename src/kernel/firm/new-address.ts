import { validateField } from '../derive/validate.ts'
import { email } from '../fields/email.ts'
import type { Problem } from '../problem/problem.ts'
import type { AddressWish } from './firm-door.ts'

/** Longest address and longest password that are taken, in characters. */
const LONGEST = { email: 320, password: 128 } as const

const field = email('Indirizzo nuovo')
const SAME = 'È già il tuo indirizzo: scrivine un altro.'
const WRONG_PASSWORD = 'La password di adesso non è questa.'
const TOO_OLD = 'Sei dentro da più di un’ora: esci, rientra con la passkey e riprova.'

const wrong = (path: keyof AddressWish, message: string): Problem => ({ path, code: 'invalid', message })

/** Problems of a wish whose password does not prove its author, or whose author has none and signed in long ago. */
export const passwordProblems = (proof: 'wrong' | 'old'): readonly Problem[] => [
  wrong('password', proof === 'old' ? TOO_OLD : WRONG_PASSWORD),
]

/** Reads the new address of an account that has `present`: in lower case, or with a sentence for each field that is wrong. */
export function readAddressWish(
  wish: AddressWish,
  present: string,
): { readonly email: string } | { readonly problems: readonly [Problem, ...Problem[]] } {
  const read = validateField('email', field, wish.email)
  const address = 'value' in read && typeof read.value === 'string' ? read.value : ''
  const problems = [
    ...('problems' in read ? read.problems : []),
    ...(address.length > LONGEST.email ? [wrong('email', `Scrivi un indirizzo di al massimo ${LONGEST.email} caratteri.`)] : []),
    ...(address !== '' && address === present ? [wrong('email', SAME)] : []),
    ...(wish.password.length > LONGEST.password ? [wrong('password', WRONG_PASSWORD)] : []),
  ]
  const [first, ...others] = problems
  return first ? { problems: [first, ...others] } : { email: address }
}
