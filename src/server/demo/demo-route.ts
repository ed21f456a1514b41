import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEMO_CLOCK, DEMO_PATH } from '../../kernel/store/remote/demo-door.ts'
import { registerFiles } from '../store/files-route.ts'
import { registerStore } from '../store/store-route.ts'
import { demoPlaces, type SectorOf } from './demo-places.ts'

/**
 * The demo pages' door over SQLite (`BOTTEGA_STORE=sqlite`): for who works on Bottega, never for the open site. Only pages of this
 * very server are answered, and each only by the place that it has opened itself.
 */
export function registerDemo(app: FastifyInstance, sectorOf?: SectorOf): void {
  const places = demoPlaces(sectorOf)
  app.addHook('onClose', () => places.close())
  app.post(`${DEMO_PATH}/:slug`, { bodyLimit: 1024 }, async (request, reply) => {
    const { slug } = request.params as { readonly slug: string }
    const place = isOwnPage(request) ? await places.make(slug, clockOf(request)) : undefined
    return place === undefined ? reply.code(403).send({ fault: 'This door is not open to whoever asks.' }) : { place }
  })
  const path = `${DEMO_PATH}/:slug/:place/:by`
  const open = (request: FastifyRequest) => {
    const { place, by } = request.params as { readonly place: string; readonly by: string }
    return isOwnPage(request) ? places.open(place, by, clockOf(request)) : undefined
  }
  registerStore(app, { path, open: async (request) => open(request)?.store })
  registerFiles(app, { path, open: async (request) => open(request)?.files })
}

/** A browser says where a question comes from, and no page of another site can say otherwise. */
const isOwnPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin'

/** What time it is on the page: a test may hold its clock, and sample and answers are of one moment. */
function clockOf({ headers }: FastifyRequest): Date {
  const told = new Date(String(headers[DEMO_CLOCK]))
  return Number.isNaN(told.getTime()) ? new Date() : told
}
