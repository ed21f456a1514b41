import { checkLines } from './check-lines.ts'
import { isReference, repeatOf, statusOf, type AnyEntity } from '../entity.ts'
import { checkShape, checkThere } from '../../problem/check-shape.ts'
import { checkNumber } from './check-number.ts'
import { checkTeams } from './check-teams.ts'
import { headOf, pathsOf, pathsOfConditions } from '../../expression/paths.ts'
import { isDerived, isShown, isStored } from '../../fields/derived.ts'
import { isKind, isOptional, type Field, type FieldKind } from '../../fields/field.ts'
import { isOver, type State, type Status } from '../../fields/status.ts'
import { DefinitionError } from '../../problem/problem.ts'

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const RESERVED = new Set(['id', 'version'])

type Written = Pick<
  AnyEntity,
  | 'name'
  | 'label'
  | 'fields'
  | 'table'
  | 'sort'
  | 'rules'
  | 'synonyms'
  | 'makes'
  | 'unique'
  | 'alike'
  | 'apart'
  | 'told'
  | 'scans'
  | 'noteReads'
> &
  Partial<Pick<AnyEntity, 'form' | 'title'>>

/** Looks for what an entity is made of, before anything of it is looked at. */
export function checkWords(options: Written): void {
  checkShape(options.name, options, {
    fields: 'part',
    label: 'part',
    title: 'list?',
    table: 'list',
    form: 'list?',
    sort: 'list?',
    rules: 'list?',
    synonyms: 'list?',
    makes: 'list?',
    unique: 'list?',
    alike: 'list?',
    apart: 'list?',
    told: 'list?',
    scans: 'list?',
    noteReads: 'list?',
  })
  for (const [key, field] of Object.entries(options.fields)) checkThere(`${options.name}.${key}`, field)
}

/** Everything about an entity that can be told without the others. Throws a `DefinitionError` with place, fault and remedy. */
export function checkEntity(entity: AnyEntity): void {
  checkNames(entity)
  checkLayout(entity)
  checkTraits(entity)
  checkTimes(entity)
  checkForm(entity)
  checkPaths(entity)
  checkNumber(entity)
  checkTeams(entity)
  checkLines(entity)
  for (const key of entity.closed?.open ?? []) known(entity, 'closed.open', key)
  for (const key of entity.told ?? [])
    if (isReference(known(entity, 'told', key)))
      throw new DefinitionError(`${entity.name}.told`, `'${key}' names another record.`, 'Name fields that say themselves what they hold.')
  for (const [key, field] of Object.entries(entity.fields)) if (isKind(field, 'status')) checkStatus(entity, key, field as Status<string>)
}

/** The field of that name, of that kind where one is wanted. */
function known({ name, fields }: AnyEntity, path: string, key: string, ...kinds: readonly FieldKind[]): Field {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (!field) throw new DefinitionError(`${name}.${path}`, `'${key}' is not a field.`, `Fields: ${Object.keys(fields).join(', ')}.`)
  if (kinds.length > 0 && !kinds.includes(field.kind)) {
    throw new DefinitionError(`${name}.${path}`, `'${key}' is a ${field.kind}.`, `Name a field of kind ${kinds.join(' or ')}.`)
  }
  return field
}

function checkNames({ name, fields }: AnyEntity): void {
  if (!NAME.test(name))
    throw new DefinitionError(name, 'an entity is named in singular snake_case without accents.', `For instance 'intervento'.`)
  for (const key of Object.keys(fields)) {
    if (!NAME.test(key))
      throw new DefinitionError(
        `${name}.${key}`,
        'a field is named in snake_case without accents.',
        `Put accents and capitals into the label.`,
      )
    if (RESERVED.has(key)) throw new DefinitionError(`${name}.${key}`, 'the name belongs to the store.', 'Choose another name.')
  }
  const lifecycles = Object.keys(fields).filter((key) => fields[key]?.kind === 'status')
  if (lifecycles.length > 1) {
    throw new DefinitionError(name, `has more than one status: ${lifecycles.join(', ')}.`, 'Keep one lifecycle; make the others a choice.')
  }
}

