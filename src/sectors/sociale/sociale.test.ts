import { beforeEach, describe, expect, it } from 'vitest'
import type { Agevolazione } from '../../documents/erogazioni-liberali/agevolazione.ts'
import { avvisi } from '../../documents/erogazioni-liberali/sentences.ts'
import { seenSector } from '../../kernel/sector/sight/seen-sector.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { ditta } from './ditta.ts'
import { beneficiario } from './beneficiario.ts'
import { documento } from './documento.ts'
import { donatore } from './donatore.ts'
import { donazione } from './donazione.ts'
import { incarico } from './incarico.ts'
import { sociale } from './index.ts'
import { anno } from './relazione-anno.ts'
import { metrics } from './metrics.ts'
import { presenza } from './presenza.ts'
import { progetto } from './progetto.ts'
import { preparaRicevute } from './ricevute.ts'
import { stornaDonazione } from './storno.ts'
import { relazioneProgetto } from './stampa-progetto.ts'
import { foglioTurno } from './stampa-turno.ts'
import { registroOre, riepilogoDonatore, servizioBeneficiario, stampaRicevuta } from './stampe.ts'
import { possono, trovaVolontari } from './trova-volontari.ts'
import { turno } from './turno.ts'
import { volontario } from './volontario.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
let clock = at
beforeEach(() => {
  clock = at
  store = new MemoryStore({ entities: sociale.entities, sample: sociale.sample(TODAY), at: () => clock })
})

const [DOPOSCUOLA, SPESA, TRASPORTO, ORTO] = ['progetto_1', 'progetto_2', 'progetto_3', 'progetto_4'] as const
const [ACQUAVIVA, FORNO, ANONIMO, , MIRELLA] = ['donatore_1', 'donatore_2', 'donatore_3', 'donatore_4', 'donatore_5'] as const

const commit = (...changes: Change[]) => store.commit(changes, { via: 'form' })
const make = (entity: string, values: Values, id?: string): Change => ({ type: 'create', entity, values, ...(id !== undefined && { id }) })
const update = (entity: string, id: string, values: Values): Change => ({ type: 'update', entity, id, values })
const move = (id: string, to: string, values: Values = {}): Change => ({ type: 'move', entity: id.split('_')[0] ?? '', id, to, values })
const refused = async (...changes: Change[]) => {
  const answer = await commit(...changes)
  return answer.ok ? [] : answer.problems.map(({ path, message }) => `${path}: ${message}`)
}
const found = async (entity: string, ...where: Condition[]) => (await store.query({ entity, where, page: { limit: 2000 } })).rows
const is = (field: string, value: string): Condition => ({ field, op: 'eq', value })
const project = async (id: string) => rowOf(progetto, (await store.get('progetto', id)) ?? { id, version: 0 })
const figure = (key: string) => {
  const metric = metrics.find((one) => one.key === key)
  if (!metric) throw new Error(key)
  return readMetric(store, metric, at)
}
const entityOf = (name: string) => sociale.entities.find((one) => one.name === name)
const gift = (values: Values = {}) =>
  make('donazione', { donatore: MIRELLA, tipo: 'monetaria', importo: 12_000, data: TODAY, mezzo: 'bonifico', ...values }, 'donazione_nuova')
const worked = async (id: string) => rowOf(donazione, (await store.get('donazione', id)) ?? { id, version: 0 })
const paperOf = (id: string, values: Values = {}) =>
  make(
    'documento',
    {
      data: TODAY,
      donazione: id,
      donatore: MIRELLA,
      tipo: 'monetaria',
      importo: 15_000,
      donata_il: addDays(TODAY, -8),
      mezzo: 'bonifico',
      agevolazione: 'detraibile',
      ...values,
    },
    'documento_nuovo',
  )

