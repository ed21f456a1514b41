import { isAnyOf } from '../../kernel/expression/condition.ts'
import { isKind, type Field, type Fields } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { sayable } from '../../kernel/fields/summed-lines.ts'
import { addDays, isDay, startOfWeek } from '../../kernel/italian/dates.ts'
import type { Values } from '../../kernel/door/change.ts'
import { joinedLines } from '../answer/lines.ts'
import { featuresOf } from '../frame/features.ts'
import { framesOf } from '../frame/fit.ts'
import type { Frame, Role } from '../frame/role.ts'
import { valuesOf, type Said } from '../values/values.ts'
import { weekdayIn } from '../italian/calendar-words.ts'
import { readNumber } from '../italian/number.ts'
import { tokensOf } from '../italian/token.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import { withValues, type By, type Wish } from '../meaning/meaning.ts'
import { coversIn } from '../tag/covers.ts'
import type { Mind } from '../rank/reading.ts'

/** The best frame of a sentence about one entity. */
export function frameAbout(
  said: string,
  { is, entity }: Wish,
  mind: Mind,
): { readonly frame: Frame; readonly sentence: { text: string; tokens: ReturnType<typeof tokensOf> } } | undefined {
  const tokens = tokensOf(said)
  const { words, covers } = coversIn(said, tokens, mind, 2)
  const frames = covers.flatMap((cover) => framesOf(mind.trade, entity, cover, words, /\?\s*$/.test(said)))
  // What another record is called gives no value: «un'igiene» is a treatment of the list before it is a recall.
  // What is not there yet is in no state, and nothing is done with it: «ha versato 100 euro» is what it says.
  const isElse = ({ role }: Role) => role === 'relation' || (is === 'create' && (role === 'action' || role === 'move'))
  const worth = ({ score, roles }: Frame) => score - roles.filter(isElse).length * 0.4
  const [frame] = frames.toSorted((a, b) => worth(b) - worth(a))
  return frame && { frame, sentence: { text: said, tokens } }
}

/** How a correction begins. */
export const CORRECTS =
  /^(?:no|anzi|scusa|aspetta|allora|meglio|piuttosto|ah|facciamo|metti|mettici|mandaci|e|ed|ma|ok|con|a|al|alle|dalle|per)\b/i

/** A proposal that was spoken of again: «no, facciamo mercoledì stessa ora», «e mandaci Walter», «allora alle 10». */
export function corrected(said: string, wish: Wish, mind: Mind, isOpen: boolean, asked?: string): Wish | undefined {
  if (wish.is === 'remove') return undefined
  const about = frameAbout(said, wish, mind)
  if (!about) return undefined
  const { frame, sentence } = about
  if (frame.asking && !/^e se\b/i.test(said)) return undefined
  const features = featuresOf(frame, mind.trade)
  const asks = [...features.asks].some((what) => what !== 'history')
  if (asks || features.does.has('remove') || features.does.has('show')) return undefined
  // A new record or another one by name is another wish.
  const isAnother = ({ role, from }: Role) => role === 'about' || role === 'action' || role === 'move' || (role === 'makes' && from === 0)
  if (frame.roles.some(isAnother) && !CORRECTS.test(said)) return undefined
  if (frame.roles.some((role) => role.role === 'self') && wish.is !== 'create') return undefined
  // «conferma quello di Rossi»
  if (wish.is !== 'create' && /\bquell[oaie] (?:d|con|che)/i.test(said)) return undefined
  if (wish.is !== 'create' && frame.unknown.length > 0 && !CORRECTS.test(said)) return undefined
  const entity = mind.trade.entity(wish.entity)
  const fields =
    wish.is === 'act' ? (mind.trade.sector.actions.find(({ key }) => key === wish.action)?.inputs ?? {}) : sayable(entity.fields)
  const given = valuesOf({ trade: mind.trade, frame, today: mind.today, sentence, features }, fields, {
    apart: new Set(),
    targets: false,
    plain: true,
  })
  const by = otherBy(wish, frame, entity.fields)
  if (by) return { ...wish, by } as Wish
  const before = wish.is === 'act' ? wish.inputs : wish.values
  const spoken = inItsTime(inItsField(sensible(given, wish, frame, said), before, fields, frame), wish, before, frame, mind.today)
  // «5124», to what has one number that was filled in.
  const [lone, ...others] =
    wish.is === 'act' && /^\d[\d.,]*(?: euro)?$/.test(said) ? Object.keys(fields).filter((key) => fields[key]?.numeric) : []
  const number = numberMeant(fields, before, asked) ?? (others.length === 0 ? lone : undefined)
  const inLine = number === undefined && Object.keys(spoken).length === 0 && CORRECTS.test(said) ? lineNumber(fields, before) : undefined
  const bare = (number ?? inLine) !== undefined && !Object.keys(spoken).some((key) => fields[key]?.numeric) ? bareNumber(frame) : undefined
  if (inLine !== undefined && bare !== undefined) return withValues(wish, { [inLine]: bare })
  const values = joinedLines(
    { fields },
    before,
    bare === undefined || number === undefined ? spoken : { ...spoken, [number]: amount(fields[number], bare) },
  )
  if (Object.keys(values).length === 0) return undefined
  const fits = CORRECTS.test(said) || isOpen
  if (!fits) return undefined
  if (wish.is === 'act') return { ...wish, inputs: { ...wish.inputs, ...values } }
  // «non annullarla, facciamo sabato alle 9»: another day, and no other state.
  const isMoved =
    wish.is === 'move' &&
    INSTEAD.test(said) &&
    [entity.slot?.day, entity.slot?.time, entity.span?.from].some((key) => key !== undefined && key in values)
  if (isMoved)
    return {
      is: 'update',
      entity: wish.entity,
      where: wish.where,
      all: wish.all,
      values,
      ...(wish.search !== undefined && { search: wish.search }),
    }
  return { ...wish, values: { ...wish.values, ...values } }
}

