import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { isOptional, type Field } from '../../kernel/fields/field.ts'
import { sayable } from '../../kernel/fields/summed-lines.ts'
import { isProposed } from '../../kernel/fields/proposed.ts'
import { isIdle, THE } from '../italian/small-words.ts'
import type { By, Wish } from '../meaning/meaning.ts'
import type { Candidate } from '../frame/candidate.ts'
import { namedCount } from './named-count.ts'
import { isDayField } from '../trade/fields.ts'
import { isCalledSo, isNoun } from './noun.ts'
import { isCalled, isObject } from './object.ts'
import { isBooked, isNoted, isOfKnown, isStillToBe, marks, points } from './known-record.ts'
import type { Context } from '../frame/context.ts'
import { areThose, isNoteTo, isOfAnotherKind, loose } from './creation-doubts.ts'
import { parted, placedIn } from '../frame/relocation.ts'
import { grammarOf, isOrder, rolesOf, type Frame, type Role, type RoleOf } from '../frame/role.ts'
import { withFreeLane } from './free-lane.ts'
import { putInto, puttingIn } from './placement.ts'
import { anew, isBesides } from './new-record.ts'
import { dayOfMove, markIn, marked } from './marks.ts'
import { isStated, isToldOf, saysWhole } from './statements.ts'
import { valuesOf } from '../values/values.ts'
import { isLarge } from '../frame/sentence.ts'
import { rest } from './remainder.ts'
import type { Days } from '../italian/days.ts'
import { tellsDone } from '../frame/tense.ts'
import { whereOf } from '../conditions/where.ts'

/** What a sentence wishes done, in the ways that it can be taken. */
export function* wishesOf(context: Context): Iterable<Candidate<Wish>> {
  const { frame, features } = context
  // A question asks; only a modal makes a wish of it («puoi spostare …?»).
  if (frame.asking && (!features.asksTo || grammarOf(frame, 'asks').some(({ from }) => from <= 1))) return
  if ([...features.asks].some((what) => what !== 'which') && features.does.size === 0 && !features.asksTo) return
  // «cosa devo ordinare?» asks, and orders nothing.
  if (features.says(/^(?:\w+ ){0,2}cosa (?:c e da|dev[eo]|devono|dobbiamo|posso|possiamo|bisogna|conviene)\b/)) return
  // «si può aprire …?» asks whether one may.
  if (frame.asking && features.says(/^si p(?:uo|ossono)\b/)) return
  // «quanti pazienti nuovi abbiamo avuto» asks, whatever its adjectives could order.
  const [asked] = grammarOf(frame, 'asks').filter(({ what }) => what !== 'which' && what !== 'history')
  if (asked && !features.asksTo && grammarOf(frame, 'does').every(({ from }) => from > asked.from)) return
  // «solo quelli presentati» picks among what was told.
  if (features.does.size === 0 && features.says(/^(?:e |ma |no )?(?:solo|soltanto|solamente|tranne) /)) return
  // «non cancellarlo»
  if (frame.roles.some((role) => isOrder(role) && frame.words[role.from - 1] === 'non')) return
  yield* acts(context)
  if (!isTorn(frame)) {
    yield* removals(context)
    yield* moves(context)
    yield* marked(context)
    yield* updates(context)
  }
  yield* creations(context)
}

/** «Giulia Bassi», whom nobody knows, is no Giulia and no Bassi that are known. */
const isTorn = (frame: Frame): boolean => {
  const self = rolesOf(frame, 'self')
  return self.some(({ ids, to }) => self.some((next) => next.from === to && !next.ids.some((id) => ids.includes(id))))
}

const isEverything = ({ frame, features }: Context): boolean => features.says(/\btutto\b/) && rolesOf(frame, 'about').length === 0

