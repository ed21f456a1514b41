import { type Inquiry, base, isTitled } from './inquiry.ts'
import { type NearestRecord, nearestRecord } from './nearest-record.ts'
import { isDayField } from '../trade/fields.ts'
import { denialOf } from '../frame/negation.ts'
import { type Frame, grammarOf, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import type { Asked } from '../meaning/meaning.ts'
import { isAnyOf } from '../../kernel/expression/condition.ts'

/** A sentence that may ask what records say in a field, and what it says of the records. */
export interface AttributeQuestion extends Inquiry {
  /** The records that are asked for, also those that do not come. */
  readonly asks: Pick<Asked, 'entity' | 'where' | 'lacks'>
  /** Named here by its own name, and not merely spoken of before. */
  readonly isSelf: boolean
  /** «quanto viene il corso di inglese?»: which of two is asked, and no sum of both. */
  readonly isNamed: boolean
  /** One record is asked for, or several that a name or a condition tells. */
  readonly isOne: boolean
  /** The entity happens at an hour or lies in days. */
  readonly isEvent: boolean
  /** Some of the conditions are days. */
  readonly isDated: boolean
  /** Values that are asked for are added up. */
  readonly adds: boolean
  /** «quali appuntamenti sono di pazienti che …?» asks for appointments. */
  readonly asksThem: boolean
  /** Fields that are named and hold nothing that is said. */
  readonly fields: readonly RoleOf<'field'>[]
  readonly nearest: NearestRecord | undefined
}

export function attributeQuestion(asked: Inquiry): AttributeQuestion {
  const { trade, frame, features } = asked
  const asks = base(asked, false)
  const self = rolesOf(frame, 'self')
  const isSelf = self.some(({ worth }) => worth > 0)
  const isNamed = self.length > 0 || rolesOf(frame, 'named').length > 0
  // «quanto costa il lavoro della Lombardi?»: one of them, and no sum of all.
  const isSingle = isNamed && rolesOf(frame, 'about').some((role) => isOneSaid(frame, role))
  // «prenotazioni con servizio cena» are to be listed, whatever they hold.
  const isMany = features.lists && (!isNamed || frame.words.includes('con'))
  // «tranne quelli di Ferrante» leaves out, and asks for all others.
  const leavesOut = frame.roles.some((role) => denialOf(frame, role, 'not'))
  const { slot, span } = trade.entity(frame.entity)
  return {
    ...asked,
    asks,
    isSelf,
    isNamed,
    isOne: !isMany && !leavesOut && (isNamed || asks.where.some((one) => !isAnyOf(one) && one.op === 'eq')),
    isEvent: (slot ?? span) !== undefined,
    isDated: asked.where.some((one) => !isAnyOf(one) && isDayField(trade, frame.entity, one.field)),
    adds:
      features.fn === 'sum' || (!isSingle && !isSelf && (features.asks.has('much') || (features.asks.has('many') && !countsThem(frame)))),
    asksThem: features.says(/\bquali\b/) && rolesOf(frame, 'about').length > 0,
    fields: rolesOf(frame, 'field').filter((role) => !asked.used.has(role) && !isTitled(trade, frame, role)),
    nearest: nearestRecord(asked),
  }
}

/** «fatturato per cliente» tells no client's, and not that of all. */
export const isOfEach = (frame: Frame): boolean =>
  rolesOf(frame, 'about').some(({ from }) => frame.words[from - 1] === 'per' || grammarOf(frame, 'each').some(({ to }) => to === from))

/** «il lavoro», «l’appuntamento»: one is meant. */
const isOneSaid = ({ words }: Frame, { from, to }: Role): boolean =>
  to === from + 1 && /^(?:il|lo|la|l|del|dello|della|dell)$/.test(words[from - 1] ?? '') && /[oae]$/.test(words[from] ?? '')

/** «quanti conti …»: the records themselves are counted. */
const countsThem = (frame: Frame): boolean =>
  frame.roles.some(
    (role) =>
      role.role === 'grammar' &&
      role.sense.is === 'asks' &&
      role.sense.what === 'many' &&
      rolesOf(frame, 'about').some(({ from }) => from >= role.to && from - role.to <= 1),
  )
