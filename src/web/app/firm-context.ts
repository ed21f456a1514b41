import { createContext, useContext } from 'react'
import type { ChoicesAsked } from '../../kernel/firm/choices.ts'
import type { FirmOpened, Person } from '../../kernel/firm/firm-door.ts'

interface OpenFirm {
  readonly firm: FirmOpened
  /** Takes up what the firm says of itself now. */
  readonly onFirm: (next: FirmOpened | ((before: FirmOpened) => FirmOpened)) => void
  /** Keeps what somebody chooses for himself. */
  readonly onChoose: (asked: ChoicesAsked) => void
  /** Whom the owner looks as at this moment. */
  readonly seenAs: Person | undefined
  /** Looks as somebody, or as oneself again. */
  readonly onLookAs: (person: Person | undefined) => void
}

export const FirmContext = createContext<OpenFirm | undefined>(undefined)

/** The firm that is open: only on its own pages. */
export function useFirm(): OpenFirm {
  const open = useContext(FirmContext)
  if (!open) throw new Error('useFirm needs an open firm above it')
  return open
}
