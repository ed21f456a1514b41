import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { appuntamento } from './appuntamento.ts'
import { chiamata, vendi } from './azioni.ts'
import { estetica } from './index.ts'
import { pacchetto } from './pacchetto.ts'
import { consensoInformato, richiamo, tessera } from './stampe.ts'

const TODAY = '2026-11-27'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: estetica.entities, sample: estetica.sample(TODAY, '10:20'), at: () => at })
})
const { commit, make, move, update, refused, found, is, figure } = wordsOf(estetica, () => store, at)

const DAY = '2027-02-03'
/** An appointment on a day that is free of others. */
const visita = (values: Values = {}, id?: string) =>
  make(
    'appuntamento',
    {
      cliente: 'cliente_1',
      trattamento: 'trattamento_1',
      operatrice: 'operatrice_1',
      cabina: 'cabina_1',
      giorno: DAY,
      ora: '10:00',
      minuti: 60,
      prezzo: 5500,
      ...values,
    },
    id,
  )
const quantitaDi = async (id: string) => Number((await store.get('prodotto', id))?.['quantita'])

describe('The tabs and the words of the chat', () => {
  it('has Panoramica, Agenda, Clienti, Trattamenti, Prodotti, and the till', () => {
    const labels = estetica.screens.map(({ label }) => label)
    expect(labels).toEqual(['Panoramica', 'Agenda', 'Clienti', 'Trattamenti', 'Prodotti', 'Cassa'])
  })

  it('says what the agent opens with, waits with and proposes', () => {
    expect(estetica.script.opening[0]?.content).toBe('Ciao! L’agenda di oggi è pronta. Vuoi vedere gli spazi liberi o cercare una cliente?')
    expect(estetica.script.hints).toEqual(['Appuntamenti di oggi', 'Pacchetti in scadenza', 'Clienti da richiamare'])
  })
})

describe('The cabins', () => {
  it('are refused while they are taken, with another hour or cabin to choose', async () => {
    await commit(visita())
    const other = visita({ cliente: 'cliente_2', operatrice: 'operatrice_2', ora: '10:30' })
    expect(await refused(other)).toEqual(['cabina: Cabina 1 è già occupata alle 10:00. Scegli un altro orario o un’altra cabina.'])
  })

  it('are tidied after a treatment, before the next one', async () => {
    await commit(visita())
    const after = (ora: string) => visita({ cliente: 'cliente_2', operatrice: 'operatrice_2', ora })
    expect(await refused(after('11:05'))).toEqual(['ora: Cabina 1 si riordina fino alle 11:10: scegli da quell’ora, o un altro posto.'])
    expect(await refused(after('09:00'))).toEqual([
      'ora: Cabina 1 è presa alle 10:00 e prima va riordinata: scegli un altro orario o un altro posto.',
    ])
    expect(await refused(after('11:10'))).toEqual([])
  })

  it('do not keep a customer from going on elsewhere at once', async () => {
    await commit(visita())
    const next = visita({ operatrice: 'operatrice_3', cabina: 'cabina_4', trattamento: 'trattamento_4', ora: '11:00', minuti: 30 })
    expect(await refused(next)).toEqual([])
  })

  it('give nobody two treatments at once, neither the operator nor the customer', async () => {
    await commit(visita())
    const hers = await refused(visita({ cliente: 'cliente_2', cabina: 'cabina_2', ora: '10:15' }))
    expect(hers).toEqual(['operatrice: Giada ha già una cliente il 03/02/2027 dalle 10:00 alle 11:00.'])
    const twice = await refused(visita({ operatrice: 'operatrice_2', cabina: 'cabina_2', ora: '10:15' }))
    expect(twice).toEqual(['cliente: Bianca Torresan ha già un appuntamento il 03/02/2027 dalle 10:00 alle 11:00.'])
  })

  it('are free again when somebody does not come', async () => {
    await commit(visita({}, 'appuntamento_a'))
    await commit(move('appuntamento_a', 'assente'))
    expect(await refused(visita({ cliente: 'cliente_2' }))).toEqual([])
  })

  it.each(['2026-11-30', '2028-02-29', '2027-03-28', '2026-10-25'])('are tidied on %s as on any other day', async (giorno) => {
    await commit(visita({ giorno, ora: '18:00' }))
    const late = visita({ giorno, cliente: 'cliente_2', operatrice: 'operatrice_2', ora: '19:05', minuti: 20 })
    expect(await refused(late)).toEqual(['ora: Cabina 1 si riordina fino alle 19:10: scegli da quell’ora, o un altro posto.'])
  })
})