function checkLayout(entity: AnyEntity): void {
  const { name, title, table, sort, board } = entity
  if (title.length === 0) throw new DefinitionError(`${name}.title`, 'names no field.', 'Name the field that a record is called by.')
  for (const key of title.flat()) asked(entity, 'title', key)
  for (const key of table) known(entity, 'table', key)
  for (const { field, direction } of sort ?? []) {
    asked(entity, 'sort', field)
    if (direction === 'near') known(entity, 'sort', field, 'date')
  }
  if (board) known(entity, 'board', board, 'status')
}

/** A field that a store is asked about: what a function words for the eyes cannot be. */
function asked(entity: AnyEntity, path: string, key: string): void {
  if (!isShown(known(entity, path, key))) return
  throw new DefinitionError(
    `${entity.name}.${path}`,
    `'${key}' is only shown.`,
    'Name what it is made of, or work it out as an expression.',
  )
}

/** What records are recognised by is kept, and can be compared. */
function checkTraits(entity: AnyEntity): void {
  const { name, unique, alike, apart = [] } = entity
  for (const key of apart) checkTrait(entity, 'apart', key)
  for (const [word, sets] of Object.entries({ unique, alike })) {
    for (const set of sets ?? []) {
      if (set.length === 0) throw new DefinitionError(`${name}.${word}`, 'a set names no field.', 'Name the fields, or take the set out.')
      for (const key of set) checkTrait(entity, word, key)
    }
  }
}

function checkTrait(entity: AnyEntity, word: string, key: string): void {
  const place = `${entity.name}.${word}`
  const field = known(entity, word, key)
  if (!isStored(field))
    throw new DefinitionError(place, `'${key}' is worked out and does not tell records apart.`, 'Name the fields it is worked out from.')
  if (!field.operators.includes('eq'))
    throw new DefinitionError(place, `'${key}' is a ${field.kind}, which is not compared.`, 'Name a field that two records may share.')
}

function checkTimes(entity: AnyEntity): void {
  const { slot, span, opening, owed, seldom = [], rises } = entity
  for (const key of seldom.flat()) known(entity, 'seldom', key)
  if (rises) {
    known(entity, 'rises.field', rises.field, 'integer', 'decimal')
    known(entity, 'rises.than', headOf(rises.than), 'reference')
  }
  if (owed) {
    known(entity, 'owed.amount', owed.amount, 'money')
    known(entity, 'owed.of', headOf(owed.of), 'reference')
  }
  if (opening) {
    known(entity, 'opening.hours', opening.hours, 'lines')
    if (opening.closures) known(entity, 'opening.closures', opening.closures, 'lines')
    if (opening.patron) known(entity, 'opening.patron', opening.patron, 'date')
    for (const key of opening.of ?? []) known(entity, 'opening.of', key, 'reference')
  }
  if (slot) {
    checkMoved(entity, 'slot.day', slot.day, 'date')
    if (slot.time) checkMoved(entity, 'slot.time', slot.time, 'time')
    if (slot.lane) checkMoved(entity, 'slot.lane', slot.lane, 'reference')
    if (slot.together) known(entity, 'slot.together', slot.together, 'reference')
    if (slot.lasts) known(entity, 'slot.lasts', slot.lasts, 'integer', 'decimal')
    if (slot.alone && slot.lane === undefined) {
      throw new DefinitionError(`${entity.name}.slot.alone`, 'there is no lane that could do one thing at a time.', 'Give the slot a lane.')
    }
  }
  const repeats = repeatOf(entity)
  if (repeats) {
    known(entity, `${repeats.rule}.of`, repeats.day, 'date')
    if (!isOptional(known(entity, 'fields', repeats.rule))) {
      throw new DefinitionError(`${entity.name}.${repeats.rule}`, 'must be filled, and so nothing happens once.', 'Make it optional.')
    }
  }
  checkLimits(entity)
  if (span) {
    checkMoved(entity, 'span.from', span.from, 'date')
    checkMoved(entity, 'span.lasts', span.lasts, 'integer')
    checkMoved(entity, 'span.lane', span.lane, 'reference')
    if (span.colour) known(entity, 'span.colour', span.colour, 'choice')
  }
}

