import { isReference, isTeam } from '../../kernel/entity/entity.ts'
import { isOptional, type Field } from '../../kernel/fields/field.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Among } from '../meaning/meaning.ts'
import type { Role, RoleOf } from '../frame/role.ts'
import { isLarge } from '../frame/sentence.ts'
import type { ValueDraft } from './draft.ts'
import { isLedTo } from './lead.ts'
import { descriptive } from './text-fields.ts'

/** Records by name, in the fields that lead to them. */
export function addReferences(draft: ValueDraft, free: readonly Role[]): void {
  const { fields, targets, placed, isOpen, take, used } = draft
  for (const role of free) {
    if (role.role !== 'named' || role.path.includes('.') || used.has(role)) continue
    const field = fields[role.path]
    if (!field || !isOpen(role.path) || !(isReference(field) || isTeam(field))) continue
    if (targets && role !== placed && (!isLedTo(draft, role) || isWhose(draft, role))) continue
    if (!targets && isOfAnother(draft, role, field)) continue
    if (isTeam(field)) take(role.path, role.ids, role)
    else if (role.ids.length === 1) take(role.path, role.ids[0], role)
    else if (!targets) take(role.path, { among: role.ids }, role)
  }
}

/** Whom a record is about does not change unless it is said: «sposta l'intervento al Condominio Aurora». */
function isWhose({ trade, frame, named }: ValueDraft, { path, target }: RoleOf<'named'>): boolean {
  const described = trade.entity(frame.entity)
  const title = described.title.flat()
  const isTitle = title[0] === path || (title.includes(path) && !isOptional(described.fields[path] as Field))
  // «sposta l'intervento al Girasole»: a place of theirs.
  const [whom = ''] = title
  const of = targetOf(described.fields[whom])
  const isTheirs = of !== undefined && trade.waysFrom(target).some((way) => way.target === of && way.hops === 1)
  return (isTitle || isTheirs) && path !== laneFieldOf(described) && !named.some((field) => field.field === path)
}

/** «Mario Verdi» is no Mario who is known: of a name that nothing else explains, a part proves nothing. */
function isOfAnother({ frame, sentence }: ValueDraft, { whole, from, to }: RoleOf<'named'>, field: Field): boolean {
  const isPart = (at: number, beside: number) =>
    frame.unknown.includes(at) &&
    /^\p{L}{3,}/u.test(frame.words[at] ?? '') &&
    (isOptional(field) || (isLarge(sentence, at) && isLarge(sentence, beside)))
  return !whole && (isPart(to, to - 1) || isPart(from - 1, from))
}

/** «la rete dello Studio Pozzi»: which of the records at the first step is meant. */
export function addOwners(draft: ValueDraft, free: readonly Role[]): void {
  const { fields, values, used } = draft
  for (const role of free) {
    if (role.role !== 'named' || used.has(role)) continue
    const [key = '', inner, more] = role.path.split('.')
    if (inner === undefined || more !== undefined || !fields[key] || !isReference(fields[key])) continue
    const known = values[key]
    // The record is known: whose it is says nothing more, and may be part of a text («per il corso di Chiara»).
    if (typeof known === 'string' && descriptive(draft)?.[1]) continue
    const owner = { field: inner, op: 'in', value: role.ids } as const
    if (known === undefined) values[key] = { among: [], where: [owner] }
    else if (typeof known === 'object') values[key] = { ...known, where: [...((known as Among).where ?? []), owner] }
    used.add(role)
  }
}
