import type { Field, Optional } from '../fields/field.ts'
import type { Derived, Shown } from '../fields/derived.ts'
import type { Status } from '../fields/status.ts'
import { DefinitionError } from '../problem/problem.ts'
import type { Access, GroupLabels } from '../fields/access.ts'

type OneOrSome<G extends string> = G | readonly G[]
/** A group that alone sees and changes it, or who reads and who writes; whoever may not read never writes. */
export type AccessOf<G extends string> = OneOrSome<G> | { readonly read?: OneOrSome<G>; readonly write?: OneOrSome<G> }

/** What somebody who does not see or may not write it can leave out: a record can be made without it. */
type Restrictable = Optional<Field> | Derived<Field> | Shown<Field> | Status<string>

export interface Groups<G extends string> {
  readonly groups: { readonly [K in G]: string }
  /** Keeps a field to a group: `restricted(optional(text('Numero documento')), 'identita')`. */
  readonly restricted: <const F extends Restrictable>(field: F, access: AccessOf<G>) => F
  /** Keeps a whole entity to a group: `access: only('sanitari')`. */
  readonly only: (access: AccessOf<G>) => Access
}

/** Names the groups of a trade, so that the compiler knows them wherever something is kept to one. The owner is in all of them. */
export function defineGroups<const G extends string>(groups: { readonly [K in G]: string }): Groups<G> {
  const only = (access: AccessOf<G>): Access => {
    const { read, write } = isSome(access) ? { read: access, write: undefined } : access
    const said = { ...(read !== undefined && { read: listOf(groups, read) }), ...(write !== undefined && { write: listOf(groups, write) }) }
    if (Object.keys(said).length === 0) throw new DefinitionError('access', 'keeps nothing to anybody.', 'Say who reads or who writes.')
    return said
  }
  return { groups, only, restricted: (field, access) => ({ ...field, access: only(access) }) }
}

const isSome = <G extends string>(access: AccessOf<G>): access is OneOrSome<G> => typeof access === 'string' || Array.isArray(access)

function listOf(groups: GroupLabels, wanted: string | readonly string[]): readonly string[] {
  const list = typeof wanted === 'string' ? [wanted] : wanted
  const stranger = list.find((group) => !Object.hasOwn(groups, group))
  if (stranger !== undefined || list.length === 0) {
    throw new DefinitionError('access', `'${stranger ?? ''}' is not a group.`, `Groups: ${Object.keys(groups).join(', ')}.`)
  }
  return list
}
