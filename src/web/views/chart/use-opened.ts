import { useState } from 'react'

const opened = new Set<string>()

/** Whether something is unfolded; who goes to a record and comes back finds it so. */
export function useOpened(key: string): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(opened.has(key))
  const toggle = () => {
    if (isOpen) opened.delete(key)
    else opened.add(key)
    setOpen(!isOpen)
  }
  return [isOpen, toggle]
}
