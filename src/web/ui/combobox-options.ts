import { useEffect, useRef, useState } from 'react'
import type { Named } from './option-match.ts'

export interface ComboboxOption extends Named {
  value: string
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

  const ask = async (query: string, turn: number): Promise<readonly ComboboxOption[]> => {
    const [results, next] = await (load?.(query) ?? Promise.resolve([])).then(
      (answer) => [answer, 'ready'] as const,
      () => [[], 'failed'] as const,
    )
    if (turn === asked.current) {
      setFound(results)
      setStatus(next)
    }
    return results
  }
  const begin = (): number => {
    clearTimeout(timer.current)
    setStatus('loading')
    return ++asked.current
  }
  const search = (query: string, pause = PAUSE) => {
    if (!load) return
    const turn = begin()
    timer.current = setTimeout(() => void ask(query, turn), pause)
  }
  /** What answers to a text, without waiting for a pause in the typing: somebody has pressed Enter or has left. */
  const answer = async (query: string): Promise<readonly ComboboxOption[]> => options ?? ask(query, begin())

  return { options: options ?? found, status, search, answer }
}
