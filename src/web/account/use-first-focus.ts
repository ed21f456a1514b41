import { useEffect, type RefObject } from 'react'

const FIELDS = 'input:not([name="password"], [readonly])'

/**
 * Puts the cursor where one begins: in the first empty field, or on the passkey where all are filled, or in the password where there
 * are no passkeys. Whoever has put it somewhere himself keeps it there. `isReady`: the buttons are there too.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const all = (names: string) => [...(form.current?.querySelectorAll<HTMLInputElement>(names) ?? [])]
    const empty = all(FIELDS).find(({ value }) => value === '')
    const next = isReady ? (all('[data-passkey]:enabled')[0] ?? all('[name="password"]')[0] ?? all('[type="submit"]')[0]) : undefined
    ;(empty ?? next)?.focus({ preventScroll: true })
  }, [form, isReady])
}