describe('States, tabs and forms of the specification', () => {
  it('Social tabs: Panoramica, Progetti, Beneficiari, Volontari, Donazioni; then shifts and the register of hours', () => {
    expect(sociale.screens.map(({ label }) => label).slice(0, 5)).toEqual([
      'Panoramica',
      'Progetti',
      'Beneficiari',
      'Volontari',
      'Donazioni',
    ])
    expect(sociale.screens.map(({ key }) => key)).toEqual(expect.arrayContaining(['turni', 'registro']))
  })

  it('each of the four has a creation dialog', () => {
    const created = sociale.screens.flatMap((screen) => (screen.kind === 'collection' ? [screen.create] : []))
    expect(created).toEqual(expect.arrayContaining(['Nuovo Progetto', 'Nuovo Beneficiario', 'Nuovo Volontario', 'Nuova Donazione']))
  })

  it('Social project: programmato, attivo, completato, with sospeso and rendicontato beside them', () => {
    const { stato } = entityOf('progetto')?.fields ?? {}
    expect(['programmato', 'attivo', 'completato'].map((one) => stato?.format(one))).toEqual(['Programmato', 'Attivo', 'Completato'])
  })

  it('the choices are those of the specification', () => {
    const options = (name: string, key: string) => {
      const field = entityOf(name)?.fields[key]
      return field && 'options' in field ? field.options : {}
    }
    expect(Object.keys(options('beneficiario', 'tipo') ?? {})).toEqual(['famiglia', 'anziano', 'minore', 'disabile', 'altro'])
    expect(Object.keys(options('volontario', 'disponibilita') ?? {})).toEqual(['mattina', 'pomeriggio', 'sera', 'weekend', 'flessibile'])
    expect(Object.values(options('volontario', 'ore_settimana') ?? {})).toEqual(['4', '8', '12', '16+'])
    expect(Object.keys(options('donazione', 'tipo') ?? {})).toEqual(['monetaria', 'beni', 'servizi'])
  })

  it('the form of a project asks for name, description, budget, manager, start and planned end', () => {
    expect(progetto.form?.[0]?.fields).toEqual(['nome', 'descrizione', 'budget', 'responsabile', 'data_inizio', 'data_fine'])
  })

  it('the chat reads the trade, a swipe of 50 px that ignores vertical gestures switches the pane', () => {
    expect(sociale.script.swipe).toMatchObject({ threshold: 50, rejectsVertical: true })
    expect(sociale.script.hints).toEqual(['Fondi rimasti', 'Volontari disponibili', 'Donazioni del mese'])
  })
})

describe('Projects', () => {
  it('Project progress = spent divided by budget; what is left is the rest', async () => {
    await commit(make('spesa', { progetto: DOPOSCUOLA, data: TODAY, descrizione: 'Gita', importo: 60_000 }))
    expect(await project(DOPOSCUOLA)).toMatchObject({ speso: 900_000, progresso: 75, rimasto: 300_000 })
    expect(await figure('fondi_rimasti')).toMatchObject({ value: 1_845_000, note: 'su 45.000\u00a0€ di budget' })
  })

  it('lines of a budget do not go beyond it, and an expense goes into a line of its own project', async () => {
    expect(await refused(make('voce', { progetto: DOPOSCUOLA, nome: 'Gite', previsto: 1 }))).toEqual([
      'previsto: Le voci superano il budget del progetto.',
    ])
    const [line] = await found('voce', is('progetto', SPESA))
    const values = { progetto: DOPOSCUOLA, voce: line?.id, data: TODAY, descrizione: 'Pasta', importo: 1000 }
    expect(await refused(make('spesa', values))).toEqual(['voce: La voce è di un altro progetto.'])
  })

  it('expenses before the beginning, or after the account was handed in, are not taken', async () => {
    const spend = (progettoId: string, data: string) => make('spesa', { progetto: progettoId, data, descrizione: 'Prova', importo: 1000 })
    expect(await refused(spend(TRASPORTO, TODAY))).toEqual([
      'data: La spesa viene prima dell’inizio del progetto: chi lo finanzia non la ammette.',
    ])
    expect(await refused(spend('progetto_6', TODAY))).toHaveLength(1)
    expect(await refused(spend(DOPOSCUOLA, TODAY))).toEqual([])
  })

  it('is accounted for once it is completed, with the day, and begins not before its day', async () => {
    expect(await refused(move(ORTO, 'rendicontato'))).toHaveLength(1)
    expect(await refused(move(ORTO, 'rendicontato', { rendicontato_il: TODAY }))).toEqual([])
    expect(await refused(move(TRASPORTO, 'attivo'))).toEqual([
      'stato: Il progetto non è ancora cominciato: cambia la data di inizio per avviarlo prima.',
    ])
  })
})

