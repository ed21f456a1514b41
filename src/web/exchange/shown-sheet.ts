import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Paper } from '../../kernel/paper/paper.ts'

/** What a view shows that is no list of its records: a register of people by dates. It is asked for when it is written out. */
export interface ShownSheet {
  /** As its file is called: «Registro Inglese B1». */
  readonly name: string
  /** Nothing where the list of its records says it better in a file. */
  readonly table?: () => { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly paper: () => Paper | Promise<Paper>
}

let shown: (() => ShownSheet) | undefined
const watchers = new Set<() => void>()

function show(next: typeof shown): void {
  shown = next
  for (const hear of watchers) hear()
}
const subscribe = (hear: () => void) => {
  watchers.add(hear)
  return () => void watchers.delete(hear)
}

/** Of a view while it is on screen: the export of its tab then writes out what it shows. */
export function useShowSheet(sheet: ShownSheet): void {
  const latest = useRef(sheet)
  useEffect(() => {
    latest.current = sheet
  })
  useEffect(() => {
    const own = () => latest.current
    show(own)
    return () => {
      if (shown === own) show(undefined)
    }
  }, [])
}

export const shownSheet = (): ShownSheet | undefined => shown?.()
/** What the view that is on screen writes out itself: files and paper, paper alone, or nothing. */
export const useShownSheet = (): 'table' | 'paper' | undefined =>
  useSyncExternalStore(subscribe, () => shown && (shown().table ? 'table' : 'paper'))
