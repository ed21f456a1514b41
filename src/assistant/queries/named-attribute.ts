import type { AttributeQuestion } from './attribute.ts'
import { addable, base, functions, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { AT_HOUR } from './question-word.ts'
import { isBorrowed } from './groups.ts'
import { isRollup, UNBOUND } from './rollup.ts'
import { isDayField, isNumeric } from '../trade/fields.ts'
import { isDayOfEnd } from '../trade/fields.ts'
import { type Frame, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import type { Asking } from '../meaning/meaning.ts'
import { isReference } from '../../kernel/entity/entity.ts'
import { addsUp, isKind, type Field } from '../../kernel/fields/field.ts'

/** A field that is named, as it is asked for. */
interface Attribute {
  /** The stretch that names it. */
  readonly said: RoleOf<'field'>
  readonly path: string
  readonly field: Field | undefined
  readonly numeric: boolean
  /** Its values may be added up. */
  readonly adding: boolean
  /** It is asked what they come to. */
  readonly sums: boolean
}

/** Fields that are named: what one record says in them, what several say together, who comes first by them. */
export function* namedAttributes(question: AttributeQuestion): Iterable<Candidate<Asking>> {
  for (const said of question.fields) {
    const attribute = attributeOf(question, said)
    if (isOfOther(question, attribute)) continue
    yield* debtors(question, attribute)
    yield* extreme(question, attribute)
    const one = asTold(question, attribute)
    if (one) yield one
  }
}

function attributeOf(question: AttributeQuestion, said: RoleOf<'field'>): Attribute {
  const { trade, frame, features, adds } = question
  const { entity } = frame
  // «a che ora arriva?» asks for no day.
  const hour = features.says(AT_HOUR) ? trade.timeOf(entity) : undefined
  const isHour = hour !== undefined && isDayField(trade, entity, said.field) && !isDayOfEnd(trade.fieldAt(entity, said.field))
  const path = isHour ? hour : said.field
  const field = trade.fieldAt(entity, path)
  const numeric = isNumeric(trade, entity, path)
  const adding = field !== undefined && addsUp(field)
  const isFirst = said === frame.roles[0]
  return {
    said,
    path,
    field,
    numeric,
    adding,
    sums: adds || (isBare(question) && isFirst && numeric) || (isOfTime(question) && numeric && adding),
  }
}

/** Tells whether the sentence asks for other records, and names the field by the way. */
function isOfOther({ trade, frame, features, asksThem }: AttributeQuestion, { said, path, field, numeric }: Attribute): boolean {
  if (asksThem && field && isReference(field)) return true
  // The lines of a record that is only led to are asked of that record.
  if (field && isKind(field, 'lines') && path.includes('.')) return true
  // «mostrami i progetti di Dalila» asks for them, and not for how many they are.
  const isArticle = /^(?:i|gli|le)$/.test(frame.words[said.from - 1] ?? '')
  return features.does.has('show') && numeric && isRollup(trade, frame.entity, said.field) && isArticle
}

/** «coperti domani?», «ore di questa settimana»: what can be added up, and whose nobody says. */
const isBare = ({ where, features, isNamed }: AttributeQuestion): boolean =>
  where.length > 0 && !isNamed && features.asks.size === 0 && features.does.size === 0 && !features.whether && !features.points

/** «ore Verde», «ore Samuele ottobre»: what somebody has of it. */
const isOneSided = ({ frame, features, isNamed, isEvent }: AttributeQuestion): boolean =>
  isEvent && isNamed && rolesOf(frame, 'self').length === 0 && features.asks.size === 0 && features.does.size === 0 && !features.fn

/** Tells whether it is what somebody has of it in some time. */
function isOfTime(question: AttributeQuestion): boolean {
  const [days] = rolesOf(question.frame, 'days')
  return isOneSided(question) && days !== undefined && days.days.past.from !== days.days.past.to
}

/** «chi mi deve ancora saldare?»: those of whom it is not nothing. */
function* debtors(question: AttributeQuestion, { said, path, field, adding }: Attribute): Iterable<Candidate<Asking>> {
  if (!question.features.asks.has('who') || !adding || question.isNamed || field?.means !== 'owed') return
  yield {
    meaning: {
      is: 'list',
      entity: question.frame.entity,
      where: [...base(question).where, { field: path, op: 'gt', value: 0 }],
      sort: [{ field: path, direction: 'desc' }],
    },
    used: used(question, said),
    // A question of the trade itself goes before.
    bonus: -0.4,
  }
}

/** «la voce dove restano meno soldi»: the least of them. */
function* extreme(question: AttributeQuestion, { said, path, numeric }: Attribute): Iterable<Candidate<Asking>> {
  const { frame, isSelf } = question
  const [least] = /\b(?:piu|meno)\b/.exec(frame.words.slice(said.from, said.to).join(' ')) ?? []
  if (least === undefined || !numeric || isSelf || rolesOf(frame, 'about').length === 0) return
  yield {
    meaning: { is: 'list', ...base(question), sort: [{ field: path, direction: least === 'meno' ? 'asc' : 'desc' }], first: 1 },
    used: used(question, said),
    bonus: 0.6,
  }
}

/** The one way in which a field is told, by the first of these that holds. */
function asTold(question: AttributeQuestion, attribute: Attribute): Candidate<Asking> | undefined {
  const { trade, frame, features, nearest, isOne, isNamed } = question
  const { path, field, numeric, adding, sums } = attribute
  if (features.fn === 'avg' && numeric) return mean(question, attribute)
  if (nearest && !features.whether && (path !== trade.dayOf(frame.entity) || features.asks.has('when')))
    return {
      meaning: { is: 'tell', entity: frame.entity, where: nearest.where, sort: nearest.sort, field: path, sums: false },
      used: used(question, attribute.said, nearest.role),
      bonus: 0.8,
    }
  // «ore Verde» of no day: what there has been of her, nobody says since when.
  if (isOneSided(question) && rolesOf(frame, 'days').length === 0 && numeric && adding) return undefined
  // «quante camere deve fare Teresa?» counts, and names none.
  if (features.asks.has('many') && !question.isSelf && !numeric && !isDayField(trade, frame.entity, path)) return undefined
  // A day or a state makes no one of them: «quante persone arrivano venerdì?» adds up, and be it of one booking.
  if (isOne && (!features.whether || asksOfIt(question)) && !(sums && numeric && !isNamed)) return ofOne(question, attribute)
  if (sums && numeric && !adding) return ofEach(question, attribute)
  return sums && adding && !isBorrowed(field as Field) ? total(question, attribute) : undefined
}

/** «ha pagato tutto?», of whom was spoken of: what there is, and not whether there are any. */
const asksOfIt = ({ frame, features }: AttributeQuestion): boolean =>
  rolesOf(frame, 'self').some(({ worth }) => worth === 0) && features.says(/^(?:(?:e|ma) )?h(?:a|anno) \w+[oaie]\b/)

const unbound = ({ trade, frame, isDated }: AttributeQuestion, path: string): number =>
  isDated && isRollup(trade, frame.entity, path) ? UNBOUND : 0

const mean = (question: AttributeQuestion, { said, path }: Attribute): Candidate<Asking> => ({
  meaning: { is: 'figure', ...base(question), fn: 'avg', field: path },
  used: used(question, said, ...functions(question.frame)),
  bonus: 0.5 - unbound(question, path),
})

const total = (question: AttributeQuestion, { said, path }: Attribute): Candidate<Asking> => ({
  meaning: { is: 'figure', ...addable(question), fn: 'sum', field: path },
  used: used(question, said, ...functions(question.frame)),
  bonus: 0.45 - unbound(question, path),
})

/** «quanto costano?», of several: each its own, and no sum. */
const ofEach = (question: AttributeQuestion, { said, path }: Attribute): Candidate<Asking> => ({
  meaning: { is: 'list', ...base(question), sort: [{ field: path, direction: 'asc' }], shows: path },
  used: used(question, said, ...functions(question.frame)),
  bonus: 0.4,
})

/** Candidate that asks what one record says, or several of one name. */
function ofOne(question: AttributeQuestion, attribute: Attribute): Candidate<Asking> {
  const { frame, asks, isSelf } = question
  const { said, path, adding, sums } = attribute
  const also = rolesOf(frame, 'self').length > 0 && !path.includes('.') && !sums ? besides(frame, said) : undefined
  return {
    meaning: {
      is: 'tell',
      ...(sums && adding && !isSelf ? addable(question) : asks),
      field: path,
      sums: sums && adding,
      ...(also && { also: also.field }),
    },
    used: used(question, said, also, ...functions(frame)),
    bonus: priceOfEvent(question) + likelihood(question, attribute),
  }
}

/** «telefono e mail di Bassi»: what is asked besides, of the same record. */
const besides = (frame: Frame, { from, to, field }: RoleOf<'field'>): RoleOf<'field'> | undefined =>
  rolesOf(frame, 'field').find(
    (one) =>
      from < one.from &&
      one.from - to <= 3 &&
      one.field !== field &&
      !one.field.includes('.') &&
      frame.words.slice(to, one.from).includes('e'),
  )

/** «quanto costa la Suite?»: what is for sale, and nothing that takes place. */
const priceOfEvent = ({ features, isSelf, isEvent }: AttributeQuestion): number =>
  features.says(/\bquanto costa/) && !isSelf && isEvent ? -1 : 0

/** How likely a field that is named is what is asked of one record. */
function likelihood(question: AttributeQuestion, attribute: Attribute): number {
  const { frame, features, isNamed, isSelf } = question
  const { said, path, numeric } = attribute
  const isUnasked = features.asks.size === 0 && features.does.size === 0
  if ((isUnasked && (isDone(frame, said) || isToldOf(frame, said))) || asksNoCount(question, attribute)) return -0.3
  const asksSize = features.asks.has('much') || features.asks.has('many')
  // «qual è il telefono di Rossi?» asks what Rossi says there, and for no list.
  const asksWhat = features.says(/\bqual (?:e|era|sara)\b/)
  const ofItself = asksWhat || (numeric && asksSize) ? 1.2 : features.asks.has('which') ? 0.45 : 0.8
  const likely = isUnasked && !isNamed && !numeric ? 0.1 : isSelf && !path.includes('.') ? ofItself : 0.45
  return likely - (numeric ? unbound(question, path) : 0)
}

/** «cosa fa oggi la Rossa?» asks for her work, and not how much of it there is. */
const asksNoCount = ({ trade, frame, features }: AttributeQuestion, { path, field }: Attribute): boolean =>
  isRollup(trade, frame.entity, path) &&
  field?.kind !== 'money' &&
  features.asks.has('which') &&
  !(features.asks.has('much') || features.asks.has('many')) &&
  !features.says(/\bqual (?:e|era)\b/)

/** «Rinaudo è in poltrona» tells where he is, and asks for no chair. */
const isToldOf = ({ words, asking }: Frame, { from }: Role): boolean =>
  !asking && words.slice(Math.max(0, from - 2), from).some((word) => /^(?:e|sono|sta|stanno)$/.test(word))

/** «Pozzi pagato?», «il piano è stato accettato»: what has come about, and no field by that name. */
const isDone = ({ words }: Frame, { to }: Role): boolean => /.{2}(?:at|ut|it|st|tt|ss)[oaie]$/.test(words[to - 1] ?? '')

/** Records that are linked to, by what they are called: «di chi è la prossima lezione?». */
export function* linkedRecords(question: AttributeQuestion): Iterable<Candidate<Asking>> {
  const { trade, frame, features, asks, nearest, isOne } = question
  for (const role of question.asksThem ? [] : rolesOf(frame, 'relation')) {
    if (!trade.fieldAt(frame.entity, role.path)) continue
    const isByName = frame.roles.some((one) => one.role === 'named' && one.path === role.path)
    if (nearest && features.asks.size > 0 && !features.whether)
      yield {
        meaning: { is: 'tell', entity: frame.entity, where: nearest.where, sort: nearest.sort, field: role.path, sums: false },
        used: used(question, role, nearest.role),
        bonus: 0.7,
      }
    else if (isOne && !question.used.has(role) && !isByName)
      yield { meaning: { is: 'tell', ...asks, field: role.path, sums: false }, used: used(question, role), bonus: 0.4 }
  }
}