/** «no, di due», of what changes by so much: by two of what was said before. */
function otherBy(wish: Wish, { roles, words }: Frame, fields: Fields): Readonly<Record<string, By>> | undefined {
  const [only, more] = wish.is === 'update' ? Object.entries(wish.by ?? {}) : []
  const [key, by] = only ?? ['']
  if (typeof by !== 'number' || more || !words.some((word) => /^(?:di|del|dell)$/.test(word))) return undefined
  const role = roles.find((one) => one.role === 'money' || one.role === 'lasts' || one.role === 'number')
  const said = role?.role === 'money' ? role.cents : role?.role === 'lasts' ? role.minutes : undefined
  const number = said === undefined ? words.flatMap((_, at) => readNumber(words, at)?.value ?? [])[0] : undefined
  if (said === undefined && number === undefined) return undefined
  const kind = fields[key]?.kind
  const isLong = (unit: number) => by % unit === 0
  const unit =
    kind === 'money'
      ? 100
      : words.some((word) => word.startsWith('giorn'))
        ? 1
        : kind === 'date' && isLong(7)
          ? 7
          : kind !== 'date' && isLong(60)
            ? 60
            : 1
  return { [key]: Math.sign(by) * (said ?? (number ?? 0) * unit) }
}

const amount = (field: Field | undefined, value: number) => (field && isKind(field, 'money') ? Math.round(value * 100) : value)

/** The number that a mere number corrects: what was asked for last, or the only one there is. */
function numberMeant(fields: Fields, before: Values, asked: string | undefined): string | undefined {
  if (asked !== undefined && fields[asked]?.numeric) return asked
  const numbers = Object.keys(before).filter((key) => fields[key]?.numeric)
  return numbers.length === 1 ? numbers[0] : undefined
}

/** How many there are of the only line, by its place: «anzi 15». */
function lineNumber(fields: Fields, before: Values): string | undefined {
  const found = Object.entries(before).flatMap(([key, lines]) => {
    const columns = columnsOf(fields[key]) ?? {}
    const counts = Object.keys(columns).find((column) => columns[column]?.numeric && !isKind(columns[column], 'money'))
    return counts !== undefined && Array.isArray(lines) && lines.length === 1 ? [`${key}.0.${counts}`] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** A day that corrects another is of the same field. */
export function inItsField(values: Values, before: Values, fields: Fields, { roles }: Frame): Values {
  const isDate = (key: string) => fields[key] !== undefined && isKind(fields[key], 'date')
  const [said, ...others] = Object.keys(values).filter(isDate)
  const [known, ...more] = Object.keys(before).filter(isDate)
  if (said === undefined || known === undefined || said === known || others.length + more.length > 0) return values
  if (roles.some((role) => role.role === 'field' && role.field === said)) return values
  const { [said]: day, ...rest } = values
  return { ...rest, [known]: day }
}

/**
 * Days said anew lie near those of before: «il 22» in their month, «domenica» in their week, where that is still to come.
 */
function inItsTime(values: Values, wish: Wish, before: Values, { roles, words }: Frame, today: string): Values {
  const role = roles.find((one) => one.role === 'days')
  const where = 'where' in wish ? wish.where : []
  const weekday = role && role.to - role.from <= 2 ? weekdayIn(words[role.to - 1] ?? '') : -1
  if (role?.role !== 'days' || !(role.days.loose || weekday >= 0)) return values
  const moved = (key: string, value: unknown): unknown => {
    const old = before[key] ?? where.flatMap((one) => (!isAnyOf(one) && one.field === key && one.op === 'eq' ? [one.value] : []))[0]
    if (typeof old !== 'string' || typeof value !== 'string' || !isDay(old) || !isDay(value)) return value
    const near = role.days.loose ? `${old.slice(0, 8)}${value.slice(8)}` : addDays(startOfWeek(old), weekday)
    return isDay(near) && near >= today ? near : value
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, moved(key, value)]))
}

const INSTEAD = /\b(?:facciamo|spost\w*|mett\w*|rimand\w*|rinvi\w*|anticip\w*)\b/i

/** The one number of a sentence that says nothing else: «anzi no, tre». */
function bareNumber({ roles, words }: Frame): number | undefined {
  const numbers = roles.filter((role) => role.role === 'number' || role.role === 'lasts')
  const [first] = numbers
  if (numbers.length === 1 && first?.role === 'number') return first.value
  for (let at = 0; at < words.length; at++) {
    const number = readNumber(words, at)
    if (number && number.to >= words.length) return number.value
  }
  return undefined
}

/** Words that nothing explains are no new text of a record that is there; of a new one they are. */
function sensible({ values, spoken }: Said, wish: Wish, frame: Frame, said: string): Values {
  const isNew = wish.is === 'create'
  // «anzi, meglio …»: what leads a correction says nothing of its own.
  const isQuiet = (word: string) => isIdle(word) || isLight(word) || CORRECTS.test(word)
  const unexplained = frame.unknown.filter((at) => !isQuiet(frame.words[at] ?? '') && !spoken.has(at))
  if (unexplained.length > 1 || (unexplained.length === 1 && !CORRECTS.test(said))) return {}
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      if (isNew || typeof value !== 'string' || !/\s/.test(value)) return true
      return /[«"]|\bmotivo\b|\bnota\b/i.test(said)
    }),
  )
}
