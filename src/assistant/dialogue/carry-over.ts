import { comparisonsOf, isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import { dependsOnToday, pathsOf } from '../../kernel/expression/paths.ts'
import { yearlyIn } from '../../kernel/expression/anniversary.ts'
import { isDerived, isStored } from '../../kernel/fields/derived.ts'
import { addDays, addMonths, daysBetween, isDay } from '../../kernel/italian/dates.ts'
import { isDayField } from '../trade/fields.ts'
import { rolesOf, type Frame } from '../frame/role.ts'
import { dayOfQuestion, isDated, questionOf } from '../conditions/question.ts'
import { weekdayIn } from '../italian/calendar-words.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import { fieldOf, merged, type Meaning, type Wish } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import { inItsField } from './corrections.ts'
import type { Focus } from './memory.ts'

/** «e chi parte?» after who arrives tomorrow: who leaves on that day, whenever they came. */
export function onItsDay(trade: Trade, frame: Frame, said: readonly Condition[], before: readonly Condition[]) {
  const field = dayOfQuestion(trade, rolesOf(frame, 'question')[0])
  const says = (one: Condition) => isDated(trade, frame.entity, one)
  const days = comparisonsOf(before.filter(says))
  if (field === undefined || rolesOf(frame, 'days').length > 0 || days.length === 0 || days.some((one) => one.field === field))
    return undefined
  return {
    said: [...said.filter((one) => !says(one)), ...days.map((one) => ({ ...one, field }))],
    before: before.filter((one) => !says(one)),
  }
}

/**
 * «quanto fanno in tutto?» of what is still to be paid: what is still to be paid, and not all of it; «quanto in media?» of hours: hours. What
 * was spoken of last is the number that was asked for, that of a condition, or the one by which a state was told apart («scadute»).
 */
export function ofItsMeasure<M extends Meaning>(trade: Trade, meaning: M, frame: Frame, { entity, where, asking }: Focus): M {
  if (!('where' in meaning) || meaning.entity !== entity) return meaning
  const isCount = meaning.is === 'groups' && meaning.fn === 'count'
  const adds = isCount || (meaning.is === 'figure' && meaning.fn !== 'count') || (meaning.is === 'tell' && meaning.sums)
  // «quanto fa» says of what as little as «quanto».
  const isNamed =
    rolesOf(frame, 'field').some(
      ({ field, from, to }) =>
        trade.fieldAt(entity, field)?.numeric === true &&
        !frame.words.slice(from, to).every((word) => word.startsWith('quant') || isIdle(word) || isLight(word)),
    ) ||
    // «e a contanti?»: a wording of the trade that adds up a sum of its own.
    rolesOf(frame, 'question').some((role) => questionOf(trade, role)?.sum !== undefined)
  if (!adds || isNamed) return meaning
  const before = asking?.is === 'figure' && asking.fn !== 'count' ? asking : undefined
  if (isCount) return before ? { ...meaning, fn: before.fn, ...(before.field !== undefined && { field: before.field }) } : meaning
  const measures = (path: string) => {
    const [field, mine] = [path, 'field' in meaning ? (meaning.field ?? '') : ''].map((one) => trade.fieldAt(entity, one))
    return field?.numeric === true && field.kind === mine?.kind && JSON.stringify(field.unit) === JSON.stringify(mine.unit)
  }
  const told = comparisonsOf(where).flatMap(({ field }) => [field, ...toldApartBy(trade, entity, field)])
  const spoken = before?.field ?? told.find(measures)
  return spoken !== undefined && (measures(spoken) || !frame.words.some((word) => PAYS.test(word)))
    ? { ...meaning, field: spoken }
    : meaning
}

/** What asks for money, whatever was counted before. */
const PAYS = /^(?:dev|dar|pag|spe[ns]|cost|incass|guadagn|prend|sold|euro)/

/** «quante ce ne sono?» of one thing on the shelf: how much of it there is, and not that it is one. */
export function ofItsNumber(trade: Trade, meaning: Meaning, { ids, entity }: Focus): Meaning {
  const { slot, span } = trade.entity(entity)
  if (meaning.is !== 'figure' || meaning.fn !== 'count' || ids.length !== 1 || meaning.entity !== entity || (slot ?? span)) return meaning
  const field = trade.numberOf(entity)
  const isIt = meaning.where.every((one) => fieldOf(one) === 'id')
  return isIt && field !== undefined ? { is: 'tell', entity, where: meaning.where, field, sums: true } : meaning
}

/** «da quando è scaduta?»: the day by which that state is told apart. */
export function ofItsState<M extends Meaning>(trade: Trade, meaning: M, frame: Frame): M {
  const [held] = meaning.is === 'tell' ? rolesOf(frame, 'held') : []
  const day = held && toldApartBy(trade, frame.entity, held.field).find((path) => isDayField(trade, frame.entity, path))
  return day === undefined ? meaning : { ...meaning, field: day }
}

/** The fields by which the states of a derived field are told apart. */
function toldApartBy(trade: Trade, entity: string, path: string): readonly string[] {
  const field = trade.fieldAt(entity, path)
  return field && isDerived(field) && !field.numeric ? pathsOf(field.derive) : []
}

/**
 * «e a pranzo?» after this evening's hours: the meal is worked out from the hour alone, so that one takes the place of the other. A state
 * that also tells from the day it is («scaduta») says something else than its date.
 */
export function withoutSaidAgain(trade: Trade, entity: string, before: readonly Condition[], now: readonly Condition[]) {
  const isFrom = (path: string, input: string) => {
    const field = trade.fieldAt(entity, path)
    if (!field || !isDerived(field) || dependsOnToday(field.derive)) return false
    const owner = path.slice(0, path.lastIndexOf('.') + 1)
    const inputs = pathsOf(field.derive)
    return inputs.length > 0 && inputs.every((one) => owner + one === input)
  }
  const fields = comparisonsOf(now).map(({ field }) => field)
  return before.filter((one) => isAnyOf(one) || !fields.some((field) => isFrom(field, one.field) || isFrom(one.field, field)))
}

/** «e domani?» after what arrives today: days that name no field are those of the question before. */
export function ofItsDay(trade: Trade, condition: Condition, frame: Frame, { where }: Focus): Condition {
  const { entity } = frame
  if (isAnyOf(condition) || !isDayField(trade, entity, condition.field)) return condition
  const isNamed = rolesOf(frame, 'field').some(({ field }) => field === condition.field)
  const before = comparisonsOf(where).filter((one) => isDated(trade, entity, one))
  const field = isNamed || before.some((one) => one.field === condition.field) ? undefined : before[0]?.field
  return field === undefined ? condition : { ...condition, field }
}

/** «e a dicembre?» after whose birthday it is this week: days that name no field are those on which it comes round. */
export function roundToo(trade: Trade, frame: Frame, said: readonly Condition[], { where }: Focus): readonly Condition[] {
  const before = yearlyIn(where)
  const isDays = (one: Condition) => isDated(trade, frame.entity, one) && typeof one.value === 'string'
  const days = comparisonsOf(said.filter(isDays)).map(({ value }) => String(value))
  const isNamed = rolesOf(frame, 'field').some(({ field }) => isDayField(trade, frame.entity, field))
  const [from, to = from] = days
  if (!before || isNamed || from === undefined || to === undefined) return said
  return [...said.filter((one) => !isDays(one)), { field: before.field, op: 'yearly', value: { from, until: addDays(to, 1) } }]
}

/** «e a settembre?» after October of this year: not the one to come. */
export function behindToo(said: readonly Condition[], { where }: Focus, today: string): readonly Condition[] {
  const days = (some: readonly Condition[]) =>
    comparisonsOf(some).filter((one): one is typeof one & { readonly value: string } => typeof one.value === 'string' && isDay(one.value))
  const before = days(where)
  const now = days(said)
  const wasBehind = before.some(({ value }) => value <= today)
  if (!wasBehind || now.length === 0 || !now.every(({ value }) => value > addDays(today, 45))) return said
  const lastYear = (value: unknown) => (typeof value === 'string' && isDay(value) ? addMonths(value, -12) : value)
  return said.map((one) => (isAnyOf(one) ? one : { ...one, value: lastYear(one.value) }))
}

/** «venerdì?», «e sabato?»: the Saturday after that Friday, though today is one. */
export function afterFocus(condition: Condition, { words }: Frame, focus: Focus, today: string): Condition {
  if (isAnyOf(condition) || condition.op !== 'eq' || typeof condition.value !== 'string' || !words.some((word) => weekdayIn(word) >= 0))
    return condition
  // «sabato scorso» is the last one, whatever was spoken of.
  if (words.some((word) => /^(?:scors|passat|ultim)[oa]$/.test(word))) return condition
  const before = focus.where.find((one) => !isAnyOf(one) && one.field === condition.field && one.op === 'eq')
  const day = before && !isAnyOf(before) ? before.value : undefined
  if (typeof day !== 'string' || condition.value >= day || condition.value > today || daysBetween(condition.value, day) >= 7)
    return condition
  return { ...condition, value: addDays(condition.value, 7) }
}

/**
 * «di questi», of all that a question found: what it asked and what is asked besides, so that either can be changed later. «e quelli
 * sospesi?» after those that are active: others than they.
 */
export function reopened(where: readonly Condition[], { asking, where: before, ids }: Focus, said: string): readonly Condition[] {
  const isThose = (one: Condition) => {
    const some: readonly unknown[] = !isAnyOf(one) && one.field === 'id' && Array.isArray(one.value) ? one.value : []
    return some.length === ids.length && ids.every((id) => some.includes(id))
  }
  const those = where.find(isThose)
  const isAll = asking && 'where' in asking && !('first' in asking && asking.first !== undefined) && asking.where === before
  if (!those || !isAll) return where
  const rest = where.filter((one) => one !== those)
  const isTwice = rest.some((one) => before.some((other) => fieldOf(other) === fieldOf(one)))
  if (isTwice) return OTHERS.test(said) ? merged(before, rest) : where
  return [...before, ...rest]
}
const OTHERS = /^(?:e|ed|invece|ma|no)\b.*\bquell[ieoa]\b/i

/** «quando arriva?», «spostalo al 25»: a day said of what was told takes the place of that day. */
export function ofItsField<W extends Wish>(trade: Trade, wish: W, frame: Frame, { asking, entity }: Focus): W {
  if (wish.is !== 'update' || asking?.is !== 'tell' || wish.entity !== entity) return wish
  const { fields } = trade.entity(entity)
  const told = fields[asking.field]
  return told && isStored(told) ? { ...wish, values: inItsField(wish.values, { [asking.field]: '' }, fields, frame) } : wish
}
