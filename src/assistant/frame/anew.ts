import type { Values } from '../../kernel/store/change.ts'
import type { Trade } from '../trade.ts'
import type { Frame, Role } from './role.ts'

/** What stands before what is known. */
export const THE = /^(?:il|lo|la|l|i|gli|le)$/
const WHOSE = new Set<Role['role']>(['days', 'hours', 'self', 'named'])

/** What words that may make and change («metti», «segna») say by the rest: how much more likely a new record is than a change. */
export function anew({ trade, frame }: { readonly trade: Trade; readonly frame: Frame }, values: Values): number {
  const { slot, title, fields } = trade.entity(frame.entity)
  const { words, roles } = frame
  const nouns = roles.filter(({ role }) => role === 'about' || role === 'makes')
  // «la lezione di martedì», «l'incasso di Rossi» are there; «una lezione» is not.
  const isThere = nouns.some(
    ({ from, to }) =>
      (THE.test(words[from - 1] ?? '') || words.slice(from, to).some((word) => THE.test(word))) &&
      roles.some(
        (role) =>
          WHOSE.has(role.role) &&
          role.from >= to &&
          role.from - to <= 1 &&
          !/^(?:a|ad|al|all|allo|alla|ai|agli|alle|per|con)$/.test(words[to] ?? ''),
      ),
  )
  if (isThere) return -0.4
  if (nouns.some(({ from, to }) => words.slice(from - 1, to).some((word) => /^un[oa]?$/.test(word)))) return 0.8
  // «segna 3 ore a Rossi»: so much of nothing that is named is a row of its own.
  if (nouns.length === 0 && roles.some(({ role }) => role === 'lasts' || role === 'money') && !roles.some(({ role }) => role === 'field'))
    return 0.3
  // «metti la Bianchi domani alle 10»: all that a new one needs, and nothing of one that is there.
  const [whom = ''] = title.flat()
  const isWhom = (path: string) =>
    path === whom || (fields[whom]?.kind === 'text' && path !== slot?.lane && fields[path]?.kind === 'reference')
  const isWhole =
    slot &&
    nouns.length === 0 &&
    roles.some((role) => role.role === 'named' && isWhom(role.path) && !/^l[oaie]$/.test(words[role.from] ?? ''))
  return isWhole && slot.time !== undefined && slot.day in values && slot.time in values ? 0.4 : 0
}
