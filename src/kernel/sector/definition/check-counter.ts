import { checkOneOf, checkShape } from '../../problem/check-shape.ts'
import { meansKinds, type Counter, type Discount } from '../../screens/counter.ts'
import { statusOf } from '../../entity/entity.ts'
import { isDerived, isStored } from '../../fields/derived.ts'
import { isKind, isOptional, type Field, type FieldKind, type Fields } from '../../fields/field.ts'
import { columnsOf } from '../../fields/lines.ts'
import { targetOf } from '../../entity/references.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks that a till finds in its sale all that it reads, writes and says. */
export function checkCounter(slug: string, path: string, name: string, counter: Counter, check: SectorNames): void {
  checkShape(`${slug}.${path}`, counter, { sold: 'part', articles: 'part', payment: 'part', states: 'part', foot: 'list', about: 'list?' })
  const { total, foot, discount, states, about = [], moment } = counter
  for (const key of [total, ...foot]) isWorked(path, name, key, check)
  checkSold(slug, path, name, counter, check)
  checkPayment(slug, path, name, counter, check)
  if (discount) checkDiscount(`${path}.discount`, discount, recordField(path, name, check), check)
  checkStates(path, name, states, check)
  for (const key of about) mayBeWritten(`${path}.about`, key, recordField(path, name, check)(key), check)
  if (moment) {
    check.kind(`${path}.moment.day`, name, moment.day, 'date')
    check.kind(`${path}.moment.time`, name, moment.time, 'time')
  }
  checkFilled(path, name, counter, check)
}

/** A sale is kept from its first line on, before anybody was asked for anything. */
function checkFilled(path: string, name: string, { sold, payment, moment }: Counter, check: SectorNames): void {
  const { fields, prefill } = check.entity(path, name)
  const byItself: readonly FieldKind[] = ['status', 'boolean', 'document_number']
  const filled = [sold.lines, payment.lines, moment?.day, moment?.time]
  const asked = Object.entries(fields).find(
    ([key, field]) => !filled.includes(key) && isStored(field) && !isOptional(field) && !byItself.includes(field.kind),
  )
  if (asked && !prefill)
    throw check.fault(
      path,
      `'${asked[0]}' of ${name} is asked for, and reading does not fill it.`,
      'Make it optional, or fill it in prefill.',
    )
}

type Find = (key: string) => Field

const recordField =
  (path: string, name: string, check: SectorNames): Find =>
  (key) => {
    check.field(path, name, key)
    return check.entity(path, name).fields[key] as Field
  }

function isWorked(path: string, name: string, key: string, check: SectorNames): void {
  check.kind(path, name, key, 'money')
  if (isDerived(recordField(path, name, check)(key))) return
  throw check.fault(path, `'${key}' of ${name} is typed, and a till adds nothing up itself.`, 'Work it out with derived(…).')
}

function mayBeWritten(path: string, key: string, field: Field, check: SectorNames): void {
  if (!isStored(field)) throw check.fault(path, `'${key}' is worked out and cannot be written.`, 'Name a field that is kept.')
  if (!isOptional(field)) throw check.fault(path, `'${key}' has to be filled, and a sale begins without it.`, 'Make it optional.')
}

/** The columns of a field of lines, each found by name and of the kind that is wanted. */
function columnsIn(path: string, name: string, lines: string, check: SectorNames) {
  check.kind(path, name, lines, 'lines')
  const of: Fields = columnsOf(check.entity(path, name).fields[lines]) ?? {}
  const find: Find = (key) => {
    const field = Object.hasOwn(of, key) ? of[key] : undefined
    if (field) return field
    throw check.fault(path, `'${key}' is not a column of ${lines}.`, `Columns: ${Object.keys(of).join(', ')}.`)
  }
  const ofKind = (key: string, ...kinds: readonly FieldKind[]): Field => {
    const field = find(key)
    if (kinds.includes(field.kind)) return field
    throw check.fault(path, `'${key}' of ${lines} is a ${field.kind}.`, `Name a column of kind ${kinds.join(' or ')}.`)
  }
  return { of, find, ofKind }
}

