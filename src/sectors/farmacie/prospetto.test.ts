import { expect, it } from 'vitest'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { readMonths } from '../../kernel/chart/read-months.ts'
import { readParts } from '../../kernel/chart/read-parts.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { farmacie } from './index.ts'
import { prospetto } from './prospetto.ts'

const at = { today: '2026-11-23', time: '17:20' }

function chart(title: string): ChartPanel {
  const panels = farmacie.screens.flatMap((screen) => (screen.kind === 'overview' ? screen.panels : []))
  const found = panels.find((panel): panel is ChartPanel => panel.kind === 'chart' && panel.title === title)
  if (!found) throw new Error(title)
  return found
}

it('a return is no receipt: charts and figures of the till count the same of a month', async () => {
  const store = new MemoryStore({ entities: farmacie.entities, sample: farmacie.sample(at.today, at.time), at: () => at })
  const month = at.today.slice(0, 7)
  const { rows: back } = await store.query({
    entity: 'vendita',
    where: [
      { field: 'storna', op: 'filled' },
      { field: 'giorno', op: 'gte', value: `${month}-01` },
    ],
  })
  expect(back.length).toBeGreaterThan(0)
  const { blocks } = await (await prospetto.load()).read(store, { period: month }, at)
  const figures = blocks?.find((block) => block.kind === 'figures')
  const note = figures?.figures.find(({ label }) => label === 'Scontrino medio')?.note
  const months = await readMonths(store, chart('Scontrini per mese'), 1, at.today)
  const parts = await readParts(store, chart('Vendite per detrazione'), 1, at.today)
  expect(note).toMatch(/^\d+ scontrini$/)
  expect([`${months.value} scontrini`, `${parts.value} scontrini`]).toEqual([note, note])
})
