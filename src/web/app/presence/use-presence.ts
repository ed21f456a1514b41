import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSector } from '../../data/sector-context.tsx'

const NOBODY: readonly string[] = []

/** Names of the others who are changing a record now. */
export function useOthers(entity: string, id: string): readonly string[] {
  const { presence } = useSector().store
  const hear = useCallback((listener: () => void) => presence?.hear(listener) ?? (() => undefined), [presence])
  return useSyncExternalStore(hear, () => presence?.othersAt(entity, id) ?? NOBODY)
}

/** Says to the others that a record is being changed on this page, for as long as it is. */
export function useAnnounced(entity: string, id: string, isChanging: boolean): void {
  const { presence } = useSector().store
  useEffect(() => {
    if (!presence || !isChanging) return
    let close: (() => void) | undefined = presence.open(entity, id)
    const leave = () => {
      close?.()
      close = undefined
    }
    // A browser may bring back a page that was left, as it was.
    const comeBack = () => (close ??= presence.open(entity, id))
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [presence, entity, id, isChanging])
}