describe('A treatment that is over', () => {
  it('says how it was paid', async () => {
    await commit(visita({ giorno: TODAY, ora: '18:05', cabina: 'cabina_1', stato: 'in_corso' }, 'appuntamento_a'))
    expect(await refused(move('appuntamento_a', 'completato'))).toEqual([
      'pagamento: Per passare a «Completato» manca il mezzo di pagamento.',
    ])
    expect(await refused(move('appuntamento_a', 'completato', { pagamento: 'carta' }))).toEqual([])
    expect((await figure('incasso_oggi')).value).toBe(14_400 + 5500)
  })

  it('takes its products from the cabin, and gives them back where it is opened again', async () => {
    const before = [await quantitaDi('prodotto_3'), await quantitaDi('prodotto_7')]
    await commit(visita({ giorno: TODAY, ora: '18:05', stato: 'in_corso' }, 'appuntamento_a'))
    await commit(move('appuntamento_a', 'completato', { pagamento: 'contanti' }))
    expect([await quantitaDi('prodotto_3'), await quantitaDi('prodotto_7')]).toEqual([(before[0] ?? 0) - 20, (before[1] ?? 0) - 5])
    await commit(update('appuntamento', 'appuntamento_a', { consumi: [{ prodotto: 'prodotto_3', quantita: 30 }] }))
    expect([await quantitaDi('prodotto_3'), await quantitaDi('prodotto_7')]).toEqual([(before[0] ?? 0) - 30, before[1]])
    await commit(move('appuntamento_a', 'in_corso'))
    expect([await quantitaDi('prodotto_3'), await quantitaDi('prodotto_7')]).toEqual(before)
  })

  it('is made although the count of a product denies it: the count is what is wrong', async () => {
    await commit(update('prodotto', 'prodotto_3', { quantita: 5 }))
    await commit(visita({ giorno: TODAY, ora: '18:05', stato: 'in_corso' }, 'appuntamento_a'))
    expect(await refused(move('appuntamento_a', 'completato', { pagamento: 'contanti' }))).toEqual([])
    expect((await store.get('prodotto', 'prodotto_3'))?.['stato']).toBe('esaurito')
  })

  it('leads to the next one after the days of its recall, at the same hour, with the same operator and cabin', async () => {
    const chain = estetica.chains.find(({ key }) => key === 'riprenota')
    expect(chain).toMatchObject({ label: 'Fissa il prossimo', copies: { giorno: 'richiamo_il', ora: 'ora', operatrice: 'operatrice' } })
    const dueOn = async (giorno: string) => {
      await commit(visita({ giorno }, `appuntamento_${giorno}`))
      return (await store.get('appuntamento', `appuntamento_${giorno}`))?.['richiamo_il']
    }
    // Over the last day of a month, a leap day and the days on which the clocks change.
    expect(await dueOn('2027-01-30')).toBe('2027-03-01')
    expect(await dueOn('2028-01-30')).toBe('2028-02-29')
    expect(await dueOn('2027-03-01')).toBe('2027-03-31')
    expect(await dueOn('2027-10-05')).toBe('2027-11-04')
  })
})

