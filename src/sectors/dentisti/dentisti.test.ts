import { beforeEach, describe, expect, it } from 'vitest'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { consenso } from './consenso.ts'
import { esitoRichiamo } from './esito-richiamo.ts'
import { dentisti } from './index.ts'
import { daChiamare } from './metrics.ts'
import { piano } from './piano.ts'
import { modulo, preventivo } from './stampe.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: dentisti.entities, sample: dentisti.sample(TODAY), at: () => at })
})

const { commit, make, move, refused, found, is, figure } = wordsOf(dentisti, () => store, at)

const visita = (values: Values = {}) =>
  make('appuntamento', {
    paziente: 'paziente_8',
    cura: 'Controllo',
    giorno: TODAY,
    ora: '12:00',
    minuti: 30,
    sala: 'sala_1',
    operatore: 'operatore_3',
    ...values,
  })

describe('States and tabs of the specification', () => {
  it('has Panoramica, Appuntamenti, Pazienti, Cartelle Cliniche', () => {
    expect(dentisti.screens.map(({ label }) => label)).toEqual(['Panoramica', 'Appuntamenti', 'Pazienti', 'Cartelle Cliniche'])
  })

  it('Dental appointment: confermato, in_attesa (shown with a space)', () => {
    const { stato } = dentisti.entities.find(({ name }) => name === 'appuntamento')?.fields ?? {}
    expect([stato?.format('confermato'), stato?.format('in_attesa')]).toEqual(['Confermato', 'In attesa'])
  })

  it('Dental check-up: scaduto, ok, prossimo follow from the day it is due', async () => {
    const [row] = await found('richiamo', is('paziente', 'paziente_4'))
    const after = async (days: number) => {
      await commit({ type: 'update', entity: 'richiamo', id: row?.id ?? '', values: { prossimo: addDays(TODAY, days) } })
      return (await store.get('richiamo', row?.id ?? ''))?.['stato']
    }
    expect([await after(-1), await after(0), await after(30), await after(31)]).toEqual(['scaduto', 'prossimo', 'prossimo', 'ok'])
  })

  it('every list beside has what its records say to be made, save credit notes, which come from an invoice', () => {
    const collections = dentisti.screens.filter((screen): screen is CollectionScreen => screen.kind === 'collection')
    const silent = collections.flatMap(({ lists }) => Object.values(lists ?? {}).filter(({ create }) => create === undefined))
    expect(silent.map(({ entity }) => entity)).toEqual(['nota_credito'])
  })
})

describe('The agenda', () => {
  it('a chair, who works at it and who sits in it are in one place at a time', async () => {
    expect(await refused(visita({ ora: '09:15', operatore: 'operatore_2' }))).toEqual([
      'sala: Sala 1 è già occupata il 23/11/2026 dalle 09:00 alle 09:45.',
    ])
    expect(await refused(visita({ ora: '09:45', sala: 'sala_3', operatore: 'operatore_1' }))).toEqual([
      'operatore: Dott. Ferrante ha già un paziente il 23/11/2026 dalle 09:45 alle 10:45.',
    ])
    expect(await refused(visita({ ora: '09:15', sala: 'sala_3', paziente: 'paziente_1' }))).toEqual([
      'paziente: Balducci Serena ha già un appuntamento il 23/11/2026 dalle 09:00 alle 09:45.',
    ])
    expect(await refused(visita())).toEqual([])
  })

  it('who does not come gives the chair back', async () => {
    await commit(move('appuntamento_1', 'da_ricollocare'))
    expect(await refused(visita({ ora: '09:15' }))).toEqual([])
  })

  it('a chair that is closed takes nobody', async () => {
    const day = addDays(TODAY, 5)
    expect(await refused(visita({ giorno: day, ora: '14:30', sala: 'sala_2' }))).toHaveLength(1)
  })

  it('who arrives is written with the hour, and is taken back with the move', async () => {
    const done = await commit(move('appuntamento_2', 'in_sala'))
    expect((await store.get('appuntamento', 'appuntamento_2'))?.['arrivo']).toBe('10:20')
    if (done.ok) await store.undo(done.commit)
    expect(await store.get('appuntamento', 'appuntamento_2')).toMatchObject({ stato: 'confermato' })
    expect((await store.get('appuntamento', 'appuntamento_2'))?.['arrivo']).toBeUndefined()
  })

  it('counts today, without who does not come', async () => {
    expect(await figure('appuntamenti_oggi')).toMatchObject({ value: 6, note: '2 da confermare' })
    await commit(move('appuntamento_3', 'annullato'))
    expect(await figure('appuntamenti_oggi')).toMatchObject({ value: 5, note: '1 da confermare' })
  })
})

const complete = async (id: string) => {
  await commit(move(id, 'in_sala'))
  await commit(move(id, 'in_poltrona'))
  return commit(move(id, 'completato'))
}

