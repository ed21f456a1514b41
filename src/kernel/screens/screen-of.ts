import type { Period } from '../chart/period.ts'
import type { Counter, Discount, MeansKind } from './counter.ts'
import type { DocumentView, DueTerms } from './document-view.ts'
import type { StateOf } from '../entity/entity.ts'
import type { Grid } from './grid.ts'
import type { Empty, LeftOutOfAgenda, LeftOutOfChart, LeftOutOfCollection, LeftOutOfList } from './fill-screens.ts'
import type { GroupsView } from './groups-view.ts'
import type { Calendars } from './calendars.ts'
import type { ConditionOn } from '../fields/condition-on.ts'
import type { Fields } from '../fields/field.ts'
import type { Flat, KeyOf } from '../fields/shapes.ts'
import type { DaySays, DayWaiting } from './day-view.ts'
import type { PlanSays } from './plan-view.ts'
import type { ReportCorrection, ReportPart } from '../report/report.ts'
import type { ChartPanel } from '../chart/chart-panel.ts'
import type {
  AgendaPanel,
  AttentionPanel,
  BarsPanel,
  CardButton,
  CollectionScreen,
  ListedView,
  OtherList,
  OverviewScreen,
  OwnScreen,
  OwnView,
  OwnViewSays,
  ReportScreen,
} from './screen.ts'
import type { MonthOf } from './month-of.ts'
import type {
  About,
  ColumnFields,
  EntityOf,
  FieldKey,
  FieldsOf,
  LaneFields,
  LanesOf,
  MetricKey,
  Name,
  NumberKey,
  Reading,
  SortOf,
  TargetOf,
  Trade,
  Where,
} from '../entity/trade-names.ts'

/** The views that an entity has something for. */
type ViewOf<E> =
  | 'list'
  | 'cards'
  | 'grid'
  | 'counter'
  | 'groups'
  | OwnView
  | ListedView
  | (E extends { readonly board: string } ? 'board' : never)
  | (E extends { readonly slot: object } ? 'week' : never)
  | (E extends { readonly slot: object } | { readonly span: object } ? 'month' : never)
  | (E extends { readonly slot: { readonly time: string } } ? 'day' : never)
  | (E extends { readonly span: object } ? 'timeline' : never)
  | (E extends { readonly slot: object } | { readonly span: object } ? 'plan' : never)
/** The entities whose records lie on a plan. */
type Lying<T extends Trade> = Extract<T['entities'][number], { readonly span: object }>['name']
/** The entities whose records take an hour. */
type Timed<T extends Trade> = Extract<T['entities'][number], { readonly slot: { readonly time: string } }>['name']
interface WaitingAbout<T extends Trade, N, F extends Fields> extends Omit<DayWaiting, 'where' | 'details' | 'since' | 'to' | 'placed'> {
  readonly where: Where<T, N>
  readonly details: readonly FieldKey<F>[]
  readonly since?: KeyOf<F, 'time'>
  readonly to?: StateOf<F>
  readonly placed?: StateOf<F>
}

interface DayAbout<T extends Trade, N, F extends Fields> extends Omit<DaySays, 'blocks' | 'details' | 'waiting'> {
  readonly blocks?: { readonly entity: Timed<T>; readonly label: string }
  readonly details?: readonly FieldKey<ColumnFields<T, N>>[]
  readonly waiting?: readonly WaitingAbout<T, N, F>[]
}
/** A telephone of the record, or a reference and one of the record that it leads to. */
type PhoneOf<T extends Trade, F extends Fields> =
  | { readonly through?: never; readonly field: KeyOf<F, 'phone'> }
  | {
      [K in KeyOf<F, 'reference'>]: { readonly through: K; readonly field: KeyOf<FieldsOf<T, TargetOf<F, K>>, 'phone'> }
    }[KeyOf<F, 'reference'>]

