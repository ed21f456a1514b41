import type { Counter } from '../../../kernel/screens/counter.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Comparison, Condition } from '../../../kernel/expression/condition.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Store } from '../../../kernel/door/store.ts'

/** Readers put a letter in front of some codes: the A of a Code 32. */
const readings = (text: string): readonly string[] => (/^[a-z]\d/i.test(text) ? [text, text.slice(1)] : [text])

/** The fields of an article that may hold a code, with the code as each would keep it. */
export function codesIn(entity: AnyEntity, codes: readonly string[], text: string): readonly (readonly [field: string, code: unknown])[] {
  return codes.flatMap((key) => {
    const field = entity.fields[key]
    return readings(text).flatMap((reading) => {
      const code = field?.schema.safeParse(field.parse(reading))
      return code?.success ? [[key, code.data] as const] : []
    })
  })
}

export type Found = { readonly article: AnyRow } | { readonly isUnsold: boolean }

/** The article that bears a code. One that is known and not sold says so. */
export async function findArticle(
  store: Store,
  entity: AnyEntity,
  { codes, where = [] }: Counter['articles'],
  text: string,
): Promise<Found> {
  const recognised = new Set((entity.unique ?? []).flat())
  const asked = codesIn(entity, codes, text).map(([field, code]): Comparison => {
    const isOneOfSeveral = entity.fields[field]?.identity !== undefined && recognised.has(field)
    return isOneOfSeveral ? { field, op: 'same', value: [String(code)] } : { field, op: 'eq', value: String(code) }
  })
  const [only] = asked
  if (!only) return { isUnsold: false }
  const coded: readonly Condition[] = asked.length === 1 ? [only] : [{ any: asked.map((one) => [one]) }]
  const ask = async (conditions: readonly Condition[]) =>
    (await store.query({ entity: entity.name, where: conditions, page: { limit: 1 } })).rows[0]
  const article = await ask([...coded, ...where])
  if (article) return { article }
  return { isUnsold: where.length > 0 && (await ask(coded)) !== undefined }
}
