import type { FirstNumbers } from '../derive/first-numbers.ts'
import type { GroupLabels } from '../fields/access.ts'
import type { Action } from '../action/action.ts'
import type { Chain } from '../entity/chain.types.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Metric } from '../metric/metric.ts'
import type { Firm } from '../paper/paper.ts'
import type { Print } from '../paper/print.ts'
import type { Language } from '../question/language.ts'
import type { Question } from '../question/question.ts'
import type { Screen } from '../screens/screen.ts'
import type { Card, Script } from '../screens/script.ts'
import type { Store } from '../door/store.ts'

/** The tabs on the bar of a phone: the first four, the first six, or four that are named. */
export type Bar = 4 | 6 | readonly [string, string, string, string]

/** A whole trade, as the rest of the house sees it. */
export interface Sector {
  readonly card: Card
  readonly entities: readonly AnyEntity[]
  readonly groups: GroupLabels
  readonly metrics: readonly Metric[]
  readonly actions: readonly Action[]
  readonly prints: readonly Print[]
  readonly chains: readonly Chain[]
  readonly screens: readonly Screen[]
  readonly script: Script
  /** Numbers that the documents of a firm go on with, after those that it gave elsewhere. */
  readonly firstNumbers?: () => FirstNumbers | undefined
  /** What people of the trade ask; fetched when somebody asks. */
  readonly questions: () => Promise<readonly Question[]>
  /** How else people say what the trade names; `worded` joins it (`phrases.ts`). */
  readonly language: () => Promise<Language>
  readonly sample: (today: string, time?: string) => Readonly<Record<string, readonly AnyRow[]>>
  readonly firm: (store: Store) => Promise<Firm | undefined>
  readonly places: (store: Store) => Promise<string>
  readonly title: string
  readonly bar: Bar
}
