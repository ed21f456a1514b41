import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { stopOnSignals } from './stop-on-signals.ts'

/** A process that can be told to stop without stopping the tests. */
class FakeProcess extends EventEmitter {
  exit(code: number): void {
    this.emit('exit', code)
  }
}

async function listening(answerAfterMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/slow', async () => {
    await pause(answerAfterMs)
    return 'done'
  })
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

it.each(['SIGTERM', 'SIGINT'])('on %s finishes the running request, accepts no other, and exits 0', async (signal) => {
  const { app, url } = await listening(150)
  const process = new FakeProcess()
  stopOnSignals(app, process)
  const running = fetch(`${url}/slow`)
  await pause(50)
  const exited = once(process, 'exit')
  process.emit(signal)
  await pause(20)
  await expect(fetch(`${url}/slow`)).rejects.toThrow()
  expect(await (await running).text()).toBe('done')
  expect(await exited).toEqual([0])
})

it('gives up on a request that never ends, and says so with its exit code', async () => {
  const { app, url } = await listening(400)
  const process = new FakeProcess()
  stopOnSignals(app, process, 50)
  const running = fetch(`${url}/slow`)
  await pause(50)
  const exited = once(process, 'exit')
  process.emit('SIGTERM')
  expect(await exited).toEqual([1])
  await running
})
