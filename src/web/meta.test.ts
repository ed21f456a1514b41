import { expect, it } from 'vitest'
import { pageMeta } from './meta.ts'

const artigiani = { title: 'Artigiani', description: 'Interventi, clienti e materiali.', path: '/artigiani' }

it('names the suite once in the title', () => {
  expect(pageMeta(artigiani)).toContainEqual({ title: 'Artigiani · Bottega' })
  expect(pageMeta({ ...artigiani, title: 'Bottega, il gestionale' })).toContainEqual({ title: 'Bottega, il gestionale' })
})

it('gives the canonical address to robots and to whoever shares the page', () => {
  const meta = pageMeta(artigiani)
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://bottega.example/artigiani' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://bottega.example/artigiani' })
})

it('gives no address to a page that is not to be indexed', () => {
  const meta = pageMeta({ ...artigiani, noindex: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toMatch(/canonical|og:/)
})
