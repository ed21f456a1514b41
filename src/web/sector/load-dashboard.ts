import type { SectorSlug } from '../../sectors/index.ts'

/** Kernel, data layer and views come together, and only to those who go there. */
async function load(slug: SectorSlug) {
  const [{ Dashboard }, { openDemo }] = await Promise.all([import('../dashboard/dashboard.tsx'), import('../data/open-demo.ts')])
  return { Dashboard, ...(await openDemo(slug)) }
}

type Loaded = Awaited<ReturnType<typeof load>>
const loads = new Map<SectorSlug, Promise<Loaded | undefined>>()

/** The dashboard with its trade; `undefined` when it did not arrive. Asking again after that tries again. */
export function loadDashboard(slug: SectorSlug): Promise<Loaded | undefined> {
  const known = loads.get(slug)
  if (known) return known
  const loading = load(slug).catch((error: unknown) => {
    console.error(`${slug}: the dashboard did not load.`, error)
    return undefined
  })
  loads.set(slug, loading)
  return loading
}

/** Forgets a load, so that the next asking is a new one. */
export const forgetDashboard = (slug: SectorSlug) => loads.delete(slug)