describe('Donations', () => {
  it.each([
    [{}, 'detraibile', 'da_emettere'],
    [{ mezzo: 'bollettino' }, 'detraibile', 'da_emettere'],
    [{ donatore: ACQUAVIVA }, 'deducibile', 'da_emettere'],
    [{ donatore: FORNO, mezzo: 'carta' }, 'deducibile', 'da_emettere'],
    [{ donatore: FORNO, mezzo: 'contanti' }, 'contanti', 'su_richiesta'],
    [{ mezzo: 'contanti' }, 'contanti', 'su_richiesta'],
    [{ tipo: 'beni', mezzo: undefined, descrizione: '10 kg di pasta' }, 'valore_normale', 'da_emettere'],
    [{ tipo: 'servizi', mezzo: undefined }, 'servizi', 'su_richiesta'],
    [{ donatore: ANONIMO }, 'anonima', 'non_si_emette'],
    [{ stato: 'promessa' }, 'detraibile', 'non_si_emette'],
    [{ stato: 'promessa', mezzo: undefined }, 'da_vedere', 'non_si_emette'],
  ])('of %o the relief is %s and the receipt %s', async (values, agevolazione, ricevuta) => {
    expect(await refused(gift(values))).toEqual([])
    expect(await worked('donazione_nuova')).toMatchObject({ agevolazione, ricevuta })
  })

  it('only money by a traceable means is told to give relief, in the form as on paper', () => {
    const said = (key: Agevolazione) =>
      donazione.note?.({ agevolazione: key, stato: 'arrivata' } as Parameters<NonNullable<typeof donazione.note>>[0])?.message
    expect(said('detraibile')).toContain('art. 83')
    expect(said('deducibile')).toContain('la detrazione è delle persone')
    expect(said('contanti')).toContain('non danno diritto')
    expect(said('valore_normale')).toContain('valore normale')
    expect(said('servizi')).toBe(avvisi.servizi)
  })

  it('money says how it came, goods what they are, and above 30.000 € bring an appraisal', async () => {
    expect(await refused(gift({ mezzo: undefined }))).toEqual([
      'mezzo: Scegli come è arrivato il denaro: da questo dipende se è detraibile o deducibile.',
    ])
    expect(await refused(gift({ tipo: 'servizi' }))).toEqual(['mezzo: Beni e servizi non si pagano: lascia vuoto.'])
    expect(await refused(gift({ tipo: 'beni', mezzo: undefined }))).toHaveLength(1)
    const goods = { tipo: 'beni', mezzo: undefined, descrizione: 'Un furgone usato' }
    expect(await refused(gift({ ...goods, importo: 3_000_001 }))).toEqual([
      'perizia: Per beni oltre 30.000 € serve la perizia giurata (D.M. 28/11/2019, art. 3).',
    ])
    expect(await refused(gift({ ...goods, importo: 3_000_000 }))).toEqual([])
  })

  it('has not arrived before its day', async () => {
    expect(await refused(gift({ data: addDays(TODAY, 1) }))).toHaveLength(1)
    expect(await refused(gift({ data: addDays(TODAY, 1), stato: 'promessa' }))).toEqual([])
  })

  it('adds up for its project and its donor, once it is there', async () => {
    const before = await project(SPESA)
    const giver = async () => rowOf(donatore, (await store.get('donatore', FORNO)) ?? { id: FORNO, version: 0 })
    const had = await giver()
    await commit(gift({ donatore: FORNO, progetto: SPESA, stato: 'promessa' }))
    expect((await project(SPESA)).raccolto).toBe(before.raccolto)
    expect(await giver()).toMatchObject({ donato: had.donato, promesso: had.promesso + 12_000 })
    await commit(move('donazione_nuova', 'arrivata'))
    expect((await project(SPESA)).raccolto).toBe(before.raccolto + 12_000)
    expect(await giver()).toMatchObject({ donato: had.donato + 12_000, donato_anno: had.donato_anno + 12_000, promesso: had.promesso })
  })
})