/** The records that a wish is about, of the roles that are no new values. */
function targetOf(context: Context, apart: ReadonlySet<Role>, spoken: ReadonlySet<number> = new Set()) {
  const { trade, today, features } = context
  // What is written down says nothing of how many are meant.
  const frame = { ...context.frame, roles: context.frame.roles.filter(({ from }) => !spoken.has(from)) }
  const { where, used, lacks } = whereOf(trade, frame, today, apart)
  return {
    asked: { entity: frame.entity, where },
    // A wish knows nothing of what lacks.
    used: lacks ? new Set<Role>() : used,
    all: grammarOf(frame, 'all').length > 0 || (features.says(/\b(?:tutt[ie]|gli|i|le|quell[ie])\b .*\b\w+[ie]\b/) && isPlural(frame)),
  }
}

const isPlural = (frame: Frame) =>
  rolesOf(frame, 'about').some(({ to }) => /[^io]i$|[^a]e$/.test(frame.words[to - 1] ?? '')) || grammarOf(frame, 'all').length > 0

function* acts(context: Context): Iterable<Candidate<Wish>> {
  const { trade, frame, features } = context
  if (features.does.has('show') || features.asks.size > 0) return
  for (const role of rolesOf(frame, 'action')) {
    const action = trade.sector.actions.find(({ key }) => key === role.key)
    if (!action || isNoun(trade, frame, role)) continue
    const inputs = valuesOf(context, action.inputs, { apart: new Set([role]), targets: action.on === 'record' })
    // «il DDT di oggi è arrivato»: it came today, whenever it was ordered.
    const came = tellsDone(frame) ? rolesOf(frame, 'days').filter(({ days }) => isToday(days.ahead, context.today)) : []
    const { asked, used, all } = targetOf(context, new Set([role, ...inputs.used, ...came]))
    // Of a list those that are named, and all that fit where nobody is: «riordina il nastro», «ordina tutto quello che manca».
    const many = action.on === 'list' && Object.values(action.inputs).some(isProposed) ? namedCount(frame) : undefined
    const isAll = action.on === 'list' && (features.all || !rolesOf(frame, 'self').some(({ worth }) => worth > 0))
    const which = { ...asked, ...(isAll && { where: [] }), ...(many && { many: many.value }) }
    yield {
      meaning: { is: 'act', ...which, action: role.key, inputs: { ...moreOf(inputs.by), ...inputs.values }, all },
      used: rest(
        context,
        [role, ...came, ...(many ? [many] : [])],
        inputs.used,
        action.on === 'list' ? [...used].filter(({ role: one }) => (isAll ? one !== 'self' && one !== 'named' : one === 'self')) : used,
      ),
      spoken: inputs.spoken,
      bonus: 0.5,
    }
  }
}

/** «altri 50 euro»: so much more is what is done now, and not what there is afterwards. */
const moreOf = (by: Readonly<Record<string, By>>) =>
  Object.fromEntries(Object.entries(by).filter(([, more]) => typeof more === 'number' && more > 0))

const isToday = ({ from, to }: Days, today: string): boolean => from === today && to === today

function* removals(context: Context): Iterable<Candidate<Wish>> {
  const { trade, frame, features } = context
  if (!features.does.has('remove')) return
  // «togli Samuele e metti Walter» takes nothing away.
  if (['assign', 'update', 'create', 'shift'].some((what) => features.does.has(what as 'update'))) return
  const { asked, used, all } = targetOf(context, new Set())
  if (asked.where.length === 0 && (!features.all || isEverything(context))) return
  // «togli Bottura di giovedì»: what is called off stays, as what did not take place.
  const off = features.says(/\b(?:togli|leva)/) ? calledOff(trade.entity(frame.entity)) : undefined
  if (off !== undefined && !features.all)
    yield { meaning: { is: 'move', ...asked, to: off, values: {}, all }, used: rest(context, used), bonus: 0.6 }
  yield { meaning: { is: 'remove', ...asked, all }, used: rest(context, used), bonus: points(frame) || asked.where.length > 0 ? 0.3 : 0 }
}

/** The state of what takes place at an hour and was called off. */
function calledOff(described: AnyEntity): string | undefined {
  const [, status] = statusOf(described) ?? []
  return described.slot && Object.entries(status?.states ?? {}).find(([, one]) => one.away === 'called off')?.[0]
}

