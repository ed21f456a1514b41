import { useEffect, useState } from 'react'
import { worded } from '../../kernel/sector/phrases.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { useSector } from './sector-context.tsx'

/** While it is on, the trade with all that people call its things; as its description names them until that has come, or where it does not come. */
export function useVocabulary(isOn = true): Sector {
  const { sector } = useSector()
  const [whole, setWhole] = useState<readonly [of: Sector, Sector]>()
  useEffect(() => {
    if (!isOn) return
    let isWanted = true
    const join = async () => {
      try {
        const one = await worded(sector)
        if (isWanted) setWhole([sector, one])
      } catch {
        // Who asks again finds it, once the network is back.
      }
    }
    void join()
    return () => {
      isWanted = false
    }
  }, [sector, isOn])
  return whole?.[0] === sector ? whole[1] : sector
}
