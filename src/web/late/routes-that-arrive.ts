import type { ClientInstrumentation } from 'react-router'
import { bring } from './arrive.ts'
import { retryWithNotice } from './retry-notice.ts'

interface RouteFiles {
  readonly path?: string
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
  const routes = Object.values(manifest()?.routes ?? {})
  const files = routes.filter(({ path }) => (path ?? '') === pathname.slice(1)).flatMap(({ module, imports = [] }) => [module, ...imports])
  await retryWithNotice(() => Promise.all(files.map(bring)))
}
