import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { writeRepeat } from '../../kernel/recurrence/repeat.ts'
import { changeFollowing, followingOf, repeated } from '../../kernel/derive/series.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { cliente } from './cliente.ts'
import { fatturaInterventi } from './fattura-interventi.ts'
import { pulizie } from './index.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'
import { ricolloca } from './ricolloca.ts'
import { riordina } from './riordina.ts'
import { script } from './script.ts'
import { squadra } from './squadra.ts'
import { giro, programma, rapporto } from './stampe.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '13:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: pulizie.entities, sample: pulizie.sample(TODAY, at.time), at: () => at })
})

const { commit, make, update, move, refused, found, is, figure, entityOf } = wordsOf(pulizie, () => store, at)
const job = (values: Values = {}): Values => ({
  cliente: 'cliente_3',
  tipo: 'scale',
  squadra: 'squadra_3',
  data: '2026-11-28',
  ora: '09:00',
  minuti: 90,
  indirizzo: 'Via Cavour 18, Bergamo',
  ...values,
})
const tutte = (tipo: string) => ({ controlli: [{ text: tipo, done: true }] })
const planned = async (action: typeof ricolloca | typeof fatturaInterventi | typeof riordina, rows: Awaited<ReturnType<typeof found>>) => {
  const about = action.on === 'record' ? rows[0] : rows
  const inputs = (await action.prefill?.(about as never, readOf(store), at)) ?? {}
  const plan = await planAction(action, inputs, readOf(store), at, rows)
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems))
  const done = await commit(...plan.changes)
  if (!done.ok) throw new Error(JSON.stringify(done.problems))
  return inputs as { readonly righe: readonly Values[] }
}

describe('States, tabs and forms of the specification', () => {
  it('Cleaning tabs: Panoramica, Interventi, Squadre, Materiali; dialogs Nuovo Intervento, Nuova Squadra, Nuovo Materiale', () => {
    expect(pulizie.screens.map(({ label }) => label)).toEqual(['Panoramica', 'Interventi', 'Squadre', 'Materiali'])
    expect(pulizie.screens.flatMap((screen) => (screen.kind === 'collection' ? [screen.create] : []))).toEqual([
      'Nuovo Intervento',
      'Nuova Squadra',
      'Nuovo Materiale',
    ])
  })

  it('Cleaning intervention: programmato, in_corso, completato', () => {
    const { stato } = entityOf('intervento')?.fields ?? {}
    expect(['programmato', 'in_corso', 'completato'].map((one) => stato?.format(one))).toEqual(['Programmato', 'In corso', 'Completato'])
  })

  it('Intervention form: client, type, team, date, time, address, notes', () => {
    const first = new Set(entityOf('intervento')?.form[0]?.fields)
    expect(['cliente', 'tipo', 'squadra', 'data', 'ora', 'indirizzo', 'note'].filter((key) => !first.has(key))).toEqual([])
  })

  it('Team: name, members (2, 3, 4, 5+), status, leader; disponibile, occupata follow from what is under way', async () => {
    expect(Object.values(squadra.fields.componenti.options)).toEqual(['2', '3', '4', '5+'])
    expect(squadra.fields.componenti.parse('5+')).toBe('cinque')
    const states = async () => (await found('squadra')).map(({ nome, stato }) => `${String(nome).slice(8)} ${String(stato)}`)
    expect(await states()).toEqual(['Blu disponibile', 'Gialla disponibile', 'Notte occupata', 'Rossa occupata', 'Verde disponibile'])
    await commit(move('intervento_2', 'completato', { ore: 2, ...tutte('uffici') }))
    await commit(move('intervento_3', 'in_corso', { squadra: 'squadra_3' }))
    expect(await states()).toEqual(['Blu disponibile', 'Gialla disponibile', 'Notte occupata', 'Rossa disponibile', 'Verde occupata'])
  })

  it('Material: name, quantity, unit (lt, kg, pz, rotoli), cost, supplier, status', async () => {
    expect(Object.values(materiale.fields.unita.options)).toEqual(['lt', 'kg', 'pz', 'rotoli'])
    expect(await store.get('materiale', 'materiale_4')).toMatchObject({ prezzo: '3,40\u00a0€/rotolo', stato: 'ok' })
    await commit(update('materiale', 'materiale_4', { quantita: 7 }))
    expect(await store.get('materiale', 'materiale_4')).toMatchObject({ stato: 'scorta_bassa' })
  })

  it('Swipe of 50 px with vertical rejection; chat and voice to the letter', () => {
    expect(script.swipe).toMatchObject({ threshold: 50, rejectsVertical: true })
    expect([script.placeholder, script.typing, ...script.hints]).toEqual([
      'Chiedi di interventi, squadre o materiali...',
      'Controllo le squadre...',
      'Interventi di oggi',
      'Squadre libere',
      'Materiali da ordinare',
    ])
  })
})