describe('Reversals', () => {
  const JANUARY = { ...at, today: '2027-01-08', time: '10:00' }
  const back = async (id: string, when = at) => {
    const planned = await planAction(stornaDonazione, { motivo: 'Assegno tornato indietro' }, readOf(store), when, [await worked(id)])
    return planned.ok ? refused(...planned.changes) : planned.problems.map(({ message }) => message)
  }
  const reversalOf = async (id: string) => rowsOf(donazione, await found('donazione', is('storna', id)))[0]
  const giver = async () => rowOf(donatore, (await store.get('donatore', MIRELLA)) ?? { id: MIRELLA, version: 0 })
  const given = async (year: string) => {
    const { blocks = [] } = await anno.read(store, { period: year }, JANUARY)
    const [first] = blocks
    return first?.kind === 'figures' ? first.figures.slice(0, 1).map(({ value, note }) => [value, note]) : []
  }

  it('a donation that came in is closed, promised ones are not', async () => {
    expect(await refused(update('donazione', 'donazione_3', { importo: 1 }))).toHaveLength(1)
    expect(await refused(move('donazione_3', 'annullata'))).toHaveLength(1)
    expect(await refused({ type: 'remove', entity: 'donazione', id: 'donazione_3' })).toHaveLength(1)
    expect(await refused(update('donazione', 'donazione_3', { note: 'Alla festa' }))).toEqual([])
    await commit(gift({ stato: 'promessa' }))
    expect(await refused(update('donazione', 'donazione_nuova', { importo: 1 }))).toEqual([])
    expect(await refused(move('donazione_nuova', 'annullata'))).toEqual([])
  })

  it('within the year takes its receipt along, and leaves donor and project as if it had not come', async () => {
    const before = await giver()
    await commit(gift({ progetto: SPESA }))
    const raised = (await project(SPESA)).raccolto
    await commit(paperOf('donazione_nuova', { importo: 12_000, donata_il: TODAY }))
    await commit(move('documento_nuovo', 'emessa'))
    expect(await back('donazione_nuova')).toEqual([])
    expect(await store.get('documento', 'documento_nuovo')).toMatchObject({ stato: 'annullata', motivo: 'Assegno tornato indietro' })
    expect(await reversalOf('donazione_nuova')).toMatchObject({
      importo: -12_000,
      data: TODAY,
      situazione: 'storno',
      ricevuta: 'non_si_emette',
    })
    expect(await worked('donazione_nuova')).toMatchObject({ importo: 12_000, situazione: 'stornato', ricevuta: 'non_si_emette' })
    expect(await giver()).toMatchObject({ donato: before.donato, donazioni: before.donazioni, ultima: before.ultima })
    expect((await project(SPESA)).raccolto).toBe(raised - 12_000)
    expect(await back('donazione_nuova')).not.toEqual([])
    expect(await refused(paperOf('donazione_nuova', { importo: 12_000, donata_il: TODAY }))).not.toEqual([])
  })

  it('drops the draft of a receipt', async () => {
    await commit(paperOf('donazione_5'))
    expect(await back('donazione_5')).toEqual([])
    expect(await store.get('documento', 'documento_nuovo')).toBeUndefined()
  })

  it('after the end of the year leaves that year and its receipt as they are, and says which it corrects', async () => {
    await commit(paperOf('donazione_5'))
    await commit(move('documento_nuovo', 'emessa'))
    clock = JANUARY
    const [year, paper, before] = [await given('2026'), await store.get('documento', 'documento_nuovo'), await giver()]
    expect(await back('donazione_5', JANUARY)).toEqual([])
    expect(await given('2026')).toEqual(year)
    expect(await store.get('documento', 'documento_nuovo')).toEqual(paper)
    expect(await reversalOf('donazione_5')).toMatchObject({ corregge: 'documento_nuovo', data: JANUARY.today, importo: -15_000 })
    expect(await given('2027')).toEqual([[-15_000, '0 donazioni']])
    expect(await giver()).toMatchObject({ donato: before.donato - 15_000, donato_scorso: before.donato_scorso, donato_anno: -15_000 })
    expect(await worked('donazione_5')).toMatchObject({ ricevuta: 'emessa', situazione: 'stornato' })
  })
})

