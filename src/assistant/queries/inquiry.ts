import { isExcept } from '../frame/negation.ts'
import { type Features, isBeside } from '../frame/features.ts'
import { rolesOf, type Frame, type Role, type RoleOf } from '../frame/role.ts'
import { standing } from '../conditions/state.ts'
import { tellsDone } from '../frame/tense.ts'
import type { Asks } from '../conditions/where.ts'
import type { Trade } from '../trade/trade.ts'
import { comingWhere, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isOptional, type Field } from '../../kernel/fields/field.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { isOver } from '../../kernel/fields/status.ts'
import type { Asked } from '../meaning/meaning.ts'
import { comparisonsOf, type Condition } from '../../kernel/expression/condition.ts'

export interface Inquiry extends Asks {
  readonly trade: Trade
  readonly frame: Frame
  readonly today: string
  readonly features: Features
}

export const used = ({ used: taken, frame, trade }: Inquiry, ...more: readonly (Role | undefined)[]): ReadonlySet<Role> => {
  // A relation that is named right beside its record says only what it is: «il cliente Rossi».
  const named = frame.roles.filter(
    (role) =>
      (role.role === 'relation' || role.role === 'field') &&
      frame.roles.some(
        (one) =>
          // «tranne i pazienti di …»: what kind of thing is left out.
          (isExcept(frame, one) && one.to <= role.from && isBeside(one, role)) ||
          (one.role === 'named' && one.path === pathOf(role)) ||
          // «targa ZA330TR»
          (one.role === 'self' && one.from === role.to && CODES.test(trade.fieldAt(frame.entity, pathOf(role))?.kind ?? '')) ||
          (one.role === 'held' &&
            (one.field.startsWith(`${pathOf(role)}.`) || (lastOf(one.field) === lastOf(pathOf(role)) && isBeside(one, role)))),
      ),
  )
  // «quanto abbiamo incassato dagli studenti?»: whoever it is that any of them comes from.
  const whoever = frame.roles.filter(
    (role) =>
      role.role === 'relation' &&
      role.to === role.from + 1 &&
      /^(?:dai|dagli|dalle)$/.test(frame.words[role.from - 1] ?? '') &&
      isAlways(trade.fieldAt(frame.entity, role.path)),
  )
  return new Set([...taken, ...rolesOf(frame, 'about'), ...named, ...whoever, ...more.filter((role) => role !== undefined)])
}

const isAlways = (field: Field | undefined): boolean => field !== undefined && !isOptional(field)

/** Kinds by which one record is known. */
const CODES = /^(?:plate|document_number|barcode|fiscal_code|vat_number)$/

const pathOf = (role: RoleOf<'field'> | RoleOf<'relation'>): string => (role.role === 'field' ? role.field : role.path)

const lastOf = (path: string): string => path.split('.').at(-1) ?? path

/** A field that only says what stands beside it: «in sala 3», «pagata con carta», «il tavolo 5» whichever field holds a table. */
export const isTitled = (trade: Trade, frame: Frame, role: RoleOf<'field'>): boolean =>
  frame.roles.some(
    (one) =>
      isBeside(one, role) &&
      ((one.role === 'named' && (one.path === role.field || one.target === targetOf(trade.fieldAt(frame.entity, role.field)))) ||
        (one.role === 'held' && lastOf(one.field) === lastOf(role.field))),
  )

/** «quanto hanno donato?»: what was done, and nothing of what is only promised or was called off. */
function doneWhere(trade: Trade, frame: Frame): readonly Condition[] {
  const [field, status] = statusOf(trade.entity(frame.entity)) ?? []
  const states = Object.entries(status?.states ?? {})
  if (field === undefined || !states.some(([, { open }]) => open) || !tellsDone(frame)) return []
  return [{ field, op: 'in', value: states.filter(([, { open, away }]) => !open && !away).map(([key]) => key) }]
}

/** Condition for what is next: it has not begun, and is not over. */
export const yetToBegin = (entity: AnyEntity): readonly Condition[] => {
  const [field, status] = statusOf(entity) ?? []
  const ahead = Object.entries(status?.states ?? {}).filter(([, state]) => !state.begun && !state.away && !isOver(state))
  return field === undefined || !(entity.slot ?? entity.span) || ahead.length === 0
    ? []
    : [{ field, op: 'in', value: ahead.map(([key]) => key) }]
}

/** The records that are asked for; those that do not come are left out where no state was said. */
export function base(
  { trade, frame, today, where, lacks, features }: Inquiry,
  onlyComing = true,
): Pick<Asked, 'entity' | 'where' | 'lacks'> {
  const { entity } = frame
  const described = trade.entity(entity)
  const [state] = statusOf(described) ?? []
  const saysState = comparisonsOf(where).some(({ field }) => field === state || field === 'id')
  // «clienti senza fatture», «volontari senza turni»: of those that still go on, and for what takes place.
  if (lacks)
    return {
      entity,
      where: [...where, ...(saysState ? [] : standing(trade, entity, 'open', today))],
      lacks: { ...lacks, where: [...lacks.where, ...comingWhere(trade.entity(lacks.entity))] },
    }
  if (!onlyComing || saysState) return { entity, where }
  // «quante lezioni restano?»: those that are still to be.
  if ((described.slot ?? described.span) && features.says(/\b(?:rest|riman|manc)(?:a|ano|gono|e)\b/) && features.asks.has('many'))
    return { entity, where: [...where, ...yetToBegin(described)] }
  const isScheduled = described.slot !== undefined || described.span !== undefined
  return { entity, where: [...where, ...(isScheduled ? comingWhere(described) : doneWhere(trade, frame))] }
}

/** Records that are added up: none that was called off, unless that is asked for. */
export function addable(asked: Inquiry): ReturnType<typeof base> {
  const described = asked.trade.entity(asked.frame.entity)
  const [state] = statusOf(described) ?? []
  const asks = base(asked)
  return comparisonsOf(asks.where).some(({ field }) => field === state || field === 'id')
    ? asks
    : { ...asks, where: [...asks.where, ...comingWhere(described)] }
}

export const functions = (frame: Frame) => frame.roles.filter((role) => role.role === 'grammar' && role.sense.is === 'fn')
