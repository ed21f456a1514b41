import Fastify from 'fastify'
import type { Plugin } from 'vite'
import { DEMO_PATH } from '../../src/kernel/store/remote/demo-door.ts'
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
      const { registerDemo } = await import('../../src/server/demo/demo-route.ts')
      const app = Fastify()
      registerDemo(app)
      await app.ready()
      server.httpServer?.once('close', () => void app.close())
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`${DEMO_PATH}/`)) app.routing(request, response)
        else next()
      })
    },
  }
}