/** A state by its verb («completa»), by its name after a verb of saying («segna come completato»), or stated («è pronta»). */
function* moves(context: Context): Iterable<Candidate<Wish>> {
  const { trade, frame, features } = context
  const described = trade.entity(frame.entity)
  const [state, status] = statusOf(described) ?? []
  if (state === undefined || !status) return
  const verbs = rolesOf(frame, 'move').filter((role) => !isNoun(trade, frame, role) && !isToBe(frame, role))
  const held = rolesOf(frame, 'held').filter(({ field, values }) => field === state && values.length === 1)
  const assigns = features.does.has('assign') || features.does.has('update') || features.does.has('shift')
  const stated = !frame.asking && !features.lists && !features.whether && features.does.size === 0 && features.asks.size === 0
  // «Rinaudo è qui, è arrivato adesso»: what says the state twice says it once.
  const others = (role: Role, to: string) => new Set<Role>([role, ...held.filter(({ values }) => String(values[0]) === to)])
  for (const role of verbs) yield* moved(role, role.into, orders(frame, role) ? 0.9 : 0.55)
  for (const role of held) {
    const said = frame.words.slice(Math.max(0, role.from - 3), role.from).join(' ')
    const isStatement =
      stated &&
      // «i pacchi di oggi li abbiamo consegnati»
      (points(frame) || features.says(/\b(?:l[oaie]|l) (?:abbiamo|ho|hanno|ha) /)) &&
      // «interventi completati di Walter» names what is to be shown, and states nothing.
      !rolesOf(frame, 'about').some(({ to }) => to === role.from) &&
      (/\b(?:e|ha|hanno|sono|abbiamo|ho|si e|come|da|gia|adesso|per)\b/.test(said) ||
        /(?:at|ut|it|t|s)[oaie]$/.test(frame.words[role.to - 1] ?? ''))
    // «attiva il corso di grafica»
    const isOrdered =
      stated &&
      points(frame) &&
      ((role.to === 1 && /[ai]$/.test(frame.words[0] ?? '') && THE.has(frame.words[1])) || (role.from === 0 && role.to > 1))
    // «metti la 101 in pulizia»: what it is put into is how it stands, though something is called so too.
    const isInto = /^(?:in|fuori)$/.test(frame.words[role.from] ?? '') && points(frame)
    if (assigns || isOrdered) yield* moved(role, String(role.values[0]), isInto ? 1.1 : 0.5)
    else if (isStatement) yield* moved(role, String(role.values[0]), 0.55)
  }
  for (const { where, from, to } of grammarOf(frame, 'stands')) {
    if (where !== 'over' || !(stated || assigns) || !points(frame)) continue
    const over =
      Object.entries(status.states).find(([, one]) => one.tone === 'success' && one.next.length <= 2)?.[0] ??
      Object.entries(status.states).findLast(([, one]) => !one.away)?.[0]
    const role = frame.roles.find((one) => one.role === 'grammar' && one.from === from && one.to === to)
    // The trade's own word for a state says more than that something is over.
    if (over && role) yield* moved(role, over, 0.2)
  }

  function* moved(role: Role, to: string, bonus: number): Iterable<Candidate<Wish>> {
    const needs = new Set(status?.states[to]?.requires ?? [])
    const fields = Object.fromEntries(Object.entries(described.fields).filter(([key]) => needs.has(key)))
    const apart = others(role, to)
    const reasons = Object.keys(described.fields).filter((key) => needs.has(key) || described.fields[key]?.means === 'reason')
    const reasoned = Object.fromEntries(reasons.flatMap((key) => (described.fields[key] ? [[key, described.fields[key]]] : [])))
    const values = valuesOf(context, { ...reasoned, ...fields, ...optionalOf(context, needs) }, { apart, targets: true, reasons })
    const since = dayOfMove(context, fields, values)
    const { asked, used, all } = targetOf(context, new Set([...apart, ...values.used, ...(since ? [since.role] : [])]))
    // «cancella tutto» means nothing in particular, and nothing at all.
    if (asked.where.length === 0 && (isEverything(context) || (!features.points && rolesOf(frame, 'about').length === 0))) return
    yield {
      meaning: { is: 'move', ...asked, to, values: { ...values.values, ...since?.values }, all },
      used: rest(context, apart, values.used, used, [since?.role]),
      spoken: values.spoken,
      // Who is there already is brought into a state, and not made anew: «iscrivi Nicola Zani».
      bonus:
        bonus +
        (rolesOf(frame, 'self').some((one) => one.whole || isObject(frame, one)) ? 0.3 : points(frame) ? 0.1 : 0) -
        // An option is nothing that is brought into a state, though what has it may be.
        (rolesOf(frame, 'held').some((one) => one.field !== state && isObject(frame, one)) ? 0.1 : 0),
    }
  }
}