describe('Receipts', () => {
  it('bear the next number when they are issued, and not before', async () => {
    expect(await refused(paperOf('donazione_5'))).toEqual([])
    expect(await store.get('documento', 'documento_nuovo')).not.toHaveProperty('numero')
    expect(await worked('donazione_5')).toMatchObject({ ricevuta: 'in_bozza' })
    const last = (await found('documento', { field: 'numero', op: 'filled' }))
      .map((row) => String(row['numero']))
      .filter((one) => one.startsWith('ED/2026'))
      .toSorted()
      .at(-1)
    expect(await refused(move('documento_nuovo', 'emessa'))).toEqual([])
    const next = Number(last?.slice(-7)) + 1
    expect((await store.get('documento', 'documento_nuovo'))?.['numero']).toBe(`ED/2026/${String(next).padStart(7, '0')}`)
    expect(await worked('donazione_5')).toMatchObject({ ricevuta: 'emessa' })
  })

  it('there is one of a donation, none of an anonymous one or of a promise', async () => {
    await commit(paperOf('donazione_5'))
    expect(await refused(make('documento', { ...valuesOf(paperOf('donazione_5')) }))).not.toEqual([])
    const anonymous = { donatore: ANONIMO, importo: 5000, donata_il: addDays(TODAY, -1), mezzo: 'contanti', agevolazione: 'anonima' }
    expect(await refused(paperOf('donazione_3', anonymous))).not.toEqual([])
  })

  it('what an issued one says does not change, and the donation not under it', async () => {
    await commit(paperOf('donazione_5'))
    await commit(move('documento_nuovo', 'emessa'))
    expect(await refused(update('documento', 'documento_nuovo', { importo: 1 }))).not.toEqual([])
    for (const values of [{ importo: 20_000 }, { descrizione: 'Altro' }, { causale: 'Altro' }, { progetto: 'progetto_2' }])
      expect(await refused(update('donazione', 'donazione_5', values))).toEqual([
        expect.stringContaining('La donazione è arrivata: se è sbagliata si corregge con «Storna donazione», e se ne registra un’altra.'),
      ])
    expect(await refused(move('donazione_5', 'annullata'))).toHaveLength(1)
    expect(await refused(move('documento_nuovo', 'annullata'))).toHaveLength(1)
    expect(await refused(move('documento_nuovo', 'annullata', { motivo: 'Nome sbagliato' }))).toEqual([])
    expect(await worked('donazione_5')).toMatchObject({ ricevuta: 'da_emettere' })
    expect((await store.get('documento', 'documento_nuovo'))?.['numero']).toBeTruthy()
  })

  it('all that are waited for are prepared at once, oldest first, of no other donation', async () => {
    const rows = rowsOf(donazione, await found('donazione', is('ricevuta', 'da_emettere')))
    expect(rows.length).toBeGreaterThan(2)
    const inputs = (await preparaRicevute.prefill?.(rows, readOf(store), at)) ?? {}
    const planned = await planAction(preparaRicevute, inputs, readOf(store), at, rows)
    expect(planned.ok && (await refused(...planned.changes))).toEqual([])
    expect(await found('donazione', is('ricevuta', 'da_emettere'))).toEqual([])
    const early = await planAction(preparaRicevute, { data: addDays(TODAY, -13) }, readOf(store), at, rows)
    expect(early.ok).toBe(false)
  })

  it('the paper says who, how much in figures and words, how it was paid, and what the law makes of it', async () => {
    await commit(paperOf('donazione_5'))
    await commit(move('documento_nuovo', 'emessa'))
    const row = rowOf(documento, (await store.get('documento', 'documento_nuovo')) ?? { id: '', version: 0 })
    const paper = await stampaRicevuta.paper(row, store, at)
    const said = JSON.stringify(paper)
    for (const word of ['Mirella Iotti', 'centocinquanta/00 euro', 'Bonifico (tracciabile)', 'art. 83', 'RUNTS', 'legale rappresentante'])
      expect(said).toContain(word)
    expect(paper.subtitle).toMatch(/^N\. ED\/\d+\/2026 del 23\/11\/2026$/)
    expect(said).not.toContain('Senza il codice fiscale')
    expect(said).toContain('Codice fiscale 04298111198')
    await commit(update('donatore', MIRELLA, { codice_fiscale: null, indirizzo: 'Via Nuova 1, Bergamo' }))
    expect(await stampaRicevuta.paper(row, store, at)).toEqual(paper)
    const { numero: _none, ...draft } = row
    expect(JSON.stringify(await stampaRicevuta.paper({ ...draft, stato: 'bozza' }, store, at))).toContain(
      'Senza il codice fiscale del donatore la ricevuta non vale',
    )
    const cash = await stampaRicevuta.paper({ ...row, mezzo: 'contanti', agevolazione: 'contanti' }, store, at)
    expect(JSON.stringify(cash)).toContain('non dà diritto')
  })

  it('the year of a donor adds up what counts for his taxes apart from what does not', async () => {
    const row = await store.get('donatore', ACQUAVIVA)
    const paper = row && (await riepilogoDonatore.paper(row, store, at))
    expect(JSON.stringify(paper)).toContain('Con agevolazione fiscale nel 2026')
    expect(JSON.stringify(paper)).toContain('9.000,00')
  })
})

const valuesOf = (change: Change): Values => ('values' in change ? (change.values ?? {}) : {})

