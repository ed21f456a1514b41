import { expect, it } from 'vitest'
import { checkSample } from '../../src/kernel/sector/definition/check-sample.ts'
import { euro } from '../../src/kernel/fields/money.ts'
import { addDays } from '../../src/kernel/italian/dates.ts'
import { readMetric } from '../../src/kernel/metric/metric.ts'
import { planAction } from '../../src/kernel/action/run-action.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { readOf } from '../../src/kernel/door/read-of.ts'
import { fatturaResi, stampaFattura } from './fatture.ts'
import { noleggi } from './index.ts'
import { fatturatoMese } from './trade.ts'

const at = { today: '2026-11-21', firm: undefined }
const { entities } = noleggi
const storeOf = () => new MemoryStore({ entities, sample: noleggi.sample(at.today), at: () => at })
const hire = (giorno: number, attrezzo = 'attrezzo_1') => {
  const values = { cliente: 'cliente_2', attrezzo, dal: addDays(at.today, giorno), giorni: 2, prezzo: euro(40), stato: 'richiesto' }
  return [{ type: 'create', entity: 'noleggio', values }] as const
}

it.each([at.today, '2026-01-10', '2028-03-01'])('has a sample that obeys every rule on %s', async (today) => {
  await expect(checkSample(noleggi, { today })).resolves.toBeUndefined()
})

it('hires a tool once, and none that is in the workshop', async () => {
  const store = storeOf()
  // The last day of a hire takes the tool: that of noleggio_1 is in two days.
  expect(await store.commit(hire(2), { via: 'form' })).toMatchObject({ ok: false })
  expect(await store.commit(hire(3), { via: 'form' })).toMatchObject({ ok: true })
  expect(await store.commit(hire(4), { via: 'form' })).toMatchObject({
    problems: [{ path: 'attrezzo', message: 'D1 · Demolitore è già noleggiato dal 24/11/2026 al 25/11/2026.' }],
  })
  expect(await store.commit(hire(4, 'attrezzo_3'), { via: 'form' })).toMatchObject({ problems: [{ path: 'attrezzo', code: 'rule' }] })
})

it('makes one numbered invoice of the returned hires of a customer, which a figure counts and a paper sums up by rate', async () => {
  const store = storeOf()
  const row = await store.get('cliente', 'cliente_2')
  if (!row) throw new Error('lost')
  const inputs = await fatturaResi.prefill?.(row, readOf(store), at)
  const plan = await planAction(fatturaResi, inputs ?? {}, readOf(store), at, [row])
  if (!plan.ok) throw new Error('refused')
  expect(await store.commit(plan.changes, { via: 'action' })).toMatchObject({ ok: true })
  // Whoever has them on the screen still, is refused.
  expect(await store.commit(plan.changes.slice(1), { via: 'action' })).toMatchObject({ ok: false })
  expect(await store.get('cliente', 'cliente_2')).toMatchObject({ da_fatturare: 0 })
  const [draft] = (await store.query({ entity: 'fattura', where: [{ field: 'stato', op: 'eq', value: 'bozza' }] })).rows
  const issued = await store.commit([{ type: 'move', entity: 'fattura', id: draft?.id ?? '', to: 'emessa' }], { via: 'board' })
  expect(issued).toMatchObject({ ok: true, rows: [{ numero: 'FT/2026/0000002', imponibile: 19500, totale: 23790 }] })
  expect(await readMetric(store, fatturatoMese, at)).toMatchObject({ value: 27000 })
  const paper = issued.ok && issued.rows[0] ? await stampaFattura.paper(issued.rows[0], store, at) : undefined
  expect(JSON.stringify(paper)).toMatch(/Riepilogo IVA.*195,00.*42,90/)
})

it('keeps the identity document to its group', async () => {
  expect(await storeOf().get('cliente', 'cliente_1')).toHaveProperty('documento')
  expect(await storeOf().openedBy('Banco', []).get('cliente', 'cliente_1')).not.toHaveProperty('documento')
})
