import type { At } from '../italian/at.ts'
import type { FirmAt } from '../paper/firm-at.ts'
import type { Read } from '../door/read.ts'
import type { Condition } from '../expression/condition.ts'
import type { Fields } from '../fields/field.ts'
import type { AnyRow, Draft, KeyOf, Row } from '../fields/shapes.ts'
import type { IconName } from '../screens/icon-name.ts'
import type { ConditionOn } from '../fields/condition-on.ts'
import type { Paper } from '../paper/paper.ts'
import type { Problem } from '../problem/problem.ts'
import type { Change, Values } from '../door/change.ts'

/** Where an action stands: over a list, about all of it that meets `where`; or on each record that meets it. */
export type ActionPlace = 'list' | 'record'

/** The records that an action is about: those of its list that meet `where` (or one of them alone), or its one record. */
export type About<N extends string, F extends Fields, P extends ActionPlace> = P extends 'record' ? Row<N, F> : readonly Row<N, F>[]

/** A change, and the input that it comes from (`righe.2.quantita`): what is wrong with it is told there. */
export type PlannedChange = Change & { readonly from?: string }

/** What an action comes to: its changes, or what stands against them, each problem at the input that it is about. */
export type Planned = readonly PlannedChange[] | { readonly problems: readonly Problem[] }

/** An amount that a record works out by itself, and the words that stand before it: «Ognuno paga». */
export interface ActionShows<K extends string = string> {
  readonly label: string
  readonly field: K
}

type Soon<T> = T | Promise<T>

/** Something that the trade does to several records at once: asked for, corrected, then committed as one plan of changes, or printed. */
export interface ActionOptions<K extends string, N extends string, F extends Fields, I extends Fields, P extends ActionPlace> {
  readonly key: K
  /** The button: «Riordina». */
  readonly label: string
  /** The dialog, and the palette. */
  readonly title: string
  /** Other words for doing it («ordina», «rifornisci»), for the palette and the assistant. */
  readonly synonyms?: readonly string[]
  readonly description?: string
  readonly icon?: IconName
  readonly on: P
  /** Which records it is about. Over a list without conditions it is about none of them. */
  readonly where?: readonly (P extends 'record' ? ConditionOn<F, never> : ConditionOn<F>)[]
  /** What it reads besides its records, so that it is not offered to who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  /** What is asked before it is done: fields of the same kinds as entities have. */
  readonly inputs: I
  /** What the inputs begin with. */
  prefill?(about: About<NoInfer<N>, NoInfer<F>, NoInfer<P>>, read: Read, at: At): Soon<Partial<Draft<NoInfer<I>>>>
  /** Everything that is to happen, decided by pure reading; nothing is written before all of it is. */
  plan(inputs: Draft<NoInfer<I>>, read: Read, at: At, about: About<NoInfer<N>, NoInfer<F>, NoInfer<P>>): Soon<Planned>
  /** What each record that it writes of its entity comes to, shown before it is done. */
  readonly shows?: ActionShows<KeyOf<NoInfer<F>, 'money'>>
  /** What can be printed from the inputs instead of doing it. */
  readonly paper?: {
    /** «Stampa lista». */
    readonly label: string
    make(inputs: Draft<NoInfer<I>>, read: Read, at: FirmAt, about: About<NoInfer<N>, NoInfer<F>, NoInfer<P>>): Soon<Paper>
  }
  /** «Registra arrivo». */
  readonly confirm: string
  /** Asked for in words it is only opened: what its button does is another thing than what they say («ordina …», «Registra arrivo»). */
  readonly opens?: true
  /** Puts right a record that is closed: it stands where the form of an open one has its button. */
  readonly corrects?: true
  /** The entity of a record that it makes and leaves to the till: done by hand, the till opens with that record in hand. */
  readonly leads?: string
  /** What the toast says once it is done. */
  done(inputs: Draft<NoInfer<I>>): string
  /** What is said over a list of which no record meets `where`. */
  readonly empty?: string
}

/** An action among others, when its inputs are not known by name. */
export interface Action<K extends string = string> {
  readonly key: K
  readonly label: string
  readonly title: string
  readonly synonyms?: readonly string[]
  readonly description?: string
  readonly icon?: IconName
  readonly entity: string
  readonly on: ActionPlace
  readonly where?: readonly Condition[]
  readonly reads?: readonly string[]
  readonly inputs: Fields
  prefill?(about: AnyRow | readonly AnyRow[], read: Read, at: At): Soon<Values>
  plan(inputs: Values, read: Read, at: At, about: AnyRow | readonly AnyRow[]): Soon<Planned>
  readonly shows?: ActionShows
  readonly paper?: { readonly label: string; make(inputs: Values, read: Read, at: FirmAt, about: AnyRow | readonly AnyRow[]): Soon<Paper> }
  readonly confirm: string
  readonly opens?: true
  readonly corrects?: true
  readonly leads?: string
  done(inputs: Values): string
  readonly empty?: string
}
