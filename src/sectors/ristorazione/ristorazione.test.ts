import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { ALLERGENI } from './allergene.ts'
import { bigliettoDi } from './biglietto.ts'
import { comanda } from './comanda.ts'
import { conto } from './conto.ts'
import { dividi, quote } from './dividi.ts'
import { fatturaConto } from './fatture.ts'
import { ristorazione } from './index.ts'
import { prenotazione } from './prenotazione.ts'
import { riordina } from './riordina.ts'
import { allergeni } from './sample/allergeni.ts'
import { servizioDiOggi } from './servizio-di-oggi.ts'
import { storna } from './storna.ts'
import { stampaComanda, stampaConto, stampaPiatto } from './stampe.ts'
import { alPass, inCucina, LIMITI, minutiTra } from './tempi.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '20:40', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: ristorazione.entities, sample: ristorazione.sample(TODAY, at.time), at: () => at })
})

const { commit, make, update, move, refused, found, is, figure, entityOf } = wordsOf(ristorazione, () => store, at)
const get = async (id: string) => {
  const row = await store.get(id.split('_')[0] ?? '', id)
  if (!row) throw new Error(id)
  return row
}
const labelsOf = (entity: string, keys: readonly string[]) => keys.map((key) => entityOf(entity)?.fields['stato']?.format(key))

describe('Tabs, states and forms of the specification', () => {
  it('has Panoramica, Prenotazioni, Ordini, Magazzino, Fatturazione, in that order', () => {
    expect(ristorazione.screens.map(({ label }) => label).slice(0, 5)).toEqual([
      'Panoramica',
      'Prenotazioni',
      'Ordini',
      'Magazzino',
      'Fatturazione',
    ])
  })

  it('Restaurant reservation: confermata, attesa', () => {
    expect(labelsOf('prenotazione', ['confermata', 'attesa'])).toEqual(['Confermata', 'Attesa'])
  })

  it('Inventory: ok (Disponibile), scorta_bassa (Scorta Bassa, destructive colour)', () => {
    const stato = entityOf('prodotto')?.fields['stato']
    expect(labelsOf('prodotto', ['ok', 'scorta_bassa'])).toEqual(['Disponibile', 'Scorta Bassa'])
    expect(stato).toMatchObject({ tones: { scorta_bassa: 'destructive' } })
  })

  it('Orders in three columns: In Preparazione, Pronti, Serviti', () => {
    expect(labelsOf('comanda', ['in_preparazione', 'pronto', 'servito'])).toEqual(['In Preparazione', 'Pronto', 'Servito'])
  })

  it.each([
    [
      'Reservation form: customer_name, phone, date, time, guests, table, notes',
      'prenotazione',
      'nome telefono giorno ora coperti tavoli note',
    ],
    ['Product form: name, category, price, cost, description, allergens', 'piatto', 'nome categoria prezzo costo descrizione allergeni'],
    ['The same of what is bought', 'prodotto', 'nome categoria prezzo costo descrizione allergeni'],
    ['Order form: table, items, notes, customer_name', 'comanda', 'tavolo righe note cliente'],
    ['Inventory item: quantity, unit', 'prodotto', 'quantita unita'],
    ['Invoice form: customer_name, email, address, iva, cf', 'cliente', 'nome email indirizzo partita_iva codice_fiscale'],
  ])('%s', (_, entity, keys) => {
    const asked = new Set((entityOf(entity)?.form ?? []).flatMap(({ fields }) => fields))
    expect(keys.split(' ').filter((key) => !asked.has(key))).toEqual([])
  })

  it('an invoice shows email, address, VAT number and code of its customer, which stand on his card alone', async () => {
    expect(await get('fattura_1')).toMatchObject({
      email: 'lucia@studiopozzi.example',
      indirizzo: 'Via Tasso 31, Bergamo',
      partita_iva: '99842581193',
      totale: 21_450,
    })
  })

  it('kg, lt and bottiglie, with the cost of one of them in words', async () => {
    const rows = await Promise.all(['prodotto_1', 'prodotto_4', 'prodotto_5'].map(get))
    expect(rows.map((row) => String(row['costo_unita']).replace('\u00a0', ' '))).toEqual(['0,95 €/kg', '8,90 €/lt', '4,20 €/bottiglia'])
  })
})