describe('Volunteers', () => {
  const shift = async (...where: Condition[]) => rowsOf(turno, await found('turno', ...where))
  const rossana = async () => {
    const [row] = rowsOf(incarico, await found('incarico', is('volontario', 'volontario_1'), is('progetto', DOPOSCUOLA)))
    if (!row) throw new Error('no task')
    return row
  }

  it('can come by the hour and the day of the week', () => {
    expect([possono('2026-11-23', '09:00'), possono('2026-11-23', '13:00'), possono('2026-11-23', '18:00')]).toEqual([
      ['mattina', 'flessibile'],
      ['pomeriggio', 'flessibile'],
      ['sera', 'flessibile'],
    ])
    expect(possono('2026-11-22', '09:00')).toEqual(['weekend', 'flessibile'])
  })

  it('a shift that is held writes the hours of those who were expected; taken back, they are expected again', async () => {
    const [today] = await shift(is('data', TODAY), is('progetto', DOPOSCUOLA))
    if (!today) throw new Error('no shift')
    const [before] = rowsOf(presenza, await found('presenza', is('turno', today.id), is('segno', 'previsto')))
    if (!before) throw new Error('nobody')
    expect(before.ore).toBe(0)
    expect(await refused(move(today.id, 'svolto'))).toEqual([])
    expect(await store.get('presenza', before.id)).toMatchObject({ segno: 'presente', ore: 2 })
    expect(await store.get('turno', today.id)).toMatchObject({ ore: today.di_turno * 2 })
    await commit(update('presenza', before.id, { ore_fatte: 1.5 }))
    expect(await store.get('presenza', before.id)).toMatchObject({ ore: 1.5 })
    expect(await refused(move(today.id, 'programmato'))).toEqual([])
    expect(await store.get('presenza', before.id)).toMatchObject({ segno: 'previsto', ore: 0 })
  })

  it('hours add up shift by shift, for the task, the volunteer and the project', async () => {
    const task = await rossana()
    const before = rowOf(volontario, (await store.get('volontario', 'volontario_1')) ?? { id: '', version: 0 })
    const whole = (await project(DOPOSCUOLA)).ore_volontari
    const marked = new Set((await found('presenza', is('incarico', task.id))).map((row) => row['turno']))
    const free = (await shift(is('progetto', DOPOSCUOLA), is('stato', 'svolto'))).find(({ id }) => !marked.has(id))
    await commit(make('presenza', { incarico: task.id, turno: free?.id, segno: 'presente' }))
    expect(await store.get('incarico', task.id)).toMatchObject({ ore: task.ore + 2 })
    expect(await store.get('volontario', 'volontario_1')).toMatchObject({ ore: before.ore + 2 })
    expect((await project(DOPOSCUOLA)).ore_volontari).toBe(whole + 2)
  })

  it('nobody is present before the shift, in another project’s shift, in two at once, or without insurance', async () => {
    const task = await rossana()
    const marked = new Set((await found('presenza', is('incarico', task.id))).map((row) => row['turno']))
    const later = (await shift(is('progetto', DOPOSCUOLA), { field: 'data', op: 'gt', value: TODAY })).filter(({ id }) => !marked.has(id))
    const free = later[0]
    const square = (values: Values) => make('presenza', { incarico: task.id, turno: free?.id, segno: 'previsto', ...values })
    expect(await refused(square({ segno: 'presente' }))).toEqual([
      'segno: Il turno non c’è ancora stato: si segna chi è di turno, o chi ha avvisato che manca.',
    ])
    const [elsewhere] = await shift(is('progetto', SPESA), { field: 'data', op: 'gt', value: TODAY })
    expect(await refused(square({ turno: elsewhere?.id }))).toEqual(['turno: Il turno è di un altro progetto.'])
    await commit(update('volontario', 'volontario_1', { assicurato_fino: TODAY }))
    expect(await refused(square({}))).toHaveLength(1)
    await commit(update('volontario', 'volontario_1', { assicurato_fino: addDays(TODAY, 300) }))
    expect(await refused(square({}))).toEqual([])
    const values = { progetto: DOPOSCUOLA, attivita: 'Gita', data: free?.data, ora: '16:30', minuti: 120, servono: 1 }
    await commit(make('turno', values, 'turno_gita'))
    expect(await refused(make('presenza', { incarico: task.id, turno: 'turno_gita', segno: 'previsto' }))).toEqual([
      'incarico: Ha già un turno a quell’ora: Aiuto compiti, ore 15:00.',
    ])
  })

  it('for a shift that lacks somebody those are proposed who can come, are free and insured', async () => {
    const values = { progetto: DOPOSCUOLA, attivita: 'Festa', data: addDays(TODAY, 2), ora: '17:30', minuti: 60, servono: 3 }
    await commit(make('turno', values, 'turno_festa'))
    const [row] = await shift(is('id', 'turno_festa'))
    if (!row) throw new Error('no shift')
    const read = readOf(store)
    const inputs = (await trovaVolontari.prefill?.(row, read, at)) ?? {}
    const chosen = inputs['volontari'] as readonly string[]
    expect(chosen).toHaveLength(3)
    for (const id of chosen) {
      const task = await store.get('incarico', id)
      const who = await store.get('volontario', String(task?.['volontario']))
      expect(['pomeriggio', 'flessibile']).toContain(who?.['disponibilita'])
    }
    const planned = await planAction(trovaVolontari, inputs, read, at, [row])
    expect(planned.ok && (await refused(...planned.changes))).toEqual([])
    expect(await store.get('turno', 'turno_festa')).toMatchObject({ di_turno: 3, mancano: 0 })
  })

  it('whoever comes into the register has a day and an insurance, whoever leaves it a day', async () => {
    const person = { nome: 'Ada Prova', email: 'ada@posta.example', telefono: '3335550000', disponibilita: 'sera', ore_settimana: 'h4' }
    await commit(make('volontario', { ...person, competenze: 'Cucina' }, 'volontario_nuovo'))
    expect(await refused(move('volontario_nuovo', 'attivo'))).toHaveLength(2)
    const values = { iscritto_dal: TODAY, assicurato_fino: addDays(TODAY, 365) }
    expect(await refused(move('volontario_nuovo', 'attivo', values))).toEqual([])
    expect(await refused(move('volontario_nuovo', 'ex'))).toHaveLength(1)
  })

  it('papers: the hours of one, the sheet to sign of a shift', async () => {
    const row = await store.get('volontario', 'volontario_1')
    const paper = row && (await registroOre.paper(row, store, at))
    const table = paper?.blocks.find((block) => block.kind === 'table')
    const { ore } = row ? rowOf(volontario, row) : { ore: -1 }
    expect(table?.totals?.at(-1)).toBe(volontario.fields.ore.format(ore))
    const [today] = await shift(is('data', TODAY), is('progetto', DOPOSCUOLA))
    const sheet = today && (await foglioTurno.paper(today, store, at))
    expect(JSON.stringify(sheet)).toContain('Firma')
  })
})

