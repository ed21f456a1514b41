import { isReference, isTeam } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { isKind, isOptional, type Field } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Desk } from '../answer/desk.ts'
import { countOf, titlesOf } from '../answer/words.ts'
import { canBeCalled, MAY_EAT } from '../queries/question-word.ts'
import type { Frame, Role } from '../frame/role.ts'
import { readNumber } from '../italian/number.ts'
import { partsOf } from '../italian/person.ts'
import { plainOf, properIn, tokensOf, type Token } from '../italian/token.ts'
import { FROM, isIdle, isIdleAt, isLight, OF, TO } from '../italian/small-words.ts'
import type { Wish } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import type { Trade } from '../trade/trade.ts'
import { FAINT } from '../tag/span.ts'
import { understand } from '../rank/readings.ts'
import type { Mind, Understood } from '../rank/reading.ts'
import type { Memory } from './memory.ts'
import { plain } from './plain-reply.ts'

/** A name that no record bears: the sentence that says so, the record that may be added, and sentences with the names that are near. */
interface UnknownName {
  readonly says: string
  readonly adds?: Extract<Wish, { is: 'create' }>
  readonly instead: readonly string[]
}

const MOST_WAYS = 12
const MOST_NEAR = 3
/** A plate, a number of a document: letters and figures in one word. */
const CODE = /^(?=.*\d)(?=.*[a-z])[a-z\d]{5,}$/
/** What says that a sentence is about the trade: «telefono di …», «c’è … oggi?». */
const ANCHORS = new Set<Role['role']>(['about', 'relation', 'field', 'held', 'self', 'named', 'days', 'hours'])
const SURE = 0.6

/** The reply to a sentence that was not understood: of which kind of record there is none that is called so, where it says a name. */
export async function unknownNameIn(
  said: string,
  ways: readonly Understood[],
  mind: Mind,
  desk: Desk,
  memory: Memory,
  refused: Reply,
): Promise<Reply> {
  const tokens = tokensOf(said)
  const free = await withoutIt(said, mind, desk)
  if (free) return free
  for (const { frame, evidence } of ways.slice(0, MOST_WAYS)) {
    if (evidence === 0 && !frame.roles.some(({ role, worth }) => ANCHORS.has(role) && worth >= SURE)) continue
    const run = frame.words.length === tokens.length ? runIn(frame, tokens, said) : undefined
    const entity = run && kindOf(mind.trade, frame, run)
    if (!run || entity === undefined) continue
    const name = said.slice(tokens[run.from]?.from, tokens[run.to - 1]?.to)
    const { says, instead, adds } = await told(said, name, entity, frame.words.slice(run.from, run.to), mind, desk)
    memory.adds = adds
    return plain(says, 'refused', { suggestions: instead })
  }
  const bare = bareIn(ways[0], tokens, said)
  const code = bare === undefined ? undefined : codedBy(mind.trade, bare)
  if (bare !== undefined && code !== undefined) {
    const { says, instead, adds } = await told(said, bare, code, [bare.toLowerCase()], mind, desk)
    memory.adds = adds
    return plain(says, 'refused', { suggestions: instead })
  }
  const thing = bare ?? thingIn(ways[0], tokens, said)
  return thing === undefined || !refused.says.startsWith('Non ho capito')
    ? refused
    : { ...refused, says: `Qui non trovo «${thing}». Puoi chiedermi per esempio:` }
}

