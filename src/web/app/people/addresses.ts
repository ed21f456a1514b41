import { validateField } from '../../../kernel/derive/validate.ts'
import { email } from '../../../kernel/fields/email.ts'

const address = email('E-mail')

/** Addresses of one message: nobody invites a crowd by mistake. */
export const MOST_INVITED = 20

interface Addresses {
  readonly addresses: readonly string[]
  /** What is wrong with the first that is none. */
  readonly problem: string | undefined
}

/** The addresses in a text, one after another by commas, semicolons, spaces or lines, each once. */
export function addressesIn(text: string): Addresses {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const checked = (words.length === 0 ? [''] : words).map((word) => [word, validateField('email', address, word)] as const)
  const [wrong, found] = checked.find(([, one]) => 'problems' in one) ?? []
  if (found && 'problems' in found) {
    const said = found.problems[0]?.message ?? ''
    return { addresses: [], problem: words.length > 1 ? `«${wrong}»: ${said}` : said }
  }
  const addresses = [...new Set(words.map((word) => word.toLowerCase()))]
  const isMany = addresses.length > MOST_INVITED
  return { addresses, problem: isMany ? `In una volta si invitano al massimo ${MOST_INVITED} persone.` : undefined }
}