describe('Packages', () => {
  const seduta = (values: Values = {}, id?: string) =>
    visita(
      {
        cliente: 'cliente_4',
        trattamento: 'trattamento_5',
        operatrice: 'operatrice_2',
        cabina: 'cabina_3',
        minuti: 50,
        prezzo: 0,
        pacchetto: 'pacchetto_3',
        ...values,
      },
      id,
    )

  it('count their sessions from the appointments: none is taken twice', async () => {
    const residue = async () => rowOf(pacchetto, (await store.get('pacchetto', 'pacchetto_1')) ?? { id: '', version: 1 }).residue
    expect(await residue()).toBe(4)
    await commit(move('appuntamento_2', 'completato', { pagamento: 'pacchetto' }))
    expect(await residue()).toBe(3)
    await commit(move('appuntamento_2', 'in_corso'))
    await commit(move('appuntamento_2', 'completato'))
    expect(await residue()).toBe(3)
  })

  it('take no more appointments than sessions', async () => {
    await commit(seduta())
    const again = seduta({ giorno: addDays(DAY, 1) })
    expect(await refused(again)).toEqual(['pacchetto: Le sedute del pacchetto sono 5, già tutte fatte o fissate.'])
  })

  it('are of one customer, of one treatment, and end', async () => {
    expect(await refused(seduta({ cliente: 'cliente_1' }))).toEqual(['pacchetto: Il pacchetto è di un’altra persona.'])
    expect(await refused(seduta({ trattamento: 'trattamento_10' }))).toEqual(['pacchetto: Il pacchetto è per altro.'])
    expect(await refused(seduta({ giorno: '2028-02-03' }))).toEqual([
      'pacchetto: In quel giorno il pacchetto è scaduto: scegli un giorno prima, o togli il pacchetto.',
    ])
  })

  it('propose themselves with the treatment, at no price', async () => {
    const draft = { cliente: 'cliente_4', trattamento: 'trattamento_5' } as const
    const proposed = await appuntamento.proposes?.(draft, readOf(store), at)
    expect(proposed).toMatchObject({ pacchetto: 'pacchetto_3', prezzo: 0, pagamento: 'pacchetto', minuti: 50 })
  })

  it('are sold at the price list less ten in a hundred for a year, and count as money of today', async () => {
    const row = await store.get('cliente', 'cliente_5')
    const inputs = { voce: 'trattamento_2', sedute: 8, pagamento: 'carta' }
    const planned = row && (await planAction(vendi, inputs, readOf(store), at, [row]))
    if (!planned?.ok) throw new Error('not planned')
    await commit(...planned.changes)
    const [sold] = await found('pacchetto', is('cliente', 'cliente_5'))
    expect(sold).toMatchObject({
      nome: 'Radiofrequenza corpo 8 sedute',
      prezzo: 50_400,
      scadenza: '2027-11-27',
      residue: 8,
      stato: 'attivo',
    })
    expect((await figure('incasso_oggi')).value).toBe(14_400 + 50_400)
  })

  it('end on a leap day as on any other', async () => {
    await commit(update('pacchetto', 'pacchetto_3', { scadenza: '2028-02-29' }))
    expect(await refused(seduta({ giorno: '2028-03-01' }))).toHaveLength(1)
    expect(await refused(seduta({ giorno: '2028-02-29' }))).toEqual([])
  })

  it('print a card with a line for each session', async () => {
    const paper = await tessera.paper((await store.get('pacchetto', 'pacchetto_1')) ?? { id: '', version: 1 }, store, at)
    const table = paper.blocks.find(({ kind }) => kind === 'table')
    expect(table?.kind === 'table' && table.rows.map((row) => row[1] !== '')).toEqual([...Array(6).fill(true), ...Array(4).fill(false)])
  })
})

