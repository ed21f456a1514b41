import Fastify from 'fastify'
import type { Connect, Plugin } from 'vite'
import { DEMO_PATH } from '../../src/kernel/store/remote/demo-door.ts'
import type { SectorOf } from '../../src/server/demo/demo-places.ts'
import { isDemoDoorOpen } from '../../src/server/demo/demo-setting.ts'

/** `BOTTEGA_STORE=sqlite npm run dev`: the development server keeps the demo pages' records too. Nothing of it is in a build. */
export function demoDoor(): Plugin {
  const isOpen = isDemoDoorOpen(process.env['BOTTEGA_STORE'])
  return {
    name: 'demo-door',
    apply: 'serve',
    config: () => (isOpen ? { define: { 'import.meta.env.BOTTEGA_STORE': '"sqlite"' } } : {}),
    async configureServer(server) {
      if (!isOpen) return
      await openDoor(server)
    },
  }
}

interface Serving {
  readonly httpServer: { once(event: 'close', closed: () => void): unknown } | null
  readonly middlewares: Connect.Server
}

/** Lets a server of Vite answer what pages ask of their records; of the ready trades where no other is named. */
export async function openDoor({ httpServer, middlewares }: Serving, sectorOf?: SectorOf): Promise<void> {
  const { registerDemo } = await import('../../src/server/demo/demo-route.ts')
  const app = Fastify()
  registerDemo(app, sectorOf)
  await app.ready()
  httpServer?.once('close', () => void app.close())
  middlewares.use((request, response, next) => {
    if (request.url?.startsWith(`${DEMO_PATH}/`)) app.routing(request, response)
    else next()
  })
}
