import { asc } from '../../expression/comparisons.ts'
import { isBlank } from '../../fields/blank.ts'
import { checkEntity, checkWords } from './check-entity.ts'
import { looksOver } from '../../problem/looked-over.ts'
import { withUsualWords } from '../../concepts/usual-words.ts'
import type { Entity, EntityOptions, Slot, Span, StateOf } from '../entity.ts'
import type { DocumentNumber } from '../../fields/document-number.ts'
import { isStored, type Derived } from '../../fields/derived.ts'
import type { Recurrence } from '../../fields/recurrence.ts'
import type { Field, Fields } from '../../fields/field.ts'
import type { KeyOf, StoredKey } from '../../fields/shapes.ts'
import { birthOf, holderOf } from '../../derive/holder.ts'
import type { Status } from '../../fields/status.ts'

/** Makes every field say whether it names fields that are there: the compiler shows which are not. */
type Knowing<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Derived<Field, infer N>
    ? Named<Exclude<N, keyof F | 'id'>>
    : F[K] extends Status<string, infer R>
      ? Named<Exclude<R, keyof F>>
      : F[K] extends Recurrence<infer N>
        ? Named<Exclude<N, keyof F>>
        : F[K] extends DocumentNumber<infer C, infer D, infer S>
          ? Named<Exclude<C, Uppercase<C> | KeyOf<F, 'choice'>> | Exclude<D, KeyOf<F, 'date'>> | Exclude<S, StateOf<F>>>
          : unknown
}

/** Nothing where all names are known. */
type Named<Unknown> = [Unknown] extends [never] ? unknown : { readonly namesNoField: Unknown }

/** The columns of the board: those that are named, else the status of what bears no number. */
type Board<F extends Fields, B> = [B] extends [never]
  ? [KeyOf<F, 'document_number'>] extends [never]
    ? KeyOf<F, 'status'>
    : never
  : Exclude<B, false>

/** What of an entity some views need: whoever names such a view is told by the compiler where it is not there. */
type Viewed<F extends Fields, B, S, P> = ([Board<F, B>] extends [never] ? unknown : { readonly board: Board<F, B> }) &
  ([S] extends [never] ? unknown : { readonly slot: S }) &
  ([P] extends [never] ? unknown : { readonly span: P })

/** Describes one thing that the trade keeps. Faults are thrown here, never while somebody works. */
export function defineEntity<
  const N extends string,
  const F extends Fields,
  const B extends string | false = never,
  const S extends Slot = never,
  const P extends Span = never,
>(
  options: EntityOptions<N, F> & { readonly fields: Knowing<F>; readonly board?: B; readonly slot?: S; readonly span?: P },
): Entity<N, F> & Viewed<F, B, S, P> {
  if (looksOver) checkWords(options)
  const unique = uniqueOf(options)
  const fields = withUsualWords(options.fields as F)
  const title = options.title ?? Object.keys(fields).slice(0, 1)
  const { board = boardOf(fields), ...rest } = options
  // The one cast: the compiler does not follow that what was given for the views is what is there.
  const entity = {
    sort: title
      .flat()
      .slice(0, 1)
      .map((key) => asc(key)),
    ...rest,
    ...(board && { board }),
    fields,
    title,
    ...(unique && { unique }),
    form: options.form ?? [{ fields: defaultForm(fields) }],
  } as unknown as Entity<N, F> & Viewed<F, B, S, P>
  if (looksOver) checkEntity(entity)
  return proposingBirth(entity)
}

/** A day of birth follows from the tax code beside it, as long as it is empty. */
function proposingBirth<E extends Entity>(entity: E): E {
  const { code, birth } = holderOf(entity) ?? {}
  if (code === undefined || birth === undefined) return entity
  const proposes: Entity['proposes'] = async (draft, read, at) => {
    const born = isBlank(draft[birth]) ? birthOf(draft[code], at.today) : undefined
    return { ...(born !== undefined && { [birth]: born }), ...(await entity.proposes?.(draft, read, at)) }
  }
  return { ...entity, proposes }
}

const keysOfKind = (fields: Fields, kind: Field['kind']) => Object.keys(fields).filter((key) => fields[key]?.kind === kind)

/** The status of what bears no number: a document is found by that, and its states are steps. */
const boardOf = (fields: Fields): string | undefined =>
  keysOfKind(fields, 'document_number').length > 0 ? undefined : keysOfKind(fields, 'status')[0]

/** A number belongs to one document alone. */
function uniqueOf({ fields, unique }: { readonly fields: Fields; readonly unique?: readonly (readonly string[])[] }) {
  const sets = [...(unique ?? []), ...keysOfKind(fields, 'document_number').map((key) => [key])]
  return sets.length > 0 ? sets : undefined
}

function defaultForm<F extends Fields>(fields: F): (StoredKey<F> & string)[] {
  const keys = Object.keys(fields).filter((key) => isStored(fields[key] as Field) && fields[key]?.kind !== 'status')
  return keys as (StoredKey<F> & string)[]
}