describe('Recalls', () => {
  it('a treatment that asks for it opens one when it is completed, and not twice', async () => {
    const own = () => found('richiamo', is('paziente', 'paziente_2'))
    const made = await commit({
      ...visita({ paziente: 'paziente_2', cura: 'Igiene orale', listino: 'trattamento_4' }),
      id: 'appuntamento_nuovo',
    })
    expect(made.ok).toBe(true)
    const before = await own()
    await complete('appuntamento_nuovo')
    expect((await own()).length).toBe(before.length + 1)
    await commit(move('appuntamento_nuovo', 'in_poltrona'))
    await commit(move('appuntamento_nuovo', 'completato'))
    expect((await own()).length).toBe(before.length + 1)
  })

  it('a visit of the branch of a recall closes it, whatever words it was written in', async () => {
    const own = () => found('richiamo', is('paziente', 'paziente_1'))
    expect(await own()).toMatchObject([{ cura: 'Igiene semestrale', stato: 'prossimo' }])
    await complete('appuntamento_1')
    expect(await own()).toMatchObject([{ cura: 'Igiene semestrale', ultima: TODAY, prossimo: '2027-05-23', stato: 'ok' }])
    await commit(move('appuntamento_1', 'in_poltrona'))
    await commit(move('appuntamento_1', 'completato'))
    expect(await own()).toHaveLength(1)
  })

  it('who sits in the agenda is not called, whatever the visit is for', async () => {
    const called = async () => (await found('richiamo', ...daChiamare)).map(({ paziente }) => paziente)
    expect(await called()).not.toContain('paziente_1')
    expect(await called()).not.toContain('paziente_3')
    await commit(move('appuntamento_3', 'annullato'))
    expect(await called()).toContain('paziente_3')
  })

  it('from a call to the visit: the outcome is written, the appointment bears the recall, which begins anew after it', async () => {
    const [due] = await found('richiamo', is('paziente', 'paziente_5'))
    if (!due) throw new Error('no recall')
    const again = await planAction(esitoRichiamo, { esito: 'richiamare', richiamare_il: addDays(TODAY, 1) }, readOf(store), at, [due])
    if (again.ok) await commit(...again.changes)
    expect(await store.get('richiamo', due.id)).toMatchObject({
      esito: 'richiamare',
      richiamare_il: '2026-11-24',
      contatti: [{}, { giorno: TODAY }],
    })
    const before = (await figure('richiami_scaduti')).value
    const made = await commit({
      ...visita({ paziente: 'paziente_5', richiamo: due.id, cura: 'Igiene semestrale' }),
      id: 'appuntamento_nuovo',
    })
    expect(made.ok).toBe(true)
    expect((await figure('richiami_scaduti')).value).toBe(before - 1)
    await complete('appuntamento_nuovo')
    const after = await store.get('richiamo', due.id)
    expect(after).toMatchObject({ ultima: TODAY, prossimo: '2027-05-23', stato: 'ok' })
    expect(after?.['esito']).toBeUndefined()
  })

  it('an outcome that asks for another call says when', async () => {
    const [due] = await found('richiamo', is('paziente', 'paziente_5'))
    const plan = await planAction(esitoRichiamo, { esito: 'non_risponde' }, readOf(store), at, due ? [due] : [])
    expect(plan).toMatchObject({ ok: false, problems: [{ path: 'richiamare_il', message: 'Indica quando richiamare.' }] })
  })
})

describe('The card after a visit', () => {
  const card = (paziente: string) => found('prestazione', is('paziente', paziente), is('data', TODAY))

  it('a visit that is over does what was planned for it, and leaves it to be billed', async () => {
    const owed = (await figure('da_fatturare')).value
    await complete('appuntamento_2')
    expect(await store.get('prestazione', 'prestazione_2')).toMatchObject({
      stato: 'eseguita',
      data: TODAY,
      operatore: 'operatore_1',
      fatturazione: 'da_fatturare',
    })
    expect((await figure('da_fatturare')).value).toBe(owed + 12_000)
  })

  it('one that nobody had planned is written from the price list, once, and goes with the move that is taken back', async () => {
    expect(await card('paziente_1')).toEqual([])
    const done = await complete('appuntamento_1')
    const [igiene] = await card('paziente_1')
    expect(igiene).toMatchObject({ cura: 'Igiene orale', stato: 'eseguita', operatore: 'operatore_4', fatturazione: 'da_fatturare' })
    await commit(move('appuntamento_1', 'in_poltrona'))
    const again = await commit(move('appuntamento_1', 'completato'))
    expect(await card('paziente_1')).toHaveLength(1)
    if (again.ok) await store.undo(again.commit)
    await commit(move('appuntamento_1', 'in_poltrona'))
    expect(done.ok).toBe(true)
  })

  it('of two that could be meant none is chosen, and a tooth tells them apart', async () => {
    const cura = { paziente: 'paziente_8', data: TODAY, listino: 'trattamento_7', cura: 'Otturazione in composito', importo: 12_000 }
    await commit(make('prestazione', { ...cura, dente: '1.4' }), make('prestazione', { ...cura, dente: '1.5' }))
    const states = async () => (await card('paziente_8')).map(({ dente, stato }) => [dente, stato].join(' ')).toSorted()
    const listed = { cura: 'Otturazione', listino: 'trattamento_7' }
    await commit({ ...visita(listed), id: 'appuntamento_due' })
    await complete('appuntamento_due')
    expect(await states()).toEqual(['1.4 pianificata', '1.5 pianificata'])
    await commit({ ...visita({ ...listed, cura: 'Otturazione 1.5', ora: '12:45' }), id: 'appuntamento_tre' })
    await complete('appuntamento_tre')
    expect(await states()).toEqual(['1.4 pianificata', '1.5 eseguita'])
  })
})