describe('The larder and the menu', () => {
  it('is low below its threshold, and not at it', async () => {
    const after = async (quantita: number) => {
      await commit(update('prodotto', 'prodotto_2', { quantita }))
      return (await get('prodotto_2'))['stato']
    }
    expect([await after(7.9), await after(8), await after(8.1)]).toEqual(['scorta_bassa', 'ok', 'ok'])
  })

  it('orders what is low, by supplier, and takes in what has arrived', async () => {
    const read = readOf(store)
    const low = await read.find('prodotto', riordina.where ?? [])
    expect(low.map(({ id }) => id).toSorted()).toEqual(['prodotto_2', 'prodotto_5', 'prodotto_6'])
    const planned = await planAction(riordina, (await riordina.prefill?.(low, read, at)) ?? {}, read, at, low)
    if (!planned.ok) throw new Error('refused')
    await commit(...planned.changes)
    expect([(await get('prodotto_2'))['quantita'], (await figure('scorte_basse')).value]).toEqual([16, 0])
  })

  it('knows the 14 allergens of Reg. UE 1169/2011, annex II, each by its number', async () => {
    expect(allergeni.map(({ numero }) => numero)).toEqual(Array.from({ length: ALLERGENI }, (_, index) => index + 1))
    expect(await refused(make('allergene', { numero: 15, nome: 'Fragole' }))).toHaveLength(1)
    expect(await refused(make('allergene', { numero: 14, nome: 'Fragole' }))).toHaveLength(1)
  })

  it('food cost = cost ÷ price without VAT, against the target of 30 %', async () => {
    const [margherita, branzino] = [await get('piatto_1'), await get('piatto_4')]
    expect([margherita['food_cost'], margherita['obiettivo']]).toEqual([27.13, 'entro'])
    expect([branzino['food_cost'], branzino['obiettivo']]).toEqual([42.43, 'oltre'])
    await commit(update('piatto', 'piatto_4', { prezzo: 3000, costo: 818 }))
    expect((await get('piatto_4'))['obiettivo']).toBe('entro')
    await commit(update('piatto', 'piatto_4', { prezzo: 3000, costo: 819 }))
    expect((await get('piatto_4'))['obiettivo']).toBe('oltre')
  })

  it('the paper of a dish says of all 14 whether it holds them', async () => {
    const row = (await found('piatto', is('nome', 'Tagliatelle al ragù')))[0]
    const paper = row && (await stampaPiatto.paper(row, store, at))
    const [table] = paper?.blocks ?? []
    const rows = table?.kind === 'table' ? table.rows : []
    expect(rows).toHaveLength(ALLERGENI)
    expect(rows.filter(([, , held]) => held === 'Sì').map(([, name]) => name)).toEqual(['Glutine', 'Uova', 'Sedano'])
  })
})

describe('Reservations and tables', () => {
  const book = (values: Values) => make('prenotazione', { nome: 'Rossi', giorno: TODAY, ora: '20:30', coperti: 2, ...values })

  it('no two at one table at one time', async () => {
    expect(await refused(book({ tavoli: ['tavolo_7'] }))).toEqual([
      'tavoli: Tavolo 7 è già di Bruno Scalise il 23/11/2026 dalle 21:15 alle 23:00.',
    ])
    expect(await refused(book({ tavoli: ['tavolo_7'], minuti: 45 }))).toEqual([])
    await commit(move('prenotazione_3', 'cancellata'))
    expect(await refused(book({ tavoli: ['tavolo_saletta'], coperti: 10 }))).toEqual([])
  })

  it('no more than the tables seat, and several are one table', async () => {
    expect(await refused(book({ tavoli: ['tavolo_3'], coperti: 7 }))).toEqual(['tavoli: Tavolo 3 ha 4 posti: per 7 ne mancano 3.'])
    expect(await refused(book({ tavoli: ['tavolo_3', 'tavolo_6'], coperti: 7 }))).toEqual([])
    expect(await refused(book({ tavoli: ['tavolo_6'], nome: 'Verdi' }))).toHaveLength(1)
  })

  it('the smallest table that is free is proposed', async () => {
    const propose = (draft: Values) => prenotazione.proposes?.({ giorno: TODAY, ora: '20:00', ...draft }, readOf(store), at)
    expect(await propose({ coperti: 2 })).toEqual({ tavoli: ['tavolo_14'] })
    expect(await propose({ coperti: 5 })).toEqual({ tavoli: ['tavolo_9'] })
    expect(await propose({ coperti: 9 })).toEqual({})
    expect(await propose({ coperti: 9, giorno: addDays(TODAY, 400) })).toEqual({ tavoli: ['tavolo_saletta'] })
    expect(await propose({})).toEqual({})
  })

  it('nobody is seated without a table, and whoever is seated came at that hour', async () => {
    await commit(book({}))
    const [row] = await found('prenotazione', is('nome', 'Rossi'))
    expect(await refused(move(row?.id ?? '', 'accomodata'))).toHaveLength(1)
    await commit(move('prenotazione_1', 'accomodata'))
    expect(await get('prenotazione_1')).toMatchObject({ stato: 'accomodata', arrivo: '20:40' })
  })

  it('the line of today’s service counts the covers of each half hour', async () => {
    const bars = await servizioDiOggi(store, at)
    const at20 = bars.find(({ label }) => label === '20:30')
    expect(at20).toMatchObject({ text: '18 coperti su 66 posti', about: 'arriva Compleanno Ottavia (8)', isMarked: true })
    expect(at20?.share).toBeCloseTo(18 / 66)
    // Also those in which nobody is there, between two services: the axis tells the hours as they are.
    for (const [index, { key }] of bars.entries()) expect(Number(key)).toBe(Number(bars[0]?.key) + index * 30)
    expect(await servizioDiOggi(store, { today: addDays(TODAY, 300) })).toEqual([])
  })
})