describe('Team and time', () => {
  it('a team is in one place at a time: what collides is refused with the name of the other, and not told', async () => {
    expect(await refused(make('intervento', job({ data: TODAY, ora: '17:30', squadra: 'squadra_1' })))).toEqual([
      'squadra: Squadra Blu ha già «Sanificazione» il 23/11/2026 dalle 16:30 alle 18:00.',
    ])
    expect(await refused(make('intervento', job({ data: TODAY, ora: '18:00', squadra: 'squadra_1' })))).toEqual([])
  })

  it('through midnight too', async () => {
    await commit(make('intervento', job({ data: '2026-12-05', ora: '23:00', minuti: 180, squadra: 'squadra_1' })))
    expect(await refused(make('intervento', job({ data: '2026-12-06', ora: '01:30', squadra: 'squadra_1' })))).toEqual([
      'squadra: Squadra Blu ha già «Pulizia scale» il 05/12/2026 dalle 23:00 alle 02:00 del 06/12/2026.',
    ])
  })

  it('in hours in which a team is not to be had it is given nothing, nor taken away from its work', async () => {
    const [stop] = await found('fermo')
    expect(await refused(make('intervento', job({ data: stop?.['giorno'], ora: '15:00', squadra: 'squadra_4' })))).toEqual([
      'squadra: Squadra Gialla è ferma il 30/11/2026 dalle 08:00 alle 16:00.',
    ])
    const ill = make('fermo', { squadra: 'squadra_4', motivo: 'malattia', giorno: TODAY, ora: '12:00', minuti: 300 })
    expect(await refused(ill)).toEqual(['squadra: Squadra Gialla ha già «Pulizia negozio» il 23/11/2026 dalle 14:00 alle 15:00.'])
  })

  it('a job that is done, called off or was not possible gives its hours back', async () => {
    await commit(move('intervento_8', 'annullato'))
    expect(await refused(make('intervento', job({ data: TODAY, ora: '16:30', squadra: 'squadra_1' })))).toEqual([])
    expect(await refused(move('intervento_8', 'programmato'))).toHaveLength(1)
  })

  it('nobody starts without a team, and what was not done says why', async () => {
    expect(await refused(move('intervento_3', 'in_corso'))).toHaveLength(1)
    expect(await refused(move('intervento_3', 'non_eseguito'))).toHaveLength(1)
    expect(await refused(move('intervento_3', 'non_eseguito', { motivo: 'Cancello chiuso.' }))).toEqual([])
  })

  it('a site is of its customer', async () => {
    expect(await refused(make('intervento', job({ sede: 'sede_1' })))).toEqual(['sede: La sede è di un altro cliente.'])
  })
})

describe('Recurring jobs', () => {
  const rule = writeRepeat({ every: 1, on: [5], until: '2026-12-31', skipsHolidays: true, series: '' })
  const rows = async () => (await found('intervento', is('cliente', 'cliente_6'))).filter(({ ripetizione }) => ripetizione !== undefined)
  const series = () => repeated(intervento, job({ cliente: 'cliente_6', ripetizione: rule }))

  it('are records of their own, made in one commit, holidays left out', async () => {
    expect((await commit(...series())).ok).toBe(true)
    const made = await rows()
    expect(made.map(({ data }) => String(data)).toSorted()).toEqual(['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'])
    expect(new Set(made.map(({ ripetizione }) => ripetizione)).size).toBe(1)
  })

  it('are refused all together where one of their days is taken', async () => {
    await commit(make('intervento', job({ data: '2026-12-12' })))
    const answer = await commit(...series())
    expect(answer.ok ? [] : answer.problems.map(({ code }) => code)).toEqual(['exclusive'])
    expect(await rows()).toEqual([])
  })

  it('go on under another team from one of them; what was done stays', async () => {
    await commit(...series())
    const base = (await rows()).find(({ data }) => data === '2026-12-05')
    if (!base) throw new Error('none')
    await commit(...changeFollowing(intervento, base, { squadra: 'squadra_1' }, await followingOf(intervento, base, readOf(store))))
    expect((await rows()).toSorted((a, b) => String(a['data']).localeCompare(String(b['data']))).map((row) => row['squadra'])).toEqual([
      'squadra_3',
      'squadra_1',
      'squadra_1',
      'squadra_1',
    ])
  })
})

