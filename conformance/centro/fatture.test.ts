import { describe, expect, it, onTestFinished } from 'vitest'
import { isStored } from '../../src/kernel/fields/derived.ts'
import { euro } from '../../src/kernel/fields/money.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import { formatMoney } from '../../src/kernel/italian/money.ts'
import type { ReportFigures, ReportTable } from '../../src/kernel/report/report-blocks.ts'
import { planAction } from '../../src/kernel/action/run-action.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { readOf } from '../../src/kernel/door/read-of.ts'
import type { Change } from '../../src/kernel/door/change.ts'
import { aperte } from '../../src/sectors/common/fattura/fattura.ts'
import { anzianitaDi } from '../../src/sectors/common/fattura/anzianita.ts'
import { incassa } from '../../src/sectors/common/fattura/incasso.ts'
import { fillWorkspace } from '../../src/server/sql/fill-workspace.ts'
import { openSqlite } from '../../src/server/sql/open-sqlite.ts'
import { SqlStore } from '../../src/server/sql/sql-store.ts'
import { centro } from './index.ts'
import { fattura } from './negozio.ts'
import { stampaFattura } from './stampe.ts'

const at = { today: '2026-11-22', firm: undefined }
const open = () => new MemoryStore({ entities: centro.entities, sample: centro.sample(at.today), at: () => at })
type Store = ReturnType<typeof open>

