import sheet from '../styles/app.css?url'
import { Outlet } from 'react-router'
import { pageMeta } from '../meta.ts'
import { DashboardSkeleton } from '../sector/dashboard-skeleton.tsx'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = () =>
  pageMeta({
    title: 'La tua azienda',
    description: 'Lo spazio di lavoro della tua azienda: si apre a chi ci lavora, dopo l’accesso.',
    path: '/app',
    noindex: true,
  })

/** The one page that the build writes for every address of the workspaces (src/server/app-shell.ts): which it is, the browser finds out. */
export function HydrateFallback() {
  return (
    <main className="h-dvh bg-bg">
      <DashboardSkeleton />
    </main>
  )
}

export default function AppRoute() {
  return <Outlet />
}
