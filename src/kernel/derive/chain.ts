import { isBlank } from '../fields/blank.ts'
import type { Chain } from '../entity/chain.types.ts'
import { statusOf, type AnyEntity, type Entity, type StateOf } from '../entity/entity.ts'
import type { ConditionOn } from '../fields/condition-on.ts'
import { isKind, type Field, type Fields } from '../fields/field.ts'
import { columnsOf } from '../fields/lines.ts'
import type { AnyRow, Key, KeyOf, StoredKey } from '../fields/shapes.ts'
import type { Change, Values } from '../door/change.ts'

/** The fields of `F` that hold what a field of this kind holds. */
type OfKind<F extends Fields, G extends Field> = { [K in keyof F]: F[K]['kind'] extends G['kind'] ? K : never }[keyof F] & string

interface ChainOptions<F extends Fields, G extends Fields> {
  readonly key: string
  /** «Crea fattura». */
  readonly label: string
  /** The field of the next record that names the one it is made from. */
  readonly link?: KeyOf<G, 'reference'>
  /** Where several may come into one, the field of each of them that names the next record, instead of `link`. */
  readonly made?: KeyOf<F, 'reference'>
  /** What records must share that come into one: the customer. */
  readonly by?: KeyOf<F, 'reference'>
  /** What the next record says as well, and from which field; of lines the columns that it knows. Everything else is read through the link. */
  readonly copies?: { readonly [K in StoredKey<G> & string]?: OfKind<F, G[K]> }
  /** What the paper of the next record says and reads through the link: it stays as it is once that record has its number. */
  readonly repeats?: readonly (StoredKey<F> & string)[]
  /** The next record reverses: the signs of these are turned, of its fields or of the columns of its lines (`righe.prezzo`). */
  readonly reverses?: readonly (Key<G> | `${KeyOf<G, 'lines'>}.${string}`)[]
  /** Which records it is offered for; all when absent. */
  readonly when?: readonly ConditionOn<F>[]
  /** The state that the record comes to with it. */
  readonly moves?: StateOf<F>
  /** The states in which the next record no longer counts, so that another may be made. */
  readonly lapsed?: readonly StateOf<G>[]
}

/** `defineChain(preventivo, fattura, { key: 'fattura', label: 'Crea fattura', link: 'preventivo', copies: { cliente: 'cliente' } })`. */
export function defineChain<const A extends string, const F extends Fields, const B extends string, const G extends Fields>(
  from: Entity<A, F>,
  to: Entity<B, G>,
  options: ChainOptions<NoInfer<F>, NoInfer<G>>,
): Chain {
  const { copies = {}, ...rest } = options
  return { repeats: [], reverses: [], when: [], lapsed: [], ...rest, from: from.name, to: to.name, copies }
}

/** The entities with the chains that begin or end in them: a commit looks at those. */
export const chained = (entities: readonly AnyEntity[], chains: readonly Chain[]): readonly AnyEntity[] =>
  entities.map((entity) => {
    const own = chains.filter(({ from, to }) => from === entity.name || to === entity.name)
    return own.length > 0 ? { ...entity, chains: own } : entity
  })

/** Whether a record made by a chain still counts. */
export function counts({ lapsed }: Chain, next: AnyEntity, row: AnyRow): boolean {
  const [status] = statusOf(next) ?? []
  return status === undefined || !lapsed.includes(String(row[status]))
}

/** Whether the next record reverses the one before, and alone brings it to the state that the chain names. */
export const isReversal = ({ reverses, moves }: Chain): boolean => reverses.length > 0 && moves !== undefined

/** Whether a document of the trade takes records of this entity back: an invoice and its credit note. */
export const isReversible = ({ name, chains = [] }: AnyEntity): boolean =>
  chains.some(({ from, reverses }) => from === name && reverses.length > 0)

/** The chain that alone brings a record to a state, because its next record reverses it. */
export const reversalTo = ({ name, chains = [] }: AnyEntity, state: string): Chain | undefined =>
  chains.find((chain) => chain.from === name && chain.moves === state && isReversal(chain))

/** The states that somebody may bring a record to from where it stands. */
export const nextByHand = (entity: AnyEntity, from: string): readonly string[] =>
  (statusOf(entity)?.[1].states[from]?.next ?? []).filter((state) => !reversalTo(entity, state))

/** What the next record begins with, made from one record or from several. */
export function nextValues(chain: Chain, next: AnyEntity, sources: readonly AnyRow[]): Values {
  const values: Record<string, unknown> = {}
  for (const [key, source] of Object.entries(chain.copies)) {
    const field = next.fields[key]
    const held = sources.map((row) => row[source]).filter((value) => !isBlank(value))
    if (!field || held.length === 0) continue
    const value = isKind(field, 'lines') ? held.flatMap((list) => linesOf(field, list)) : held[0]
    values[key] = turned(chain, key, value)
  }
  return { ...values, ...(chain.link !== undefined && { [chain.link]: sources[0]?.id }) }
}

/** The lines with the columns that the next record knows, references and all. */
const linesOf = (field: Field, list: unknown): readonly Values[] =>
  (Array.isArray(list) ? list : []).map((line: Values) =>
    Object.fromEntries(Object.entries(line).filter(([key]) => key in (columnsOf(field) ?? {}))),
  )

function turned({ reverses }: Chain, key: string, value: unknown): unknown {
  if (typeof value === 'number') return reverses.includes(key) ? -value : value
  if (!Array.isArray(value)) return value
  const columns = reverses.flatMap((path) => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : []))
  return value.map((line: Values) => ({
    ...line,
    ...Object.fromEntries(columns.flatMap((column) => (typeof line[column] === 'number' ? [[column, -line[column]] as const] : []))),
  }))
}

/** What happens to the records before in the commit that makes the next: they name it, and move on. */
export const sourceChanges = ({ from, made, moves }: Chain, nextId: string, sources: readonly AnyRow[]): readonly Change[] =>
  sources.flatMap(({ id, version }): readonly Change[] => {
    const values = made === undefined ? undefined : { [made]: nextId }
    if (moves !== undefined) return [{ type: 'move', entity: from, id, to: moves, expect: version, ...(values && { values }) }]
    return values ? [{ type: 'update', entity: from, id, values, expect: version }] : []
  })

/** The whole commit: the next record, and what becomes of those before. `values` are what it begins with, as somebody has left them. */
export const chainChanges = (chain: Chain, nextId: string, values: Values, sources: readonly AnyRow[]): readonly Change[] => [
  { type: 'create', entity: chain.to, id: nextId, values },
  ...sourceChanges(chain, nextId, sources),
]