/** «i lavori da riaprire» are some, and «quel lavoro è da riaprire» wants it done. */
const isToBe = ({ words }: Frame, { from }: Role): boolean =>
  words[from - 1] === 'da' && !/^(?:e|era|va|sarebbe|quell[oa])$/.test(words[from - 2] ?? '')

/** «consegna la Panda»: a verb that leads, and what it is done to. */
const orders = ({ words }: Frame, { from, to }: Role): boolean =>
  /^(?:il|lo|la|i|gli|le|l|pure|anche)$/.test(words[to] ?? '') && words.slice(0, from).every((word) => isIdle(word))

/** What else may be said along with a move: how it was paid, how long it took. */
function optionalOf({ trade, frame }: Context, needs: ReadonlySet<string>) {
  const { fields } = trade.entity(frame.entity)
  const named = new Set([...rolesOf(frame, 'field').map(({ field }) => field), ...needs])
  // «è arrivata alle 16 e 10», of «Arrivato alle».
  const isWhen = (field: Field) => field.means === 'doneAt'
  return Object.fromEntries(Object.entries(fields).filter(([key, field]) => (named.has(key) || isWhen(field)) && isStored(field)))
}

/** «sposta … a martedì alle 17», «assegna a Pasquale …», «porta a 6 la soglia», «metti 180 euro di preventivo». */
function* updates(context: Context): Iterable<Candidate<Wish>> {
  const { trade, features } = context
  const frame = parted(context.frame, context.today)
  const described = trade.entity(frame.entity)
  const changes = ['update', 'shift', 'assign'].some((what) => features.does.has(what as 'update'))
  const stated =
    features.does.size === 0 &&
    !features.lists &&
    rolesOf(frame, 'move').length === 0 &&
    points(frame) &&
    !frame.asking &&
    features.asks.size === 0
  if (!changes && !stated && !features.does.has('create')) return
  // «chiudi la sala 2 giovedì» makes something, whatever else is said.
  if ((!changes && isMaking(frame)) || putInto(context)) return
  const fields = Object.fromEntries(Object.entries(described.fields).filter(([, field]) => isStored(field)))
  const here = { ...context, frame }
  const values = withFreeLane(trade, frame, valuesOf(here, fields, { apart: new Set(), targets: true }))
  const isShift = features.does.has('shift') || features.does.has('update') || Object.keys(values.by).length > 0
  if (Object.keys(values.values).length === 0 && Object.keys(values.by).length === 0) {
    // «sposta Rossi»: to when is asked.
    if (!features.does.has('shift') || !(described.slot ?? described.span) || !points(frame)) return
    const { asked, used, all } = targetOf(here, values.used)
    yield { meaning: { is: 'update', ...asked, values: {}, all }, used: rest(here, used), bonus: -0.3 }
    return
  }
  // «crea un ricambio …», «metti che domani Teresa fa la 201» change nothing that is there.
  if (features.says(/^(?:\w+ ){0,2}metti che\b/) && described.slot && described.slot.day in values.values) return
  const {
    roles,
    words: [first = ''],
  } = frame
  const isBy = Object.keys(values.by).length > 0
  const [make] = grammarOf(frame, 'does')
  // «metti un acquisto da 150 euro …»
  const isAnother = roles.some(
    (role) =>
      (/^(?:held|about|makes)$/.test(role.role) || isCalled(trade.entity(frame.entity), frame.words.slice(role.from, role.to))) &&
      /^un[oa]?$/.test(frame.words[role.from - 1] ?? '') &&
      role.from - 1 === make?.to,
  )
  if (isAnother) return
  const isMade = features.does.size === 1 && make?.what === 'create' && rolesOf(frame, 'about').some(({ from }) => from === make.to)
  if (isMade) return
  // «segna 5 ore a Dalila», «3 ore di Ivan»: so much is a row of its own, unless what gets it is said.
  const isMuch = roles.some(
    ({ role, from }) => /^(?:lasts|money|number)$/.test(role) && from === (/^(?:segna|registra)/.test(first) ? 1 : 0),
  )
  if (isMuch && !isBy && rolesOf(frame, 'about').length === 0) return
  // «metti che ho comprato due dischi»
  if (features.says(/^(?:\w+ ){0,2}(?:metti|segna|registra) che (?:ho|abbiamo)\b/) && Object.keys(values.values).length > 0) return
  // «segna che ieri c’era» says when something was, and gives no record another day.
  const isDayAlone =
    Object.keys(values.by).length === 0 &&
    Object.keys(values.values).every(
      (key) => isDayField(trade, frame.entity, key) && !rolesOf(frame, 'field').some(({ field }) => field === key),
    )
  if (isDayAlone && !described.slot && !described.span && !features.does.has('shift') && !features.does.has('update')) return
  const { asked, used, all } = targetOf(here, values.used, values.spoken)
  // «spostali a martedì» is about what was spoken of.
  if (asked.where.length === 0 && !(changes && (features.points || frame.unknown.length > 0))) return
  const more = anew(context, values.values)
  const mayMake = features.does.has('create') || !changes || isBesides(frame) || features.says(/\bmettimi\b/)
  const isNew = mayMake ? more : features.says(/\bsegna(?:mi)?\b/) ? Math.max(0, more) : 0
  yield {
    meaning: { is: 'update', ...asked, values: values.values, all: all && changes, ...(isBy && { by: values.by }) },
    used: rest(here, values.used, used),
    spoken: values.spoken,
    bonus:
      (placedIn(trade, frame) ? 0.7 : 0) +
      (isOfOne(frame) ? DEFINITE * (isNoted(frame) ? 2 : 1) : 0) -
      (rolesOf(frame, 'question').some(({ from, to }) => to - from === 1 && /^(?:con|la|il|l)$/.test(frame.words[from - 1] ?? ''))
        ? 0.35
        : 0) +
      (isShift ? 0.5 : features.does.has('assign') ? 0.35 : features.does.has('create') ? 0.1 : -0.2) -
      isNew,
  }
}