interface CardOf<T extends Trade, F extends Fields> {
  readonly heading: FieldKey<F>
  readonly details: readonly FieldKey<F>[]
  readonly address?: FieldKey<F>
  readonly phone?: PhoneOf<T, F>
  readonly photo?: KeyOf<F, 'image'>
  readonly amount?: NumberKey<F>
  readonly buttons?: readonly CardButton[]
  readonly act?: string
}

/** References to what happens on a day, and days of the record itself. */
type Dated<T extends Trade, F extends Fields> =
  | KeyOf<F, 'date'>
  | { [K in KeyOf<F, 'reference'>]: EntityOf<T, TargetOf<F, K>> extends { readonly slot: object } ? K : never }[KeyOf<F, 'reference'>]
type ValueOf<F> = F extends { readonly options: infer O } ? Extract<keyof O, string> : never
/** A register of people by dates, by one of the choices. */
type GridOf<T extends Trade, F extends Fields> = {
  [R in KeyOf<F, 'reference'>]: {
    [M in KeyOf<F, 'choice'>]: Grid<R, Dated<T, F>, M, ValueOf<F[M]>, KeyOf<FieldsOf<T, TargetOf<F, R>>, 'reference'>>
  }[KeyOf<F, 'choice'>]
}[KeyOf<F, 'reference'>]

/** The terms on which a document falls due, by one of its choices. */
type DueOf<F extends Fields> = {
  [B in KeyOf<F, 'choice'>]: DueTerms<B, ValueOf<F[B]>, KeyOf<F, 'date'>, KeyOf<F, 'money'>, StateOf<F>>
}[KeyOf<F, 'choice'>]
type DocumentOf<T extends Trade, N, F extends Fields> = DocumentView<KeyOf<F, 'lines'>, About<T['prints'], N>, StateOf<F>, DueOf<F>>

/** Records of another entity that refer to one. */
type HistoryOf<T extends Trade> = {
  [N in Name<T>]: Pick<NonNullable<GroupsView['history']>, 'title'> & {
    readonly entity: N
    readonly by: KeyOf<FieldsOf<T, N>, 'reference'>
    readonly day: KeyOf<FieldsOf<T, N>, 'date'>
    readonly details: readonly FieldKey<FieldsOf<T, N>>[]
  }
}[Name<T>]
interface GroupsOf<T extends Trade, F extends Fields> extends Omit<GroupsView, 'by' | 'details' | 'history'> {
  readonly by: KeyOf<F, 'text'>
  readonly details: readonly FieldKey<F>[]
  readonly history?: HistoryOf<T>
}

interface OtherListAbout<T extends Trade, N>
  extends
    Omit<OtherList, 'entity' | 'filters' | 'headings' | 'prints' | 'document' | LeftOutOfList>,
    Partial<Pick<OtherList, 'label' | 'search'>> {
  readonly entity: N
  readonly empty?: Empty
  readonly filters?: readonly FieldKey<FieldsOf<T, N>>[]
  readonly headings?: { readonly [K in FieldKey<FieldsOf<T, N>>]?: string }
  readonly prints?: readonly About<T['prints'], N>[]
  readonly document?: DocumentOf<T, N, FieldsOf<T, N>>
}
type OtherListOf<T extends Trade> = { [N in Name<T>]: Flat<OtherListAbout<T, N>> }[Name<T>]

