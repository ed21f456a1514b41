import { createContext, use, useSyncExternalStore } from 'react'
import { DragStore } from './drag-store.ts'
import type { Held } from './held.ts'

interface Area {
  readonly store: DragStore
  /** The id of what tells how to do it without a mouse. */
  readonly describedBy: string
}

export const AreaContext = createContext<Area>({ store: new DragStore(), describedBy: '' })
export const useArea = (): Area => use(AreaContext)

/** A part of what is so in an area; whoever asks for it is drawn again when it is another. */
function useDragState<V>(part: (state: ReturnType<DragStore['state']>) => V): V {
  const { store } = useArea()
  const read = () => part(store.state())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What is held; nothing while nothing is. */
export const useHeld = (): Held | undefined => useDragState(({ hold }) => hold?.held)
export const useHold = () => useDragState(({ hold }) => hold)
export const useIsHeld = (id: string): boolean => useDragState(({ hold }) => hold?.id === id)
export const useIsOver = (id: string): boolean => useDragState(({ over }) => over === id)
export const useSaid = (): string => useDragState(({ said }) => said)
