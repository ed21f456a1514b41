import { expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { first, overLines, times } from '../expression/expression.ts'
import { derived } from '../fields/derived.ts'
import { optional } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { money } from '../fields/money.ts'
import { integer } from '../fields/number.ts'
import { reference } from '../fields/reference.ts'
import { stamped } from '../fields/stamped.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { unstamped } from './stamps.ts'
import type { Change, Values } from '../door/change.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'

const label = { one: 'Scheda', many: 'Schede', gender: 'f' } as const
const pezzo = defineEntity({
  name: 'pezzo',
  label,
  fields: { nome: text('Nome'), costo: optional(money('Costo')) },
  title: ['nome'],
  table: ['nome'],
})
const lavoro = defineEntity({
  name: 'lavoro',
  label,
  fields: {
    nome: text('Nome'),
    usato: optional(reference('Usato', 'pezzo')),
    pagato: stamped(money('Pagato'), 'usato.costo'),
    righe: optional(
      lines(
        'Righe',
        { pezzo: reference('Pezzo', 'pezzo'), quanti: integer('Quanti'), costo: stamped(money('Costo'), 'pezzo.costo') },
        { summary: ({ quanti }) => String(quanti) },
      ),
    ),
    totale: derived(money('Totale'), overLines('righe', times('quanti', first('costo', 'pezzo.costo')))),
    stato: status('Stato', 'aperto', {
      aperto: { label: 'Aperto', tone: 'neutral', next: ['chiuso'] },
      chiuso: { label: 'Chiuso', tone: 'success', next: [], closes: true },
    }),
  },
  title: ['nome'],
  table: ['nome'],
})

const sample = {
  pezzo: [
    { id: 'pezzo_1', version: 1, nome: 'Vite', costo: 100 },
    { id: 'pezzo_2', version: 1, nome: 'Dado', costo: 30 },
    { id: 'pezzo_3', version: 1, nome: 'Omaggio' },
  ],
  lavoro: [{ id: 'lavoro_1', version: 1, nome: 'Vecchio', righe: [{ pezzo: 'pezzo_1', quanti: 2 }], stato: 'chiuso' }],
}
const open = () => new MemoryStore({ entities: [pezzo, lavoro], sample, at: () => ({ today: '2026-11-23' }) })
const update = (entity: string, id: string, values: Values): Change => ({ type: 'update', entity, id, values })

it('keeps the price of the day on which a card was named, and asks anew for another card', async () => {
  const store = open()
  const call = async (...changes: Change[]) => expect(await store.commit(changes, { via: 'form' })).toMatchObject({ ok: true })
  const row = () => store.get('lavoro', 'lavoro_2')
  await call({
    type: 'create',
    entity: 'lavoro',
    id: 'lavoro_2',
    values: {
      nome: 'Nuovo',
      usato: 'pezzo_1',
      righe: [
        { pezzo: 'pezzo_1', quanti: 2 },
        { pezzo: 'pezzo_3', quanti: 1 },
      ],
    },
  })
  expect(await row()).toMatchObject({ pagato: 100, totale: 200, righe: [{ costo: 100 }, { quanti: 1 }] })
  await call(update('pezzo', 'pezzo_1', { costo: 700 }))
  expect(await row()).toMatchObject({ pagato: 100, totale: 200 })
  // A form, a file and the assistant hand lines over without what they do not show.
  await call(
    update('lavoro', 'lavoro_2', {
      righe: [
        { pezzo: 'pezzo_2', quanti: 1 },
        { pezzo: 'pezzo_1', quanti: 3 },
      ],
    }),
  )
  expect(await row()).toMatchObject({ totale: 330, righe: [{ costo: 30 }, { costo: 100 }] })
  await call(update('lavoro', 'lavoro_2', { usato: 'pezzo_2', righe: [{ pezzo: 'pezzo_1', quanti: 1, costo: 30 }] }))
  expect(await row()).toMatchObject({ pagato: 30, righe: [{ costo: 100 }] })
  await call(update('lavoro', 'lavoro_2', { pagato: 12 }))
  expect(await row()).toMatchObject({ pagato: 12 })
})

it('leaves a closed record alone, which may have been closed before prices were kept', async () => {
  const store = open()
  await store.commit([update('pezzo', 'pezzo_1', { costo: 700 })], { via: 'form' })
  const noted = await store.commit([update('lavoro', 'lavoro_1', { stato: 'chiuso' })], { via: 'form' })
  expect(noted).toMatchObject({ ok: true })
  expect((await store.get('lavoro', 'lavoro_1'))?.['righe']).toEqual([{ pezzo: 'pezzo_1', quanti: 2 }])
})

it('takes prices out of a record that another one begins with', () => {
  expect(unstamped(lavoro, { nome: 'Copia', pagato: 100, righe: [{ pezzo: 'pezzo_1', quanti: 2, costo: 100 }] })).toEqual({
    nome: 'Copia',
    righe: [{ pezzo: 'pezzo_1', quanti: 2 }],
  })
})