async function commit(store: Store, ...changes: Change[]) {
  const done = await store.commit(changes, { via: 'form' })
  return done.ok ? done.rows : done.problems.map(({ path, message }) => `${path}: ${message}`)
}
const row = async (store: Store, entity: string, id: string) => {
  const found = await store.get(entity, id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
let count = 0
const riga = (prezzo: number, iva = '22', more = {}) => ({ descrizione: 'Lezione', quantita: 1, prezzo: euro(prezzo), iva, ...more })

async function emessa(store: Store, values: Readonly<Record<string, unknown>>): Promise<string> {
  count += 1
  const id = `fattura_t${count}`
  const made = { cliente: 'socio_1', data: at.today, pagamento: 'trenta', righe: [riga(100)], stato: 'bozza', ...values }
  expect(await commit(store, { type: 'create', entity: 'fattura', id, values: made })).not.toContain(':')
  await commit(store, { type: 'move', entity: 'fattura', id, to: 'inviata' })
  return id
}
const incasso = (id: string, importo: number, giorno = at.today): Change => ({
  type: 'create',
  entity: 'incasso',
  values: { fattura: id, giorno, importo: euro(importo), mezzo: 'bonifico' },
})

describe('An invoice', () => {
  it('adds up by rate of VAT, rounded once for each rate', async () => {
    const store = open()
    const id = await emessa(store, { righe: [riga(0.33), riga(0.33), riga(10, '10', { sconto: 50 })] })
    expect(await row(store, 'fattura', id)).toMatchObject({ imponibile: 566, imposta: 15 + 50, bollo: 0, totale: 631 })
  })

  it.each([
    [77.47, {}, 0],
    [77.48, {}, 200],
    [500, { bollo_nostro: true }, 0],
  ])('without VAT on %d € has a stamp duty of %o %d cents', async (prezzo, more, bollo) => {
    const store = open()
    const id = await emessa(store, { righe: [riga(prezzo, 'N4')], ...more })
    expect(await row(store, 'fattura', id)).toMatchObject({ bollo, imposta: 0, totale: euro(prezzo) + bollo })
  })

  it('of reverse charge or export bears no stamp duty', async () => {
    const store = open()
    const id = await emessa(store, { righe: [riga(500, 'N6.3'), riga(500, 'N3.1')] })
    expect(await row(store, 'fattura', id)).toMatchObject({ senza_iva: 0, bollo: 0, totale: euro(1000) })
  })

  it('is numbered without gaps when it is issued, and not while it is a draft', async () => {
    const store = open()
    const draft = {
      type: 'create',
      entity: 'fattura',
      id: 'fattura_d',
      values: { cliente: 'socio_1', data: at.today, pagamento: 'subito', righe: [riga(1)], stato: 'bozza' },
    } as const
    await commit(store, draft)
    expect((await row(store, 'fattura', 'fattura_d'))['numero']).toBeUndefined()
    const [first, second] = [await emessa(store, {}), await emessa(store, {})]
    expect([await row(store, 'fattura', first), await row(store, 'fattura', second)]).toMatchObject([
      { numero: '/2026/0000001' },
      { numero: '/2026/0000002' },
    ])
  })

  it('without lines is not issued', async () => {
    const store = open()
    await commit(store, {
      type: 'create',
      entity: 'fattura',
      id: 'fattura_v',
      values: { cliente: 'socio_1', data: at.today, pagamento: 'subito', stato: 'bozza' },
    })
    expect(await commit(store, { type: 'move', entity: 'fattura', id: 'fattura_v', to: 'inviata' })).toEqual([
      expect.stringMatching(/^righe: /),
    ])
  })

  it('stands as it was issued, and is neither changed nor removed', async () => {
    const store = open()
    const id = await emessa(store, {})
    expect(await commit(store, { type: 'update', entity: 'fattura', id, values: { righe: [riga(90)] } })).toEqual([
      'righe: La fattura è inviata: quello che c’è scritto si corregge con una nota di credito.',
    ])
    expect(await commit(store, { type: 'remove', entity: 'fattura', id })).toEqual([expect.stringContaining(':')])
  })
})

describe('What is paid', () => {
  const said = async (store: Store, id: string) => {
    const { situazione, incassato, residuo } = await row(store, 'fattura', id)
    return [situazione, incassato, residuo]
  }

  it('comes in parts; state and open amount follow', async () => {
    const store = open()
    const id = await emessa(store, { data: '2026-11-01' })
    expect(await said(store, id)).toEqual(['inviata', 0, 12_200])
    await commit(store, incasso(id, 22))
    expect(await said(store, id)).toEqual(['in_parte', 2200, 10_000])
    await commit(store, incasso(id, 100))
    expect(await said(store, id)).toEqual(['pagata', 12_200, 0])
  })

  it('is overdue the day after it was due', async () => {
    const store = open()
    const [today, yesterday] = [await emessa(store, { data: '2026-10-23' }), await emessa(store, { data: '2026-10-22' })]
    expect([await said(store, today), await said(store, yesterday)]).toEqual([
      ['inviata', 0, 12_200],
      ['scaduta', 0, 12_200],
    ])
  })

  it.each([
    [0, '2026-12-01'],
    [40.6, '2026-12-01'],
    [40.67, '2026-12-31'],
    [81.2, '2026-12-31'],
    [81.34, '2027-01-30'],
  ])('of three parts covers the first ones: with %d € in the next is due on %s', async (paid, scadenza) => {
    const store = open()
    const id = await emessa(store, { data: '2026-11-01', pagamento: 'trenta_sessanta_novanta' })
    if (paid > 0) await commit(store, incasso(id, paid))
    expect(await row(store, 'fattura', id)).toMatchObject({ scadenza })
  })

  it('is not more than what is open, not before the invoice, and not for a draft', async () => {
    const store = open()
    const id = await emessa(store, {})
    expect(await commit(store, incasso(id, 123))).toEqual([`importo: Sono ${formatMoney(euro(1))} più di quanto resta da incassare.`])
    expect(await commit(store, incasso(id, 1, '2026-11-21'))).toEqual(['giorno: L’incasso viene prima della fattura.'])
    await commit(store, {
      type: 'create',
      entity: 'fattura',
      id: 'fattura_b',
      values: { cliente: 'socio_1', data: at.today, pagamento: 'subito', righe: [riga(1)], stato: 'bozza' },
    })
    expect(await commit(store, incasso('fattura_b', 1))).toContain(
      'fattura: La fattura è ancora una bozza: prima si emette, poi si incassa.',
    )
  })

  it('is written from the invoice, which proposes what is open', async () => {
    const store = open()
    const id = await emessa(store, {})
    await commit(store, incasso(id, 22))
    const action = incassa(fattura)
    const one = await row(store, 'fattura', id)
    const begins = await action.prefill?.(one, readOf(store), at)
    expect(begins).toEqual({ giorno: at.today, mezzo: 'bonifico', importo: 10_000 })
    const plan = await planAction(action, { ...begins }, readOf(store), at, [one])
    if (!plan.ok) throw new Error('no plan')
    await commit(store, ...plan.changes)
    expect(await said(store, id)).toEqual(['pagata', 12_200, 0])
  })
})

describe('A credit note', () => {
  const nota = (id: string, righe: readonly object[]): Change => ({
    type: 'create',
    entity: 'nota_credito',
    id: 'nota_credito_t',
    values: { fattura: id, cliente: 'socio_1', data: at.today, motivo: 'Lezione non tenuta', righe, stato: 'bozza' },
  })
  const emetti: Change = { type: 'move', entity: 'nota_credito', id: 'nota_credito_t', to: 'emessa' }

  it('takes the invoice back, stamp duty and all, once it is issued', async () => {
    const store = open()
    const id = await emessa(store, { righe: [riga(500, 'N4')] })
    await commit(store, nota(id, [riga(500, 'N4', { quantita: -1 })]))
    expect(await row(store, 'fattura', id)).toMatchObject({ situazione: 'inviata', residuo: 50_200 })
    await commit(store, emetti)
    expect(await row(store, 'fattura', id)).toMatchObject({ situazione: 'stornata', stornato: -50_200, residuo: 0 })
    expect(await row(store, 'nota_credito', 'nota_credito_t')).toMatchObject({ numero: 'NC/2026/0000001', totale: -50_200 })
  })

  it('takes no more back than the invoice, and never adds', async () => {
    const store = open()
    const id = await emessa(store, {})
    expect(await commit(store, nota(id, [riga(100)]))).toEqual(['righe: Una nota di credito toglie: il totale sta sotto zero.'])
    expect(await commit(store, nota(id, [riga(100, '22', { quantita: -2 })]))).toEqual([
      `righe: La fattura è di ${formatMoney(euro(122))}: la nota di credito non può superarla.`,
    ])
  })
})

describe('The ageing', () => {
  const table = ({ blocks }: ReportFigures) => blocks.find((block): block is ReportTable => block.kind === 'table')
  const values = (cells: ReportTable['total']) => cells?.map((cell) => (typeof cell === 'string' ? cell : cell.value))

  it('puts every open part into its band: a day before, on the edge, and a day after', async () => {
    const store = open()
    // Due on delivery: so many days late.
    const late = {
      '2026-11-22': 1,
      '2026-11-21': 2,
      '2026-10-23': 4,
      '2026-10-22': 8,
      '2026-09-23': 16,
      '2026-09-22': 32,
      '2026-08-24': 64,
      '2026-08-23': 128,
    }
    for (const [data, prezzo] of Object.entries(late)) await emessa(store, { data, pagamento: 'subito', righe: [riga(prezzo, 'N6.3')] })
    const report = await anzianitaDi({ one: 'Cliente', many: 'clienti' }).read(store, { period: '2026-11' }, at)
    if (!report.blocks) throw new Error('nothing open')
    expect(values(table(report)?.total)).toEqual([100, 600, 2400, 9600, 12_800, 25_500])
  })

  it('divides an invoice by its parts, and lets payments cover the oldest first', async () => {
    const store = open()
    const id = await emessa(store, { data: '2026-09-10', pagamento: 'trenta_sessanta_novanta', righe: [riga(300, 'N6.3')] })
    await commit(store, incasso(id, 130, '2026-11-20'))
    const read = async (period: string) => {
      const report = await anzianitaDi({ one: 'Cliente', many: 'clienti' }).read(store, { period }, at)
      return report.blocks ? values(table(report)?.total) : undefined
    }
    expect(await read('2026-11')).toEqual([10_000, 7000, 0, 0, 0, 17_000])
    // At the end of October nothing had come in yet.
    expect(await read('2026-10')).toEqual([20_000, 10_000, 0, 0, 0, 30_000])
    expect(await read('2026-08')).toBeUndefined()
  })

  it('shows the parts behind each figure, which sum up to it, and writes the same on paper and in a sheet', async () => {
    const store = open()
    await emessa(store, { data: '2026-09-10', pagamento: 'trenta_sessanta', righe: [riga(100)] })
    const report = await anzianitaDi({ one: 'Cliente', many: 'clienti' }).read(store, { period: '2026-11' }, at)
    if (!report.blocks) throw new Error('nothing open')
    for (const cell of table(report)?.total ?? []) {
      if (typeof cell === 'string') throw new Error('a text')
      expect(cell.of?.reduce((sum, { part }) => sum + part, 0)).toBe(cell.value)
      for (const { row: key } of cell.of ?? []) expect(report.behind.get(key)).toMatchObject({ entity: 'fattura' })
    }
    const [paper, sheet] = await Promise.all(
      anzianitaDi({ one: 'Cliente', many: 'clienti' }).outputs.map((one) => one.make(store, { period: '2026-11' }, at, 'Prova')),
    )
    expect(JSON.stringify(paper)).toContain('Scadenzario clienti')
    expect(sheet).toMatchObject({
      sheet: {
        rows: [
          ['Cliente', 'Non scaduto', '1–30', '31–60', '61–90', 'Oltre', 'Totale'],
          [expect.any(String), '0,00', '61,00', '61,00', '0,00', '0,00', '122,00'],
        ],
      },
    })
  })
})

it('is printed as a copy that is no invoice for the tax office', async () => {
  const store = open()
  const id = await emessa(store, { data: '2026-11-01', righe: [riga(100), riga(500, 'N4')] })
  const paper = await stampaFattura.paper(await row(store, 'fattura', id), store, at)
  expect(paper.title).toBe('Fattura 1/2026')
  expect(paper.subtitle).toBe('del 01/11/2026 · Copia di cortesia, non valida ai fini fiscali')
  const text = JSON.stringify(paper)
  for (const said of ['Esente art. 10 (N4)', 'Imposta di bollo', '624', '01/12/2026', 'Riepilogo IVA']) expect(text).toContain(said)
})

it('says the same in a database: what is asked of states, due days and open amounts is asked as SQL', async () => {
  const memory = open()
  const parts = ['subito', 'trenta', 'trenta_sessanta', 'trenta_sessanta_novanta'] as const
  for (const [index, data] of ['2026-06-01', '2026-09-10', '2026-10-23', '2026-11-20'].entries()) {
    for (const pagamento of parts) {
      const id = await emessa(memory, { data, pagamento, cliente: `socio_${index + 1}`, righe: [riga(300), riga(80, 'N4')] })
      await commit(memory, incasso(id, 150))
    }
  }
  const sample: Record<string, readonly AnyRow[]> = {}
  for (const { name, fields } of centro.entities) {
    const { rows } = await memory.query({ entity: name })
    const worked = Object.keys(fields).filter((key) => fields[key] && !isStored(fields[key]))
    sample[name] = rows.map(({ id, version, ...held }) => ({
      id,
      version,
      ...Object.fromEntries(Object.entries(held).filter(([key]) => !worked.includes(key))),
    }))
  }
  const database = await openSqlite(':memory:', centro.entities)
  onTestFinished(() => database.close())
  await fillWorkspace(database, centro.entities, 'prova', sample, () => at)
  const sqlite = new SqlStore({
    database,
    entities: centro.entities,
    workspace: 'prova',
    asker: { by: 'Ada', groups: 'all' },
    at: () => at,
    now: () => '2026-11-22T09:00:00.000Z',
  })
  const asked = async (store: Pick<Store, 'query' | 'measure'>) => {
    const overdue = await store.query({
      entity: 'fattura',
      where: [{ field: 'situazione', op: 'eq', value: 'scaduta' }],
      sort: [
        { field: 'scadenza', direction: 'asc' },
        { field: 'id', direction: 'asc' },
      ],
    })
    const owed = await store.measure({ entity: 'fattura', fn: 'sum', field: 'residuo', where: [...aperte], groupBy: { field: 'cliente' } })
    return [overdue.rows.map(({ id, scadenza, residuo }) => [id, scadenza, residuo]), owed]
  }
  const [here, there] = await Promise.all([asked(memory), asked(sqlite)])
  expect(there).toEqual(here)
  expect(here[0]).toHaveLength(10)
})