describe('From the order to the pass', () => {
  const order = (values: Values = {}) =>
    make(
      'comanda',
      {
        tavolo: 'tavolo_5',
        prenotazione: 'prenotazione_1',
        portata: 'dolci',
        giorno: TODAY,
        righe: [{ piatto: 'piatto_11', quantita: 2 }],
        ...values,
      },
      'comanda_nuova',
    )

  it('a table knows who sits there, and the first dish which course it is', async () => {
    const draft = {
      tavolo: 'tavolo_7',
      giorno: TODAY,
      righe: [
        { piatto: 'piatto_9', quantita: 1 },
        { piatto: 'piatto_4', quantita: 1 },
      ],
    } as const
    expect(await comanda.proposes?.(draft, readOf(store), at)).toEqual({
      portata: 'secondi',
      prenotazione: 'prenotazione_4',
      cliente: 'Bruno Scalise',
    })
    expect(await comanda.proposes?.({ prenotazione: 'prenotazione_4', giorno: TODAY }, readOf(store), at)).toEqual({ tavolo: 'tavolo_7' })
  })

  it('who orders has come; ready and served are said by the clock, and taken back', async () => {
    await commit(order())
    expect((await get('prenotazione_1'))['stato']).toBe('accomodata')
    expect(await get('comanda_nuova')).toMatchObject({ ora: '20:40', totale: 1200, pezzi: 2, coperti: 4 })
    await commit(move('comanda_nuova', 'pronto'))
    await commit(move('comanda_nuova', 'servito'))
    expect(await get('comanda_nuova')).toMatchObject({ pronto_alle: '20:40', servito_alle: '20:40' })
    await commit(move('comanda_nuova', 'pronto'))
    await commit(move('comanda_nuova', 'in_preparazione'))
    const row = await get('comanda_nuova')
    expect([row['pronto_alle'], row['servito_alle']]).toEqual([undefined, undefined])
  })

  it('an order has a dish', async () => {
    expect(await refused(order({ righe: [] }))).toEqual(['righe: Scrivi almeno un piatto.'])
  })

  it('each course has its own limits', () => {
    for (const [portata, [limite, ritardo]] of Object.entries(LIMITI)) {
      const words = [limite - 1, limite, ritardo - 1, ritardo].map((minuti) => inCucina(portata as keyof typeof LIMITI, minuti).word)
      expect(words).toEqual(['In tempo', 'Al limite', 'Al limite', 'In ritardo'])
    }
    expect([0, 2, 6].map((minuti) => alPass(minuti).word)).toEqual(['Pronto ora', 'Da portare', 'Si raffredda'])
    expect([minutiTra('2026-11-22', '23:50', TODAY, '00:10'), minutiTra(TODAY, '21:00', TODAY, '20:40')]).toEqual([20, 0])
  })

  it('the ticket says since when, and at a dish what its guests must not eat', async () => {
    const row = rowOf(comanda, await get('comanda_2'))
    const nomi = { tavolo_2: '2', piatto_4: 'Branzino al sale', piatto_3: 'Risotto agli asparagi', allergene_7: 'Latte' }
    const around = {
      nomi,
      contiene: new Map([
        ['piatto_3', ['allergene_7']],
        ['piatto_4', ['allergene_4']],
      ]),
      senza: new Map([['prenotazione_2', ['allergene_7']]]),
    }
    expect(bigliettoDi(row, around, at)).toMatchObject({
      chiamato: 'Tavolo 2',
      portata: 'Secondi',
      minuti: 3,
      word: 'Da portare',
      allergie: ['latte'],
    })
    expect(bigliettoDi(row, around, at).piatti.map(({ allergie }) => allergie)).toEqual([[], ['latte']])
    expect(bigliettoDi({ ...row, stato: 'in_preparazione' }, around, at)).toMatchObject({ minuti: 19, word: 'In tempo' })
    expect(
      bigliettoDi({ ...row, giorno: addDays(TODAY, -1), ora: '23:58', pronto_alle: '00:05' }, around, { ...at, time: '00:07' }).minuti,
    ).toBe(2)
  })

  it('the printed ticket bears the allergies of the table', async () => {
    const paper = await stampaComanda.paper(await get('comanda_2'), store, at)
    expect(JSON.stringify(paper.blocks)).toContain('{"label":"Allergie","value":"Latte"}')
  })
})

