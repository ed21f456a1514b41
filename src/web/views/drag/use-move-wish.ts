import { useState } from 'react'
import { notify } from '../../ui/toast.ts'

interface MoveWish<W> {
  /** What is to go elsewhere; it stays while its dialog leaves. */
  readonly wish: { readonly what: W; readonly isOpen: boolean } | undefined
  readonly ask: (what: W) => void
  readonly close: () => void
}

/** A move that is asked for in words: its dialog opens, or why it stays where it is is told. */
export function useMoveWish<W>(staying: (what: W) => string | undefined): MoveWish<W> {
  const [wish, setWish] = useState<MoveWish<W>['wish']>()
  return {
    wish,
    ask: (what) => {
      const reason = staying(what)
      if (reason) notify({ text: reason, tone: 'warning' })
      else setWish({ what, isOpen: true })
    },
    close: () => setWish((last) => last && { ...last, isOpen: false }),
  }
}
