import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import type { Point } from '../drag/point.ts'
import { useOptimistic, type Pending } from '../drag/use-optimistic.ts'
import type { DraftStore } from './draft.ts'
import { refusal, type Bar, type Lane } from './plan.ts'
import { isSame, overlap, valuesOf, type Grip, type Stretch } from '../../calendar/stretch.ts'
import { doneText, spoken } from '../../calendar/stretch-words.ts'

export interface Moves {
  readonly draft: DraftStore
  readonly pending: readonly Pending[]
  /** Takes hold of a bar; false and a sentence where it stays as it is. */
  readonly pick: (bar: Bar, grip: Grip) => boolean
  /** What is held, or chosen, comes to lie here. */
  readonly over: (stretch: Stretch, lanes: readonly Lane[], bars: readonly Bar[]) => void
  /** Lets go: moves the bar, or hands the chosen nights on. These stay drawn until they are cleared or cancelled. */
  readonly drop: (lanes: readonly Lane[], at: Point) => void
  readonly cancel: () => void
  readonly clear: () => void
  /** Puts a bar elsewhere at once. */
  readonly move: (bar: Bar, to: Stretch, lanes: readonly Lane[]) => void
}

const laneTitle = (lanes: readonly Lane[], id: string) => lanes.find((lane) => lane.id === id)?.title ?? ''

/** What mouse, finger and keyboard do with bars and free nights, said once for all three. */
export function useMoves(draft: DraftStore, onChosen: (stretch: Stretch, at: Point) => void): Moves {
  const commit = useCommit()
  const { pending, run } = useOptimistic()

  const move = (bar: Bar, to: Stretch, lanes: readonly Lane[]) => {
    const values = valuesOf(bar.span, to)
    const change = { type: 'update' as const, entity: bar.entity.name, id: bar.id, values, expect: bar.row.version }
    const done = doneText(bar.entity, bar.stretch, to, laneTitle(lanes, to.lane))
    void run(bar.row, values, () => commit([change], { via: 'calendar', done, tellProblems: true }))
  }
  return {
    draft,
    pending,
    move,
    pick: (bar, grip) => {
      const reason = refusal(bar, grip)
      if (reason) {
        notify({ text: reason, tone: 'warning' })
        return false
      }
      draft.set({ stretch: bar.stretch, bar, grip })
      draft.say(spoken.picked(bar.title))
      return true
    },
    over: (stretch, lanes, bars) => {
      const held = draft.get()
      if (held && isSame(held.stretch, stretch)) return
      const clash = bars.find((bar) => bar.id !== held?.bar?.id && !bar.isEnded && overlap(bar.stretch, stretch))?.title
      draft.set({ grip: 'end', ...held, stretch, clash })
      const lane = laneTitle(lanes, stretch.lane)
      draft.say(held?.bar ? spoken.over(held.bar.entity, stretch, lane, clash) : spoken.chosen(draft.of, stretch, lane))
    },
    drop: (lanes, at) => {
      const held = draft.get()
      if (!held) return
      if (!held.bar) return onChosen(held.stretch, at)
      draft.set(undefined)
      draft.follow(held.bar.id)
      if (isSame(held.bar.stretch, held.stretch)) return draft.say(spoken.home(held.bar.title))
      draft.say('')
      move(held.bar, held.stretch, lanes)
    },
    clear: () => draft.set(undefined),
    cancel: () => {
      const held = draft.get()
      draft.set(undefined)
      if (held) draft.say(held.bar ? spoken.cancelled(held.bar.title) : spoken.dropped)
    },
  }
}
