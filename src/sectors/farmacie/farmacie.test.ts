import { beforeEach, describe, expect, it } from 'vitest'
import type { Condition } from '../../kernel/expression/condition.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { aggiungi } from './aggiungi.ts'
import { aic, nre } from './codici.ts'
import { eroga } from './eroga.ts'
import { farmacie } from './index.ts'
import { reso } from './reso.ts'
import { ricevi } from './ricevi.ts'
import { keepWanted } from '../../kernel/fields/proposed.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { riordina } from './riordina.ts'
import { promemoria, scontrino, stampaOrdine } from './stampe.ts'
import { ordine } from './ordine.ts'
import { ricetta } from './ricetta.ts'
import { mezzi } from '../common/cassa.ts'
import { detrazioni, vendita } from './vendita.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '17:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: farmacie.entities, sample: farmacie.sample(TODAY, at.time), at: () => at })
})

const { commit, make, update, move, refused, found, is, figure } = wordsOf(farmacie, () => store, at)
const get = async (entity: string, id: string) => {
  const row = await store.get(entity, id)
  if (!row) throw new Error(id)
  return row
}
/** What an action proposes, corrected, is done. */
async function act(
  action: (typeof farmacie.actions)[number],
  entity: string,
  rows: readonly Condition[],
  correct: (inputs: Values) => Values = (same) => same,
) {
  const read = readOf(store)
  const chosen = await read.find(entity, rows)
  const about = action.on === 'record' ? chosen[0] : chosen
  const inputs = correct((await action.prefill?.(about as never, read, at)) ?? {})
  const plan = await planAction(action, inputs, read, at, chosen)
  if (!plan.ok) return plan.problems.map(({ path, message }) => `${path}: ${message}`)
  const done = await store.commit(plan.changes, { via: 'action' })
  return done.ok ? done : done.problems.map(({ path, message }) => `${path}: ${message}`)
}
/** What stands on the boxes. */
const withLots = (inputs: Values) => ({ ...inputs, righe: linesOf(inputs).map((one, which) => ({ ...one, lotto: `L${which}` })) })
const linesOf = (inputs: Values) => inputs['righe'] as readonly Values[]

const sale = (righe: readonly Values[], more: Values = {}) => {
  const lines = righe.map((one) => ({ prezzo: 490, iva: '10', ...one }))
  const total = lines.reduce((sum, { quantita, prezzo }: Values) => sum + Number(quantita) * Number(prezzo), 0)
  return make(
    'vendita',
    { giorno: TODAY, ora: '17:00', righe: lines, pagamenti: [{ mezzo: 'carta', importo: total }], stato: 'incassata', ...more },
    'vendita_nuova',
  )
}

describe('Sections, states and sample rows of the specification', () => {
  it('has the twelve sections, and four of them on the bar of a phone', () => {
    expect(farmacie.screens.map(({ label }) => label)).toEqual([
      'Dashboard',
      'Magazzino',
      'Ricetta DEM',
      'Banche Dati',
      'POS Vendita',
      'Fatturazione',
      'Fornitori',
      'Clienti/CRM',
      'OCR',
      'Report',
      'Dispositivi',
      'API',
    ])
    expect(farmacie.bar).toEqual(['dashboard', 'magazzino', 'pos', 'ricetta'])
  })

  it('Pharmacy supplier order stato: in_arrivo, spedito, with the amounts of the sample rows', async () => {
    const open = await found('ordine', { field: 'stato', op: 'in', value: ['in_arrivo', 'spedito'] })
    const said = open.map((row) => [ordine.fields.numero.format(String(row['numero'])), row['stato'], row['importo'], row['eta']].join(' '))
    expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual([
      `ORD/309 in_arrivo 19600 ${TODAY}`,
      `ORD/311 in_arrivo 61240 ${TODAY}`,
      `ORD/312 spedito 43890 ${addDays(TODAY, 1)}`,
      `ORD/313 spedito 25500 ${addDays(TODAY, 3)}`,
      `ORD/314 spedito 34075 ${addDays(TODAY, 2)}`,
    ])
  })

  it('the stock of the sample rows is the sum of what came in and left', async () => {
    const rows = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((one) => get('prodotto', `prodotto_${one}`)))
    expect(rows.map(({ giacenza }) => giacenza)).toEqual([48, 2, 5, 22, 14, 4, 3, 60])
    const lots = await found('lotto', { field: 'rimasto', op: 'gt', value: 0 }, is('prodotto', 'prodotto_4'))
    expect(lots).toMatchObject([{ codice: 'OM3312', scadenza: addDays(TODAY, 41), rimasto: 22 }])
  })

  it('lines of prescriptions are da erogare, erogato, annullato', async () => {
    const lines = await Promise.all([1, 2, 3, 4].map(async (one) => rowOf(ricetta, await get('ricetta', `ricetta_${one}`))))
    expect(lines.map(({ nre: number, stato, righe = [] }) => [number, stato, ...righe.map((one) => one.stato)])).toEqual([
      ['030A45501234561', 'parziale', 'da_erogare', 'erogato'],
      ['030A45509876548', 'da_erogare', 'da_erogare'],
      ['030A45504567892', 'erogato', 'erogato'],
      ['030A45507418529', 'annullato', 'annullato'],
    ])
  })
})

