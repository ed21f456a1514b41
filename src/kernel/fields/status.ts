import type { Field, FieldOptions, Tone } from './field.ts'
import { listed } from './choice.ts'

/** A stop on a record's way: where it may go next and what must be known before it gets here. */
export interface State<S extends string, R extends string = string> {
  readonly label: string
  readonly tone: Tone
  readonly next: readonly S[]
  /** Its work is done or will not be, though it may be brought back: history and no plan. A state that leads nowhere is over without saying so. */
  readonly over?: boolean
  /** It does not come, or did not (`called off` where somebody cancelled it): it takes no lane, no place and no time from others, and stands on no plan. It is over. */
  readonly away?: boolean | 'called off'
  /** It has been, and has given its lane back: still drawn, and in nobody's way. It is over. */
  readonly freed?: boolean
  /** It has begun: how long it lasts may change, not when and where it began. */
  readonly begun?: boolean
  /** It is not yet sure that it comes: drawn as open, with its word. It takes its lane all the same. */
  readonly open?: boolean
  /** It waits here for a place: offered where there is none left. It is away. */
  readonly waits?: boolean
  /** The record is closed here: money was paid, goods were handed over. What bears a number is closed without saying so. */
  readonly closes?: boolean
  /** Fields that the move into this state may still change, though the record is closed: the lines that a customer approves. */
  readonly takes?: readonly R[]
  /** Fields of the record that must be filled before it may enter this state. */
  readonly requires?: readonly R[]
  /** The verb on the button that brings it here («Completa»); the label when absent. */
  readonly verb?: string
  /** What a move from here is called, where it is not the verb of the state that it leads to: «Riapri» what is done. */
  readonly verbs?: { readonly [K in S]?: string }
  /** Fields that a person must see before the move: what is to be paid at a check-out. */
  readonly shows?: readonly R[]
  /** The paper that whoever moves it here may print with it: a receipt at a check-out. */
  readonly paper?: string
  /** Other words for the state: what people say of a record in it («è arrivato», «pronta»), and what files of other programs say. */
  readonly also?: readonly string[]
  /** What the notice says once the record is here; the new state when absent. */
  readonly done?: string
}
export type States<S extends string, R extends string = string> = { readonly [K in S]: State<NoInfer<S>, R> }
/** `R` are the fields that its states require or show. */
export type Status<S extends string, R extends string = string> = Field<S, 'status'> & {
  readonly initial: S
  readonly states: { readonly [K in S]: State<S, R> }
}

/** The lifecycle of an entity: its states, and the only moves that every board, button, import and tool will make. */
export function status<const S extends string, const R extends string = never>(
  label: string,
  initial: NoInfer<S>,
  states: States<S, R>,
  options: FieldOptions = {},
): Status<S, R> {
  const keys = Object.keys(states) as S[]
  const labels = Object.fromEntries(keys.map((key) => [key, states[key].label])) as Record<S, string>
  const also = Object.fromEntries(keys.flatMap((key) => (states[key].also ? [[key, states[key].also]] : []))) as Readonly<
    Partial<Record<S, readonly string[]>>
  >
  return { ...listed('status', label, labels, options, { also }), initial, states }
}

/** Whether a record in this state is history and not a plan. Its colour says nothing about that: «confermato» may be green. */
export const isOver = ({ next, away, freed, over = next.length === 0 }: Pick<State<string>, 'next' | 'over' | 'away' | 'freed'>): boolean =>
  over || isFree({ away, freed })

/** One state in few words: `state('Attivo', 'success', ['sospeso'], { verb: 'Avvia' })`. */
export const state = <const N extends string, const R extends string = never>(
  label: string,
  tone: Tone,
  next: readonly N[],
  more: Omit<State<N, R>, 'label' | 'tone' | 'next'> = {},
): State<N, R> => ({ label, tone, next, ...more })

/** Whether a record in this state leaves its lane, its place and its time to others. */
export const isFree = ({
  away,
  freed,
}: {
  readonly away?: State<string>['away'] | undefined
  readonly freed?: boolean | undefined
}): boolean => Boolean(away) || freed === true

/** The states in which a record takes its lane and its place. */
export const takingStates = <S extends string>({ states }: Pick<Status<S>, 'states'>): readonly S[] =>
  (Object.keys(states) as S[]).filter((key) => !isFree(states[key]))

/** The words on the button that brings a record from one state to another. */
export function verbOf({ states }: Pick<Status<string>, 'states'>, from: string, to: string): string {
  const reached = states[to]
  return states[from]?.verbs?.[to] ?? reached?.verb ?? reached?.label ?? to
}

/** Whether the lifecycle lets a record go from one state to another; staying where it is is not a move. */
export const canMove = <S extends string>(field: Status<S>, from: S, to: S): boolean => field.states[from].next.includes(to)
