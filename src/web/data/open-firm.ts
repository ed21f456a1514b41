import { headOf } from '../../kernel/firm/azienda.ts'
import { withOwnFields } from '../../kernel/firm/own-fields.ts'
import { FIRMS_PATH, PREVIEW_HEADER, type FirmOpened, type Person } from '../../kernel/firm/firm-door.ts'
import { rightsOf } from '../../kernel/firm/rights-of.ts'
import { HttpFiles } from '../../kernel/files/http-files.ts'
import type { Screen } from '../../kernel/screens/screen.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { ForeseeingStore } from '../../kernel/store/remote/foreseeing-store.ts'
import { HttpStore } from '../../kernel/store/remote/http-store.ts'
import { isReady, type SectorSlug } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { machineClock } from './clock.ts'
import { sessionFetch } from './session.ts'
import type { Opened } from './trade-source.ts'

interface FirmOpening {
  /** The firm as it is known at any moment: papers bear what it says of itself then. */
  readonly latest: () => FirmOpened
  /** Screens beside those of its trade. */
  readonly screens: readonly Screen[]
  /** Whom an owner looks as: he sees what that one sees, and writes nothing. */
  readonly seenAs?: Person | undefined
}

/** Opens a firm of whoever has signed in, over the records that the server keeps of it. */
export async function openFirm({ latest, screens, seenAs }: FirmOpening): Promise<Opened> {
  const firm = latest()
  const slug = firm.trade as SectorSlug
  const loader = isReady(slug) ? loaderOf(slug) : undefined
  if (!loader) throw new Error(`${firm.slug}: the trade ${firm.trade} is not ready.`)
  const trade = await loader.sector()
  const sector = ownSector(withOwnFields(trade, firm.fields), latest, screens)
  const clock = machineClock
  const url = `${FIRMS_PATH}/${firm.slug}/store`
  const own = seenAs ? asSeenBy(seenAs) : sessionFetch
  const rights = seenAs ? { ...rightsOf(seenAs.role, seenAs.groups, trade.entities), writes: [] } : firm
  const asker = { by: firm.me.name, groups: rights.groups, writes: rights.writes }
  const far = new HttpStore({ url, asker, fetch: own, lasts: true, isShared: true })
  const store = new ForeseeingStore(far, { entities: sector.entities, today: () => clock.at().today })
  return { sector, store, files: new HttpFiles({ url, fetch: own }), clock }
}

/** The trade as one firm has it: its name over the dashboard, its own head on the papers. */
function ownSector(sector: Sector, latest: () => FirmOpened, screens: readonly Screen[]): Sector {
  const head = ({ name, values }: FirmOpened) => headOf({ nome: name, ...values })
  return {
    ...sector,
    title: latest().name,
    firm: async () => head(latest()),
    screens: [...sector.screens, ...screens],
    firstNumbers: () => latest().firstNumbers,
  }
}

const asSeenBy =
  ({ id }: Person): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set(PREVIEW_HEADER, id)
    return sessionFetch(input, { ...init, headers })
  }