describe('Pharmacy constants (specification §9)', () => {
  it('default reorder threshold 5 pieces', () => {
    expect(farmacie.entities.find(({ name }) => name === 'prodotto')?.prefill?.(at)).toMatchObject({ soglia: 5 })
  })

  it('reorder threshold input is parsed as an integer; empty becomes 0 (§5)', async () => {
    const { soglia } = farmacie.entities.find(({ name }) => name === 'prodotto')?.fields ?? {}
    expect(soglia?.parse('7')).toBe(7)
    await commit(update('prodotto', 'prodotto_2', { soglia: null }))
    expect(await get('prodotto', 'prodotto_2')).toMatchObject({ soglia_valida: 0, scorta: 'ok', da_ordinare: 5 })
  })

  it('an item is critical when stock is at or below the threshold', async () => {
    const critical = await found('prodotto', is('scorta', 'critica'))
    expect(critical.map(({ id }) => id).toSorted()).toEqual(['prodotto_2', 'prodotto_3', 'prodotto_6', 'prodotto_7'])
    expect(await figure('critici')).toMatchObject({ value: 4, note: 'nessuno è finito' })
    await commit(update('prodotto', 'prodotto_3', { soglia: 4 }))
    expect((await figure('critici')).value).toBe(3)
  })

  it('expiring means expiry within 60 days', async () => {
    expect(await figure('in_scadenza')).toMatchObject({ value: 2, note: '26 pezzi' })
    const [lot] = await found('lotto', is('codice', 'AM7740'))
    const after = async (days: number) => {
      await commit(update('lotto', lot?.id ?? '', { scadenza: addDays(TODAY, days) }))
      return (await get('lotto', lot?.id ?? ''))['stato']
    }
    expect([await after(61), await after(60), await after(0), await after(-1)]).toEqual(['valido', 'in_scadenza', 'in_scadenza', 'scaduto'])
  })

  it('suggested reorder quantity = max(threshold minus stock, 0) plus 5', async () => {
    const suggested = async (id: string) => (await get('prodotto', id))['da_ordinare']
    expect([
      await suggested('prodotto_2'),
      await suggested('prodotto_3'),
      await suggested('prodotto_6'),
      await suggested('prodotto_1'),
    ]).toEqual([8, 5, 6, 5])
  })

  it('payment methods contanti, carta, satispay, ticket; tax-deduction choices no, yes (730)', () => {
    expect(Object.keys(mezzi)).toEqual(['contanti', 'carta', 'satispay', 'ticket'])
    expect(Object.values(detrazioni)).toEqual(['No', 'Sì (730)'])
  })
})

