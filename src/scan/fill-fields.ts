import type { AnyEntity } from '../kernel/entity/entity.ts'
import { isStored } from '../kernel/fields/derived.ts'
import { isKind, type Field } from '../kernel/fields/field.ts'
import { splitWords } from '../kernel/italian/words.ts'
import { isBlank } from '../kernel/fields/blank.ts'
import { ALIASES } from './aliases.ts'
import { SAYS } from './papers/says.ts'
import type { Found } from './found.ts'
import type { Proof } from './mrz/repair.ts'
import type { Recognised, RecognisedKey } from './read-text.ts'

/** What recognition puts into one field of a form. */
export interface Filled {
  /** As the field keeps it: cents, an ISO day, the key of a choice. */
  readonly value: unknown
  /** What it came from, for the review beside the picture. */
  readonly source: string
  readonly from: RecognisedKey
  /** A check digit holds over it as read; otherwise a person has to look. */
  readonly checked: boolean
  readonly proof: Proof
}

/** Worth of a field for a value; 0 when it is not meant for it. Names count more than kinds, and earlier names more. */
function worth(key: string, field: Field, from: RecognisedKey, form: AnyEntity): number {
  const { names, kinds } = ALIASES[from]
  const own = [key, field.label, field.short ?? '', ...(field.synonyms ?? [])].map(plain)
  // The key says more than the label, the label more than a synonym: «scadenza» is also a synonym of other days.
  const scores = own.flatMap((word, i) => {
    const place = names.indexOf(word)
    return place < 0 ? [] : [100 - place - Math.min(i, 3) * 10]
  })
  const isNamed = scores.length > 0
  // The only date of a guest is the birth: a date of whatever paper is not meant for it.
  const isAnothers =
    !isNamed && (Object.keys(ALIASES) as RecognisedKey[]).some((other) => own.some((word) => ALIASES[other].names.includes(word)))
  const ofKind =
    !isAnothers &&
    kinds.some(
      (kind) => isKind(field, kind) && Object.values(form.fields).filter((other) => isStored(other) && isKind(other, kind)).length === 1,
    )
  return Math.max(0, ...scores, ofKind ? 20 : 0)
}

const plain = (text: string): string => splitWords(text.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')).join(' ')

/** What the field takes of a value: as it is, by its code on the document (USA), or the option that stands in its words. */
function accepted(field: Field, found: Found): unknown {
  const inWords = 'options' in field ? optionIn(field.options as Readonly<Record<string, string>>, found.value) : undefined
  const candidates = inWords === undefined ? [found.value] : [found.value, found.source, inWords]
  const results = candidates.map((text) => field.schema.safeParse(field.parse(text)))
  const taken = results.find(({ success }) => success)
  return taken?.success ? taken.data : undefined
}

/** The label of the option that stands among the words of a text; '' when none does. */
function optionIn(options: Readonly<Record<string, string>>, text: string): string {
  const words = ` ${plain(text)} `
  return Object.values(options).find((label) => words.includes(` ${plain(label)} `)) ?? ''
}

const canBeFilled = (field: Field): boolean => isStored(field) && !isKind(field, 'reference')

/** The values that a form may take: what only papers have, where it says for which it is. */
const keysFor = ({ scans }: AnyEntity): RecognisedKey[] =>
  (Object.keys(ALIASES) as RecognisedKey[]).filter((key) => scans !== undefined || !ALIASES[key].ofPapers)

/** The keys of the fields that some recognised value may fill, of the papers of the form where it names them: whether it has anything to scan. */
export function scannableFields(entity: AnyEntity): string[] {
  const keys = entity.scans ? entity.scans.flatMap((paper) => SAYS[paper]) : keysFor(entity)
  return Object.entries(entity.fields)
    .filter(([key, field]) => canBeFilled(field) && keys.some((from) => worth(key, field, from, entity) > 0))
    .map(([key]) => key)
}

/**
 * Recognised values into the fields of an entity's form, by key, label, synonyms, aliases and kind. Only stored fields
 * that take the value are filled, each once; fields that nothing was recognised for are absent from the answer, so that
 * what stands in the form stays (specification § 5). References are left to the person: a name is not yet a record.
 */
export function fillFields(entity: AnyEntity, read: Recognised): Readonly<Record<string, Filled>> {
  const fields = Object.entries(entity.fields).filter(([, field]) => canBeFilled(field))
  const hasLastName = fields.some(([key, field]) => worth(key, field, 'lastName', entity) > 0)
  const recognised = hasLastName ? read : withWholeName(read)
  const offers = keysFor(entity).flatMap((from) => {
    const found = recognised[from]
    // One field for the whole name wants the whole name.
    if (!found || (from === 'firstName' && recognised.name && !hasLastName)) return []
    return fields
      .map(([key, field]) => ({ key, field, from, found, score: worth(key, field, from, entity) }))
      .filter(({ score }) => score > 0)
  })
  const filled: Record<string, Filled> = {}
  const used = new Set<RecognisedKey>()
  for (const { key, field, from, found } of offers.toSorted((a, b) => b.score - a.score)) {
    if (Object.hasOwn(filled, key) || (used.has(from) && !ALIASES[from].fillsAll)) continue
    const value = accepted(field, found)
    if (isBlank(value)) continue
    used.add(from)
    filled[key] = { value, source: found.source, from, checked: found.proof === 'checked', proof: found.proof }
  }
  return filled
}

/** What a card says in two places, for a form that asks for it in one: as sure as the less sure half. */
function withWholeName(read: Recognised): Recognised {
  const { firstName, lastName } = read
  if (read.name || !firstName || !lastName) return read
  const less = firstName.proof === 'checked' ? lastName : firstName
  const whole = (of: 'value' | 'source') => `${firstName[of]} ${lastName[of]}`
  return { ...read, name: { ...less, value: whole('value'), source: whole('source') } }
}

/** A draft with the recognised values written over it; what recognition did not find stays as it was. */
export function withFilled(draft: Readonly<Record<string, unknown>>, filled: Readonly<Record<string, Filled>>): Record<string, unknown> {
  return { ...draft, ...Object.fromEntries(Object.entries(filled).map(([key, { value }]) => [key, value])) }
}
