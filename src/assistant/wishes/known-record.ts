import { statusOf } from '../../kernel/entity/entity.ts'
import { isOptional } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import { IN, isIdle, ON } from '../italian/small-words.ts'
import type { Context } from '../frame/context.ts'
import { putInto } from './placement.ts'
import { rolesOf, type Frame } from '../frame/role.ts'
import { hasDone } from '../frame/tense.ts'

const isIn = (word: string | undefined) => IN.has(word) || ON.has(word) || word === 'tra' || word === 'fra'

/** Whether it names a record. */
export const points = (frame: Frame) => rolesOf(frame, 'self').length + rolesOf(frame, 'named').length > 0

/** «preventivi da approvare» are there already. */
export const isStillToBe = ({ words, roles }: Frame): boolean =>
  roles.some(
    ({ role, to }) =>
      (role === 'about' || role === 'makes') && words[to] === 'da' && /.{2}(?:are|ere|ire|arre|orre|urre)$/.test(words[to + 1] ?? ''),
  )

/** «segna completato l'intervento …»: what comes into a state is there already. */
export function marks({ trade, frame }: Context): boolean {
  const [state, status] = statusOf(trade.entity(frame.entity)) ?? []
  const led = rolesOf(frame, 'held').find(({ from }) => from > 0 && frame.words.slice(0, from - 1).every((word) => isIdle(word)))
  return led !== undefined && led.field === state && !led.values.includes(status?.initial)
}

/** «scrivi nelle note di Rossi»: what is written down goes with what is there. */
export const isNoted = (frame: Frame): boolean =>
  rolesOf(frame, 'field').some(
    ({ field, from }) => field.startsWith('note') && isIn(frame.words[frame.words[from - 1] === 'le' ? from - 2 : from - 1]),
  )

/** «segna che Rossi è arrivato», «registra una caparra sulla prenotazione di Rossi»: of what is there already. */
export const isOfKnown = ({ trade, frame, features }: Context): boolean => {
  const isTold = features.says(/^(?:\w+ ){0,2}(?:segna\w*|registra|scrivi|annota|nota|metti) (?:\w+ ){0,2}che\b/)
  // «segna che Rossi ha versato 100 euro»: what is told is what makes one.
  if (
    isTold &&
    rolesOf(frame, 'makes').some(({ from, to }) => to - from > 1 && /^(?:h[ao]|hanno|abbiamo|e|sono)$/.test(frame.words[from] ?? ''))
  )
    return false
  if (isTold && hasDone(frame)) return true
  if (isTold && rolesOf(frame, 'held').some(({ field }) => field === trade.stateOf(frame.entity))) return true
  if (isNoted(frame)) return points(frame)
  if (putInto({ trade, frame })) return false
  const isOnIt = rolesOf(frame, 'about').some(({ from }) => isIn(frame.words[from - 1]))
  if (!rolesOf(frame, 'self').some(({ worth }) => worth > 0)) return isOnIt && points(frame)
  // «la ricetta di Gandossi mettila come annullata»
  const isIt = features.says(/\b(?:mett|segn|pass|port|consider)\w*l[oaie]\b/)
  return isTold || isIt || rolesOf(frame, 'number').some(({ unit }) => unit === 'measure') || isOnIt
}

/** «metti un sopralluogo da Rossi venerdì alle 9»: for whom and when is said, and so what takes place. */
export const isBooked = ({ trade, frame }: Context, values: Values): boolean => {
  const { slot, fields } = trade.entity(frame.entity)
  const whom = Object.keys(fields).find((key) => fields[key]?.kind === 'reference' && !isOptional(fields[key]))
  const at = frame.words.findIndex((word) => /^un[oa]?$/.test(word))
  return (
    slot !== undefined && whom !== undefined && typeof values[whom] === 'string' && slot.day in values && frame.unknown.includes(at + 1)
  )
}