describe('A job from its site to its end', () => {
  it('a site brings customer, address, kind, team, minutes, price and its list along', async () => {
    const proposed = await intervento.proposes?.({ sede: 'sede_4' }, readOf(store), at)
    expect(proposed).toMatchObject({
      cliente: 'cliente_4',
      indirizzo: 'Via Borgo 7, Treviglio',
      tipo: 'ambulatori',
      squadra: 'squadra_1',
      minuti: 120,
      prezzo: 9600,
    })
    expect(proposed?.controlli?.map(({ text }) => text)).toContain('Rifiuti sanitari')
    await commit(update('sede', 'sede_4', { controlli: [{ text: 'Sala raggi' }] }))
    expect((await intervento.proposes?.({ sede: 'sede_4' }, readOf(store), at))?.controlli).toEqual([{ text: 'Sala raggi' }])
  })

  it('whatever made it, a job has the list and the length of its kind', async () => {
    await commit(make('intervento', { ...job({ tipo: 'cantiere' }), minuti: null }, 'intervento_nuovo'))
    expect(await store.get('intervento', 'intervento_nuovo')).toMatchObject({ minuti: 240, da_fare: 5 })
  })

  it('is done when its list is done and its hours are said', async () => {
    expect(await refused(move('intervento_2', 'completato', { ore: 2 }))).toHaveLength(1)
    expect(await refused(move('intervento_2', 'completato', tutte('uffici')))).toHaveLength(1)
    expect(await refused(move('intervento_2', 'completato', { ore: 2, ...tutte('uffici') }))).toEqual([])
    expect(await store.get('intervento', 'intervento_2')).toMatchObject({ resa: 155, oltre: 0 })
    expect(await refused(move('intervento_2', 'verificato'))).toHaveLength(1)
    expect(await refused(move('intervento_2', 'verificato', { voto: 5 }))).toEqual([])
  })

  it('materials leave the store with the work that is done, come back when it begins again, and are not taken where there are none', async () => {
    const left = async () => (await store.get('materiale', 'materiale_1'))?.['quantita']
    await commit(update('intervento', 'intervento_2', { materiali: [{ materiale: 'materiale_1', quantita: 3 }] }))
    expect(await left()).toBe(38)
    const done = { ore: 2, ...tutte('uffici') }
    await commit(move('intervento_2', 'completato', done))
    expect([await left(), (await store.get('intervento', 'intervento_2'))?.['costo_materiali']]).toEqual([35, 630])
    await commit(update('intervento', 'intervento_2', { materiali: [{ materiale: 'materiale_1', quantita: 5 }] }))
    expect(await left()).toBe(33)
    expect(
      (await refused(update('intervento', 'intervento_2', { materiali: [{ materiale: 'materiale_1', quantita: 50 }] }))).join(),
    ).toContain('non ce n’è abbastanza')
    await commit(move('intervento_2', 'in_corso'))
    expect(await left()).toBe(38)
  })

  it('what is low is ordered by supplier and taken in', async () => {
    expect((await figure('da_ordinare')).value).toBe(2)
    const { righe } = await planned(riordina, await found('materiale', is('stato', 'scorta_bassa')))
    expect(righe.map(({ nome, fornitore, quantita }) => [nome, fornitore, quantita])).toEqual([
      ['Disinfettante superfici', 'Igiene Più', 24],
      ['Sapone mani ricarica', 'Igiene Più', 16],
    ])
    expect((await figure('da_ordinare')).value).toBe(0)
  })
})

