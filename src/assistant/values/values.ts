import type { Fields } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import { orderIn } from '../frame/clause.ts'
import type { Context } from '../frame/context.ts'
import { formerly } from '../frame/negation.ts'
import type { Role } from '../frame/role.ts'
import type { By } from '../meaning/meaning.ts'
import { addDurations, addFlags, addMoney, addNumbers } from './amounts.ts'
import { addDays } from './days.ts'
import { valueDraft, type ValueDraft } from './draft.ts'
import { addHeadCount } from './head-count.ts'
import { addHeld } from './field-values.ts'
import { addHours } from './hours.ts'
import { addItems } from './items.ts'
import { addOptions } from './options.ts'
import { addPricedLine } from './priced-line.ts'
import { addOwners, addReferences } from './references.ts'
import { addCount, addAdjustments } from './adjustments.ts'
import { addBestLane, addStayEnd } from './stay.ts'
import { addTexts } from './texts.ts'
import { addLiterals } from './literals.ts'

export interface Said {
  readonly values: Values
  /** Numbers changed by so much. */
  readonly by: Readonly<Record<string, By>>
  readonly used: ReadonlySet<Role>
  /** Words that became part of a text. */
  readonly spoken: ReadonlySet<number>
  /** Texts that were taken for what they are by nothing but their place. */
  readonly guesses: number
}

interface Options {
  /** Roles that are no values. */
  readonly apart: ReadonlySet<Role>
  /** Some of what is said tells which record is meant, and only what is led to is a new value. */
  readonly targets: boolean
  /** Texts that the end of the sentence may be: why something is so. */
  readonly reasons?: readonly string[]
  /** Words that nothing explains are no text of the record. */
  readonly plain?: boolean
}

/** The values that a sentence gives some fields. */
export function valuesOf(context: Context, fields: Fields, { apart, targets, reasons = [], plain = false }: Options): Said {
  const draft = valueDraft(context, { fields, apart, targets })
  const { values, by, used, spoken } = draft
  const bygone = takeBygone(draft)
  addLiterals(draft, reasons, plain)
  addItems(draft, targets)
  addHeadCount(draft)
  const free = freeRoles(draft, bygone)
  addHeld(draft, free)
  addOptions(draft)
  addReferences(draft, free)
  if (!targets) addOwners(draft, free)
  addStayEnd(draft)
  addDays(draft, free)
  addHours(draft, free)
  addDurations(draft, free)
  addMoney(draft, free)
  addNumbers(draft, free)
  addFlags(draft)
  if (targets) {
    addAdjustments(draft)
    addCount(draft)
  } else {
    addBestLane(draft)
    if (!plain) addPricedLine(draft)
  }
  const guesses = targets || plain ? 0 : addTexts(draft)
  return { values, by, used, spoken, guesses }
}

const WHEN = new Set<Role['role']>(['days', 'hours'])
const VALUES = new Set<Role['role']>([...WHEN, 'lasts', 'money', 'number', 'held', 'named'])

/** «alle 4 invece che alle 3», «non in due ma in tre»: what was says nothing new, but its day tells which record is meant. */
function takeBygone({ frame, roles, targets, used }: ValueDraft): ReadonlySet<Role> {
  const bygone = new Set(roles.filter((role) => VALUES.has(role.role) && formerly(frame, role).length > 0))
  for (const role of bygone) for (const one of formerly(frame, role)) if (!targets || one.role !== 'days') used.add(one)
  return bygone
}

/** Stretches that no text took: where an order says when, days before it only tell which is meant («giovedì non può, spostala a venerdì»). */
function freeRoles({ frame, roles, targets, used }: ValueDraft, bygone: ReadonlySet<Role>): readonly Role[] {
  const order = targets ? orderIn(frame) : undefined
  const saysWhen = order !== undefined && roles.some((role) => WHEN.has(role.role) && role.from >= order.from)
  return roles.filter((role) => !used.has(role) && !bygone.has(role) && !(saysWhen && role.from < order.from && WHEN.has(role.role)))
}
