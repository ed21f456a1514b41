import { useMemo, useState } from 'react'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { Files } from '../../kernel/files/files.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { Clock } from '../data/clock.ts'
import { newQueryClient } from '../data/query-client.ts'
import { SectorProvider } from '../data/sector-context.tsx'
import { ownPartsOf } from '../sectors/own-parts.ts'
import { OwnPartsContext, type OwnParts } from '../screen/own-parts.ts'
import { RecordFormProvider } from '../actions/record-form-provider.tsx'
import { HouseContext, type House } from './house.ts'
import type { Panes } from './panes.ts'
import { Shell } from './shell.tsx'

export interface DashboardProps extends Panes {
  readonly sector: Sector
  readonly store: Store
  readonly files?: Files | undefined
  readonly clock: Clock
  /** The open demo's when absent. */
  readonly house?: House | undefined
}

/** The management side of a trade: everything on it is read from the sector's description. */
export function Dashboard({ sector, store, files, clock, house, ...panes }: DashboardProps) {
  const [client] = useState(newQueryClient)
  const shell = <Shell {...panes} />
  const parts = useMemo(() => partsOf(sector, house), [sector, house])
  return (
    <SectorProvider sector={sector} store={store} files={files} clock={clock} client={client}>
      <RecordFormProvider>
        <OwnPartsContext value={parts}>{house ? <HouseContext value={house}>{shell}</HouseContext> : shell}</OwnPartsContext>
      </RecordFormProvider>
    </SectorProvider>
  )
}

/** What a trade draws itself, and what is drawn of the firm around it. */
function partsOf({ card }: Sector, house: House | undefined): OwnParts {
  const own = ownPartsOf(card.slug)
  return house?.parts ? { ...own, screens: { ...own.screens, ...house.parts } } : own
}