describe('Beneficiaries', () => {
  const seen = (groups: readonly string[]) => store.openedBy('Banco', groups)

  it('notes, needs and who somebody is are there for one group alone', async () => {
    const query = { entity: 'beneficiario', where: [is('id', 'beneficiario_1')] } as const
    const [hidden] = (await seen([]).query(query)).rows
    expect(hidden).toMatchObject({ nome: 'Famiglia R.', servizi: 'Spesa sospesa, sportello casa' })
    for (const key of ['note', 'bisogni', 'nominativo', 'codice_fiscale', 'data_nascita']) expect(hidden).not.toHaveProperty(key)
    expect((await seen(['riservati']).query(query)).rows[0]).toMatchObject({ note: 'Tre figli' })
    expect((await seen([]).query({ entity: 'beneficiario', search: 'Tre figli' })).rows).toEqual([])
    const narrowed = seenSector(sociale, { groups: [] })
    const fields = narrowed.entities.find(({ name }) => name === 'beneficiario')?.fields ?? {}
    expect(Object.keys(fields)).not.toContain('note')
    expect(narrowed.screens.map(({ key }) => key)).toContain('beneficiari')
  })

  it('the list of services holds nothing that is private', async () => {
    const row = await store.get('beneficiario', 'beneficiario_2')
    const said = JSON.stringify(row && (await servizioBeneficiario.paper(row, store, at)))
    expect(said).toContain('Compagnia e visite')
    expect(said).not.toContain('Visite il martedì')
  })

  it('a service is counted once it is given, and not before its day', async () => {
    const values = { beneficiario: 'beneficiario_3', tipo: 'colloquio', data: TODAY, ora: '11:00', minuti: 45 }
    const before = rowOf(beneficiario, (await store.get('beneficiario', 'beneficiario_3')) ?? { id: '', version: 0 })
    await commit(make('servizio', values, 'servizio_nuovo'))
    expect(await store.get('beneficiario', 'beneficiario_3')).toMatchObject({ ricevuti: before.ricevuti })
    await commit(move('servizio_nuovo', 'erogato'))
    expect(await store.get('beneficiario', 'beneficiario_3')).toMatchObject({ ricevuti: before.ricevuti + 1, ultimo: TODAY })
    await commit(make('servizio', { ...values, data: addDays(TODAY, 3) }, 'servizio_dopo'))
    expect(await refused(move('servizio_dopo', 'erogato'))).toHaveLength(1)
    expect(await refused(move('servizio_nuovo', 'programmato'), move('servizio_nuovo', 'non_svolto'))).toHaveLength(1)
  })

  it('a volunteer is with one at a time, and nobody whose way is over gets anything planned', async () => {
    const values = { tipo: 'compagnia', data: addDays(TODAY, 5), ora: '10:00', minuti: 60, volontario: 'volontario_3' }
    expect(await refused(make('servizio', { ...values, beneficiario: 'beneficiario_2' }))).toEqual([])
    expect(await refused(make('servizio', { ...values, beneficiario: 'beneficiario_4', ora: '10:30' }))).toEqual([
      'volontario: Nadia Cherubini ha già un servizio il 28/11/2026 dalle 10:00 alle 11:00.',
    ])
    expect(await refused(make('servizio', { ...values, beneficiario: 'beneficiario_5', ora: '15:00' }))).toEqual([
      'beneficiario: Il suo percorso è concluso: riaprilo per programmare altri servizi.',
    ])
  })

  it('whose way is over is said how it ended', async () => {
    expect(await refused(move('beneficiario_1', 'concluso'))).toHaveLength(2)
    expect(await refused(move('beneficiario_1', 'concluso', { data_fine: TODAY, esito: 'Ha trovato lavoro' }))).toEqual([])
  })
})

