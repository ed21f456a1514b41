import { expect, it } from 'vitest'
import { sample } from './sample.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { autofficine } from './index.ts'
import { riparazione } from './riparazione.ts'

it.each(['2026-11-23', '2026-01-01', '2026-03-31', '2026-11-22', '2028-02-29'])(
  'has the rows of the specification on %s, and its sums come out',
  async (today) => {
    const store = new MemoryStore({ entities: autofficine.entities, sample: sample(today), at: () => ({ today }) })
    const ids = Array.from({ length: 6 }, (_, at) => `riparazione_${at + 1}`)
    const rows = rowsOf(riparazione, await Promise.all(ids.map(async (id) => (await store.get('riparazione', id)) ?? { id, version: 0 })))
    expect(rows.map(({ problema, stato, costo, conto }) => [problema, stato, (costo ?? 0) / 100, (conto ?? 0) / 100])).toEqual([
      ['Tagliando e cambio gomme', 'completato', 210, 210],
      ['Freni anteriori rumorosi', 'in_corso', 285, 285],
      ['Frizione che slitta', 'in_attesa', 640, 640],
      ['Spia motore accesa', 'in_corso', 160, 160],
      ['Revisione e pulizia clima', 'in_attesa', 119, 119],
      ['Sostituzione ammortizzatori', 'completato', 530, 530],
    ])
    expect(rows.map(({ targa }) => targa)).toEqual(['ZA214LV', 'ZB507CN', 'ZA330TR', 'ZC018HB', 'ZB991GF', 'ZA645PM'])
    // What the seeded conversation says: four open, two parts low.
    const counted = (entity: string, value: string | readonly string[], key = 'stato') =>
      store.measure({
        entity,
        fn: 'count',
        where: [
          { field: key, op: 'in', value: Array.isArray(value) ? value : [String(value)] },
          ...(entity === 'riparazione' ? [{ field: 'giorno', op: 'lte', value: today } as const] : []),
        ],
      })
    expect((await counted('riparazione', ['in_attesa', 'in_corso', 'attesa_ricambi'])).value).toBe(4)
    expect((await counted('ricambio', 'scorta_bassa')).value).toBe(2)
  },
)

it('has months behind and weeks ahead', () => {
  const { riparazione: jobs, veicolo, preventivo } = sample('2026-11-23')
  const days = (jobs ?? []).map(({ giorno }) => giorno).toSorted()
  expect([(days[0] ?? '') < '2026-07-15', (days.at(-1) ?? '') > '2026-12-15']).toEqual([true, true])
  expect([jobs?.length, veicolo?.length].every((count) => count > 50)).toBe(true)
  expect(new Set(preventivo?.map(({ stato }) => stato))).toEqual(new Set(['bozza', 'inviato', 'approvato', 'rifiutato']))
})
