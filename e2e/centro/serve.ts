import { centro } from '../../conformance/centro/index.ts'
import { openDoor } from '../../scripts/build/demo-door.ts'
import { servePage } from '../../scripts/build/serve-page.ts'

/** Serves the page of the sports centre at `PORT`, its records in SQLite, until it is stopped. */
const served = await servePage({
  root: import.meta.dirname,
  port: Number(process.env['PORT']),
  door: (server) => openDoor(server, async (slug) => (slug === centro.card.slug ? centro : undefined)),
})
// Vite's own listener ends the process before the door has put its records away.
process.removeAllListeners('SIGTERM').once('SIGTERM', () => void served.close())
