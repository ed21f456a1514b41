import { isAnyOf, type Condition } from '../../kernel/expression/condition.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Measure, Sort } from '../../kernel/door/store.ts'
import { narrowest } from './intersection.ts'

/** Records of an entity that meet conditions, and in which some words are found where no condition says what they are. */
export interface Asked {
  readonly entity: string
  readonly where: readonly Condition[]
  readonly search?: string
  /** Other records that must not be there: «progetti senza turni questo mese». */
  readonly lacks?: Lacking
  /** What those lack that were found so, in words: « senza turni di novembre 2026». */
  readonly lacked?: string
}

/** Records of another entity that name the one that is asked for at a path, under conditions of their own. */
export interface Lacking {
  readonly entity: string
  readonly path: string
  readonly where: readonly Condition[]
}

/** What somebody may want to know; a figure `against` the same one of other records, a list of which a field is asked for that it `shows`, of which a paper is asked for that it `prints`, and what may be asked instead where it is empty. */
export type Asking =
  | (Asked & {
      readonly is: 'list'
      readonly sort?: readonly Sort[]
      readonly first?: number
      readonly shows?: string
      readonly prints?: string
      /** Others are asked for that say the same in this field. */
      readonly alike?: string
      readonly near?: string
    })
  | (Asked & { readonly is: 'figure'; readonly fn: Measure['fn']; readonly field?: string; readonly against?: readonly Condition[] })
  | (Asked & {
      readonly is: 'groups'
      readonly by: string
      readonly per?: 'day' | 'month'
      readonly fn: Measure['fn']
      readonly field?: string
      /** Only the group that comes first is asked for. */
      readonly top?: Sort['direction']
    })
  | (Asked & { readonly is: 'yes' })
  /** What a record says in a field: of one record the value, of several their sum where it is a number, or which of them is meant. */
  | (Asked & {
      readonly is: 'tell'
      readonly field: string
      readonly also?: string
      readonly sums: boolean
      readonly sort?: readonly Sort[]
    })
  /** A figure of the trade, over days where some are named. */
  | { readonly is: 'metric'; readonly key: string; readonly over?: { readonly from: string; readonly to: string } }
  | { readonly is: 'formula'; readonly key: string }
  /** Two figures that «e» joins. */
  | { readonly is: 'both'; readonly of: readonly [Figure, Figure] }
  | (Asked & { readonly is: 'history' })
  /** When the firm is open on some days; the entity is that of its hours. */
  | { readonly is: 'opening'; readonly entity: string; readonly from: string; readonly to: string }
  /** Lanes in which nothing lies from a day for so many days or nights; how many of them, or which. */
  | {
      readonly is: 'free'
      readonly entity: string
      readonly from: string
      readonly lasts: number
      /** Where what is taken is taken for some hours of that day. */
      readonly hours?: { readonly from: string; readonly until: string } | 'now'
      readonly among: readonly Condition[]
      readonly counted: boolean
    }
  /** Where some days have room for so many minutes. */
  | {
      readonly is: 'gaps'
      readonly entity: string
      readonly from: string
      readonly to: string
      readonly lasts: number
      readonly lane?: string
      /** Who has to be free as well: «è libero Venturini mercoledì?». */
      readonly whose?: { readonly path: string; readonly id: string }
      /** Hours within which it has to be. */
      readonly hours?: { readonly from: string; readonly until: string }
    }

/** One number: of the trade, or worked out over records. */
export type Figure = Extract<Asking, { is: 'metric' | 'figure' }>

/** How much a value changes by: so many days, minutes or pieces, a share of what it is, as many days as a span then has until a day, or words beside those that are there. */
export type By = number | { readonly percent: number } | { readonly until: string } | { readonly adds: string }

/** What somebody may want done: a proposal, never a change. */
export type Wish =
  | { readonly is: 'create'; readonly entity: string; readonly values: Values }
  | (Targeted & { readonly is: 'update'; readonly values: Values; readonly by?: Readonly<Record<string, By>> })
  | (Targeted & { readonly is: 'move'; readonly to: string; readonly values: Values })
  /** `many` of the one thing that is named, in the lines that the action proposes: «ordina 4 filtri olio». */
  | (Targeted & { readonly is: 'act'; readonly action: string; readonly inputs: Values; readonly many?: number })
  | (Targeted & { readonly is: 'remove' })

/** The records of a wish, and whether all of them are meant or one. */
type Targeted = Asked & { readonly all: boolean }

/** What a sentence means over the description of a trade. */
export type Meaning = Asking | Wish

export const isWish = (meaning: Meaning): meaning is Wish => ['create', 'update', 'move', 'act', 'remove'].includes(meaning.is)

/** The field of a comparison; none where one of several will do. */
export const fieldOf = (condition: Condition) => (isAnyOf(condition) ? undefined : condition.field)

/** Conditions as one text, whatever their order and however often they are said. */
export const keyOf = (where: readonly Condition[]): string =>
  JSON.stringify(
    narrowest(where)
      .map((one) => JSON.stringify(one))
      .toSorted(),
  )

/** Conditions of before, but for those whose field is spoken of anew: «e la 101?» after the suites is no suite. */
export const merged = (before: readonly Condition[], now: readonly Condition[]): readonly Condition[] => {
  const isAnew = (old: string) =>
    now.map(fieldOf).some((field) => field !== undefined && (field === old || old.startsWith(`${field}.`) || field.startsWith(`${old}.`)))
  return [...before.filter((one) => isAnyOf(one) || !isAnew(one.field)), ...now]
}

/** A wish with values that were lacking; those of a line by their place: `righe.0.articolo`. */
export function withValues(wish: Wish, more: Values): Wish {
  const given = (before: Values) => Object.entries(more).reduce((values, [path, value]) => placed(values, path.split('.'), value), before)
  if (wish.is === 'act') return { ...wish, inputs: given(wish.inputs) }
  return 'values' in wish ? { ...wish, values: given(wish.values) } : wish
}

function placed(values: Values, [key = '', at, column]: readonly string[], value: unknown): Values {
  const lines = values[key]
  if (at === undefined || column === undefined || !Array.isArray(lines)) return { ...values, [key]: value }
  return { ...values, [key]: lines.map((line: Values, place) => (place === Number(at) ? { ...line, [column]: value } : line)) }
}

/** Several that could be meant, where one is wanted; all of the kind that meet conditions where none is named. */
export interface Among {
  readonly among: readonly string[]
  readonly where?: readonly Condition[]
  /** Of those that are free the first in this order. */
  readonly best?: Sort
  /** Whoever is free at the hour of the record that is changed. */
  readonly free?: true
}

export const isAmong = (value: unknown): value is Among => typeof value === 'object' && value !== null && 'among' in value