/** Week and plan write where a record is dropped. */
function checkMoved(entity: AnyEntity, path: string, key: string, kind: FieldKind): void {
  if (isStored(known(entity, path, key, kind))) return
  throw new DefinitionError(
    `${entity.name}.${path}`,
    `'${key}' is worked out, and nobody could move it.`,
    'Name a field that is typed, which it is worked out from.',
  )
}

function checkLimits(entity: AnyEntity): void {
  const { name, exclusive, capacity, stock, span, slot } = entity
  if (exclusive?.of !== undefined) known(entity, 'exclusive.of', exclusive.of, 'reference', 'team')
  if (exclusive && (exclusive.of === undefined ? !span && slot?.lane === undefined : !span && !slot)) {
    throw new DefinitionError(
      `${name}.exclusive`,
      'there is no lane that a record could take.',
      'Give the entity a span, or a slot with a lane.',
    )
  }
  if (exclusive?.at) known(entity, 'exclusive.at', exclusive.at)
  for (const key of exclusive?.also ?? []) known(entity, 'exclusive.also', key, 'reference', 'team')
  if (stock) {
    known(entity, 'stock.of', stock.of, 'reference')
    const quantity = known(entity, 'stock.quantity', stock.quantity, 'integer', 'decimal')
    if (isStored(quantity) && !quantity.schema.safeParse(-1).success) {
      throw new DefinitionError(
        `${name}.stock.quantity`,
        `'${stock.quantity}' is never below nothing, so nothing could go.`,
        'Give it a min below zero, or work it out of what is typed.',
      )
    }
    if (stock.lot) known(entity, 'stock.lot', stock.lot, 'reference')
    if (stock.at) known(entity, 'stock.at', stock.at, 'reference')
    if (stock.expiry !== undefined && stock.lot === undefined) {
      throw new DefinitionError(`${name}.stock.expiry`, 'there is no lot that could expire.', 'Name the reference to the lot.')
    }
  }
  const [waiting, { away, waits } = {}] = Object.entries(statusOf(entity)?.[1].states ?? {}).find(([, state]) => state.waits) ?? []
  if (waits && (!away || !capacity)) {
    throw new DefinitionError(
      `${name}.${waiting}`,
      'it waits for a place.',
      capacity ? 'Let it take none: away: true.' : 'Say what has places: capacity.',
    )
  }
  if (capacity) {
    const of = known(entity, 'capacity.of', capacity.of, 'reference', 'team')
    const isAlone = capacity.alone ?? isKind(of, 'team')
    if (isAlone && capacity.counts === undefined) {
      throw new DefinitionError(`${name}.capacity`, 'each record takes one place, so one is always enough.', 'Name how many it counts.')
    }
    if (isAlone && capacity.on !== undefined) {
      throw new DefinitionError(`${name}.capacity`, 'each record stands by itself, on whatever day.', 'Take out the day.')
    }
    if (capacity.on) known(entity, 'capacity.on', capacity.on, 'date')
    if (capacity.counts) known(entity, 'capacity.counts', capacity.counts, 'integer')
  }
}