/** «è allergica alle noci, cosa le posso dare?»: nobody knows what somebody may eat, but which dishes hold no nuts is written. */
async function withoutIt(said: string, mind: Mind, desk: Desk): Promise<Reply | undefined> {
  const plainly = plainOf(said)
  if (!MAY_EAT.test(plainly)) return undefined
  const { trade } = mind
  for (const { entity, roles } of understand(plainly.replaceAll(new RegExp(MAY_EAT, 'g'), ''), mind).map(({ frame }) => frame)) {
    const ids = roles.flatMap((role) => (role.role === 'self' && role.worth >= SURE ? role.ids : []))
    const holds = (field: Field) => field.safety === 'warning' && isTeam(field) && field.target === entity
    const holding = trade.entities.find(({ fields }) => Object.values(fields).some(holds))
    if (ids.length === 0 || !holding) continue
    const titles = await titlesOf(trade, desk.store, ids)
    const without = ids.map((id) => ` senza ${(titles(id) ?? '').toLowerCase()}`).join(' e')
    const says = 'Non so dire chi può mangiare che cosa. Per quello che è scritto, posso dirti:'
    return plain(says, 'refused', { suggestions: [`${holding.label.many}${without}`] })
  }
  return undefined
}

/** «carbonara», «la Ferrari»: a name and nothing else, and nothing is called so. */
export function bareIn(first: Understood | undefined, tokens: readonly Token[], said: string): string | undefined {
  if (!first || first.frame.words.length !== tokens.length || /\?\s*$/.test(said)) return undefined
  if (first.frame.roles.some(({ role, worth }) => role !== 'grammar' || worth > FAINT)) return undefined
  const names = tokens.filter(({ word }, at) => first.frame.unknown.includes(at) && !isIdle(word) && !isLight(word))
  const [from, to] = [names[0], names.at(-1)]
  const isAll = names.length <= MOST_NAMES && tokens.every((one) => names.includes(one) || isIdle(one.word))
  return from && to && isAll && from.word.length >= SHORTEST ? said.slice(from.from, to.to) : undefined
}
const MOST_NAMES = 2
const SHORTEST = 3

/** Whatever is called by a plate, where the word may be one. */
function codedBy({ entities }: Trade, word: string): string | undefined {
  const isPlate = (field: Field | undefined) => field?.kind === 'plate' && field.schema.safeParse(field.parse(word)).success
  const called = entities.find(({ fields, title, slot, span }) => !(slot ?? span) && title.flat().some((key) => isPlate(fields[key])))
  return CODE.test(word.toLowerCase()) ? called?.name : undefined
}

/** «macchina di cortesia»: a noun that is known, and a word for which of its kind that nothing explains. */
function thingIn(first: Understood | undefined, tokens: readonly Token[], said: string): string | undefined {
  if (!first || first.frame.words.length !== tokens.length) return undefined
  const { words, unknown, roles } = first.frame
  const [at, ...others] = unknown.filter((one) => !isIdleAt(words, one) && !isLight(words[one] ?? ''))
  const noun = roles.find(({ role, to }) => (role === 'about' || role === 'relation') && to + 1 === at && OF.has(words[to]))
  return noun && at !== undefined && others.length === 0 ? said.slice(tokens[noun.from]?.from, tokens[at]?.to) : undefined
}

interface Run {
  readonly from: number
  readonly to: number
  readonly proper: boolean
}

/** The words of the name, where nothing else of the sentence stays unexplained. */
function runIn({ words, unknown }: Frame, tokens: readonly Token[], said: string): Run | undefined {
  const proper = properIn(said, tokens)
  const isLarge = (at: number) => proper.has(at) || (at === 0 && /^\p{Lu}\p{Ll}/u.test(said.trim()) && unknown.includes(0))
  const isName = (at: number) => isLarge(at) || CODE.test(words[at] ?? '')
  const lost = unknown.filter((at) => !isIdle(words[at] ?? '') && !isLight(words[at] ?? ''))
  const first = lost.find(isName)
  if (first === undefined) return undefined
  let [from, to] = [first, first + 1]
  while (from > 0 && proper.has(from - 1)) from -= 1
  while (
    to < words.length &&
    (proper.has(to) || lost.includes(to) || (/^(?:d|de|di|del|della)$/.test(words[to] ?? '') && proper.has(to + 1)))
  )
    to += 1
  return lost.every((at) => at >= from && at < to) ? { from, to, proper: isLarge(first) } : undefined
}

