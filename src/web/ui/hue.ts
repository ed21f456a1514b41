import { useSyncExternalStore, type CSSProperties } from 'react'

/** The page's own element, not one of the coloured tiles that a page may hold. */
const PAGE = '[data-hue]:has(main), main[data-hue]'

/**
 * What floats (dialogs, menus, notices) is rendered outside the page that sets the trade's hue, so it takes the hue along:
 * spread the answer on the portal.
 */
export function useHue(): { 'data-hue'?: string; style?: CSSProperties & { '--hue': string } } {
  const hue = useSyncExternalStore(ignore, readHue, () => '')
  return hue ? { 'data-hue': '', style: { '--hue': hue } } : {}
}

/** Sets the trade's hue on an element that also bears `data-hue`: accent, wash and line follow from it. */
export const hueStyle = (hue: number): CSSProperties & { '--hue': number } => ({ '--hue': hue })

const ignore = () => () => {}

/** The hue of the trade that is open, where there is one. */
export function readHue(): string {
  const page = document.querySelector(PAGE)
  return page ? getComputedStyle(page).getPropertyValue('--hue').trim() : ''
}