describe('Reorder', () => {
  it('makes one draft for each supplier of what is critical, which is sent and received', async () => {
    const before = (await found('ordine')).map(({ id }) => id)
    await act(riordina, 'prodotto', [is('scorta', 'critica')])
    const made = (await found('ordine')).filter(({ id }) => !before.includes(id))
    expect(made.map(({ fornitore, stato, ordinati, importo }) => [fornitore, stato, ordinati, importo].join(' ')).toSorted()).toEqual([
      'fornitore_1 bozza 8 2592',
      'fornitore_2 bozza 5 1425',
      'fornitore_3 bozza 6 3300',
      'fornitore_4 bozza 7 17150',
    ])
    const own = made.find(({ fornitore }) => fornitore === 'fornitore_1')?.id ?? ''
    await commit(move(own, 'inviato'))
    expect((await get('ordine', own))['numero']).toBe('ORD//0000315')
  })

  it('takes off what is on its way, and leaves out what is ordered already', async () => {
    const read = readOf(store)
    const proposal = async () => {
      const chosen = await read.find('prodotto', [is('scorta', 'critica')])
      return linesOf((await riordina.prefill?.(chosen, read, at)) ?? {})
    }
    expect((await proposal()).map(({ ordinato }) => ordinato)).toEqual([true, true, true, true])
    expect(keepWanted(riordina.inputs, { righe: await proposal() })).toEqual({ righe: [] })
    for (const { id } of await found('ordine', { field: 'stato', op: 'in', value: ['inviato', 'spedito', 'in_arrivo'] }))
      await commit(move(id, 'annullato'))
    const [first, ...rest] = await proposal()
    expect([first, ...rest].map((one) => one?.['ordinato'])).toEqual([false, false, false, false])
    const { articolo, fornitore, quantita } = first ?? {}
    const some = [{ articolo, quantita: 2, costo: 100 }]
    await commit(make('ordine', { data: TODAY, fornitore, righe: some, stato: 'bozza' }))
    expect((await proposal())[0]).toMatchObject({ articolo, quantita: Number(quantita) - 2, ordinato: false })
    // What a draft orders is not ordered by another press.
    await act(riordina, 'prodotto', [is('scorta', 'critica')])
    expect((await proposal()).map(({ ordinato }) => ordinato)).toEqual([true, true, true, true])
  })

  it('an order is received in part, then whole, and what arrived is in stock by its lots', async () => {
    const some = await act(ricevi, 'ordine', [is('id', 'ordine_311')], (inputs) => ({
      ...inputs,
      ddt: '4471',
      righe: linesOf(inputs)
        .slice(0, 2)
        .map((one) => ({ ...one, lotto: 'A1', quantita: 40, scadenza: addDays(TODAY, 700) })),
    }))
    expect(some).toMatchObject({ ok: true })
    expect(await get('ordine', 'ordine_311')).toMatchObject({ stato: 'parziale', ricevuti: 80, da_ricevere: 140 })
    expect((await get('prodotto', 'prodotto_2'))['giacenza']).toBe(42)
    expect((await figure('critici')).value).toBe(3)
    await act(ricevi, 'ordine', [is('id', 'ordine_311')], (inputs) => {
      expect(linesOf(inputs).map(({ quantita }) => quantita)).toEqual([60, 20, 60])
      return withLots(inputs)
    })
    expect(await get('ordine', 'ordine_311')).toMatchObject({ stato: 'ricevuto', ricevuti: 220, da_ricevere: 0 })
    expect(await found('lotto', is('ordine', 'ordine_311'))).toHaveLength(5)
    expect((await get('prodotto', 'prodotto_1'))['giacenza']).toBe(148)
  })

  it('goods do not come in without the lot that stands on their box', async () => {
    expect(await act(ricevi, 'ordine', [is('id', 'ordine_309')])).toEqual([expect.stringContaining('righe.0.lotto: ')])
  })

  it('what was received is taken back whole by one undo', async () => {
    const done = await act(ricevi, 'ordine', [is('id', 'ordine_309')], withLots)
    expect((await get('prodotto', 'prodotto_7'))['giacenza']).toBe(11)
    if ('ok' in done) await store.undo(done.commit)
    expect((await get('prodotto', 'prodotto_7'))['giacenza']).toBe(3)
    expect(await get('ordine', 'ordine_309')).toMatchObject({ stato: 'in_arrivo', ricevuti: 0 })
  })

  it('an order of which nothing has arrived is not received, one without lines not sent', async () => {
    expect(await refused(move('ordine_312', 'ricevuto'))).toEqual([
      'stato: Di questo ordine non è arrivato ancora niente: registra la merce con «Ricevi merce».',
    ])
    await commit(make('ordine', { fornitore: 'fornitore_1', data: TODAY }, 'ordine_vuoto'))
    expect(await refused(move('ordine_vuoto', 'inviato'))).toEqual(['righe: Un ordine senza righe non si invia.'])
    expect(
      await act(ricevi, 'ordine', [is('id', 'ordine_312')], (inputs) => ({
        righe: linesOf(inputs).map((one) => ({ ...one, articolo: 'prodotto_1', lotto: 'A1' })),
      })),
    ).toEqual(['righe.0.articolo: Questo prodotto non è nell’ordine.'])
  })
})

