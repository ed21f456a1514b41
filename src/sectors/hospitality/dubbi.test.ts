import { beforeEach, describe, expect, it } from 'vitest'
import { doubtsAmong } from '../../kernel/among/doubts-among.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { hospitality } from './index.ts'

const TODAY = '2026-11-27'
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample(TODAY), at: () => ({ today: TODAY }) })
})

async function asked(name: string, after: Values, before?: Values): Promise<readonly string[]> {
  const entity = hospitality.entities.find((one) => one.name === name)
  if (!entity) throw new Error(name)
  const was = before && { id: 'prima', version: 1, ...before }
  const doubts = await doubtsAmong(entity, { store, entities: hospitality.entities, before: was, after })
  return doubts.map(({ path, message }) => `${path}: ${message}`)
}

describe('a correction of the C/59', () => {
  const month = (arrivi: number, presenze: number, mese = '2026-10') => ({
    periodo_riferimento: mese,
    arrivi,
    presenze,
    motivo: 'Su carta',
  })

  it('is asked about where fewer nights were slept than people came', async () => {
    expect(await asked('rilevazione', month(300, 2))).toEqual([
      'presenze: Le presenze sono meno degli arrivi, ma chi arriva dorme almeno una notte. È giusto così?',
    ])
    expect(await asked('rilevazione', month(40, 40))).toEqual([])
    expect(await asked('rilevazione', { ...month(300, 2), motivo: 'Contati' }, month(300, 2))).toEqual([])
  })

  it('is asked about above the beds of all days of that month, of a leap year too', async () => {
    const beds = (await store.query({ entity: 'camera', page: { limit: 50 } })).rows.reduce((sum, row) => sum + Number(row['posti']), 0)
    expect(await asked('rilevazione', month(10, beds * 29, '2028-02'))).toEqual([])
    expect(await asked('rilevazione', month(10, beds * 29 + 1, '2028-02'))).toEqual([expect.stringContaining('qui sono di più')])
    expect(await asked('rilevazione', month(10, beds * 31 + 1, '2026-12'))).toHaveLength(1)
  })
})

describe('a birthplace', () => {
  const guest = (values: Values) => ({ nome: 'Ada', cognome: 'Pini', cittadinanza: 'ITALIA', ...values })
  const question = 'luogo_nascita: Non c’è nessun comune «Pippopoli»: se è all’estero scegli lo stato di nascita. È giusto così?'

  it('of an Italian that is no comune is asked about', async () => {
    expect(await asked('ospite', guest({ luogo_nascita: 'Pippopoli' }))).toEqual([question])
    expect(await asked('ospite', guest({ comune_nascita: 'Pippopoli' }))).toHaveLength(1)
  })

  it('is not where it is one of today or of once, or lies abroad', async () => {
    for (const luogo_nascita of ['Milano', 'Samone (TN)', 'Reggio Emilia', 'Fiume', 'Estero'])
      expect(await asked('ospite', guest({ luogo_nascita }))).toEqual([])
    expect(await asked('ospite', guest({ luogo_nascita: 'Pippopoli', stato_nascita: 'FRANCIA' }))).toEqual([])
    expect(await asked('ospite', guest({ luogo_nascita: 'Pippopoli', cittadinanza: 'FRANCIA' }))).toEqual([])
  })
})