/** Of which kind a record would be that is called so: as its noun says, what a line names, whoever does it, else what a title begins with. */
function kindOf(trade: Trade, frame: Frame, { from, to, proper }: Run): string | undefined {
  const { entity, roles, words } = frame
  const noun = roles.find((role) => (role.role === 'relation' || role.role === 'about' || role.role === 'makes') && role.to === from)
  if (noun) return noun.role === 'relation' ? noun.target : entity
  // «20 confezioni di Eliquis»: so many of what the noun means.
  const goods = roles.find((role) => role.role === 'relation' && role.to === from - 1 && readNumber(words, role.from - 1)?.to === role.from)
  if (goods?.role === 'relation') return goods.target
  const counted = roles.find((role) => role.role === 'number' && role.to <= from && from - role.to <= 3)
  const item = counted && itemOf(trade, entity)
  if (item !== undefined) return item
  const people = trade.waysFrom(entity).filter(({ target }) => isPerson(trade, target))
  const isWhose = [OF, FROM, TO].some((one) => one.has(words[from - 1])) || words[from - 1] === 'per'
  // «telefono di Rossi»: whoever has such a field.
  const owner = roles.flatMap((role) => (role.role === 'field' ? people.filter(({ path }) => role.field.startsWith(`${path}.`)) : []))[0]
  if (isWhose && owner) return owner.target
  if (isPerson(trade, entity) && (proper || isWhose)) return entity
  const { slot, span, exclusive } = trade.entity(entity)
  // «giacenza della Tachipirina»: whatever has such a field, where that is nobody.
  const isAsked = roles.some((role) => role.role === 'field' && role.to <= from && from - role.to <= 1)
  if (isWhose && isAsked && !(slot ?? span) && titleKind(trade, entity) === entity) return entity
  const doers = [...(exclusive?.also ?? []), laneFieldOf(trade.entity(entity)) ?? '']
  const verbs = [...words.slice(Math.max(0, from - 2), from), words[to] ?? ''].join(' ')
  const does = /\b(?:fa|fatto|fanno|lavora|lavorato|segue|tiene|insegna)\b/.test(verbs)
  const doer = people.find(({ path }) => does && doers.includes(path))
  if (proper && doer) return doer.target
  // «la lezione di Giulia»: somebody, though a lesson is called by what it is about; «la prenotazione di Rossi» names whom itself.
  const isOfItself = (slot ?? span) !== undefined && canBeCalled(trade, entity) && titleKind(trade, entity) === entity
  const whose = people.find(({ path }) => !doers.includes(path)) ?? people[0]
  return isWhose && proper && !isOfItself && whose ? whose.target : titleKind(trade, entity, words.slice(from, to))
}

/** Whether records of an entity are people or firms: they can be called themselves, and do not take place. */
const isPerson = (trade: Trade, entity: string): boolean => {
  const { slot, span, fields, title } = trade.entity(entity)
  const named = fields[title.flat()[0] ?? '']
  return (
    !(slot ?? span) &&
    named !== undefined &&
    !isReference(named) &&
    Object.values(fields).some((field) => /^(?:phone|email)$/.test(field.kind) && isStored(field))
  )
}

/** What the lines of an entity name first. */
function itemOf(trade: Trade, entity: string): string | undefined {
  const columns = Object.values(trade.entity(entity).fields).flatMap((field) => Object.values(columnsOf(field) ?? {}))
  const named = columns.find((column) => isReference(column))
  return named && targetOf(named)
}

