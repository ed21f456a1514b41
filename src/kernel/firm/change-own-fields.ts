import type { AnyEntity } from '../entity/entity.ts'
import { newId } from '../door/new-id.ts'
import { foldText, tidied } from '../italian/words.ts'
import type { Problem } from '../problem/problem.ts'
import {
  LONGEST_LABEL,
  LONGEST_OPTION,
  MOST_KEPT,
  MOST_OPTIONS,
  MOST_OWN,
  type OwnField,
  type OwnKind,
  type OwnOption,
} from './own-fields.ts'

/** A field as an owner wishes it. */
export interface OwnWish {
  readonly label: string
  readonly kind: OwnKind
  /** Of a choice: what it offers, in this order; what has an id is there already and may have another name. */
  readonly options: readonly { readonly id?: string | undefined; readonly label: string }[]
  readonly isListed: boolean
}

/** The fields of a firm after a change, or what is wrong with it, each at the field of the wish: `label`, `kind`, `options`. */
export type Changed =
  | { readonly ok: true; readonly fields: readonly OwnField[]; readonly id: string }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const says = {
  noLabel: 'Scrivi come si chiama il campo.',
  longLabel: `Il nome del campo ha al massimo ${LONGEST_LABEL} caratteri.`,
  described: (label: string) => `«${label}» c’è già fra i campi del mestiere: scegli un altro nome.`,
  taken: (label: string) => `«${label}» c’è già fra i campi vostri: scegli un altro nome.`,
  takenAway: (label: string) => `«${label}» è fra i campi tolti: rimettilo, oppure scegli un altro nome.`,
  full: (many: string) => `${many}: i campi vostri sono già ${MOST_OWN}. Togline uno prima.`,
  keptFull: (many: string) => `${many}: fra quelli in uso e quelli tolti i campi vostri sono già ${MOST_KEPT}. Rimettine uno tolto.`,
  kindStays: 'Il tipo non si cambia più: questo campo ha già dei valori. Aggiungi un altro campo.',
  noOptions: 'Scrivi almeno una voce da scegliere.',
  manyOptions: `Le voci sono al massimo ${MOST_OPTIONS}.`,
  longOption: (label: string) => `«${label.slice(0, 20)}…» è troppo lunga: una voce ha al massimo ${LONGEST_OPTION} caratteri.`,
  twice: (label: string) => `«${label}» c’è due volte: ogni voce ha il suo nome.`,
  gone: 'Questo campo non c’è più: ricarica la pagina.',
}

const refusal = (path: string, message: string, code: Problem['code'] = 'invalid'): Problem => ({ path, code, message })
/** What is said of a change to a field that is not there. */
export const ownFieldGone: Problem = { path: '', code: 'not_found', message: says.gone }

const refused = (...problems: readonly Problem[]): Changed => ({ ok: false, problems })

const inUse = (fields: readonly OwnField[]): readonly OwnField[] => fields.filter(({ isAway }) => !isAway)
const ofEntity = (fields: readonly OwnField[], { name }: AnyEntity): readonly OwnField[] => fields.filter(({ entity }) => entity === name)

/** The problems of a name among the other fields of an entity, as its trade describes it. */
function labelProblems(entity: AnyEntity, others: readonly OwnField[], label: string): readonly Problem[] {
  const said = foldText(label)
  const at = (message: string, code?: Problem['code']) => [refusal('label', message, code)]
  if (label === '') return at(says.noLabel, 'required')
  if (label.length > LONGEST_LABEL) return at(says.longLabel)
  const isDescribed = Object.values(entity.fields).some((field) => [field.label, field.short ?? ''].some((one) => foldText(one) === said))
  if (isDescribed) return at(says.described(label), 'unique')
  const same = others.find((other) => foldText(other.label) === said)
  if (!same) return []
  return at(same.isAway ? says.takenAway(same.label) : says.taken(same.label), 'unique')
}

function optionProblems(labels: readonly string[]): readonly Problem[] {
  const at = (message: string) => [refusal('options', message)]
  if (labels.length === 0) return at(says.noOptions)
  if (labels.length > MOST_OPTIONS) return at(says.manyOptions)
  const long = labels.find((label) => label.length > LONGEST_OPTION)
  if (long !== undefined) return at(says.longOption(long))
  const twice = labels.find((label, index) => labels.findIndex((other) => foldText(other) === foldText(label)) < index)
  return twice === undefined ? [] : at(says.twice(twice))
}

