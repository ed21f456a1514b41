import { useState } from 'react'
import type { Range } from './between.ts'

/** The two ends of a range as they are being typed; they follow the address when it changes from elsewhere. */
export function useEnds(range: Range, onChange: (range: Range) => void): [Range, (end: keyof Range, text: string) => void] {
  const key = `${range.from}..${range.to}`
  const [typed, setTyped] = useState({ key, ends: range })
  const isOurs = typed.key === key
  const ends = isOurs ? typed.ends : range
  if (!isOurs) setTyped({ key, ends: range })
  const setEnd = (end: keyof Range, text: string) => {
    const next = { ...ends, [end]: text }
    setTyped({ key, ends: next })
    onChange(next)
  }
  return [ends, setEnd]
}
