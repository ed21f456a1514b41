import type { TradeSource } from '../data/trade-source.ts'
import { prepareSurface } from '../ui/toast.ts'

/** Kernel, data layer and views come together, and only to those who go there. */
async function load(source: TradeSource) {
  prepareSurface()
  const [{ Dashboard }, opened] = await Promise.all([import('../dashboard/dashboard.tsx'), source.open()])
  return { Dashboard, ...opened }
}

/** The dashboard with its trade; `undefined` when it did not arrive. */
export type DashboardLoad = Promise<Awaited<ReturnType<typeof load>> | undefined>

const loads = new WeakMap<TradeSource, DashboardLoad>()

/** One load for all who ask; after one that failed, asking again tries again. */
export function loadDashboard(source: TradeSource): DashboardLoad {
  const known = loads.get(source)
  if (known) return known
  const loading = load(source).catch((error: unknown) => {
    console.warn(`${source.slug}: the dashboard did not load.`, error)
    loads.delete(source)
    return undefined
  })
  loads.set(source, loading)
  return loading
}
