import { isOptional } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Trade } from '../trade/trade.ts'
import { rolesOf, type Frame } from '../frame/role.ts'

interface Context {
  readonly trade: Trade
  readonly frame: Frame
}

/** «aggiungi una nota al lavoro di Rossi»: what is noted of something that is there. */
export const isNoteTo = ({ frame }: Context): boolean =>
  rolesOf(frame, 'field').some(
    ({ field, from, to }) =>
      /^note?\b/.test(field) &&
      /^(?:una|come|in|nelle|nella|le|la)$/.test(frame.words[from - 1] ?? '') &&
      frame.roles.some((role) => /^(?:about|named|self)$/.test(role.role) && role.from >= to && role.from - to <= 2),
  )

const SAYS_WHAT = /descri|motivo|problema|oggetto|argomento|causale|lavor|testo|cura|compito|tratt|titolo|nome/

/** «manda un messaggio», «prenota un tavolo»: what is to be made is something that the trade does not know. */
export function isOfAnotherKind({ trade, frame }: Context): boolean {
  const { words } = frame
  const described = trade.entity(frame.entity)
  const [make] = rolesOf(frame, 'makes')
  if (!make || rolesOf(frame, 'about').length > 0 || !/^un[oa]?$/.test(words[make.to] ?? '') || !frame.unknown.includes(make.to + 1))
    return false
  return !Object.entries(described.fields).some(([key, field]) => !isOptional(field) && field.kind.endsWith('text') && SAYS_WHAT.test(key))
}

/** What another record is called, and which one is not said. */
export const loose = (frame: Frame, values: Values): number =>
  rolesOf(frame, 'relation').filter(({ path }) => !(path in values)).length * 0.3

/** «prepara gli attestati»: several, which are known. */
export const areThose = ({ words, roles }: Frame): boolean =>
  roles.some(({ role, from }) => role === 'about' && /^(?:gli|le|i)$/.test(words[from - 1] ?? '') && /[ie]$/.test(words[from] ?? ''))