describe('Somebody is ill', () => {
  it('the work of seven days goes to free teams, day and hour unchanged, and comes back with one undo', async () => {
    const blu = await store.get('squadra', 'squadra_1')
    const before = await found('intervento', is('squadra', 'squadra_1'), is('stato', 'programmato'))
    const soon = before.filter(({ data }) => String(data) < addDays(TODAY, 7))
    const { righe } = await planned(ricolloca, blu ? [blu] : [])
    expect(righe).toHaveLength(soon.length)
    expect(blu?.['da_fare']).toBe(soon.length)
    const after = await found('intervento', { field: 'id', op: 'in', value: soon.map(({ id }) => id) })
    expect(after.every((row) => row['squadra'] !== 'squadra_1')).toBe(true)
    const place = ({ id, data, ora }: Values) => `${String(id)} ${String(data)} ${String(ora)}`
    expect(after.map(place).toSorted()).toEqual(soon.map(place).toSorted())
    expect((await store.get('squadra', 'squadra_1'))?.['da_fare']).toBe(0)
  })

  it('where nobody is free the work waits for somebody', async () => {
    for (const which of [2, 3, 4, 5]) {
      await commit(make('intervento', job({ data: '2026-11-24', ora: '20:30', minuti: 60, squadra: `squadra_${which}` })))
    }
    const blu = await store.get('squadra', 'squadra_1')
    await planned(ricolloca, blu ? [blu] : [])
    expect((await store.get('intervento', 'intervento_4'))?.['squadra']).toBeUndefined()
  })
})

describe('What is billed', () => {
  it('the done work of a customer becomes one invoice, a line for each site, kind and price', async () => {
    const [orobici, before] = [await store.get('cliente', 'cliente_6'), await figure('da_fatturare')]
    expect(orobici?.['da_fatturare']).toBe(48_000)
    await planned(fatturaInterventi, orobici ? [orobici] : [])
    const [draft] = await found('fattura', is('cliente', 'cliente_6'), is('stato', 'bozza'))
    // Cleaning of buildings for a business: the tax is charged to whoever receives it.
    expect(draft).toMatchObject({ totale: 48_000, imposta: 0, interventi: 1, righe: [{ quantita: 1, prezzo: 48_000, iva: 'N6.7' }] })
    expect(await store.get('intervento', 'intervento_6')).toMatchObject({ stato: 'fatturato', fattura: draft?.id })
    expect((await figure('da_fatturare')).value).toBe(before.value - 48_000)
    expect((await store.get('cliente', 'cliente_6'))?.['da_fatturare']).toBe(0)
  })

  it('rounds of one site are one line with how often they were, with VAT for a condominium', async () => {
    const betulle = await store.get('cliente', 'cliente_8')
    const { righe } = await planned(fatturaInterventi, betulle ? [betulle] : [])
    expect(righe.length).toBeGreaterThan(3)
    const [draft] = await found('fattura', is('cliente', 'cliente_8'), is('stato', 'bozza'))
    expect(draft).toMatchObject({ righe: [{ quantita: righe.length, prezzo: 7800, iva: '22' }], imponibile: righe.length * 7800 })
  })

  it('a job taken off its invoice waits for the next', async () => {
    const orobici = await store.get('cliente', 'cliente_6')
    await planned(fatturaInterventi, orobici ? [orobici] : [])
    await commit(move('intervento_6', 'completato'))
    expect((await store.get('intervento', 'intervento_6'))?.['fattura']).toBeUndefined()
    expect((await store.get('cliente', 'cliente_6'))?.['da_fatturare']).toBe(48_000)
  })

  it('a job on an issued invoice keeps its price, and leaves it only when the invoice is taken back', async () => {
    const orobici = await store.get('cliente', 'cliente_6')
    await planned(fatturaInterventi, orobici ? [orobici] : [])
    const [draft] = await found('fattura', is('cliente', 'cliente_6'), is('stato', 'bozza'))
    const price = () => refused({ type: 'update', entity: 'intervento', id: 'intervento_6', values: { prezzo: 1 } })
    expect(await price()).toEqual([expect.stringMatching(/^prezzo: L.intervento è già su una fattura/)])
    await commit(move(draft?.id ?? '', 'inviata'))
    expect(await price()).toHaveLength(1)
    expect(await refused(move('intervento_6', 'completato'))).toEqual([
      expect.stringMatching(/^fattura: L.intervento è su «.*», che ha il suo numero/),
    ])
    const nota = { data: '2026-11-23', fattura: draft?.id, cliente: 'cliente_6', motivo: 'Prezzo sbagliato', stato: 'emessa' }
    const righe = [{ descrizione: 'Storno', quantita: -1, prezzo: 48_000, iva: 'N6.7' }]
    expect(await refused({ type: 'create', entity: 'nota_credito', values: { ...nota, righe } })).toEqual([])
    expect(await refused(move('intervento_6', 'completato'))).toEqual([])
    expect(await price()).toEqual([])
  })

  it('who has a P. IVA is proposed the reverse charge, a condominium and a public body VAT', async () => {
    const proposed = async (values: Parameters<NonNullable<typeof cliente.proposes>>[0]) =>
      (await cliente.proposes?.(values, readOf(store), at))?.iva
    expect(await proposed({ tipo: 'azienda', partita_iva: '03176541195' })).toBe('N6.7')
    expect(await proposed({ tipo: 'azienda' })).toBe('22')
    expect(await proposed({ tipo: 'ente', partita_iva: '03176541195' })).toBe('22')
  })
})