function checkForm(entity: AnyEntity): void {
  const { name, fields, form, table } = entity
  const all = form.flatMap((group) => group.fields)
  const twice = [...all, ...table].find((key, at, list) => list.indexOf(key, at < all.length ? 0 : all.length) !== at)
  if (twice !== undefined) throw new DefinitionError(name, `'${twice}' stands twice in the form or in the table.`, 'Take one out.')
  const placed = new Set(all)
  for (const key of placed) {
    if (!isStored(known(entity, 'form', key)))
      throw new DefinitionError(`${name}.form`, `'${key}' is worked out and cannot be typed.`, 'Take it out of the form.')
  }
  const states = statusOf(entity)?.[1].states ?? {}
  const stranger = form.flatMap(({ notIn = [] }) => notIn).find((state) => !Object.hasOwn(states, state))
  if (stranger !== undefined)
    throw new DefinitionError(`${name}.form`, `'${stranger}' is not a state.`, `States: ${Object.keys(states).join(', ')}.`)
  for (const [key, field] of Object.entries(fields)) {
    if (!isStored(field) || isOptional(field) || placed.has(key) || form.length === 0 || isKind(field, 'status')) continue
    throw new DefinitionError(
      `${name}.form`,
      `'${key}' must be filled but stands in no group of the form.`,
      'Place it, or make it optional.',
    )
  }
}

/** What rules and worked-out values name of the record itself; what lies beyond a reference is known by the sector. */
function checkPaths(entity: AnyEntity): void {
  const { name, fields, rules = [] } = entity
  const check = (place: string, paths: readonly string[]) => {
    for (const path of paths) if (path !== 'id') asked(entity, place, headOf(path))
  }
  for (const [key, field] of Object.entries(fields)) if (isDerived(field)) check(key, pathsOf(field.derive))
  for (const [at, rule] of rules.entries()) {
    const { field, when } = rule
    known(entity, 'rules', field)
    checkShape(`${name}.rules.${at}`, rule, { when: 'list' })
    if (when.length === 0)
      throw new DefinitionError(`${name}.rules`, `the rule at '${field}' forbids everything.`, 'Say when it is broken.')
    check('rules', pathsOfConditions(when))
  }
}

function checkStatus({ name, fields }: AnyEntity, key: string, field: Status<string>): void {
  const states = Object.keys(field.states)
  if (!states.includes(field.initial)) {
    throw new DefinitionError(`${name}.${key}`, `begins as '${field.initial}', which is not a state.`, `States: ${states.join(', ')}.`)
  }
  for (const [state, said] of Object.entries(field.states)) {
    checkShape(`${name}.${key}.${state}`, said, { next: 'list', requires: 'list?', shows: 'list?', takes: 'list?', also: 'list?' })
    checkMeaning(`${name}.${key}.${state}`, said)
    const { next, requires, shows, takes } = said
    for (const to of next) {
      if (!states.includes(to))
        throw new DefinitionError(
          `${name}.${key}`,
          `'${state}' may move to '${to}', which is not a state.`,
          `States: ${states.join(', ')}.`,
        )
    }
    const worked = requires?.find((needed) => fields[needed] && !isStored(fields[needed]))
    if (worked) {
      throw new DefinitionError(`${name}.${key}.${state}`, `requires '${worked}', which is worked out and never lacks.`, 'Take it out.')
    }
    for (const [verb, needed] of Object.entries({ requires, shows, takes }).flatMap(([word, keys = []]) =>
      keys.map((one) => [word, one] as const),
    )) {
      if (!fields[needed])
        throw new DefinitionError(
          `${name}.${key}.${state}`,
          `${verb} '${needed}', which is not a field.`,
          `Fields: ${Object.keys(fields).join(', ')}.`,
        )
    }
  }
}

/** What is over has nothing left to begin or to be unsure of, only what is over is away, and a move that is worded can be made. */
function checkMeaning(place: string, state: State<string>): void {
  if (state.over === false && isOver(state)) throw new DefinitionError(place, 'is away or freed, and not over.', 'Say one of the two.')
  if (isOver(state) && (state.begun || state.open))
    throw new DefinitionError(place, `is over, and ${state.begun ? 'begun' : 'open'}.`, 'Say one of the two.')
  const lost = Object.keys(state.verbs ?? {}).find((to) => !state.next.includes(to))
  if (lost !== undefined)
    throw new DefinitionError(
      place,
      `words the move to '${lost}', where it does not lead.`,
      `It leads to: ${state.next.join(', ') || 'nothing'}.`,
    )
}