/** The values of a choice after a wish: what is not wished any more stays readable, and what comes back under its name is itself again. */
function optionsAfter(before: readonly OwnOption[], wished: OwnWish['options']): readonly OwnOption[] {
  const free = new Map(before.map((one) => [one.id, one]))
  const take = ({ id, label }: OwnWish['options'][number]): OwnOption => {
    const known = (id !== undefined && free.get(id)) || [...free.values()].find((one) => foldText(one.label) === foldText(label))
    if (known) free.delete(known.id)
    return { id: known ? known.id : newId('voce'), label }
  }
  // What is named by its id takes it first, whatever another is called.
  const named = new Map(wished.map((one) => [one, one.id !== undefined && free.has(one.id) ? take(one) : undefined]))
  return [
    ...wished.map((one) => named.get(one) ?? take({ label: one.label })),
    ...[...free.values()].map((one) => ({ ...one, isAway: true as const })),
  ]
}

function cleaned(wish: OwnWish): OwnWish {
  const options = wish.options.map((one) => ({ ...one, label: tidied(one.label) })).filter(({ label }) => label !== '')
  return { ...wish, label: tidied(wish.label), options: wish.kind === 'scelta' ? options : [] }
}

function wishProblems(entity: AnyEntity, others: readonly OwnField[], { label, kind, options }: OwnWish): readonly Problem[] {
  const offered = kind === 'scelta' ? optionProblems(options.map((one) => one.label)) : []
  return [...labelProblems(entity, others, label), ...offered]
}

const roomProblems = (entity: AnyEntity, own: readonly OwnField[]): readonly Problem[] =>
  inUse(own).length >= MOST_OWN ? [refusal('', says.full(entity.label.many), 'rule')] : []

/** Adds a field at the end of those of an entity; `entity` is as the trade describes it. */
export function addOwnField(fields: readonly OwnField[], entity: AnyEntity, asked: OwnWish): Changed {
  const wish = cleaned(asked)
  const own = ofEntity(fields, entity)
  const isKeptFull = own.length >= MOST_KEPT
  const room = isKeptFull ? [refusal('', says.keptFull(entity.label.many), 'rule')] : roomProblems(entity, own)
  const problems = [...room, ...wishProblems(entity, own, wish)]
  if (problems.length > 0) return refused(...problems)
  const { label, kind, isListed } = wish
  const id = newId('proprio')
  const made: OwnField = {
    id,
    entity: entity.name,
    label,
    kind,
    ...(kind === 'scelta' && { options: [...optionsAfter([], wish.options)] }),
    isListed,
  }
  return { ok: true, fields: [...fields, made], id }
}

/**
 * Changes a field; its kind only while no record holds a value of it. One of another kind has another key: what the history or the
 * bin brings back under the old one was written for the old kind.
 */
export function changeOwnField(fields: readonly OwnField[], entity: AnyEntity, id: string, asked: OwnWish, hasValues: boolean): Changed {
  const wish = cleaned(asked)
  const before = fields.find((field) => field.id === id && field.entity === entity.name)
  if (!before) return refused(ownFieldGone)
  const others = ofEntity(fields, entity).filter((field) => field !== before)
  const { label, kind, isListed } = wish
  const stays = kind !== before.kind && hasValues ? [refusal('kind', says.kindStays, 'rule')] : []
  const problems = [...stays, ...wishProblems(entity, others, wish)]
  if (problems.length > 0) return refused(...problems)
  const { options = [], ...rest } = before
  const after: OwnField = {
    ...rest,
    id: kind === before.kind ? id : newId('proprio'),
    label,
    kind,
    isListed,
    ...(kind === 'scelta' && { options: [...optionsAfter(options, wish.options)] }),
  }
  return { ok: true, fields: fields.map((field) => (field === before ? after : field)), id: after.id }
}

/** Puts a field away, with all its values, or brings it back. */
export function putOwnFieldAway(fields: readonly OwnField[], entity: AnyEntity, id: string, isAway: boolean): Changed {
  const before = fields.find((field) => field.id === id && field.entity === entity.name)
  if (!before) return refused(ownFieldGone)
  if ((before.isAway ?? false) === isAway) return { ok: true, fields, id }
  const others = inUse(ofEntity(fields, entity)).filter((field) => field !== before)
  const problems = isAway ? [] : [...roomProblems(entity, others), ...labelProblems(entity, others, before.label)]
  if (problems.length > 0) return refused(...problems.map((problem) => ({ ...problem, path: '' })))
  const { isAway: _, ...rest } = before
  const after: OwnField = isAway ? { ...rest, isAway } : rest
  return { ok: true, fields: fields.map((field) => (field === before ? after : field)), id }
}

/** Puts the fields of an entity in the order of some ids; those that nobody names come after them, as they stood. */
export function orderOwnFields(
  fields: readonly OwnField[],
  { name }: Pick<AnyEntity, 'name'>,
  ids: readonly string[],
): readonly OwnField[] {
  const placeOf = ({ id }: OwnField) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  const own = fields.filter(({ entity }) => entity === name).toSorted((a, b) => placeOf(a) - placeOf(b))
  return [...fields.filter(({ entity }) => entity !== name), ...own]
}
