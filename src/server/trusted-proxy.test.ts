import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { trustedProxy } from './trusted-proxy.ts'

it.each([
  // Nobody is believed: the header is the visitor's own word.
  [undefined, '127.0.0.1'],
  [' ', '127.0.0.1'],
  // One proxy: the address that it wrote, not what the visitor wrote before it.
  ['1', '198.51.100.7'],
  ['2', '203.0.113.9'],
  ['loopback', '198.51.100.7'],
  ['127.0.0.1, 198.51.100.0/24', '203.0.113.9'],
  ['10.0.0.0/8', '127.0.0.1'],
])('with TRUST_PROXY=%s a visitor is %s', async (setting, address) => {
  const app = Fastify({ trustProxy: trustedProxy(setting) })
  app.get('/', async ({ ip }) => ip)
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } })
  expect(body).toBe(address)
})

it.each(['true', 'yes', '0', '-1', '99', '0.0.0.0/0', '10.0.0.0/33', 'proxy.example', '10.0.0.1,'])('refuses TRUST_PROXY=%s', (setting) => {
  expect(() => trustedProxy(setting)).toThrow('TRUST_PROXY')
})