describe('Figures and the report of a project', () => {
  it('faithful donors are those of both years among those of last year', async () => {
    const rows = rowsOf(donatore, await found('donatore'))
    const last = rows.filter(({ donato_scorso: money }) => money > 0)
    const both = last.filter(({ donato_anno: money }) => money > 0)
    const { value } = await figure('fedelta')
    expect(value).toBeCloseTo((both.length / last.length) * 100)
    expect(both.length).toBeGreaterThan(0)
  })

  it('the cost of a beneficiary is what active projects spent, divided by their people, each of whom counts once', async () => {
    const rows = rowsOf(progetto, await found('progetto', is('stato', 'attivo')))
    const ids = new Set<unknown>(rows.map(({ id }) => id))
    const people = rowsOf(beneficiario, await found('beneficiario')).filter(({ progetti = [] }) => progetti.some((id) => ids.has(id)))
    const spent = rows.reduce((all, { speso }) => all + speso, 0)
    expect(people.length).toBeLessThan(rows.reduce((all, row) => all + row.beneficiari, 0))
    expect((await figure('costo_beneficiario')).value).toBeCloseTo(spent / people.length)
  })

  it('the report has the budget by line, expenses that add up to what was spent, hours and services, and no names of those helped', async () => {
    const row = await project(DOPOSCUOLA)
    const paper = await relazioneProgetto.paper(row, store, at)
    const tables = paper.blocks.filter((block) => block.kind === 'table')
    expect(tables.map(({ title }) => title)).toEqual(['Budget per voce', 'Spese', 'Donazioni', 'Volontari', 'Servizi ai beneficiari'])
    expect(tables[1]?.totals?.at(-1)).toBe(progetto.fields.speso.format(row.speso))
    expect(JSON.stringify(paper)).not.toContain('Minore')
  })
})

describe('The report of a year', () => {
  it('adds up what its rows are, project by project and donor by donor, and lists what lacks', async () => {
    const { periods, first } = await anno.asks(store, at)
    expect([first, periods]).toEqual(['2026', ['2026', '2025', '2024', '2023']])
    const report = await anno.read(store, { period: '2026' }, at)
    const blocks = report.blocks ?? []
    const tables = blocks.filter((block) => block.kind === 'table')
    expect(tables.map(({ title }) => title)).toEqual(['Per progetto', 'Per donatore'])
    const value = (cell: unknown) => (typeof cell === 'object' && cell !== null && 'value' in cell ? Number(cell.value) : 0)
    for (const { sections, total = [] } of tables)
      for (const [column, cell] of total.entries())
        expect(sections.flatMap(({ rows }) => rows).reduce((sum, row) => sum + value(row.cells[column]), 0)).toBeCloseTo(value(cell))
    const during: readonly Condition[] = [is('stato', 'arrivata'), { field: 'data', op: 'gte', value: '2026-01-01' }]
    const money = rowsOf(donazione, await found('donazione', ...during, is('tipo', 'monetaria'))).reduce((sum, row) => sum + row.importo, 0)
    expect(value(tables[0]?.total?.[0])).toBe(money)
    const missing = blocks.find((block) => block.kind === 'missing')
    expect(missing?.lines.map(({ heading }) => heading)).toContain('Mirella Iotti')
    expect((await anno.read(store, { period: '2023' }, at)).blocks).toMatchObject([{ kind: 'empty' }])
  })

  it('goes out on paper and as a sheet with the same sums', async () => {
    const [paper, sheet] = await Promise.all(anno.outputs.map((one) => one.make(store, { period: '2026' }, at, 'Bottega')))
    expect(JSON.stringify(paper)).toContain('Doposcuola di quartiere')
    expect(JSON.stringify(sheet)).toContain('Fondazione Acquaviva')
  })
})