describe('The bill', () => {
  const bills = async () => rowsOf(conto, await found('conto', is('prenotazione', 'prenotazione_1')))
  const asked = async () => {
    await commit(move('prenotazione_1', 'accomodata'))
    await commit(
      make('comanda', {
        tavolo: 'tavolo_5',
        prenotazione: 'prenotazione_1',
        portata: 'dolci',
        giorno: TODAY,
        righe: [
          { piatto: 'piatto_11', quantita: 1, persona: 1 },
          { piatto: 'piatto_10', quantita: 1, persona: 2 },
        ],
      }),
    )
    await commit(move('prenotazione_1', 'in_conto'))
    const [bill] = await bills()
    if (!bill) throw new Error('no bill')
    return bill
  }
  const divide = async (how: Values, correct: (righe: readonly Values[]) => readonly Values[] = (same) => same) => {
    const bill = await asked()
    const read = readOf(store)
    const inputs: Values = (await dividi.prefill?.(bill, read, at)) ?? {}
    const planned = await planAction(dividi, { ...inputs, ...how, righe: correct(inputs['righe'] as readonly Values[]) }, read, at, [bill])
    if (!planned.ok) return { bill, problems: planned.problems.map(({ message }) => message), totals: [] }
    const done = await commit(...planned.changes)
    if (!done.ok) throw new Error(JSON.stringify(done.problems))
    const made = await bills()
    return { bill, problems: [], totals: made.toSorted((a, b) => ((a.nome ?? '') < (b.nome ?? '') ? -1 : 1)).map(({ totale }) => totale) }
  }

  it('has all that was ordered, at the prices of the menu, and waits at the till', async () => {
    const bill = await asked()
    expect(bill).toMatchObject({ nome: 'Tavolo 5 · Famiglia Lorusso', stato: 'sospeso', totale: 3800 })
    expect((await get('prenotazione_1'))['da_pagare']).toBe(3800)
    expect(await refused(update('comanda', 'comanda_1', { righe: [{ piatto: 'piatto_1', quantita: 1 }] }))).toHaveLength(1)
  })

  it('nobody leaves with a bill that is open, or dishes that are on none', async () => {
    await commit(move('prenotazione_1', 'accomodata'))
    expect(await refused(move('prenotazione_1', 'completata'))).toEqual([
      'stato: Ci sono ordini che non sono su nessun conto: prima porta il conto.',
    ])
    await commit(move('prenotazione_1', 'in_conto'))
    expect(await refused(move('prenotazione_1', 'completata'))).toEqual(['stato: C’è un conto da pagare: prima si incassa alla cassa.'])
  })

  it('with the last bill that is paid the table is free', async () => {
    await divide({ come: 'parti', parti: 2 })
    const [first, second] = await bills()
    const pay = async (bill: typeof first) => {
      await commit(move(bill?.id ?? '', 'aperto'))
      expect(await refused(move(bill?.id ?? '', 'incassato'))).toHaveLength(1)
      await commit(move(bill?.id ?? '', 'incassato', { pagamenti: [{ mezzo: 'carta', importo: bill?.totale }] }))
      return (await get('prenotazione_1'))['stato']
    }
    expect([await pay(first), await pay(second)]).toEqual(['in_conto', 'completata'])
  })

  it('parti uguali: no two parts are more than a cent apart, and they sum up to the bill', async () => {
    const { bill, totals } = await divide({ come: 'parti', parti: 3 })
    expect(totals).toEqual([1267, 1267, 1266])
    expect(totals.reduce((sum, one) => sum + one, 0)).toBe(bill.totale)
    for (const amount of [0, 1, 99, 100, 3800]) expect(quote(amount, 7, 3).reduce((sum, one) => sum + one, 0)).toBe(amount)
  })

  it('per persona: everybody pays what he ordered, and what is nobody’s is shared', async () => {
    const { bill, totals } = await divide({ come: 'persona', parti: 2 })
    // 30,50 € are nobody’s; one had a tiramisù of 6,00 €, the other a coffee of 1,50 €.
    expect([bill.totale, totals]).toEqual([3800, [2125, 1675]])
  })

  it('per piatti: each dish goes to the bill that is written beside it; what is left out is shared', async () => {
    const split = (righe: readonly Values[]) => righe.slice(1).map((riga, index) => ({ ...riga, conto: index < 3 ? 1 : 2 }))
    const { totals } = await divide({ come: 'piatti', parti: 2 }, split)
    expect(totals).toEqual([750 + 1100 + 450 + 375, 600 + 150 + 375])
  })

  it('a bill that would be empty, or a number beyond the bills, is told', async () => {
    expect((await divide({ come: 'piatti', parti: 3 })).problems).toEqual(['Un conto resterebbe vuoto: scrivi in quanti si paga davvero.'])
    const beyond = (righe: readonly Values[]) => righe.map((riga) => ({ ...riga, conto: 9 }))
    expect((await divide({ come: 'piatti', parti: 2 }, beyond)).problems).toContain('I conti sono 2.')
  })

  it('a discount in euros is shared, one in points of a hundred follows', async () => {
    const bill = await asked()
    await commit(update('conto', bill.id, { sconto: 301 }))
    const read = readOf(store)
    const row = rowOf(conto, await get(bill.id))
    const planned = await planAction(dividi, { come: 'parti', parti: 2, righe: [] }, read, at, [row])
    if (planned.ok) await commit(...planned.changes)
    const totals = (await bills()).map(({ totale }) => totale).toSorted((a, b) => a - b)
    expect([totals, totals.reduce((sum, one) => sum + one, 0)]).toEqual([[1749, 1750], 3499])
  })

  it('a paid one keeps its dishes, its day and what was paid; a customer may still be named for the invoice', async () => {
    const changes: readonly Values[] = [
      { righe: [{ piatto: 'piatto_1', quantita: 1, prezzo: 100, iva: '10', costo: 10 }] },
      { giorno: '2026-11-01' },
      { ribasso: 50 },
      { pagamenti: [] },
    ]
    for (const values of changes)
      expect(await refused({ type: 'update', entity: 'conto', id: 'conto_9', values })).toContainEqual(
        `${Object.keys(values)[0]}: Il conto è incassato: se è sbagliato si storna e se ne batte un altro.`,
      )
    expect(await refused({ type: 'update', entity: 'conto', id: 'conto_9', values: { cliente: 'cliente_1' } })).toEqual([])
  })

  it('a paid one that was wrong is reversed today, with a reason; its own day keeps what it took', async () => {
    const read = readOf(store)
    const paid = await get('conto_9')
    const inputs = { ...(await storna.prefill?.(paid, read, at)), motivo: 'Piatto non servito' }
    const taken = async () =>
      (
        await store.measure({
          entity: 'conto',
          fn: 'sum',
          field: 'totale',
          where: [is('stato', 'incassato'), is('giorno', paid['giorno'])],
        })
      ).value
    const [before, today] = [await taken(), (await figure('incasso_oggi')).value]
    const plan = await planAction(storna, inputs, read, at, [paid])
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems))
    expect(await refused(...plan.changes)).toEqual([])
    const isToday = paid['giorno'] === at.today
    expect(await taken()).toBe(isToday ? Number(before) - Number(paid['totale']) : before)
    expect((await figure('incasso_oggi')).value).toBe(today - Number(paid['totale']))
    const [back] = await found('conto', is('storna', 'conto_9'))
    expect(back).toMatchObject({ totale: -Number(paid['totale']), motivo: 'Piatto non servito', stato: 'incassato', giorno: at.today })
    expect(await get('conto_9')).toMatchObject({ stornato: paid['totale'], situazione: 'tutto', stato: 'incassato' })
    expect(back).toMatchObject({ situazione: 'storno' })
    const facts = back && (await stampaConto.paper(back, store, at)).blocks[0]
    const numero = conto.fields.numero.format(String(paid['numero']))
    expect(facts).toMatchObject({ facts: [{}, {}, { label: 'Storno di', value: numero }] })
    // What came back wholly, and what is given back, offers neither a reversal nor an invoice.
    for (const { where = [] } of [storna, fatturaConto])
      expect((await found('conto', ...where)).filter(({ id }) => id === 'conto_9' || id === back?.id)).toEqual([])
    for (const one of [await get('conto_9'), back])
      expect(await planAction(fatturaConto, { cliente: 'cliente_1', pagamento: 'subito' }, read, at, one ? [one] : [])).toMatchObject({
        ok: false,
        problems: [{ message: expect.stringMatching(/storn/) }],
      })
  })

  it('a paid one becomes an invoice, once, without the VAT in its prices', async () => {
    const read = readOf(store)
    const paid = await get('conto_9')
    const plan = () => planAction(fatturaConto, { cliente: 'cliente_1', pagamento: 'subito' }, read, at, [paid])
    const planned = await plan()
    if (!planned.ok) throw new Error('refused')
    await commit(...planned.changes)
    const [bill] = await found('fattura', is('conto', 'conto_9'))
    expect(bill).toMatchObject({ totale: paid['totale'], situazione: 'bozza' })
    expect(((bill?.['righe'] ?? []) as readonly Values[])[0]).toMatchObject({
      descrizione: 'Margherita',
      quantita: 2,
      prezzo: 682,
      iva: '10',
    })
    expect((await plan()).ok).toBe(false)
  })

  it('is printed as preconto, with its VAT and no claim to be one for the tax office', async () => {
    const paper = await stampaConto.paper(rowOf(conto, await get('conto_1')), store, at)
    expect([paper.title, paper.subtitle]).toEqual(['Preconto', 'Documento non valido ai fini fiscali'])
    expect(JSON.stringify(paper.blocks)).toContain('Di cui IVA 10 %')
  })
})

