import { useSyncExternalStore } from 'react'
import { site } from '../../site.ts'

/** The only thing the suite keeps in localStorage. */
export const THEME_KEY = 'bottega-theme'
export type Theme = 'dark' | 'light'

const listeners = new Set<() => void>()

/** The class on <html> is the truth, so the choice holds for the visit even where storage is denied. */
export function readTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}

export function setTheme(theme: Theme) {
  apply(theme)
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Private windows and strict settings forbid storage; the class above is enough until the page closes.
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'dark')
}

function apply(theme: Theme) {
  const { classList } = document.documentElement
  classList.toggle('light', theme === 'light')
  classList.toggle('dark', theme === 'dark')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', site.themeColor[theme])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key, newValue }: StorageEvent) {
  if (key === null || key === THEME_KEY) apply(newValue === 'light' ? 'light' : 'dark')
}
