import { THE, TO } from '../italian/small-words.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Trade } from '../trade/trade.ts'
import type { Frame, Role } from '../frame/role.ts'

const isAmount = ({ role }: Role): boolean => role === 'lasts' || role === 'money'
const WHOSE = new Set<Role['role']>(['days', 'hours', 'self', 'named'])

/** «anche giovedì» */
export const isBesides = ({ words, roles }: Frame): boolean =>
  roles.some(({ role, from }) => (role === 'days' || role === 'hours') && words[from - 1] === 'anche')

/** What words that may make and change («metti», «segna») say by the rest: how much more likely a new record is than a change. */
export function anew({ trade, frame }: { readonly trade: Trade; readonly frame: Frame }, values: Values): number {
  const { slot, title, fields } = trade.entity(frame.entity)
  const { words, roles } = frame
  const nouns = roles.filter(({ role }) => role === 'about' || role === 'makes')
  // «la lezione di martedì», «l'incasso di Rossi» are there; «una lezione» is not.
  const isThere = nouns.some(
    ({ from, to }) =>
      (THE.has(words[from - 1]) || words.slice(from, to).some((word) => THE.has(word))) &&
      roles.some(
        (role) =>
          WHOSE.has(role.role) && role.from >= to && role.from - to <= 1 && !TO.has(words[to]) && !/^(?:per|con)$/.test(words[to] ?? ''),
      ),
  )
  if (isThere) return -0.4
  // «metti Zanotti anche giovedì»: besides the one that is there.
  if (isBesides(frame)) return 0.8
  if (nouns.some(({ from, to }) => words.slice(from - 1, to).some((word) => /^un[oa]?$/.test(word)))) return 0.8
  // «segna 3 ore a Rossi»: so much of nothing that is named is a row of its own.
  const isUnit = ({ role, from }: Role) => role === 'field' && roles.some((one) => one.role === 'number' && one.to === from)
  const isNoText = (one: Role) => one.role === 'field' && !isUnit(one) && !fields[one.field]?.kind.endsWith('text')
  if (nouns.length === 0 && !roles.some(isNoText) && roles.some((one) => isAmount(one) || isUnit(one))) return 0.5
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
