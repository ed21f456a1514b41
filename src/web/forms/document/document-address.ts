import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAddress } from '../../data/use-address.ts'
import { OPENED_RECORD } from '../opened-record.ts'

interface Opened {
  /** What the address calls it, once it is a record. */
  readonly name: string | undefined
  readonly isOpen: boolean
  /** Something is under way that must be over first. */
  readonly isBusy: boolean
  readonly close: () => void
}

/**
 * Gives an open document its address: the step of the history that Back leaves. When the address is left, it closes as by its
 * own button. Returns a promise of the address being there: who closes it sooner would be brought back by it.
 */
export function useDocumentAddress({ name, isOpen, isBusy, close }: Opened): Promise<void> {
  const address = useAddress()
  const isThere = name !== undefined && address.get(OPENED_RECORD) === name
  const wasThere = useRef(false)
  const [arrival] = useState(() => Promise.withResolvers<void>())
  const follow = useEffectEvent(() => {
    if (!isOpen || name === undefined) return
    if (isThere) {
      wasThere.current = true
      arrival.resolve()
    } else if (isBusy) return
    else if (wasThere.current) close()
    else address.open({ [OPENED_RECORD]: name })
  })
  useEffect(() => follow(), [name, isOpen, isBusy, isThere])
  return arrival.promise
}
