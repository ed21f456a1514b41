import { columnsOf } from '../fields/lines.ts'
import { readLabel } from '../fields/choice.ts'
import { isKind, type Field, type Fields } from '../fields/field.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Language, Phrases } from '../question/language.ts'
import type { Question } from '../question/question.ts'
import type { Sector } from './sector.ts'

/** What parts one phrase from the next, so that a place is one line. */
const APART = ' | '
const phrasesIn = (held: string | undefined): readonly string[] => held?.split(APART) ?? []

/** Questions with their other wordings. */
export const inWords = (questions: readonly Question[], { questions: wordings }: Language): readonly Question[] =>
  questions.map((question) => ({ ...question, says: [...question.says, ...phrasesIn(wordings[question.says[0]])] }))

const whole = new WeakMap<Sector, Promise<Sector>>()

/**
 * The trade with all that people call its things, for who listens and who reads files: fetched once, with the first sentence or the
 * first file, and with no page.
 */
export function worded(sector: Sector): Promise<Sector> {
  const known = whole.get(sector) ?? fetched(sector)
  whole.set(sector, known)
  return known
}

async function fetched(sector: Sector): Promise<Sector> {
  try {
    return withPhrases(sector, (await sector.language()).phrases)
  } catch (error) {
    // What did not come is asked for again.
    whole.delete(sector)
    throw error
  }
}

function withPhrases(sector: Sector, phrases: Phrases): Sector {
  const more = (place: string, said: readonly string[] | undefined): readonly string[] => [...(said ?? []), ...phrasesIn(phrases[place])]
  const synonyms = (place: string, said: readonly string[] | undefined) => {
    const all = more(place, said)
    return all.length > 0 ? { synonyms: all } : {}
  }
  const fieldOf = (place: string, field: Field): Field => {
    const columns = columnsOf(field)
    return {
      ...field,
      ...synonyms(place, field.synonyms),
      ...(columns && { of: fieldsOf(place, columns) }),
      ...(isKind(field, 'status') && statesOf(place, field)),
    }
  }
  const statesOf = (place: string, field: Field & { readonly kind: 'status' }) => {
    const { states } = field as unknown as StatusLike
    const all = Object.entries(states).map(([key, state]) => [key, { ...state, also: more(`${place}=${key}`, state.also) }] as const)
    const also = Object.fromEntries(all.flatMap(([key, state]) => (state.also.length > 0 ? [[key, state.also]] : [])))
    return {
      states: Object.fromEntries(all),
      parse: readLabel(
        all.map(([key, { label }]) => [key, label] as const),
        also,
      ),
    }
  }
  const fieldsOf = (place: string, fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldOf(`${place}.${key}`, field)]))
  const entities = sector.entities.map((entity): AnyEntity => {
    const makes = more(`${entity.name}.makes`, entity.makes)
    return {
      ...entity,
      ...synonyms(entity.name, entity.synonyms),
      ...(makes.length > 0 && { makes }),
      fields: fieldsOf(entity.name, entity.fields),
    }
  })
  const named = new Map(entities.map((entity) => [entity.name, entity]))
  return {
    ...sector,
    entities,
    metrics: sector.metrics.map((metric) => ({
      ...metric,
      ...synonyms(`metric.${metric.key}`, metric.synonyms),
      entity: named.get(metric.entity.name) ?? metric.entity,
    })),
    actions: sector.actions.map((action) => ({
      ...action,
      ...synonyms(`action.${action.key}`, action.synonyms),
      inputs: fieldsOf(`action.${action.key}`, action.inputs),
    })),
  }
}

interface StatusLike {
  readonly states: Readonly<Record<string, { readonly label: string; readonly also?: readonly string[] }>>
}
