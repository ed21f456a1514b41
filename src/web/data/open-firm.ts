import { headOf } from '../../kernel/firm/azienda.ts'
import { FIRMS_PATH, type FirmOpened } from '../../kernel/firm/firm-door.ts'
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

/** Opens a firm of whoever has signed in, over the records that the server keeps of it, with these screens beside those of its trade. Papers bear what the firm says of itself at the `latest`. */
export async function openFirm(firm: FirmOpened, screens: readonly Screen[] = [], latest = () => firm): Promise<Opened> {
  const slug = firm.trade as SectorSlug
  const loader = isReady(slug) ? loaderOf(slug) : undefined
  if (!loader) throw new Error(`${firm.slug}: the trade ${firm.trade} is not ready.`)
  const sector = ownSector(await loader.sector(), latest, screens)
  const clock = machineClock
  const url = `${FIRMS_PATH}/${firm.slug}/store`
  const far = new HttpStore({ url, asker: { by: firm.me.name, groups: firm.groups, writes: firm.writes }, fetch: sessionFetch })
  const store = new ForeseeingStore(far, { entities: sector.entities, today: () => clock.at().today })
  return { sector, store, files: new HttpFiles({ url, fetch: sessionFetch }), clock }
}

/** The trade as one firm has it: its name over the dashboard, its own head on the papers. */
function ownSector(sector: Sector, latest: () => FirmOpened, screens: readonly Screen[]): Sector {
  const head = ({ name, values }: FirmOpened) => headOf({ nome: name, ...values })
  return { ...sector, title: latest().name, firm: async () => head(latest()), screens: [...sector.screens, ...screens] }
}
