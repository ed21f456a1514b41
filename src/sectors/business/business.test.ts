import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { cliente } from './cliente.ts'
import { fattura } from './fatture.ts'
import { business } from './index.ts'
import { preventivo } from './preventivo.ts'
import { progetto } from './progetto.ts'
import { schedaCliente } from './scheda-cliente.ts'
import { schedaProgetto } from './scheda-progetto.ts'
import { script } from './script.ts'
import { spesa } from './spesa.ts'
import { stampaPreventivo, stampaSollecito } from './stampe.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: business.entities, sample: business.sample(TODAY), at: () => at })
})

const { commit, make, update, move, refused, figure, entityOf } = wordsOf(business, () => store, at)
const row = async (entity: string, id: string) => {
  const found = await store.get(entity, id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const riga = (prezzo: number) => ({ descrizione: 'Lavoro', quantita: 1, prezzo: prezzo * 100, iva: '22' })

describe('Tabs, forms and states of the specification', () => {
  it('has Panoramica, Progetti, Clienti, Analytics, Fatture, and the ageing after them', () => {
    expect(business.screens.map(({ label }) => label)).toEqual(['Panoramica', 'Progetti', 'Clienti', 'Analytics', 'Fatture', 'Scadenzario'])
  })

  it('Project form: nome, cliente, budget, dataInizio, dataFine, descrizione, responsabile', () => {
    expect(entityOf('progetto')?.form[0]?.fields).toEqual([
      'nome',
      'cliente',
      'budget',
      'inizio',
      'scadenza',
      'descrizione',
      'responsabile',
    ])
  })

  it('Project list item: nome, cliente, budget, stato, progresso (percent), scadenza', () => {
    const shown = new Set(entityOf('progetto')?.table)
    expect(['nome', 'cliente', 'budget', 'stato', 'progresso', 'scadenza'].filter((key) => !shown.has(key))).toEqual([])
    expect(entityOf('progetto')?.fields['progresso']?.kind).toBe('percent')
  })

  it('Client form: azienda, contatto, email, telefono, settore, indirizzo', () => {
    expect(entityOf('cliente')?.form[0]?.fields).toEqual(['azienda', 'contatto', 'email', 'telefono', 'settore', 'indirizzo'])
  })

  it('Business project stato: in corso, pianificazione, completato', () => {
    const { stato } = entityOf('progetto')?.fields ?? {}
    expect(['in_corso', 'pianificazione', 'completato'].map((one) => stato?.format(one))).toEqual([
      'In corso',
      'Pianificazione',
      'Completato',
    ])
  })

  it('new-project and new-client dialogs, search and filters, Modifica and Dettagli buttons', () => {
    const tab = (key: string) => business.screens.find((one) => one.key === key)
    expect(tab('progetti')).toMatchObject({ create: 'Nuovo Progetto', card: { buttons: ['edit', 'details', 'print'] } })
    expect(tab('clienti')).toMatchObject({ create: 'Nuovo Cliente' })
  })

  it('swipe of 100 px, the chat to the letter', () => {
    expect(script.swipe.threshold).toBe(100)
    expect(script.hints).toEqual(['Progetti in scadenza', 'Fatture non pagate', 'Margine del mese'])
  })
})

describe('A project', () => {
  it('progress = spent divided by budget, as a percent', async () => {
    expect(await row('progetto', 'progetto_1')).toMatchObject({ speso: 868_000, progresso: 62, da_spendere: 532_000 })
    await commit(update('progetto', 'progetto_1', { budget: 1_736_000 }))
    expect((await row('progetto', 'progetto_1'))['progresso']).toBe(50)
  })

  it('is shown beyond its budget as it is, and without one has no share', async () => {
    await commit(update('progetto', 'progetto_1', { budget: 434_000 }))
    expect(await row('progetto', 'progetto_1')).toMatchObject({ progresso: 200, da_spendere: -434_000, maturato: 434_000 })
    await commit(update('progetto', 'progetto_1', { budget: 0 }))
    expect((await row('progetto', 'progetto_1'))['progresso']).toBeUndefined()
  })

  it('work done is another figure: phases that are done, by their hours', async () => {
    expect(await row('progetto', 'progetto_1')).toMatchObject({ fasi: 5, fasi_aperte: 1, avanzamento: 93 })
    const [open] = (await store.query({ entity: 'fase', where: [{ field: 'progetto', op: 'eq', value: 'progetto_1' }, { field: 'stato', op: 'ne', value: 'fatta' }] })).rows // oxfmt-ignore
    expect(open?.['nome']).toBe('Approvazione dei testi')
    await commit(move(open?.id ?? '', 'fatta'))
    expect(await row('progetto', 'progetto_1')).toMatchObject({ avanzamento: 100, progresso: 62 })
  })

  it('a phase that nobody has estimated counts as one hour, and no phase is no work done', async () => {
    await commit(make('progetto', { nome: 'Prova', cliente: 'cliente_1', budget: 100_000, scadenza: TODAY }, 'progetto_p'))
    expect((await row('progetto', 'progetto_p'))['avanzamento']).toBe(0)
    await commit(
      make('fase', { progetto: 'progetto_p', nome: 'Una', ore: 3, stato: 'fatta' }),
      make('fase', { progetto: 'progetto_p', nome: 'Due' }),
    )
    expect((await row('progetto', 'progetto_p'))['avanzamento']).toBe(75)
  })

  it('upcoming deadlines exclude completed projects, sort by date ascending, and show the first 3', async () => {
    const [overview] = business.screens
    const panel = overview?.kind === 'overview' ? overview.panels[0] : undefined
    if (panel?.kind !== 'agenda') throw new Error('no panel')
    expect(panel.limit).toBe(3)
    const next = async () =>
      (await store.query({ entity: 'progetto', where: panel.where, sort: panel.sort, page: { limit: panel.limit } })).rows.map(
        ({ id }) => id,
      )
    expect(await next()).toEqual(['progetto_5', 'progetto_1', 'progetto_2'])
    await commit(move('progetto_5', 'completato'))
    expect(await next()).toEqual(['progetto_1', 'progetto_2', 'progetto_3'])
    await commit(update('progetto', 'progetto_6', { scadenza: addDays(TODAY, -1) }))
    expect(await next()).toEqual(['progetto_6', 'progetto_1', 'progetto_2'])
    expect((await row('progetto', 'progetto_6'))['tempi']).toBe('in_ritardo')
  })

  it('is begun by somebody who is responsible, and ends after it begins', async () => {
    const values = { nome: 'Prova', cliente: 'cliente_1', budget: 1, inizio: TODAY, scadenza: addDays(TODAY, -1) }
    expect(await refused(make('progetto', values))).toEqual(['scadenza: La fine viene prima dell’inizio.'])
    await commit(make('progetto', { ...values, scadenza: TODAY }, 'progetto_p'))
    expect(await refused(move('progetto_p', 'in_corso'))).toHaveLength(1)
    expect(await refused(move('progetto_p', 'in_corso', { responsabile: 'collaboratore_1' }))).toEqual([])
  })

  it('is completed on a day that is written, and opened again with the reason', async () => {
    await commit(move('progetto_5', 'completato'))
    expect(await row('progetto', 'progetto_5')).toMatchObject({ completato_il: TODAY, tempi: 'concluso', avanzamento: 100 })
    expect(await refused(move('progetto_5', 'in_corso'))).toEqual(['riapertura: Scrivi perché si riapre: il progetto era completato.'])
    expect(await refused(move('progetto_5', 'in_corso', { riapertura: 'Manca un incontro' }))).toEqual([])
    await commit(move('progetto_5', 'completato'))
    expect((await row('progetto', 'progetto_5'))['riapertura']).toBeUndefined()
  })

  it('is suspended and taken up again, and takes no expense when it is called off', async () => {
    await commit(move('progetto_2', 'sospeso'), move('progetto_1', 'annullato'))
    expect(await refused(move('progetto_2', 'in_corso'))).toEqual([])
    const values = { progetto: 'progetto_1', giorno: TODAY, tipo: 'acquisto', descrizione: 'Carta', quantita: 1, prezzo: 100 }
    expect(await refused(make('spesa', values))).toEqual(['progetto: Il progetto è annullato: non prende altre spese.'])
  })
})

describe('Hours and expenses', () => {
  it('an hour is charged, and costs, as on its day; a later rate leaves it alone', async () => {
    const proposed = await spesa.proposes?.({ collaboratore: 'collaboratore_1', tipo: 'ore' }, readOf(store), at)
    expect(proposed).toEqual({ prezzo: 6200, costo_unitario: 3100 })
    const values = {
      progetto: 'progetto_3',
      giorno: TODAY,
      tipo: 'ore',
      collaboratore: 'collaboratore_1',
      descrizione: 'Sopralluogo',
      quantita: 2.5,
      ...proposed,
    }
    await commit(make('spesa', values, 'spesa_p'), update('collaboratore', 'collaboratore_1', { tariffa: 9900 }))
    expect(await row('spesa', 'spesa_p')).toMatchObject({ importo: 15_500, costo: 7750, margine: 7750 })
    expect(await row('progetto', 'progetto_3')).toMatchObject({ speso: 15_500, costi: 7750, ore: 2.5, progresso: 2, margine: 7750 })
  })

  it('hours are of somebody; an expense without a cost of its own costs what it is charged', async () => {
    const values = { progetto: 'progetto_3', giorno: TODAY, descrizione: 'Cavi', quantita: 2, prezzo: 5000 }
    expect(await refused(make('spesa', { ...values, tipo: 'ore' }))).toEqual(['collaboratore: Scegli di chi sono le ore.'])
    await commit(make('spesa', { ...values, tipo: 'acquisto' }, 'spesa_p'))
    expect(await row('spesa', 'spesa_p')).toMatchObject({ importo: 10_000, costo: 10_000, margine: 0 })
  })
})

describe('From the estimate to the money', () => {
  it('an accepted estimate becomes a project with a phase for each line, once', async () => {
    const values = {
      preventivo: 'preventivo_3',
      cliente: 'cliente_2',
      nome: 'Restyling del marchio',
      budget: 280_000,
      scadenza: addDays(TODAY, 40),
    }
    expect(await refused(make('progetto', values, 'progetto_p'))).toEqual([])
    const { rows } = await store.query({
      entity: 'fase',
      where: [{ field: 'progetto', op: 'eq', value: 'progetto_p' }],
      sort: [{ field: 'nome', direction: 'asc' }],
    })
    expect(rows.map((one) => one['nome'])).toEqual(['Biglietti e carta intestata', 'Marchio e manuale d’uso', 'Ricerca e proposte'])
    expect((await commit(make('progetto', values))).ok).toBe(false)
    expect((await commit(make('progetto', { ...values, preventivo: 'preventivo_7' }))).ok).toBe(false)
  })

  it('an estimate is billed itself only where it has become no project', async () => {
    const bill = (id: string, customer: string) =>
      make('fattura', { preventivo: id, cliente: customer, data: TODAY, pagamento: 'trenta', righe: [riga(100)] })
    expect((await commit(bill('preventivo_2', 'cliente_3'))).ok).toBe(false)
    expect((await commit(bill('preventivo_3', 'cliente_2'))).ok).toBe(true)
  })

  it('a project proposes what is left of its budget, counting drafts, and may be billed in parts', async () => {
    const proposed = await fattura.proposes?.({ progetto: 'progetto_1' }, readOf(store), at)
    expect(proposed).toMatchObject({ cliente: 'cliente_1', righe: [{ prezzo: 980_000, iva: '22' }] })
    const bill = (prezzo: number) =>
      make('fattura', { progetto: 'progetto_1', cliente: 'cliente_1', data: TODAY, pagamento: 'trenta', righe: [riga(prezzo)] })
    await commit(bill(4000))
    expect((await row('progetto', 'progetto_1'))['da_fatturare']).toBe(580_000)
    expect((await commit(bill(5800))).ok).toBe(true)
    expect(await fattura.proposes?.({ progetto: 'progetto_1' }, readOf(store), at)).toEqual({ cliente: 'cliente_1' })
    expect((await row('progetto', 'progetto_1'))['fatturato']).toBe(420_000)
  })

  it('an invoice and its project are of one client', async () => {
    const values = { progetto: 'progetto_1', cliente: 'cliente_2', data: TODAY, pagamento: 'trenta', righe: [riga(10)] }
    expect(await refused(make('fattura', values))).toEqual(['progetto: Il progetto è di un altro cliente.'])
  })

  it('takes its number when it is issued, is paid in parts, and the client owes what is left', async () => {
    const before = Number((await row('cliente', 'cliente_2'))['da_incassare'])
    await commit(move('fattura_5', 'inviata'))
    const bill = rowOf(fattura, await row('fattura', 'fattura_5'))
    expect(bill.numero && fattura.fields.numero.format(bill.numero)).toBe('43/2026')
    expect((await row('cliente', 'cliente_2'))['da_incassare']).toBe(before + 126_880)
    const incassa = business.actions.find(({ key }) => key === 'incassa')
    if (!incassa) throw new Error('no action')
    const planned = await planAction(incassa, { giorno: TODAY, importo: 26_880, mezzo: 'bonifico' }, readOf(store), at, [bill])
    if (!planned.ok) throw new Error('refused')
    await commit(...planned.changes)
    expect(await row('fattura', 'fattura_5')).toMatchObject({ situazione: 'in_parte', residuo: 100_000 })
    expect((await row('cliente', 'cliente_2'))['da_incassare']).toBe(before + 100_000)
  })

  it('is of the ageing by how late it is', async () => {
    const late = async (days: number) => {
      const id = `fattura_l${days}`
      const values = { cliente: 'cliente_1', data: addDays(TODAY, -days), pagamento: 'subito', righe: [riga(10)] }
      await commit(make('fattura', values, id), move(id, 'inviata'))
      return (await row('fattura', id))['anzianita']
    }
    expect([await late(0), await late(1), await late(30), await late(31), await late(60), await late(90), await late(91)]).toEqual([
      'non_scaduta',
      'mese',
      'mese',
      'due_mesi',
      'due_mesi',
      'tre_mesi',
      'oltre',
    ])
    expect((await row('fattura', 'fattura_3'))['anzianita']).toBe('saldata')
  })

  it('a credit note takes its amount out of what was earned', async () => {
    const before = (await figure('fatturato_mese')).value
    const values = { fattura: 'fattura_4', cliente: 'cliente_6', data: TODAY, motivo: 'Sconto', righe: [{ ...riga(300), quantita: -1 }] }
    await commit(make('nota_credito', values, 'nota_credito_p'))
    expect((await figure('fatturato_mese')).value).toBe(before)
    await commit(move('nota_credito_p', 'emessa'))
    expect((await figure('fatturato_mese')).value).toBe(before - 30_000)
    expect(await row('progetto', 'progetto_6')).toMatchObject({ fatturato: 200_000, da_fatturare: 950_000 })
  })
})

describe('Figures', () => {
  it('margin of the month = (earned − costs) ÷ earned', async () => {
    const { value } = await figure('margine_mese')
    const rows = (
      await store.query({ entity: 'spesa', where: [{ field: 'giorno', op: 'gte', value: '2026-11-01' }], page: { limit: 500 } })
    ).rows
    const total = (key: string) => rows.reduce((sum, one) => sum + Number(one[key]), 0)
    expect(value).toBeCloseTo(((total('importo') - total('costo')) / total('importo')) * 100)
    store = new MemoryStore({ entities: business.entities, sample: { ...business.sample(TODAY), spesa: [] }, at: () => at })
    expect(await figure('margine_mese')).toMatchObject({ value: 0, text: '–' })
  })

  it('acceptance = accepted ÷ (accepted + refused + expired)', async () => {
    // Three accepted, two refused, one expired.
    expect(await figure('accettazione')).toMatchObject({ value: 50, note: '2 in attesa di risposta' })
    await commit(move('preventivo_5', 'accettato'))
    expect((await figure('accettazione')).value).toBeCloseTo((4 / 6) * 100)
  })

  it('days to be paid = open ÷ billed in a year × 365; delay = mean of payment − due', async () => {
    const open = (await figure('da_incassare')).value
    const { value: billed } = await store.measure({
      entity: 'fattura',
      fn: 'sum',
      field: 'totale',
      where: [
        { field: 'stato', op: 'eq', value: 'inviata' },
        { field: 'data', op: 'gt', value: '2025-11-23' },
      ],
    })
    expect((await figure('giorni_incasso')).value).toBe(Math.round((open / (billed ?? 1)) * 365))
    const sample = business.sample(TODAY)
    const only = (id: string, ...days: readonly (readonly [string, number])[]) =>
      new MemoryStore({
        entities: business.entities,
        sample: {
          ...sample,
          fattura: (sample['fattura'] ?? []).filter((one) => one.id === id).map((one) => ({ ...one, pagamento: 'trenta_sessanta' })),
          incasso: days.map(([giorno, importo], index) => ({
            id: `incasso_${index}`,
            version: 1,
            fattura: id,
            giorno,
            importo,
            mezzo: 'carta',
          })),
          nota_credito: [],
        },
        at: () => at,
      })
    // Of 14/10: half is due on 13/11, half on 13/12. The first half came four days late, the second two days early.
    store = only('fattura_2', ['2026-11-17', 219_600], ['2026-12-11', 219_600])
    expect(await figure('ritardo_medio')).toMatchObject({ value: 1, note: 'giorni, su 2 incassi' })
  })

  it('who is on time: completed by the deadline ÷ completed', async () => {
    const before = await figure('puntualita')
    await commit(move('progetto_5', 'completato'))
    expect((await figure('puntualita')).value).toBeGreaterThan(before.value)
    expect([await figure('progetti_attivi'), await figure('in_ritardo')]).toMatchObject([
      { value: 4, note: '2 in pianificazione' },
      { value: 0 },
    ])
  })

  it('a client has his projects and open amounts', async () => {
    expect(await row('cliente', 'cliente_4')).toMatchObject({ progetti_aperti: 0, scaduto: 439_200, da_incassare: 439_200 })
    await commit(make('incasso', { fattura: 'fattura_2', giorno: TODAY, importo: 439_200, mezzo: 'bonifico' }))
    expect(await row('cliente', 'cliente_4')).toMatchObject({ scaduto: 0, da_incassare: 0 })
  })
})

describe('Papers', () => {
  it('the sheet of a project has its phases, hours, expenses and invoices, and ends in what was spent', async () => {
    const paper = JSON.stringify(await schedaProgetto.paper(rowOf(progetto, await row('progetto', 'progetto_1')), store, at))
    for (const said of ['Cantina Poggio Alto', 'Approvazione dei testi', 'Studio Lampo', '41/2026', '62 %', '93 %'])
      expect(paper).toContain(said)
  })

  it('the account of a client has his projects and each open part', async () => {
    const paper = JSON.stringify(await schedaCliente.paper(rowOf(cliente, await row('cliente', 'cliente_4')), store, at))
    for (const said of ['Campagna social estiva', '40/2026', 'Scaduta', '4.392,00']) expect(paper).toContain(said)
  })

  it('a reminder is the plainer the later it is', async () => {
    const title = async (days: number) => {
      const bill = rowOf(fattura, await row('fattura', 'fattura_2'))
      return (await stampaSollecito.paper(bill, store, { ...at, today: addDays('2026-11-13', days) })).title
    }
    expect([await title(15), await title(16), await title(45), await title(46)]).toEqual([
      'Promemoria di pagamento',
      'Secondo sollecito di pagamento',
      'Secondo sollecito di pagamento',
      'Ultimo sollecito di pagamento',
    ])
  })

  it('the estimate bears its VAT and a place to sign', async () => {
    const paper = await stampaPreventivo.paper(rowOf(preventivo, await row('preventivo', 'preventivo_3')), store, at)
    expect(paper.title).toMatch(/^Preventivo PV\/\d+\/2026$/)
    expect(paper.blocks.at(-1)?.kind).toBe('signatures')
    expect(JSON.stringify(paper)).toContain('3.416,00')
  })
})