type ColumnsOf<F extends Fields, L extends keyof F> = F[L] extends { readonly of: infer C extends Fields } ? C : never
type DiscountOf<F extends Fields> = Discount<KeyOf<F, 'percent'>, KeyOf<F, 'money'>>
/** What is sold by lines whose columns are `C`, about articles of the entity `N` whose fields are `A`. */
interface SoldAs<T extends Trade, L, C extends Fields, R, N, A extends Fields> {
  readonly sold: {
    readonly lines: L
    readonly article: R
    readonly quantity: KeyOf<C, 'integer' | 'decimal'>
    readonly price: KeyOf<C, 'money'>
    readonly amount: KeyOf<C, 'money'>
    readonly takes: { readonly [K in FieldKey<C>]?: FieldKey<A> }
    readonly discount?: DiscountOf<C>
    readonly full?: KeyOf<C, 'boolean'>
    readonly from?: KeyOf<C, 'reference'>
  }
  readonly articles: {
    readonly codes: readonly FieldKey<A>[]
    readonly details: readonly FieldKey<A>[]
    readonly stock?: NumberKey<A>
    readonly by?: KeyOf<A, 'choice'>
    readonly where?: Where<T, N>
  }
}
type SoldOf<T extends Trade, F extends Fields> = {
  [L in KeyOf<F, 'lines'>]: {
    [R in KeyOf<ColumnsOf<F, L>, 'reference'>]: SoldAs<
      T,
      L,
      ColumnsOf<F, L>,
      R,
      TargetOf<ColumnsOf<F, L>, R>,
      FieldsOf<T, TargetOf<ColumnsOf<F, L>, R>>
    >
  }[KeyOf<ColumnsOf<F, L>, 'reference'>]
}[KeyOf<F, 'lines'>]
/** What is paid by lines whose columns are `C`. */
interface PaidAs<F extends Fields, L, C extends Fields, M extends KeyOf<C, 'choice'>> {
  readonly payment: {
    readonly lines: L
    readonly means: M
    readonly amount: KeyOf<C, 'money'>
    readonly given?: KeyOf<C, 'money'>
    readonly kinds: Readonly<Record<ValueOf<C[M]>, MeansKind>>
    readonly missing: KeyOf<F, 'money'>
    readonly change: KeyOf<F, 'money'>
  }
}
type PaidOf<F extends Fields> = {
  [L in KeyOf<F, 'lines'>]: {
    [M in KeyOf<ColumnsOf<F, L>, 'choice'>]: PaidAs<F, L, ColumnsOf<F, L>, M>
  }[KeyOf<ColumnsOf<F, L>, 'choice'>]
}[KeyOf<F, 'lines'>]
interface TillOf<F extends Fields> extends Pick<
  Counter<string, string, KeyOf<F, 'money'>, string, StateOf<F>>,
  'foot' | 'total' | 'states'
> {
  readonly discount?: DiscountOf<F>
  readonly about?: readonly FieldKey<F>[]
  readonly moment?: { readonly day: KeyOf<F, 'date'>; readonly time: KeyOf<F, 'time'> }
}
type CounterOf<T extends Trade, F extends Fields> = SoldOf<T, F> & PaidOf<F> & TillOf<F>

interface CollectionAbout<T extends Trade, N, F extends Fields>
  extends
    Partial<Pick<CollectionScreen, 'label' | 'search' | 'create' | 'save'>>,
    Omit<
      CollectionScreen,
      | LeftOutOfCollection
      | 'badge'
      | 'entity'
      | 'views'
      | 'ownViews'
      | 'lists'
      | 'filters'
      | 'headings'
      | 'groups'
      | 'calendars'
      | 'month'
      | 'timeline'
      | 'plan'
      | 'day'
      | 'grid'
      | 'counter'
      | 'document'
      | 'card'
      | 'action'
      | 'prints'
    > {
  readonly badge?: MetricKey<T>
  readonly empty?: Empty
  readonly entity: N
  readonly views?: readonly ViewOf<EntityOf<T, N>>[]
  readonly ownViews?: Readonly<Record<OwnView, Reading<T, OwnViewSays>>>
  readonly lists?: Readonly<Record<ListedView, OtherListOf<T>>>
  readonly filters?: readonly FieldKey<F>[]
  readonly headings?: { readonly [K in FieldKey<F>]?: string }
  readonly calendars?: Omit<Calendars, 'channel'> & { readonly channel: KeyOf<F, 'choice'> }
  readonly groups?: GroupsOf<T, F>
  readonly month?: MonthOf<T, F, LanesOf<T, N>>
  readonly timeline?: {
    readonly blocks?: { readonly entity: Lying<T>; readonly label: string }
    readonly details: readonly FieldKey<LaneFields<T, N>>[]
  }
  readonly day?: DayAbout<T, N, F>
  readonly grid?: GridOf<T, F>
  readonly plan?: PlanOf<T, F>
  readonly counter?: CounterOf<T, F>
  readonly document?: DocumentOf<T, N, F>
  readonly card?: CardOf<T, F>
  readonly action?: About<T['actions'], N>
  readonly prints?: readonly About<T['prints'], N>[]
}

