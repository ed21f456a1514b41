import { useEffect, useRef, useState } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  /** A second, fainter word at the right: a town, a price. */
  hint?: string | undefined
}

export type LoadOptions = (query: string) => Promise<readonly ComboboxOption[]>

/** Long enough to skip the letters of a word, short enough not to be felt. */
const PAUSE = 150

/** Options from a list or from a search; the answer to an older question never overwrites a newer one. */
export function useComboboxOptions(options: readonly ComboboxOption[] | undefined, load: LoadOptions | undefined) {
  const [found, setFound] = useState<readonly ComboboxOption[]>([])
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready')
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (query: string, pause = PAUSE) => {
    if (!load) return
    const turn = ++asked.current
    clearTimeout(timer.current)
    setStatus('loading')
    timer.current = setTimeout(() => {
      const settle = (next: 'ready' | 'failed', results: readonly ComboboxOption[]) => {
        if (turn !== asked.current) return
        setFound(results)
        setStatus(next)
      }
      load(query).then(
        (results) => settle('ready', results),
        () => settle('failed', []),
      )
    }, pause)
  }

  return { options: options ?? found, status, search }
}