describe('Stock by lots', () => {
  it('a new lot is in stock at once; how much it was is corrected by a movement of the difference', async () => {
    await commit(
      make('lotto', { prodotto: 'prodotto_2', codice: 'IB9', quantita: 10, giorno: TODAY, scadenza: addDays(TODAY, 90) }, 'lotto_nuovo'),
    )
    expect(await get('prodotto', 'prodotto_2')).toMatchObject({ giacenza: 12, scadenza: addDays(TODAY, 90), lotti: 2 })
    await commit(update('lotto', 'lotto_nuovo', { quantita: 7 }))
    const moved = await found('movimento', is('lotto', 'lotto_nuovo'))
    expect(moved.map(({ quantita, causale }) => `${String(causale)} ${String(quantita)}`).toSorted()).toEqual(['carico 10', 'rettifica -3'])
  })

  it('first expiry first out', async () => {
    await commit(
      make('lotto', { prodotto: 'prodotto_1', codice: 'PRIMA', quantita: 3, giorno: TODAY, scadenza: addDays(TODAY, 20) }, 'lotto_prima'),
    )
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 5 }]))
    const gone = await found('movimento', is('vendita', 'vendita_nuova'))
    const codes = await Promise.all(
      gone.map(async ({ lotto, quantita }) => [(await get('lotto', String(lotto)))['codice'], quantita].join(' ')),
    )
    expect(codes.toSorted()).toEqual(['PA2291 -2', 'PRIMA -3'])
  })

  it('what has expired is not sold, and no more than there is', async () => {
    expect(await refused(sale([{ prodotto: 'prodotto_2', quantita: 3 }]))).toContainEqual(
      'lotto: Ibuprofene 400 mg 12 cpr: ne manca 1 ancora valido.',
    )
    await commit(
      make('lotto', { prodotto: 'prodotto_2', codice: 'VECCHIO', quantita: 9, giorno: addDays(TODAY, -9), scadenza: addDays(TODAY, -1) }),
    )
    expect(await refused(sale([{ prodotto: 'prodotto_2', quantita: 3 }]))).toHaveLength(1)
    expect(await refused(sale([{ prodotto: 'prodotto_2', quantita: 2 }]))).toEqual([])
  })

  const giveBack = (id: string, pieces: number, mezzo = 'contanti') =>
    act(reso, 'vendita', [is('id', id)], (inputs) => ({
      ...inputs,
      righe: linesOf(inputs).map((one) => ({ ...one, quantita: pieces })),
      mezzo,
      motivo: 'Confezione sbagliata',
    }))

  it('what comes back goes into the lots that it left, some pieces or all, and never more than was sold', async () => {
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 5 }]))
    expect((await get('prodotto', 'prodotto_1'))['giacenza']).toBe(43)
    expect(await giveBack('vendita_nuova', 2)).toMatchObject({ ok: true })
    expect((await get('prodotto', 'prodotto_1'))['giacenza']).toBe(45)
    expect(await get('vendita', 'vendita_nuova')).toMatchObject({ stato: 'incassata', totale: 2450, reso: 980 })
    expect(await giveBack('vendita_nuova', 4)).toEqual([expect.stringContaining('Sono più di quelli venduti')])
    expect(await giveBack('vendita_nuova', 3)).toMatchObject({ ok: true })
    expect((await get('prodotto', 'prodotto_1'))['giacenza']).toBe(48)
    expect(await get('vendita', 'vendita_nuova')).toMatchObject({ reso: 2450 })
  })

  it('a return counts on its own day, with its own number and means; the month of the sale stays as it was', async () => {
    const old = (await found('vendita', is('stato', 'incassata'), { field: 'giorno', op: 'lt', value: '2026-11-01' })).filter(
      ({ righe, storna }) => storna === undefined && (righe as readonly Values[]).length === 1,
    )[0]
    const id = old?.id ?? ''
    const month = async () =>
      (
        await store.measure({
          entity: 'vendita',
          fn: 'sum',
          field: 'totale',
          where: [
            is('stato', 'incassata'),
            { field: 'giorno', op: 'gte', value: '2026-10-01' },
            { field: 'giorno', op: 'lte', value: '2026-10-31' },
          ],
        })
      ).value
    const [before, today] = [await month(), (await figure('incasso_oggi')).value]
    const pieces = Number(((old?.['righe'] ?? []) as readonly Values[])[0]?.['quantita'])
    expect(await giveBack(id, pieces)).toMatchObject({ ok: true })
    expect(await month()).toBe(before)
    expect((await figure('incasso_oggi')).value).toBe(today - Number(old?.['totale']))
    const [back] = await found('vendita', is('storna', id))
    expect(back).toMatchObject({ giorno: TODAY, in_contanti: -Number(old?.['totale']), totale: -Number(old?.['totale']), resto: 0 })
    expect(back?.['numero']).not.toBe(old?.['numero'])
  })

  it('a discount comes back with its pieces, to the cent', async () => {
    const lines = [{ prodotto: 'prodotto_1', quantita: 3, prezzo: 333, iva: '10' }]
    await commit(sale(lines, { ribasso: 10, pagamenti: [{ mezzo: 'carta', importo: 899 }] }))
    await giveBack('vendita_nuova', 1)
    await giveBack('vendita_nuova', 2)
    expect(await get('vendita', 'vendita_nuova')).toMatchObject({ totale: 899, reso: 899 })
  })

  it('goes below nothing only as a return', async () => {
    expect(await refused(sale([{ prodotto: 'prodotto_1', quantita: -1 }]))).toContainEqual(
      'righe.0.quantita: La quantità è almeno 1: quello che torna si registra con «Reso».',
    )
  })
})