/** The references of some fields to one entity. */
type To<F extends Fields, N> = { [K in KeyOf<F, 'reference'>]: TargetOf<F, K> extends N ? K : never }[KeyOf<F, 'reference'>]
/** A plan of the places that a reference, or several in one, leads to. */
type PlanOf<T extends Trade, F extends Fields> = {
  [A in KeyOf<F, 'reference' | 'team'>]: PlanAt<F, A, FieldsOf<T, TargetOf<F, A>>, TargetOf<F, A>>
}[KeyOf<F, 'reference' | 'team'>]
type PlanAt<F extends Fields, A, P extends Fields, N> = PlanSays<
  A,
  FieldKey<F>,
  KeyOf<F, 'integer'>,
  KeyOf<F, 'time'>,
  StateOf<F>,
  KeyOf<P, 'reference' | 'choice'>,
  KeyOf<P, 'integer'>,
  KeyOf<P, 'choice'>,
  To<P, N>
>

interface AgendaAbout<T extends Trade, N, F extends Fields>
  extends
    Partial<Pick<AgendaPanel, 'title' | 'empty' | 'limit' | 'more'>>,
    Omit<AgendaPanel, 'entity' | 'where' | 'sort' | 'ahead' | 'lead' | 'heading' | 'details' | 'amount' | 'moves' | LeftOutOfAgenda> {
  readonly entity: N
  readonly where?: Where<T, N>
  readonly sort?: readonly SortOf<T, N>[]
  readonly ahead?: Where<T, N>
  readonly lead?: FieldKey<F>
  readonly heading?: FieldKey<F>
  readonly details?: readonly FieldKey<F>[]
  readonly status?: KeyOf<F, 'status' | 'choice'>
  readonly amount?: NumberKey<F>
  readonly moves?: readonly { readonly to: StateOf<F>; readonly when: readonly ConditionOn<F, never>[] }[]
}

interface AttentionAbout<T extends Trade, N, F extends Fields> extends Omit<
  AttentionPanel,
  'entity' | 'where' | 'have' | 'need' | 'unit' | 'action'
> {
  readonly entity: N
  readonly where: Where<T, N>
  readonly have: NumberKey<F>
  readonly need: NumberKey<F>
  readonly unit: FieldKey<F>
  readonly action?: About<T['actions'], N>
}

interface ChartAbout<T extends Trade, N, F extends Fields>
  extends
    Partial<Pick<ChartPanel, LeftOutOfChart>>,
    Omit<ChartPanel, 'shape' | 'entity' | 'field' | 'where' | 'by' | 'day' | 'period' | 'compare' | LeftOutOfChart> {
  readonly entity: N
  readonly field?: FieldKey<F>
  readonly where: Where<T, N>
}
/** Over months, or by the values of a field: of all records, or of those of some time. */
type ChartBy<F extends Fields> =
  | {
      readonly shape: 'line' | 'bars'
      readonly by: KeyOf<F, 'date'>
      readonly period?: number | 'this year' | 'last year'
      readonly compare?: 'year before'
      readonly day?: never
    }
  | ({ readonly shape: 'bars' | 'donut'; readonly by: KeyOf<F, 'choice' | 'status' | 'reference'>; readonly compare?: never } & (
      | { readonly day?: never; readonly period?: never }
      | { readonly day: KeyOf<F, 'date'>; readonly period?: Period }
    ))