describe('Customers', () => {
  const situazione = async (id: string) => (await store.get('cliente', id))?.['situazione']

  it('are to be called back once the days of their last treatment are over, unless they have an appointment', async () => {
    expect(await situazione('cliente_6')).toBe('fissata')
    const [mine] = await found('appuntamento', is('cliente', 'cliente_6'), is('stato', 'prenotato'))
    await commit(move(mine?.id ?? '', 'cancellato'))
    expect(await situazione('cliente_6')).toBe('da_richiamare')
  })

  it('are left in peace for two weeks after a call, which stands in their notes', async () => {
    const [row] = await found('cliente', is('situazione', 'da_richiamare'))
    if (!row) throw new Error('nobody to call')
    const planned = await planAction(chiamata, { esito: 'non_risponde' }, readOf(store), at, [row])
    if (!planned.ok) throw new Error('not planned')
    await commit(...planned.changes)
    expect(await situazione(row.id)).toBe('sentita')
    expect(String((await store.get('cliente', row.id))?.['note'])).toContain('27/11/2026: Non risponde')
    await commit(update('cliente', row.id, { sentita_il: addDays(TODAY, -14) }))
    expect(await situazione(row.id)).toBe('da_richiamare')
  })

  it('get a message with their last treatment and the sessions that are left', async () => {
    const [mine] = await found('appuntamento', is('cliente', 'cliente_6'), is('stato', 'prenotato'))
    await commit(move(mine?.id ?? '', 'cancellato'))
    const { blocks } = await richiamo.paper((await store.get('cliente', 'cliente_6')) ?? { id: '', version: 1 }, store, at)
    expect(JSON.stringify(blocks)).toContain('per Viso luminoso alla vitamina C. Ti restano 2 sedute del tuo pacchetto.')
  })

  it('are asked about where a treatment uses what they are allergic to', async () => {
    const draft = { id: 'appuntamento_x', version: 1, cliente: 'cliente_5', trattamento: 'trattamento_1', stato: 'prenotato' } as never
    const doubts = await appuntamento.asks?.(draft, readOf(store))
    expect(doubts?.map(({ message }) => message)).toEqual(['Fatima ha un’allergia: Siero idratante contiene profumi.'])
  })

  it('keep photos in their technical cards only with their consent', async () => {
    const prima = [{ name: 'viso.jpg', type: 'image/jpeg', size: 10, id: `file_${'a'.repeat(32)}` }]
    const card = { cliente: 'cliente_5', giorno: TODAY, zona: 'viso', prima }
    expect((await refused(make('scheda', card))).some((one) => one.includes('Manca il consenso alle foto'))).toBe(true)
  })

  it('sign a consent to a treatment that names it', async () => {
    const consent = { cliente: 'cliente_1', tipo: 'trattamento', data: TODAY }
    expect(await refused(make('consenso', consent))).toEqual(['trattamento: Scegli il trattamento a cui si acconsente.'])
    const paper = await consensoInformato.paper((await store.get('consenso', 'consenso_1')) ?? { id: '', version: 1 }, store, at)
    expect(paper.title).toBe('Consenso: privacy')
  })

  it('have technical cards that the desk does not see', () => {
    const desk = store.openedBy('Banco', [])
    return expect(desk.query({ entity: 'scheda', where: [] })).rejects.toThrow()
  })
})

describe('Products', () => {
  const stato = async (values: Values) => {
    await commit(update('prodotto', 'prodotto_1', values))
    return (await store.get('prodotto', 'prodotto_1'))?.['stato']
  }

  it('stand by what is left of them and by their day', async () => {
    expect(await stato({ quantita: 4 })).toBe('ok')
    expect(await stato({ quantita: 3 })).toBe('scorta_bassa')
    expect(await stato({ quantita: 0 })).toBe('esaurito')
    expect(await stato({ quantita: 9, scadenza: addDays(TODAY, 60) })).toBe('in_scadenza')
    expect(await stato({ scadenza: addDays(TODAY, 61) })).toBe('ok')
    expect(await stato({ scadenza: addDays(TODAY, -1) })).toBe('scaduto')
  })

  it('leave the shelf when a sale is paid', async () => {
    const righe = [{ prodotto: 'prodotto_1', quantita: 2, prezzo: 3900, iva: '22' }]
    const sale = make('vendita', { giorno: TODAY, righe, pagamenti: [{ mezzo: 'carta', importo: 7800 }] }, 'vendita_a')
    await commit(sale)
    expect(await quantitaDi('prodotto_1')).toBe(6)
    await commit(move('vendita_a', 'incassata'))
    expect(await quantitaDi('prodotto_1')).toBe(4)
    expect((await figure('incasso_oggi')).value).toBe(14_400 + 7800)
  })
})