describe('Figures', () => {
  it('are those of the day: seven jobs, two under way, three teams of five free, two materials to order', async () => {
    expect([
      await figure('interventi_oggi'),
      await figure('squadre_disponibili'),
      await figure('da_ordinare'),
      await figure('da_assegnare'),
    ]).toMatchObject([
      { value: 7, note: '2 in corso' },
      { value: 3, text: '3/5' },
      { value: 2, note: 'su 15 materiali' },
      { value: 3, note: '1 oggi' },
    ])
  })

  it('resa = m² ÷ ora; ore preventivate vs reali; non eseguiti %; voto', async () => {
    const before = [await figure('ore_oltre'), await figure('non_eseguiti'), await figure('lavoro_mese')].map(({ value }) => value)
    await commit(move('intervento_2', 'completato', { ore: 2.5, ...tutte('uffici') }))
    await commit(move('intervento_3', 'non_eseguito', { motivo: 'Cancello chiuso.' }))
    const after = [await figure('ore_oltre'), await figure('non_eseguiti'), await figure('lavoro_mese')].map(({ value }) => value)
    expect((after[0] ?? 0) - (before[0] ?? 0)).toBeCloseTo(0.5)
    expect(after[1]).toBeGreaterThan(before[1] ?? 0)
    expect(after[2]).toBe((before[2] ?? 0) + 7400)
    expect((await store.get('intervento', 'intervento_2'))?.['resa']).toBe(124)
    expect((await figure('resa')).text).toMatch(/^\d+$/)
    expect((await figure('voto_medio')).value).toBeGreaterThan(3)
  })
})

describe('Papers', () => {
  it('the report bears who, where, how one gets in, the list with its ticks, materials and a place to sign', async () => {
    const row = await store.get('intervento', 'intervento_2')
    const paper = row && (await rapporto.paper(rowOf(intervento, row), store, at))
    expect(paper?.blocks.map(({ kind }) => kind)).toEqual(['facts', 'facts', 'text', 'text', 'table', 'table', 'notes', 'signatures'])
    for (const said of ['Studio Pozzi Associati', 'Squadra Rossa, 4 persone', 'Suonare al 2', 'Bagni e ricambi', 'Firma del cliente']) {
      expect(JSON.stringify(paper)).toContain(said)
    }
  })

  it('the programme of a customer and the round of a team say what is to come, in order', async () => {
    const [who, team] = [await store.get('cliente', 'cliente_3'), await store.get('squadra', 'squadra_4')]
    const plan = who && (await programma.paper(rowOf(cliente, who), store, at))
    expect(plan?.subtitle).toBe('Condominio Cavour 18 · dal 23/11/2026 al 17/01/2027')
    expect(JSON.stringify(plan)).toContain('["lun 23/11/2026","15:00–16:15","Pulizia scale","Cavour 18, scale"]')
    const round = team && (await giro.paper(rowOf(squadra, team), store, at))
    expect(round?.blocks[0]).toMatchObject({ title: 'lun 23/11/2026' })
    expect(JSON.stringify(round)).toContain('Lungolago 12, Garda')
  })
})