describe('The figures', () => {
  it('covers of today: seventeen for four reservations, as the voice says; who walks in is not booked', async () => {
    const { value, note } = await figure('coperti_oggi')
    expect([value, note]).toEqual([17, '4 prenotazioni'])
    await commit(move('prenotazione_4', 'cancellata'))
    expect((await figure('coperti_oggi')).value).toBe(14)
  })

  it('revenue of today are the bills that were paid today', async () => {
    expect(await figure('incasso_oggi')).toMatchObject({ value: 15_800, note: '3 conti' })
  })

  it('food cost of the month = cost of the dishes ÷ takings without VAT', async () => {
    const paid = rowsOf(conto, await found('conto', is('stato', 'incassato'), { field: 'giorno', op: 'gte', value: '2026-11-01' }))
    const sum = (key: 'costo_piatti' | 'imponibile') => paid.reduce((total, row) => total + row[key], 0)
    const { value, note } = await figure('food_cost')
    expect(value).toBeCloseTo((sum('costo_piatti') / sum('imponibile')) * 100)
    expect(note).toMatch(/^obiettivo 30 %/)
  })

  it('average time: from the order to what is ready', async () => {
    const rows = rowsOf(
      comanda,
      await found('comanda', { field: 'pronto_alle', op: 'filled' }, { field: 'giorno', op: 'gte', value: addDays(TODAY, -1) }),
    )
    const all = rows.map(({ ora = '', pronto_alle: pronto = '' }) => minutiTra(TODAY, ora, TODAY, pronto))
    expect((await figure('tempo_medio')).value).toBe(Math.round(all.reduce((sum, one) => sum + one, 0) / all.length))
  })
})
