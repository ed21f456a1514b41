import { expect, it } from 'vitest'
import { asIssued } from './issued-cards.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { date } from '../fields/date.ts'
import { number } from '../fields/document-number.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import type { Values } from '../door/change.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'

const label = { one: 'Scheda', many: 'Schede', gender: 'f' } as const
const cliente = defineEntity({ name: 'cliente', label, fields: { nome: text('Nome') }, title: ['nome'], table: ['nome'] })
const nota = defineEntity({
  name: 'nota',
  label,
  fields: {
    numero: number('Numero', { per: 'year', of: 'data', on: 'emessa' }),
    data: date('Data'),
    cliente: reference('Cliente', 'cliente'),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'] },
      emessa: { label: 'Emessa', tone: 'success', next: [] },
    }),
  },
  title: ['numero'],
  table: ['numero'],
})

const sample = {
  cliente: [{ id: 'cliente_1', version: 1, nome: 'Rossi' }],
  nota: [
    { id: 'nota_1', version: 1, data: '2028-02-29', cliente: 'cliente_1', stato: 'bozza' },
    { id: 'nota_2', version: 1, numero: '/2028/0000001', data: '2028-02-28', cliente: 'cliente_1', stato: 'emessa' },
  ],
}

it('names a card as it was in the commit that gave the number, and as it is now while there is none', async () => {
  const store = new MemoryStore({ entities: [cliente, nota], sample, at: () => ({ today: '2028-02-29' }) })
  const call = (values: Values) => store.commit([{ type: 'update', entity: 'cliente', id: 'cliente_1', values }], { via: 'form' })
  const nameOn = async (id: string) => {
    const row = await store.get('nota', id)
    return row && (await (await asIssued(store, nota, row)).get('cliente', 'cliente_1'))?.['nome']
  }
  await call({ nome: 'Rossi Srl' })
  expect(await nameOn('nota_1')).toBe('Rossi Srl')
  expect(await nameOn('nota_2')).toBe('Rossi')
  const issued = await store.commit(
    [
      { type: 'move', entity: 'nota', id: 'nota_1', to: 'emessa' },
      { type: 'update', entity: 'cliente', id: 'cliente_1', values: { nome: 'Rossi Spa' } },
    ],
    { via: 'form' },
  )
  expect(issued.ok).toBe(true)
  const last = await call({ nome: 'Rossi in liquidazione' })
  expect(await nameOn('nota_1')).toBe('Rossi Spa')
  expect(await nameOn('nota_2')).toBe('Rossi')
  if (last.ok) await store.undo(last.commit)
  expect(await nameOn('nota_1')).toBe('Rossi Spa')
})
