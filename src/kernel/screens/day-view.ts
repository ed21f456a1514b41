import type { Condition } from '../expression/condition.ts'

/** The hours of a day as the screen draws it: columns by lane, minutes from top to bottom. */
export interface DaySays {
  /** `08:00`; what lies outside is shown all the same, and nothing new is put there. */
  readonly opens: string
  /** `19:00`, or `24:00` for the end of the day. */
  readonly closes: string
  /** Minutes by which records move; a quarter of an hour when absent. */
  readonly step?: 5 | 10 | 15 | 20 | 30 | 60
  /** When everybody pauses; «Pausa» where nothing else is said. */
  readonly pauses?: readonly { readonly from: string; readonly to: string; readonly label?: string }[]
  /** Records of a second entity with a `slot` in the same lanes, which keep them closed for a while. */
  readonly blocks?: { readonly entity: string; readonly label: string }
  /** Fields of the lane that stand beside its title. */
  readonly details?: readonly string[]
  /** What waits at the side, and can be put into the day. */
  readonly waiting?: readonly DayWaiting[]
}

/** A list at the side of a day. */
export interface DayWaiting {
  readonly title: string
  readonly where: readonly Condition[]
  readonly details: readonly string[]
  /** The hour since which they wait: «da 14 min». */
  readonly since?: string
  /** The state that a button leads to, where the lifecycle allows. */
  readonly to?: string
  /** The state that it has once it is put into the day; as before when absent. */
  readonly placed?: string
}