describe('Prescriptions', () => {
  it('search by NRE, paziente, cf', async () => {
    const search = async (words: string) =>
      (await store.query({ entity: 'ricetta', search: words, page: { offset: 0, limit: 9 } })).rows.map(({ id }) => id)
    expect(await search('030A45509876548')).toEqual(['ricetta_2'])
    expect(await search('Adele Bonomi')).toEqual(['ricetta_1'])
    expect(await search('LCTTRS60M64F205G')).toEqual(['ricetta_3'])
  })

  it('NRE and codice fiscale are checked', async () => {
    expect([nre.isRight('030A45501234561'), nre.isRight('030A4550123456'), nre.isRight('0A0A45501234561')]).toEqual([true, false, false])
    expect(await refused(make('ricetta', { nre: '12', paziente: 'Ada', codice_fiscale: 'BNMDLA48D53B157X', data: TODAY }))).toEqual([
      `nre: ${nre.says}`,
      expect.stringContaining('codice_fiscale: '),
    ])
    expect(
      await refused(make('ricetta', { nre: '030a4 5500 999999', paziente: 'Ada Bonomi', codice_fiscale: 'BNMDLA48D53B157T', data: TODAY })),
    ).toEqual([])
    expect(await found('ricetta', is('nre', '030A45500999999'))).toHaveLength(1)
  })

  it('dispensing by line: what is left out stays to be given', async () => {
    await act(eroga, 'ricetta', [is('id', 'ricetta_1')], (inputs) => ({ righe: linesOf(inputs).map((one) => ({ ...one, quantita: 1 })) }))
    const half = rowOf(ricetta, await get('ricetta', 'ricetta_1'))
    expect([half.stato, half.da_dare, half.righe?.map(({ stato }) => stato)]).toEqual(['parziale', 1, ['parziale', 'erogato']])
    expect((await get('prodotto', 'prodotto_3'))['giacenza']).toBe(4)
    await act(eroga, 'ricetta', [is('id', 'ricetta_1')])
    expect(await get('ricetta', 'ricetta_1')).toMatchObject({ stato: 'erogato', da_dare: 0 })
    expect((await get('prodotto', 'prodotto_3'))['giacenza']).toBe(3)
  })

  it('hands out neither more than was prescribed nor more than there is; a mistake comes back into its lot', async () => {
    const more = (inputs: Values) => ({ righe: linesOf(inputs).map((one) => ({ ...one, quantita: 3 })) })
    expect(await act(eroga, 'ricetta', [is('id', 'ricetta_1')], more)).toEqual(['righe.0.quantita: Sono più di quelli prescritti.'])
    await commit(update('ricetta', 'ricetta_2', { righe: [{ prodotto: 'prodotto_2', quantita: 9, erogati: 0 }] }))
    expect(await act(eroga, 'ricetta', [is('id', 'ricetta_2')])).toContainEqual(expect.stringContaining('ancora valid'))
    await commit(update('ricetta', 'ricetta_3', { righe: [{ prodotto: 'prodotto_5', quantita: 3, erogati: 1 }] }))
    expect((await get('prodotto', 'prodotto_5'))['giacenza']).toBe(16)
    expect(await refused(update('ricetta', 'ricetta_3', { righe: [{ prodotto: 'prodotto_5', quantita: 3, erogati: 4 }] }))).toContain(
      'righe: Hai segnato più pezzi erogati di quelli prescritti.',
    )
  })
})