/** The entity whose own text a title begins with, through references; a number is no word. */
function titleKind(trade: Trade, entity: string, words: readonly string[] = []): string | undefined {
  const { title, fields, slot, span } = trade.entity(entity)
  const key = title.flat()[0] ?? ''
  const field = fields[key]
  // «la Ferrari» of a job is its car, of whose title the job repeats the first word.
  const copied = Object.values(fields).find(
    (one) => isReference(one) && trade.entity(targetOf(one)).title.flat()[0] === key && targetOf(one) !== entity,
  )
  if (copied && (slot ?? span)) return targetOf(copied)
  if (field && isReference(field)) return titleKind(trade, targetOf(field), words)
  if (!field || !isStored(field)) {
    const source = Object.values(fields).find((one) => isReference(one) && isStored(one) && !isOptional(one))
    return source && titleKind(trade, targetOf(source), words)
  }
  return isKind(field, 'text') && !(field.means === 'code' && !words.some((word) => /\d/.test(word))) ? entity : undefined
}

/** The question for whom a new record names, where the sentence says a name that no record bears: «Paziente: quale?» is no answer to it. */
export async function unknownNameFor(
  said: string,
  { frame }: Understood,
  mind: Mind,
  desk: Desk,
  memory: Memory,
  asked: Reply,
): Promise<Reply> {
  const { waits } = memory
  const of = waits?.is === 'asks' && waits.wish.is === 'create' ? targetOf(waits.asks) : ''
  const tokens = tokensOf(said)
  if (of === '' || !isPerson(mind.trade, of) || frame.words.length !== tokens.length) return asked
  const proper = properIn(said, tokens)
  const first = [...proper].find((at) => frame.unknown.includes(at))
  if (first === undefined) return asked
  let [from, to] = [first, first + 1]
  while (proper.has(from - 1)) from -= 1
  while (proper.has(to)) to += 1
  const name = said.slice(tokens[from]?.from, tokens[to - 1]?.to)
  const { says, adds } = await told(said, name, of, frame.words.slice(from, to), mind, desk)
  memory.adds = adds
  return { ...asked, says, spoken: says }
}

async function told(
  said: string,
  name: string,
  of: string,
  words: readonly string[],
  { trade, names }: Mind,
  desk: Desk,
): Promise<UnknownName> {
  const entity = trade.entity(of)
  const ids = [...new Set(words.flatMap((word) => names.near(of, word)))].slice(0, MOST_NEAR)
  const titles = await titlesOf(trade, desk.store, ids)
  const near = ids.flatMap((id) => titles(id) ?? [])
  const isOf = (entity.slot ?? entity.span) !== undefined
  const none = `Non trovo ${countOf(entity, 0)}${isOf ? ' di' : ''} ${name}.`
  const values = valuesOf(trade, of, name, desk.at.today)
  const adds: UnknownName['adds'] = values && { is: 'create', entity: of, values }
  const it = entity.label.gender === 'f' ? 'La' : 'Lo'
  if (near.length === 0) return { says: adds ? `${none} ${it} aggiungo?` : none, instead: [], ...(adds && { adds }) }
  const last = near.at(-1) ?? ''
  const all = near.length > 1 ? `${near.slice(0, -1).join(', ')} o ${last}` : last
  return { says: `${none} Intendi ${all}?`, instead: near.map((one) => said.replace(name, one)) }
}

/** What a new record is given that is called so: its name, or the number by which it is known. */
function valuesOf(trade: Trade, of: string, name: string, today: string): Values | undefined {
  const { title, fields, form } = trade.entity(of)
  if (form.length === 0) return undefined
  const isCode = CODE.test(name.toLowerCase())
  const keys = isCode
    ? Object.keys(fields).filter(
        (key) => /^(?:plate|barcode|document_number)$/.test(fields[key]?.kind ?? '') && isStored(fields[key] as never),
      )
    : title.flat().filter((key) => fields[key] && isKind(fields[key], 'text'))
  const [first, second] = keys
  if (first === undefined || (!isCode && title.flat()[0] !== first)) return undefined
  if (!isCode) return partsOf(fields, second !== undefined && name.includes(' ') ? [first, second] : [first], name)
  const parsed = fields[first]?.parse(name, today)
  return fields[first]?.schema.safeParse(parsed).success ? { [first]: parsed } : undefined
}