describe('The card', () => {
  it('what was accepted stands on the card of the patient, phase by phase; presented, a plan has its number', async () => {
    const [draft] = await found('piano', is('stato', 'bozza'))
    if (!draft) throw new Error('no draft')
    await commit(move(draft.id, 'presentato'))
    expect((await store.get('piano', draft.id))?.['numero']).toBeDefined()
    expect(await refused(move(draft.id, 'accettato'))).toHaveLength(1)
    await commit(move(draft.id, 'accettato', { accettato_il: TODAY }))
    const cures = await found('prestazione', is('piano', draft.id))
    expect(cures.map(({ fase, cura, stato }) => [fase, cura, stato].join(' ')).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '1 Otturazione in composito pianificata',
      '1 Otturazione in composito pianificata',
      '2 Sbiancamento pianificata',
    ])
  })

  it('what is done has who did it, and no day to come; surfaces are those of a tooth', async () => {
    const cura = { paziente: 'paziente_8', data: addDays(TODAY, 1), cura: 'Controllo', importo: 0 }
    expect(await refused(make('prestazione', { ...cura, stato: 'eseguita', operatore: 'operatore_1' }))).toEqual([
      'data: Una prestazione eseguita non può avere una data futura.',
    ])
    expect(await refused(make('prestazione', { ...cura, stato: 'eseguita', data: TODAY }))).toHaveLength(1)
    expect(await refused(make('prestazione', { ...cura, superfici: 'MO' }))).toEqual([
      'superfici: Indica il dente di cui sono le superfici.',
    ])
    expect(await refused(make('prestazione', { ...cura, dente: '4.6', superfici: 'MX' }))).toHaveLength(1)
    expect(await refused(make('prestazione', { ...cura, dente: '4.6', superfici: 'MOD' }))).toEqual([])
  })

  it('a plan without treatments is neither presented nor accepted', async () => {
    const made = await commit(make('piano', { paziente: 'paziente_8', data: TODAY, righe: [] }, 'piano_vuoto'))
    expect(made.ok).toBe(true)
    const words = ['righe: Il piano non ha cure: scrivine almeno una prima di presentarlo.']
    expect(await refused(move('piano_vuoto', 'presentato'))).toEqual(words)
    expect(await refused(make('piano', { paziente: 'paziente_8', data: TODAY, stato: 'presentato' }))).toEqual(words)
    const [given] = await found('piano', is('stato', 'presentato'))
    expect(await refused({ type: 'update', entity: 'piano', id: given?.id ?? '', values: { righe: [] } })).toEqual([
      'righe: Il piano di cura è presentato: il paziente ne ha una copia. Per cambiarlo se ne fa un altro.',
    ])
  })

  it('a patient owes what was done and not paid', async () => {
    expect(await store.get('paziente', 'paziente_2')).toMatchObject({ eseguito: 14_000, saldo: 14_000 })
    await commit(make('incasso', { paziente: 'paziente_2', giorno: TODAY, importo: 10_000, mezzo: 'carta' }))
    expect(await store.get('paziente', 'paziente_2')).toMatchObject({ incassato: 10_000, saldo: 4000 })
  })

  it('prints the estimate by phases with its sums, and the consent for who signs', async () => {
    const [plan] = await found('piano', is('id', 'piano_6'))
    const paper = plan && (await preventivo.paper(rowOf(piano, plan), store, at))
    expect(paper?.title).toMatch(/^Preventivo PC\/\d+\/2026$/)
    expect(paper?.blocks.map(({ kind }) => kind)).toEqual(['facts', 'table', 'table', 'table', 'facts', 'text', 'signatures'])
    const [minor] = await found('consenso', is('id', 'consenso_4'))
    const consent = minor && (await modulo.paper(rowOf(consenso, minor), store, at))
    expect(JSON.stringify(consent)).toContain('Giulia Melandri')
  })
})

it('who is not in the group sees appointments and amounts, and nothing of health', async () => {
  const desk = store.openedBy('Segreteria', [])
  const person = await desk.get('paziente', 'paziente_2')
  expect(person).toMatchObject({ cognome: 'Rinaudo', saldo: 14_000 })
  for (const key of ['allergie', 'farmaci', 'anamnesi']) expect(person).not.toHaveProperty(key)
  expect(await desk.get('appuntamento', 'appuntamento_2')).not.toHaveProperty('allergie')
  await expect(desk.query({ entity: 'reperto', where: [], page: { offset: 0, limit: 1 } })).rejects.toThrow()
})