/** A name that is of one record only is rather what was meant than one that many have. */
const DEFINITE = 0.25
const isOfOne = (frame: Frame) => rolesOf(frame, 'self').some(({ ids }) => ids.length === 1)

/** The sentence begins with what one says who makes something. */
function isMaking(frame: Frame): boolean {
  const [make] = rolesOf(frame, 'makes')
  return make !== undefined && frame.words.slice(0, make.from).every((word) => isIdle(word))
}

/** «prenota una camera»: what is made is said as the trade says it, though another thing is called by a word of it. */
const isWorded = (frame: Frame): boolean =>
  rolesOf(frame, 'makes').some(({ from, to }) => frame.words.slice(from, to - 1).some((word) => /^un[oa]?$/.test(word)))

/** What is told in a sentence of its own asks for no list. */
const TOLD = 0.5

/** A text of the words of one record that is there, and no others. */
function isAlone({ frame, sentence }: Context, spoken: ReadonlySet<number>, role: RoleOf<'self'>): boolean {
  const { words } = frame
  const isOfIt = (at: number) =>
    isIdle(words[at] ?? '') ||
    rolesOf(frame, 'self').some(({ from, to, ids }) => from <= at && at < to && ids.some((id) => role.ids.includes(id)))
  const end = words.findIndex((_, at) => at > role.from && !spoken.has(at))
  const start = words.findLastIndex((_, at) => at < role.from && !spoken.has(at)) + 1
  const isKnown = role.to - role.from === 1 || !isLarge(sentence, role.from)
  return isKnown && spoken.has(role.from) && words.slice(start, end < 0 ? words.length : end).every((_, at) => isOfIt(start + at))
}

