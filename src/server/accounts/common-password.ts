import { SHORTEST_PASSWORD } from '../../kernel/firm/firm-door.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The commonest passwords of the lists that zxcvbn ships (github.com/zxcvbn-ts/zxcvbn, MIT), of those that are long enough to be typed here. */
const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD))
}

/** Less than this many different letters is a word typed again and again. */
const FEWEST_LETTERS = 5

/** Whether a password is among the first that somebody would try: a common one, one letter or a few over and over, a row of keys, or the address itself. */
export async function isCommonPassword(password: string, email = ''): Promise<boolean> {
  common ??= load()
  const folded = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  if (new Set(folded).size < FEWEST_LETTERS || folded === email.toLowerCase()) return true
  if (name.length >= 4 && folded.replaceAll(name, '').length < 4) return true
  return isRow(folded) || (await common).has(folded)
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm']
const isRow = (word: string): boolean => ROWS.some((row) => row.includes(word) || [...row].toReversed().join('').includes(word))