describe('What is closed', () => {
  const closed = 'La vendita è incassata: si corregge con un reso e una vendita nuova.'

  it('a paid sale keeps its lines, day, payments and discount; its customer may still be named', async () => {
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 2 }]))
    const lines = [{ prodotto: 'prodotto_1', quantita: 40, prezzo: 490, iva: '10' }]
    const changes: readonly Values[] = [{ righe: lines }, { giorno: '2026-01-02' }, { ribasso: 10 }, { codice_fiscale: 'BNMDLA48D53B157T' }]
    for (const values of changes)
      expect(await refused(update('vendita', 'vendita_nuova', values))).toEqual([`${Object.keys(values)[0]}: ${closed}`])
    expect(
      await refused(update('vendita', 'vendita_nuova', { righe: lines, pagamenti: [{ mezzo: 'carta', importo: 19_600 }] })),
    ).toHaveLength(2)
    expect(await refused(update('vendita', 'vendita_nuova', { cliente: 'cliente_1' }))).toEqual([])
  })

  it('a movement of the stock stands, but for its note; another one corrects it', async () => {
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 2 }]))
    const [moved] = await found('movimento', is('vendita', 'vendita_nuova'))
    const id = moved?.id ?? ''
    expect(await refused(update('movimento', id, { quantita: -1 }))).toEqual([
      'quantita: Il movimento è registrato: si corregge con un altro movimento.',
    ])
    expect(await refused({ type: 'remove', entity: 'movimento', id })).toHaveLength(1)
    expect(await refused(update('movimento', id, { nota: 'Contato due volte' }))).toEqual([])
  })

  it('a prescription that was handed out stays as the doctor wrote it', async () => {
    await act(eroga, 'ricetta', [is('id', 'ricetta_1')])
    const { righe = [] } = rowOf(ricetta, await get('ricetta', 'ricetta_1'))
    const raised = righe.map(({ da_dare: _da_dare, stato: _stato, ...riga }) => ({ ...riga, quantita: riga.quantita + 5 }))
    expect(await refused(update('ricetta', 'ricetta_1', { righe: raised }))).toEqual([
      expect.stringMatching(/^righe: La ricetta è erogata/),
    ])
  })
})

