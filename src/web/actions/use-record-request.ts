import { useLayoutEffect, useRef, useState } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { useSector } from '../data/sector-context.tsx'
import { useAddress } from '../data/use-address.ts'
import { documentNamed, isDocument, OPENED_RECORD, recordName } from '../forms/opened-record.ts'
import type { RecordRequest } from './record-request.ts'

interface Turn {
  readonly turn: number
  readonly what: RecordRequest
  /** What the address calls it: a document that is a record. */
  readonly name?: string | undefined
}

interface RecordRequests {
  /** The request that was made last; it stays while its dialog closes. */
  readonly opened: Turn | undefined
  readonly isOpen: boolean
  readonly open: (what: RecordRequest) => void
  readonly close: () => void
  /** The open document has become a record. */
  readonly setName: (name: string) => void
  /** Whether the records of an entity are opened as documents, which have an address. */
  readonly isPage: (entity: AnyEntity) => boolean
}

/** What is open over the page. A document stands open as long as the address names it. */
export function useRecordRequest(addressed: boolean): RecordRequests {
  const [opened, setOpened] = useState<Turn>()
  const [isOpen, setIsOpen] = useState(false)
  const { sector } = useSector()
  const address = useAddress()
  const asked = addressed ? address.get(OPENED_RECORD) : undefined
  const isPage = (entity: AnyEntity) => addressed && isDocument(sector, entity)
  const [seen, setSeen] = useState<string>()
  const open = (what: RecordRequest) => {
    const name =
      what.kind === 'form' && what.target.mode === 'edit' && isPage(what.entity) ? recordName(what.entity, what.target.id) : undefined
    setOpened((last) => ({ turn: (last?.turn ?? 0) + 1, what, name }))
    setIsOpen(true)
  }
  if (asked !== seen) setSeen(asked)
  // What was closed leaves its address a moment later; what another form stood in front of comes back.
  if (!isOpen && asked !== undefined && (asked !== seen || asked !== opened?.name)) {
    const named = documentNamed(sector, asked)
    if (named)
      open({ kind: 'form', entity: named.entity, target: { mode: 'edit', id: named.id }, returns: opened !== undefined && asked === seen })
  }
  const latest = useRef({ address, name: opened?.name })
  // Before a document hears that its address was left, and closes.
  useLayoutEffect(() => {
    latest.current = { address, name: opened?.name }
  })
  const close = () => {
    setIsOpen(false)
    const now = latest.current
    if (now.name !== undefined && now.address.get(OPENED_RECORD) === now.name) now.address.leave({ [OPENED_RECORD]: undefined })
  }
  const setName = (name: string) => setOpened((last) => last && { ...last, name })
  return { opened, isOpen, open, close, setName, isPage }
}
