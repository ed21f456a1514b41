import type { SectorSlug } from '../../sectors/index.ts'
import { prepareSurface } from '../ui/toast.ts'

/** Kernel, data layer and views come together, and only to those who go there. */
async function load(slug: SectorSlug) {
  prepareSurface()
  const [{ Dashboard }, { openDemo }] = await Promise.all([import('../dashboard/dashboard.tsx'), import('../data/open-demo.ts')])
  return { Dashboard, ...(await openDemo(slug)) }
}

/** The dashboard with its trade; `undefined` when it did not arrive. */
export type DashboardLoad = Promise<Awaited<ReturnType<typeof load>> | undefined>

const loads = new Map<SectorSlug, DashboardLoad>()

/** One load for all who ask; after one that failed, asking again tries again. */
export function loadDashboard(slug: SectorSlug): DashboardLoad {
  const known = loads.get(slug)
  if (known) return known
  const loading = load(slug).catch((error: unknown) => {
    console.warn(`${slug}: the dashboard did not load.`, error)
    loads.delete(slug)
    return undefined
  })
  loads.set(slug, loading)
  return loading
}
