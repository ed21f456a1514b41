import type { FastifyInstance } from 'fastify'

/** `GET /salute`: for whoever watches over the server. It says that requests are answered, and by which build. */
export function registerHealth(app: FastifyInstance, { version, build }: { version: string; build: string }): void {
  const startedAt = new Date()
  app.get('/salute', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { stato: 'ok', versione: version, build, avvio: startedAt.toISOString(), attivoDaSecondi: Math.floor(process.uptime()) }
  })
}
