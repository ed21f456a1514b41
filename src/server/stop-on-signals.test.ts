import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { stopOnSignals } from './stop-on-signals.ts'

/** A process that can be told to stop without stopping the tests. */
class FakeProcess extends EventEmitter {
  exit(code: number): void {
    this.emit('exit', code)
  }
}

/** A server with one request that lasts until it is let go; `arrived` tells that somebody has asked. */
async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow', async () => {
    arrived.resolve()
    await released.promise
    return 'done'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url, arrived: arrived.promise, release: () => released.resolve() }
}

it.each(['SIGTERM', 'SIGINT'])('on %s finishes the running request, accepts no other, and exits 0', async (signal) => {
  const { app, url, arrived, release } = await listening()
  const process = new FakeProcess()
  stopOnSignals(app, process)
  const running = fetch(`${url}/slow`)
  await arrived
  const exited = once(process, 'exit')
  process.emit(signal)
  await expect.poll(() => app.server.listening).toBe(false)
  await expect(fetch(`${url}/slow`)).rejects.toThrow()
  release()
  expect(await (await running).text()).toBe('done')
  expect(await exited).toEqual([0])
})

it('gives up on a request that never ends, and says so with its exit code', async () => {
  const { app, url, arrived, release } = await listening()
  const process = new FakeProcess()
  stopOnSignals(app, process, 50)
  const running = fetch(`${url}/slow`)
  await arrived
  const exited = once(process, 'exit')
  process.emit('SIGTERM')
  expect(await exited).toEqual([1])
  release()
  await running
})

it('does not wait for a connection that nobody has asked anything over', async () => {
  const { app, url } = await listening()
  const process = new FakeProcess()
  stopOnSignals(app, process)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  await expect.poll(() => new Promise((count) => app.server.getConnections((_error, open) => count(open)))).toBe(1)
  const exited = once(process, 'exit')
  process.emit('SIGTERM')
  expect(await exited).toEqual([0])
})
