import type { StateOf } from '../entity/entity.ts'
import type { Fields } from '../fields/field.ts'
import type { KeyOf } from '../fields/shapes.ts'
import type { DayComing, DayLanes, DayMove, DayPhrase, DaySection, MonthView } from './month-view.ts'
import type { ActionKey, FieldKey, FieldsOf, Name, NumberKey, OwnWhere, Trade } from '../entity/trade-names.ts'

interface PhraseOf<F extends Fields, K> extends Omit<DayPhrase, 'field' | 'when'> {
  readonly field: K
  readonly when?: OwnWhere<F>
}
interface DayMoveOf<F extends Fields> extends Omit<DayMove, 'to' | 'when'> {
  readonly to: StateOf<F>
  readonly when: OwnWhere<F>
}
interface DayRowOf<F extends Fields> {
  readonly amounts?: readonly PhraseOf<F, NumberKey<F>>[]
  readonly moves?: readonly DayMoveOf<F>[]
}
interface DaySectionOf<F extends Fields> extends Omit<DaySection, 'where' | 'says' | 'late' | keyof DayRowOf<F>>, DayRowOf<F> {
  readonly where: OwnWhere<F>
  readonly says?: PhraseOf<F, FieldKey<F>>
  readonly late?: { readonly where: OwnWhere<F>; readonly says?: PhraseOf<F, FieldKey<F>> }
}
/** Records of whatever entity comes, with its own fields. */
type ComingOf<T extends Trade> = {
  [N in Name<T>]: {
    readonly entity: N
    readonly where: OwnWhere<FieldsOf<T, N>>
    readonly field: FieldKey<FieldsOf<T, N>>
    readonly says: DayComing['says']
  }
}[Name<T>]
interface DayLanesOf<L extends Fields> extends Omit<DayLanes, 'details' | 'badge' | 'moves'> {
  readonly details: readonly FieldKey<L>[]
  readonly badge?: FieldKey<L>
  readonly moves?: readonly DayMoveOf<L>[]
}
/** How records lie on a month, every name of it known. */
export interface MonthOf<T extends Trade, F extends Fields, L extends Fields> extends Omit<
  MonthView,
  'colours' | 'sections' | 'row' | 'order' | 'tick' | 'coming' | 'lanes' | 'action'
> {
  readonly order?: readonly OwnWhere<F>[]
  readonly tick?: { readonly to: StateOf<F>; readonly back: StateOf<F>; readonly done: string }
  readonly coming?: ComingOf<T>
  readonly lanes?: DayLanesOf<L>
  readonly action?: { readonly key: ActionKey<T>; readonly day: string }
  readonly colours?: { readonly by: KeyOf<F, 'choice' | 'status'>; readonly legend: string }
  readonly sections?: readonly DaySectionOf<F>[]
  readonly row: DayRowOf<F> & {
    readonly heading?: FieldKey<F>
    readonly details: readonly FieldKey<F>[]
    readonly warning?: FieldKey<F>
    readonly notes?: readonly { readonly text: string; readonly when: OwnWhere<F> }[]
  }
}