function checkSold(slug: string, path: string, name: string, { sold, articles }: Counter, check: SectorNames): void {
  const at = `${path}.sold`
  const { of, find, ofKind } = columnsIn(at, name, sold.lines, check)
  const reference = ofKind(sold.article, 'reference')
  ofKind(sold.quantity, 'integer', 'decimal')
  ofKind(sold.price, 'money')
  if (!isDerived(ofKind(sold.amount, 'money'))) throw check.fault(at, `'${sold.amount}' is typed.`, 'Work out what a line comes to.')
  if (sold.full !== undefined) ofKind(sold.full, 'boolean')
  if (sold.from !== undefined) ofKind(sold.from, 'reference')
  if (sold.discount) checkDiscount(`${at}.discount`, sold.discount, find, check)
  const article = targetOf(reference)
  for (const [column, key = ''] of Object.entries(sold.takes)) {
    check.field(`${at}.takes`, article, key)
    const [to, from] = [find(column), check.entity(at, article).fields[key]]
    if (!isStored(to)) throw check.fault(`${at}.takes`, `'${column}' is worked out.`, 'Take it out.')
    if (from && from.kind !== to.kind)
      throw check.fault(`${at}.takes`, `${key} → ${column} makes a ${to.kind} of a ${from.kind}.`, 'Take what is of one kind.')
    if (from && isOptional(from) && !isOptional(to))
      throw check.fault(`${at}.takes`, `'${key}' may be empty, and '${column}' may not.`, 'Make the column optional.')
  }
  const filled = new Set([sold.article, sold.quantity, ...Object.keys(sold.takes)])
  if (!filled.has(sold.price)) throw check.fault(`${at}.takes`, `'${sold.price}' is taken from nowhere.`, 'Say which price of the article.')
  const asked = Object.entries(of).find(([key, field]) => !filled.has(key) && isStored(field) && !isOptional(field))
  if (asked)
    throw check.fault(
      at,
      `'${asked[0]}' of ${sold.lines} is asked for, and reading does not fill it.`,
      'Take it from the article, or make it optional.',
    )
  checkShape(`${slug}.${path}.articles`, articles, { codes: 'list', details: 'list', where: 'list?' })
  for (const key of [...articles.codes, ...articles.details]) check.field(`${path}.articles`, article, key)
  if (articles.stock !== undefined) check.kind(`${path}.articles.stock`, article, articles.stock, 'number')
  if (articles.by !== undefined) check.kind(`${path}.articles.by`, article, articles.by, 'choice')
  check.conditions(`${path}.articles.where`, article, articles.where ?? [])
}

function checkDiscount(path: string, { percent, money }: Discount, find: Find, check: SectorNames): void {
  if (percent === undefined && money === undefined)
    throw check.fault(path, 'is written nowhere.', 'Name a percent, an amount, or leave the word out.')
  for (const [key, kind] of [
    [percent, 'percent'],
    [money, 'money'],
  ] as const) {
    if (key === undefined) continue
    const field = find(key)
    if (!isKind(field, kind)) throw check.fault(path, `'${key}' is a ${field.kind}.`, `Name a field of kind ${kind}.`)
    mayBeWritten(path, key, field, check)
  }
}

function checkPayment(slug: string, path: string, name: string, { payment, sold }: Counter, check: SectorNames): void {
  const at = `${path}.payment`
  checkShape(`${slug}.${at}`, payment, { kinds: 'part' })
  const { of, ofKind } = columnsIn(at, name, payment.lines, check)
  if (payment.lines === sold.lines) throw check.fault(at, 'what is paid is not what is sold.', 'Give it lines of its own.')
  if (!isOptional(recordField(at, name, check)(payment.lines)))
    throw check.fault(
      at,
      `'${payment.lines}' has to be filled, and a sale begins unpaid.`,
      'Make it optional, and required by the state of a paid sale.',
    )
  const means = ofKind(payment.means, 'choice')
  for (const key of [payment.amount, ...(payment.given === undefined ? [] : [payment.given])]) ofKind(key, 'money')
  const filled = [payment.means, payment.amount, payment.given]
  const asked = Object.entries(of).find(([key, field]) => !filled.includes(key) && isStored(field) && !isOptional(field))
  if (asked) throw check.fault(at, `'${asked[0]}' of ${payment.lines} is asked for, and paying does not fill it.`, 'Make it optional.')
  for (const key of [payment.missing, payment.change]) isWorked(at, name, key, check)
  const values = 'options' in means ? Object.keys(means.options as object) : []
  for (const [value, kind] of Object.entries(payment.kinds)) {
    if (!values.includes(value))
      throw check.fault(`${at}.kinds`, `'${value}' is no value of ${payment.means}.`, `Values: ${values.join(', ')}.`)
    checkOneOf(`${slug}.${at}.kinds.${value}`, 'payment', meansKinds, kind)
  }
  const lacking = values.find((value) => !Object.hasOwn(payment.kinds, value))
  if (lacking !== undefined) throw check.fault(`${at}.kinds`, `'${lacking}' is left out.`, 'Say what each means is.')
}

/** Reading makes a sale where its lifecycle begins; from there it is parked and paid, and what is parked is taken back. */
function checkStates(path: string, name: string, { paid, parked }: Counter['states'], check: SectorNames): void {
  const [, status] = statusOf(check.entity(path, name)) ?? []
  if (!status) throw check.fault(`${path}.states`, `${name} has no lifecycle.`, 'Give it a status.')
  for (const state of [paid, ...(parked === undefined ? [] : [parked])]) check.state(`${path}.states`, name, state)
  const leads = (from: string, to: string) => {
    if (status.states[from]?.next.includes(to)) return
    throw check.fault(`${path}.states`, `no way leads from '${from}' to '${to}'.`, `Name '${to}' in the next of '${from}'.`)
  }
  leads(status.initial, paid)
  if (parked === undefined) return
  leads(status.initial, parked)
  leads(parked, status.initial)
}