describe('The counter', () => {
  it('payments are mixed, change is said, and nothing is closed before it is paid', async () => {
    const two = [
      { mezzo: 'ticket', importo: 400 },
      { mezzo: 'contanti', importo: 580, consegnato: 1000 },
    ]
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 2 }], { pagamenti: two }))
    expect(await get('vendita', 'vendita_nuova')).toMatchObject({ totale: 980, pagato: 980, manca: 0, resto: 420, pezzi: 2 })
    const short = {
      ...sale([{ prodotto: 'prodotto_1', quantita: 2 }], { pagamenti: [{ mezzo: 'carta', importo: 900 }] }),
      id: 'vendita_corta',
    }
    expect(await refused(short)).toEqual(['pagamenti: Il conto non è ancora pagato per intero.'])
  })

  it('the choice for the 730 wants a codice fiscale, of the customer or typed', async () => {
    const line = [{ prodotto: 'prodotto_1', quantita: 1 }]
    expect(await refused(sale(line, { detrazione: 'si' }))).toEqual(['detrazione: Per la detrazione serve il codice fiscale del cliente.'])
    expect(await refused(sale(line, { detrazione: 'si', cliente: 'cliente_1' }))).toEqual([])
    expect((await get('vendita', 'vendita_nuova'))['cf']).toBe('BNMDLA48D53B157T')
  })

  it('a medicine on prescription is paid once its NRE is written or the white one was seen, and the shelf says which it is', async () => {
    const line = [{ prodotto: 'prodotto_3', quantita: 1 }]
    const asked = 'ricetta: C’è un farmaco che si vende solo con ricetta: scrivi l’NRE, o segna che hai visto la ricetta bianca.'
    expect(await refused(sale(line))).toEqual([asked])
    expect(await refused(sale(line, { ricetta: 'elettronica' }))).toEqual(['nre: Scrivi l’NRE della ricetta elettronica.'])
    expect(await refused(sale(line, { nre: '030A45501234561' }))).toEqual([])
    expect(await get('prodotto', 'prodotto_3')).toMatchObject({ ricetta: 'ripetibile' })
  })

  it('a receipt is marked as non-fiscal, and tells nature and code in place of the name', async () => {
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 2 }], { detrazione: 'si', cliente: 'cliente_1' }))
    const paper = await scontrino.paper(await get('vendita', 'vendita_nuova'), store, at)
    expect([paper.title, paper.subtitle]).toEqual(['Scontrino non fiscale', 'Documento non valido ai fini fiscali'])
    const text = JSON.stringify(paper)
    for (const word of ['OTC', 'AIC 0999', '9,80', 'BNMDLA48D53B157T', 'Sì (730)']) expect(text).toContain(word)
    expect(text).not.toContain('Paracetamolo')
    expect(vendita.fields.numero.format(String((await get('vendita', 'vendita_nuova'))['numero']))).toMatch(/^SC\/\d+\/2026$/)
  })

  it('a receipt says what was handed over and what came back, and names the customer only where he deducts', async () => {
    const paid = [{ mezzo: 'contanti', importo: 980, consegnato: 2000 }]
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 2 }], { detrazione: 'no', cliente: 'cliente_1', pagamenti: paid }))
    const paper = await scontrino.paper(await get('vendita', 'vendita_nuova'), store, at)
    const facts = paper.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    const valueOf = (name: string) => facts.find(({ label }) => label === name)?.value
    expect([valueOf('Contanti'), valueOf('Resto')]).toEqual([formatMoney(2000), formatMoney(1020)])
    expect(valueOf('Detrazione fiscale')).toBeDefined()
    expect(valueOf('Codice fiscale')).toBeUndefined()
    expect(paper.roll).toBe(true)
  })

  it('a customer has points for each euro that is paid, while he has the card', async () => {
    const points = async (id: string) => Number((await get('cliente', id))['punti'])
    const before = await points('cliente_1')
    await commit(sale([{ prodotto: 'prodotto_1', quantita: 10 }], { cliente: 'cliente_1' }))
    expect((await points('cliente_1')) - before).toBe(49)
    expect(await points('cliente_4')).toBe(0)
  })
})

describe('Papers, codes and the database', () => {
  it('prints the order for its supplier and what was handed out', async () => {
    const text = JSON.stringify(await stampaOrdine.paper(await get('ordine', 'ordine_312'), store, at))
    for (const word of ['Ordine ORD/312', 'Farmagrosso Centro', '438,90']) expect(text).toContain(word)
    expect(JSON.stringify(await promemoria.paper(await get('ricetta', 'ricetta_1'), store, at))).toContain('Da erogare')
  })

  it('AIC codes are checked by their last digit', () => {
    expect(['000307052', '001738032', '042645046', '045359015', '000307053'].map(aic.isRight)).toEqual([true, true, true, true, false])
  })

  it('an entry of the database becomes a card of the stock; equivalents are of one active ingredient', async () => {
    await act(aggiungi, 'voce', [is('id', 'voce_101')])
    const [card] = await found('prodotto', is('voce', 'voce_101'))
    expect(card).toMatchObject({ principio: 'paracetamolo', natura: 'otc', soglia: 5, giacenza: 0, scorta: 'critica' })
    expect((await found('voce', is('principio', 'paracetamolo'))).length).toBeGreaterThanOrEqual(3)
  })
})

it('the API section lists the integration choices of the specification', async () => {
  const rows = await found('integrazione')
  expect(rows.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['Federfarma', 'AIFA', 'Carta', 'PayPal', 'Nexi', 'Robot', 'Shopify', 'WooCommerce']),
  )
  expect(new Set(rows.map(({ area }) => area)).size).toBe(4)
})
