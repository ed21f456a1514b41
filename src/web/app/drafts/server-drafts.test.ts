import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DraftWish } from '../../../kernel/firm/drafts.ts'
import { serverDrafts } from './server-drafts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const half = (nome: string): DraftWish => ({ entity: 'cliente', place: 'cliente create ', typed: { nome } })

function tryDrafts() {
  const asked: string[] = []
  const held = [{ id: 'bozza_altrove', at: '2026-11-29T18:40:00Z', typed: { nome: 'Verdi' } }]
  let status = 200
  const drafts = serverDrafts('/bozze', async (url, init) => {
    const { nome } = ((init?.body ? JSON.parse(init.body as string) : {}) as Partial<DraftWish>).typed ?? {}
    const what = [init?.method ?? 'GET', url as string, nome].filter(Boolean).join(' ')
    asked.push(what.length > 100 ? 'long' : what)
    return new Response(JSON.stringify({ drafts: held }), { status })
  })
  return { drafts, asked, answer: (next: number) => (status = next) }
}

it('keeps a draft once, a second after the last key, as it stands then', async () => {
  const { drafts, asked } = tryDrafts()
  let nome = 'R'
  const take = () => half(nome)
  drafts.keep('bozza_1', take)
  await vi.advanceTimersByTimeAsync(700)
  nome = 'Rossi'
  drafts.keep('bozza_1', take)
  await vi.advanceTimersByTimeAsync(700)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(asked).toEqual(['PUT /bozze/bozza_1 Rossi'])
})

it('asks nothing for a draft that was dropped before it was kept, and drops one that was', async () => {
  const { drafts, asked } = tryDrafts()
  drafts.keep('bozza_1', () => half('Rossi'))
  drafts.drop('bozza_1')
  drafts.keep('bozza_2', () => undefined)
  await vi.runAllTimersAsync()
  expect(asked).toEqual([])
  drafts.keep('bozza_1', () => half('Rossi'))
  await vi.runAllTimersAsync()
  drafts.drop('bozza_1')
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['PUT /bozze/bozza_1 Rossi', 'DELETE /bozze/bozza_1'])
})

it('tries again with the next key what did not arrive, and not what was refused', async () => {
  const { drafts, asked, answer } = tryDrafts()
  answer(503)
  drafts.keep('bozza_1', () => half('Rossi'))
  await vi.runAllTimersAsync()
  answer(400)
  drafts.keep('bozza_2', () => half('Verdi'))
  await vi.runAllTimersAsync()
  drafts.keep('bozza_3', () => half('Bruni'))
  await vi.runAllTimersAsync()
  const [first, second, third] = ['PUT /bozze/bozza_1 Rossi', 'PUT /bozze/bozza_2 Verdi', 'PUT /bozze/bozza_3 Bruni']
  expect(asked).toEqual([first, first, second, third])
})

it('sends at once when the page goes, though an answer is still on its way', async () => {
  const sent: string[] = []
  const drafts = serverDrafts('/bozze', (url) => {
    sent.push(url as string)
    return new Promise(() => undefined)
  })
  drafts.keep('bozza_1', () => half('Rossi'))
  await vi.advanceTimersByTimeAsync(1000)
  drafts.keep('bozza_2', () => half('Verdi'))
  drafts.leave()
  expect(sent).toEqual(['/bozze/bozza_1', '/bozze/bozza_2'])
})

it('sends no draft that is too long for a page that goes', async () => {
  const { drafts, asked } = tryDrafts()
  drafts.keep('bozza_1', () => half('à'.repeat(29_950)))
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['long'])
  drafts.keep('bozza_1', () => half('à'.repeat(30_000)))
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['long'])
})

it('finds what other pages have left, and what this one has once its records are opened anew', async () => {
  const { drafts, asked, answer } = tryDrafts()
  expect((await drafts.find('cliente create ')).map(({ id }) => id)).toEqual(['bozza_altrove'])
  expect(asked).toEqual(['GET /bozze?scheda=cliente%20create%20'])
  drafts.keep('bozza_altrove', () => half('Verdi'))
  expect(await drafts.find('cliente create ')).toEqual([])
  drafts.reopen()
  expect(await drafts.find('cliente create ')).toHaveLength(1)
  answer(403)
  expect(await drafts.find('cliente create ')).toEqual([])
})
