import { useSyncExternalStore } from 'react'

/** Whether a media query holds; false while prerendering, so what is prerendered is the desktop's answer. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
