import { createContext, useContext, type ReactNode } from 'react'
import type { Mends } from '../../kernel/problem/problem.ts'
import { Button } from '../ui/button.tsx'

/** Refusals of a form that another record puts right, by the field that tells them, and the way to that record. */
export interface Mending {
  readonly mends: Readonly<Record<string, Mends>>
  readonly onMend: (path: string, mends: Mends) => void
}

export const MendingContext = createContext<Mending | undefined>(undefined)

/** Button to the record that puts a field right, where the form knows one. */
export function useMendButton(name: string): ReactNode {
  const mending = useContext(MendingContext)
  const mends = mending?.mends[name]
  return mending && mends && <MendButton onClick={() => mending.onMend(name, mends)} />
}

export const MendButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button size="sm" onClick={onClick}>
    Completa la scheda
  </Button>
)