type ChartOf<T extends Trade, N, F extends Fields> =
  ChartBy<F> extends infer B ? (B extends B ? Flat<ChartAbout<T, N, F> & B> : never) : never

type PanelOf<T extends Trade> =
  | Reading<T, BarsPanel>
  | {
      [N in Name<T>]: Flat<AgendaAbout<T, N, FieldsOf<T, N>>> | Flat<AttentionAbout<T, N, FieldsOf<T, N>>> | ChartOf<T, N, FieldsOf<T, N>>
    }[Name<T>]

interface OverviewOf<T extends Trade> extends Omit<OverviewScreen, 'badge' | 'metrics' | 'indices' | 'panels'> {
  readonly badge?: MetricKey<T>
  readonly metrics: readonly MetricKey<T>[]
  readonly indices?: readonly MetricKey<T>[]
  readonly panels: readonly PanelOf<T>[]
}

interface OwnOf<T extends Trade> extends Omit<Reading<T, OwnScreen>, 'badge'> {
  readonly badge?: MetricKey<T>
}

type CorrectionAbout<N, F extends Fields> = Omit<ReportCorrection, 'entity' | 'period' | 'figures' | 'reason' | 'choices'> & {
  readonly entity: N
  readonly period: KeyOf<F, 'month' | 'text'>
  readonly figures: readonly NumberKey<F>[]
  readonly reason: KeyOf<F, 'text'>
  readonly choices?: Readonly<Record<string, KeyOf<F, 'choice'>>>
}
type FormOf<T extends Trade> = Omit<NonNullable<ReportPart['form']>, 'correction'> & {
  readonly correction?: { [N in Name<T>]: Flat<CorrectionAbout<N, FieldsOf<T, N>>> }[Name<T>]
}
interface PartOf<T extends Trade> extends Omit<Reading<T, ReportPart>, 'form'> {
  readonly form?: FormOf<T>
}
interface ReportOf<T extends Trade> extends Omit<Reading<T, ReportScreen>, 'badge' | 'parts'> {
  readonly badge?: MetricKey<T>
  readonly parts: readonly PartOf<T>[]
}

/** A screen of a trade, every name of it known. */
export type ScreenOf<T extends Trade> =
  | Flat<OverviewOf<T>>
  | Flat<OwnOf<T>>
  | Flat<ReportOf<T>>
  | { [N in Name<T>]: Flat<CollectionAbout<T, N, FieldsOf<T, N>>> }[Name<T>]

type Keyed = { readonly kind: string; readonly key: string }
type CollectionKey<S extends readonly Keyed[]> = Extract<S[number], { readonly kind: 'collection' }>['key']

/** A key that is among those known; of another the compiler says which there are. */
type OneOf<X, K> = X extends K ? X : X & { readonly isNone: X; readonly known: K }
/** A panel with a way to a screen that there is. */
type PanelAmong<X, C, K> = {
  readonly [W in keyof X]: W extends 'more'
    ? { readonly [M in keyof X[W]]: M extends 'screen' ? OneOf<X[W][M], K> : X[W][M] }
    : W extends 'opens'
      ? OneOf<X[W], C>
      : X[W]
}
type PanelsAmong<L, C, K> = { readonly [J in keyof L]: PanelAmong<L[J], C, K> }
/** A screen whose main button adds to a collection, and whose panels lead to screens. */
type OneAmong<X, C, K> = {
  readonly [W in keyof X]: W extends 'creates' ? OneOf<X[W], C> : W extends 'panels' ? PanelsAmong<X[W], C, K> : X[W]
}

/** Screens that name each other rightly. */
export type Among<S extends readonly Keyed[]> = { readonly [I in keyof S]: OneAmong<S[I], CollectionKey<S>, S[number]['key']> }
