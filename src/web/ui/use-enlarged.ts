import { useSyncExternalStore } from 'react'

const REM = 16

/** By how much somebody has enlarged the text: 1 where he has not. Read when the window changes, as it does with the browser's own enlarging. */
export const useEnlarged = (): number => useSyncExternalStore(onResize, read, () => 1)

const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / REM || 1

function onResize(hear: () => void): () => void {
  addEventListener('resize', hear)
  return () => removeEventListener('resize', hear)
}