/** «fissa …», «registra un nuovo cliente: …», «nuova fattura». */
function* creations(context: Context): Iterable<Candidate<Wish>> {
  const { trade, frame, features } = context
  const described = trade.entity(frame.entity)
  const makes = rolesOf(frame, 'makes').some(({ from, to }) => to - from > 1 || !isCalledSo(trade, frame.words[from] ?? ''))
  const says = features.does.has('create')
  const about = rolesOf(frame, 'about').length > 0
  const stated = !makes && !says && isStated(context)
  if (!(makes || stated || (says && about) || (says && frame.roles.length > 1) || (about && features.asksTo && features.does.size === 0)))
    return
  // «segna finito il branzino»: what is marked is there.
  if (features.says(/^segna\w* (?!tutt)\w+(?:(?:at|ut|rt)[oaie]|it[oi]) (?:il|lo|la|l|i|gli|le)\b/)) return
  // «emetti tutte le ricevute»: no two are made at once.
  if ((features.all && isPlural(frame)) || features.says(/\btutt[ie]\b/)) return
  if (described.fixed === 'all' || features.does.has('remove') || isStillToBe(frame) || marks(context) || isOfKnown(context)) return
  const fields = sayable(described.fields)
  const values = valuesOf(context, fields, { apart: new Set(), targets: false })
  // «nuovo cliente: …» is a customer, and nothing of another's.
  const fresh = frame.words.findIndex((word) => /^nuov[oa]$/.test(word))
  if (fresh >= 0 && frame.roles.some(({ role, from }) => from === fresh + 1 && (role === 'field' || role === 'relation'))) return
  if (stated && (values.guesses > 0 || !saysWhole(context, values.values))) return
  if (isOfAnotherKind(context) || isNoteTo(context)) return
  // What was never named is not made out of words that nothing explains.
  if (!makes && !about && values.guesses > 0 && !isBooked(context, values.values)) return
  // «mettici il gatto»: a verb of every day and words that nothing explains make nothing either.
  const isBare = frame.roles.every(
    ({ role, from, to, worth }) => worth === 0 || role === 'grammar' || (role === 'makes' && to - from === 1),
  )
  if (makes && values.guesses > 0 && isBare) return
  const put = puttingIn(context, values.values)
  // «devo segnare un lavoro»: what must be said and is only named will be asked for.
  const named = frame.roles.filter((role) => {
    const key = role.role === 'field' ? role.field : role.role === 'relation' ? role.path : ''
    return fields[key] && !isOptional(fields[key]) && !(key in values.values)
  })
  yield {
    meaning: { is: 'create', entity: frame.entity, values: put.values },
    used: rest(context, values.used, named),
    spoken: values.spoken,
    bonus:
      (isMaking(frame) ? (isWorded(frame) ? 1.2 : 0.9) : makes ? 0.35 : 0) -
      // «segna la Sartori assente»: of what is in the register already.
      (markIn(trade, frame) ? 0.4 : 0) -
      values.guesses * 0.25 -
      // What is called as one that is there, unless it comes again and again.
      rolesOf(frame, 'self').reduce(
        (sum, role) => sum + (!(described.slot ?? described.span) && isAlone(context, values.spoken, role) ? role.worth + 0.25 : 0),
        0,
      ) -
      // «il San Rocco di domani mettilo alle 21»: of what is there, if it is.
      (features.says(/\b(?:mett|segn)\w*l[oaie]\b/) ? 0.2 : 0) +
      anew(context, values.values) -
      loose(frame, values.values) +
      (says && about ? 0.4 : says ? 0.15 : 0) +
      (stated && isToldOf(trade, frame) ? TOLD : 0) -
      (areThose(frame) ? 0.5 : 0) +
      put.bonus +
      (frame.words.some((word) => word.startsWith('nuov')) ? 0.2 : 0),
  }
}
