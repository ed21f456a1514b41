import { useRef } from 'react'

interface Follow {
  /** The record that somebody has just sent elsewhere. */
  readonly send: (id: string) => void
  /** A record has come to stand where it was not. */
  readonly arrived: (id: string) => void
}

/** Keeps the keyboard on a record that goes elsewhere on the page: its button is gone from one place and new in another. */
export function useFollow(): Follow {
  const sent = useRef<string>(undefined)
  const find = () => {
    requestAnimationFrame(() => {
      const isLost = !document.activeElement || document.activeElement === document.body
      if (sent.current === undefined || !isLost) return
      document.querySelector<HTMLElement>(`[data-record="${CSS.escape(sent.current)}"]`)?.focus({ preventScroll: true })
    })
  }
  return {
    send: (id) => {
      sent.current = id
      find()
    },
    arrived: (id) => {
      if (sent.current === id) find()
    },
  }
}
