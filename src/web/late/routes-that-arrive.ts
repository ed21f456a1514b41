import type { ClientInstrumentation } from 'react-router'
import { bring } from './arrive.ts'
import { retryWithNotice } from './retry-notice.ts'

interface RouteFiles {
  readonly path?: string
  /** The route that it stands in: its path comes before this one, and its files are needed too. */
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
}

/** React Router's own list of what each page is made of. */
const manifest = (): { readonly routes: Readonly<Record<string, RouteFiles>> } | undefined =>
  Reflect.get(globalThis, '__reactRouterManifest')

/**
 * React Router reloads the page when that of a link does not arrive, and all that the page held is gone. So the files of the
 * next page come first: while the network is away one stays where one is, and the link is followed as soon as it is back.
 */
export const routesThatArrive: ClientInstrumentation[] = [
  {
    router(router) {
      router.instrument({
        async navigate(follow, { to }) {
          const { pathname } = new URL(typeof to === 'number' ? '' : to, location.href)
          if (pathname !== location.pathname) await filesOf(pathname)
          await follow()
        },
      })
    },
  },
]

async function filesOf(pathname: string): Promise<void> {
  const routes = manifest()?.routes ?? {}
  const lines = Object.values(routes).map((route) => lineOf(routes, route))
  const files = lines
    .filter((line) => leadsTo(line, pathname))
    .flatMap((line) => line.flatMap(({ module, imports = [] }) => [module, ...imports]))
  await retryWithNotice(() => Promise.all(files.map(bring)))
}

/** A route with those that it stands in, the outermost first. */
function lineOf(routes: Readonly<Record<string, RouteFiles>>, route: RouteFiles): readonly RouteFiles[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...lineOf(routes, parent), route] : [route]
}

/** Whether a line of routes is that of a path: `:azienda` stands for whatever is between two strokes. */
function leadsTo(line: readonly RouteFiles[], pathname: string): boolean {
  const pattern = line.flatMap(({ path = '' }) => path.split('/').filter(Boolean))
  const parts = pathname.split('/').filter(Boolean)
  return pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
}
