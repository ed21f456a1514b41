import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays, addMonths } from '../../kernel/italian/dates.ts'
import { isHoliday } from '../../kernel/italian/holidays.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Action } from '../../kernel/action/action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { abbonamento } from './abbonamento.ts'
import { allaPorta } from './alla-porta.ts'
import { certificato } from './certificato.ts'
import { congela } from './congela.ts'
import { ditta } from './ditta.ts'
import { palestre } from './index.ts'
import { iscritto } from './iscritto.ts'
import { lezione } from './lezione.ts'
import { pagamento, stornaPagamentoPalestra } from './pagamento.ts'
import { prenotazione } from './prenotazione.ts'
import { programmaLezioni } from './programma-lezioni.ts'
import { rata } from './rata.ts'
import { rinnova } from './rinnova.ts'
import { avviso, foglioPresenze, modulo, ricevuta, tessera } from './stampe.ts'
import { tuttiPresenti } from './tutti-presenti.ts'

/** A Monday: Pilates at half past nine, Funzionale full in the evening. */
const TODAY = '2026-11-23'
let at = { today: TODAY, time: '10:20' }
let store: MemoryStore
const openOn = (today: string, time = '10:20') => {
  at = { today, time }
  store = new MemoryStore({ entities: palestre.entities, sample: palestre.sample(TODAY, '10:20'), at: () => at })
}
beforeEach(() => openOn(TODAY))

const { commit, make, update, move, refused, found, is, figure } = wordsOf(palestre, () => store, { today: TODAY, time: '10:20' })
const [DONATELLA, GABRIELE, SAMIRA, ETTORE, CHIARA, VALERIO, ILARIA] = [
  'iscritto_1',
  'iscritto_2',
  'iscritto_3',
  'iscritto_4',
  'iscritto_5',
  'iscritto_6',
  'iscritto_7',
] as const
const member = async (id: string) => rowOf(iscritto, (await store.get('iscritto', id)) ?? { id, version: 0 })
const sub = async (id: string) => rowOf(abbonamento, (await store.get('abbonamento', id)) ?? { id, version: 0 })
const lessonsOf = async (corso: string, ...more: Parameters<typeof found>[1][]) =>
  rowsOf(lezione, await found('lezione', is('corso', corso), ...more)).toSorted((a, b) => (a.data < b.data ? -1 : 1))
const bookingsOf = async (id: string, stato: string) =>
  rowsOf(prenotazione, await found('prenotazione', is('lezione', id), is('stato', stato)))
/** The lesson of Funzionale this evening: sixteen of sixteen, and four who wait. */
const full = async () => (await lessonsOf('corso_2', is('data', TODAY)))[0]?.id ?? ''
const book = (who: string, lesson: string, values: Values = {}) =>
  make('prenotazione', { iscritto: who, lezione: lesson, ...values }, 'prenotazione_nuova')
const buy = (values: Values = {}) =>
  make(
    'abbonamento',
    { iscritto: ILARIA, tipo: 'trimestrale', prezzo: 16_500, inizio: TODAY, fine: addDays(TODAY, 90), rate: 3, ...values },
    'abbonamento_nuovo',
  )
/** The action on a record, as its dialog opens it, with what is written over it. */
async function act(action: Action, entity: string, id: string, inputs: Values = {}) {
  const [row] = await found(entity, is('id', id))
  if (!row) throw new Error(id)
  const proposed = (await action.prefill?.(row, readOf(store), at)) ?? {}
  return planAction(action, { ...proposed, ...inputs }, readOf(store), at, [row])
}
async function done(...planning: Parameters<typeof act>) {
  const planned = await act(...planning)
  return planned.ok ? refused(...planned.changes) : planned.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('Tabs and dialogs', () => {
  it('Panoramica, Iscritti, Abbonamenti, Corsi, Ingressi; then the calendar and its bookings', () => {
    expect(palestre.screens.map(({ label }) => label)).toEqual([
      'Panoramica',
      'Iscritti',
      'Abbonamenti',
      'Corsi',
      'Ingressi',
      'Calendario',
      'Prenotazioni',
    ])
  })

  it('Nuovo Iscritto, Nuovo Abbonamento, Nuovo Corso, Registra Ingresso, and the searches', () => {
    const said = palestre.screens.flatMap((screen) => (screen.kind === 'collection' ? [screen.create, screen.search, screen.save] : []))
    for (const word of [
      'Nuovo Iscritto',
      'Nuovo Abbonamento',
      'Nuovo Corso',
      'Registra Ingresso',
      'Attiva abbonamento',
      'Cerca iscritti per nome o tessera...',
      'Cerca abbonamenti...',
      'Cerca corsi o istruttori...',
      'Cerca negli ingressi...',
    ])
      expect(said).toContain(word)
  })
})

describe('The door', () => {
  const door = (values: Values) => allaPorta(values, readOf(store), at)

  it('knows a card and says whether its member may come in', async () => {
    expect(await door({ tessera: '2001' })).toEqual({
      iscritto: DONATELLA,
      tipo: 'tessera',
      esito: 'consentito',
      abbonamento: 'abbonamento_1',
    })
    expect(await door({ tessera: '2007' })).toEqual({ iscritto: ILARIA, tipo: 'tessera', esito: 'negato', motivo: 'abbonamento_scaduto' })
    expect(await door({ tessera: ' 2004 ' })).toMatchObject({ iscritto: ETTORE, esito: 'negato', motivo: 'certificato_scaduto' })
    expect(await door({ tessera: '9999' })).toEqual({})
  })

  it('knows a name as well, and lets a trial in without a certificate', async () => {
    expect(await door({ iscritto: VALERIO })).toMatchObject({ tipo: 'manuale', esito: 'consentito' })
    await commit(update('iscritto', VALERIO, { stato: 'attivo' }))
    expect(await door({ iscritto: VALERIO })).toMatchObject({ esito: 'negato', motivo: 'certificato_assente' })
  })

  it('sends back who comes outside the hours, and who is late with an instalment', async () => {
    expect(await door({ tessera: '2001', ora: '05:10' })).toMatchObject({ esito: 'negato', motivo: 'fuori_orario' })
    expect(await door({ tessera: '2001', data: '2026-12-08', ora: '10:00' })).toMatchObject({ motivo: 'fuori_orario' })
    const [late] = await found('rata', is('situazione', 'scaduta'))
    expect(await door({ iscritto: String(late?.['iscritto']) })).toMatchObject({ esito: 'negato', motivo: 'rata_scaduta' })
  })

  it('keeps no entry that should not be, whoever writes it', async () => {
    const enter = (who: string, values: Values = {}) =>
      make('ingresso', { iscritto: who, data: TODAY, ora: '10:20', tipo: 'manuale', esito: 'consentito', ...values })
    expect(await refused(enter(ETTORE))).toEqual(['esito: Non può entrare: il certificato medico è scaduto.'])
    expect(await refused(enter(ILARIA))).toEqual(['esito: Non può entrare: l’abbonamento è scaduto.'])
    expect(await refused(enter(ILARIA, { esito: 'negato' }))).toEqual(['motivo: Indica perché non è entrato.'])
    expect(await refused(enter(ILARIA, { esito: 'negato', motivo: 'abbonamento_scaduto' }))).toEqual([])
    expect(await refused(enter(GABRIELE))).toEqual([])
  })

  it('counts a carnet down to its last entry and refuses the one after', async () => {
    const enter = (n: number) =>
      make('ingresso', {
        iscritto: CHIARA,
        data: TODAY,
        ora: `0${n}:00`,
        tipo: 'tessera',
        esito: 'consentito',
        abbonamento: 'abbonamento_5',
      })
    for (let n = 1; n <= 6; n++) expect(await refused(enter(n))).toEqual([])
    expect(await sub('abbonamento_5')).toMatchObject({ residui: 0, situazione: 'attivo' })
    expect(await door({ tessera: '2005' })).toMatchObject({ esito: 'negato', motivo: 'abbonamento_scaduto' })
    expect(await refused(enter(7))).toContain('esito: Non può entrare: gli ingressi del carnet sono finiti.')
    at = { today: addDays(TODAY, 1), time: '10:20' }
    expect(await sub('abbonamento_5')).toMatchObject({ situazione: 'scaduto' })
  })

  it('marks who comes in for a class as there', async () => {
    const [lesson] = await lessonsOf('corso_1', is('data', TODAY))
    const [booked] = await bookingsOf(lesson?.id ?? '', 'prenotata')
    await commit(make('ingresso', { iscritto: booked?.iscritto, data: TODAY, ora: '09:20', tipo: 'corso', esito: 'consentito' }))
    expect(await store.get('prenotazione', booked?.id ?? '')).toMatchObject({ stato: 'presente' })
  })
})

describe('Subscriptions and instalments', () => {
  it('are sold in parts, a month apart, with the cents in the last', async () => {
    await commit(buy({ prezzo: 10_000 }))
    const parts = rowsOf(rata, await found('rata', is('abbonamento', 'abbonamento_nuovo'))).toSorted((a, b) =>
      a.scadenza < b.scadenza ? -1 : 1,
    )
    expect(parts.map(({ scadenza, importo, situazione }) => [scadenza, importo, situazione])).toEqual([
      [TODAY, 3_333, 'da_pagare'],
      [addMonths(TODAY, 1), 3_333, 'da_pagare'],
      [addMonths(TODAY, 2), 3_334, 'da_pagare'],
    ])
    expect(await sub('abbonamento_nuovo')).toMatchObject({ stato: 'da_pagare', saldo: 10_000, rate_scadute: 0 })
    expect(await member(ILARIA)).toMatchObject({ situazione: 'attivo', accesso: 'abbonamento_da_pagare' })
  })

  it('begin with the first money: at once where it is said with what one pays', async () => {
    await commit(buy({ metodo: 'contanti' }))
    expect(await sub('abbonamento_nuovo')).toMatchObject({ stato: 'attivo', pagato: 5_500, saldo: 11_000 })
    expect(await member(ILARIA)).toMatchObject({ situazione: 'attivo', accesso: 'consentito', saldo: 11_000 })
  })

  it('are late when a part is, and in order once it is paid', async () => {
    await commit(buy({ metodo: 'carta' }))
    at = { today: addDays(addMonths(TODAY, 1), 1), time: '10:20' }
    expect(await member(ILARIA)).toMatchObject({ rate_scadute: 1, accesso: 'rata_scaduta', da_sistemare: 'rata_scaduta' })
    const proposed = await pagamento.proposes?.({ iscritto: ILARIA }, readOf(store), at)
    expect(proposed).toMatchObject({ importo: 5_500 })
    expect(await refused(make('pagamento', { iscritto: ILARIA, ...proposed, data: at.today, mezzo: 'carta' }))).toEqual([])
    expect(await member(ILARIA)).toMatchObject({ rate_scadute: 0, accesso: 'consentito' })
  })

  it('take a payment back by a record of its own', async () => {
    await commit(buy({ metodo: 'carta', rate: 1 }))
    const [paid] = await found('pagamento', is('iscritto', ILARIA), is('data', TODAY))
    expect(await done(stornaPagamentoPalestra, 'pagamento', paid?.id ?? '', { motivo: 'Era di un’altra' })).toEqual([])
    expect(await sub('abbonamento_nuovo')).toMatchObject({ pagato: 0, saldo: 16_500 })
  })

  it('cost what the last of their kind cost, and begin when the one before ends', async () => {
    const proposed = await abbonamento.proposes?.({ iscritto: 'iscritto_2', tipo: 'trimestrale' }, readOf(store), at)
    expect(proposed).toEqual({ inizio: addDays(TODAY, 7), fine: addDays(TODAY, 97), prezzo: 16_500 })
  })

  it('are renewed from the day after, a trial by a month', async () => {
    expect(await done(rinnova, 'abbonamento', 'abbonamento_6', { metodo: 'carta' })).toEqual([])
    const [made] = rowsOf(abbonamento, await found('abbonamento', is('iscritto', VALERIO), is('tipo', 'mensile')))
    expect(made).toMatchObject({ inizio: addDays(TODAY, 4), fine: addDays(TODAY, 34), prezzo: 6_000, stato: 'attivo' })
    expect(await member(VALERIO)).toMatchObject({ stato: 'attivo' })
    expect((await found('abbonamento', is('id', 'abbonamento_6'))).length).toBe(1)
  })

  it('rest for so many days: the end moves by those that went by, and the member rests too', async () => {
    const { fine } = await sub('abbonamento_2')
    expect(await done(congela, 'abbonamento', 'abbonamento_2', { pausa: 15 })).toEqual([])
    expect(await sub('abbonamento_2')).toMatchObject({ stato: 'congelato', congelato_dal: TODAY, riprende: addDays(TODAY, 15), fine })
    expect(await member(GABRIELE)).toMatchObject({ situazione: 'sospeso', accesso: 'abbonamento_congelato' })
    at = { today: addDays(TODAY, 10), time: '10:20' }
    await commit(move('abbonamento_2', 'attivo'))
    const resumed = await sub('abbonamento_2')
    expect(resumed).toMatchObject({ stato: 'attivo', fine: addDays(fine, 10) })
    expect([resumed.pausa, resumed.congelato_dal]).toEqual([undefined, undefined])
    expect(await member(GABRIELE)).toMatchObject({ situazione: 'attivo' })
  })

  it('move by no more than the pause that was asked for, also over the end of February and a change of the clocks', async () => {
    openOn('2028-02-20')
    await commit(
      buy({ inizio: '2028-02-01', fine: '2028-05-01', metodo: 'carta' }),
      update('iscritto', ILARIA, { scadenza_certificato: '2028-12-31' }),
    )
    await commit(move('abbonamento_nuovo', 'congelato', { pausa: 30 }))
    at = { today: '2028-03-28', time: '10:20' }
    await commit(move('abbonamento_nuovo', 'attivo'))
    expect(await sub('abbonamento_nuovo')).toMatchObject({ fine: '2028-05-31' })
  })

  it('are not frozen once they are over, nor without saying for how long', async () => {
    expect(await refused(move('abbonamento_7', 'congelato', { pausa: 10 }))).toEqual(['pausa: È già scaduto: non si congela, si rinnova.'])
    expect(await refused(move('abbonamento_1', 'congelato'))).toHaveLength(1)
  })

  it('are given up on a day, and their open parts with them', async () => {
    await commit(move('abbonamento_3', 'disdetto'))
    expect(await sub('abbonamento_3')).toMatchObject({ disdetto_il: TODAY, saldo: 0 })
    const parts = rowsOf(rata, await found('rata', is('abbonamento', 'abbonamento_3')))
    expect(parts.map(({ situazione }) => situazione).toSorted()).toEqual(['annullata', 'pagata'])
    const before = await figure('abbandono')
    await commit(move('abbonamento_3', 'attivo'))
    expect((await figure('abbandono')).value).toBeLessThan(before.value)
  })
})

describe('Bookings', () => {
  it('take no more than the places; who comes later waits', async () => {
    const lesson = await full()
    const answer = await commit(book(DONATELLA, lesson))
    expect(answer.ok || answer.problems[0]?.instead).toEqual({ label: 'Metti in lista d’attesa', state: 'lista_attesa' })
    expect(await refused(book(DONATELLA, lesson, { stato: 'lista_attesa' }))).toEqual([])
    expect(await store.get('lezione', lesson)).toMatchObject({ prenotati: 16, in_lista: 5, disponibilita: 'completo' })
  })

  it('a place that comes free goes to who asked first, two places to the first two', async () => {
    const lesson = await full()
    const waiting = (await bookingsOf(lesson, 'lista_attesa')).toSorted((a, b) => Number(a.id.split('_')[1]) - Number(b.id.split('_')[1]))
    const [one, other] = await bookingsOf(lesson, 'prenotata')
    expect(await refused(move(one?.id ?? '', 'annullata'), move(other?.id ?? '', 'annullata'))).toEqual([])
    for (const [place, row] of waiting.entries())
      expect(await store.get('prenotazione', row.id)).toMatchObject({ stato: place < 2 ? 'prenotata' : 'lista_attesa' })
    expect(await store.get('lezione', lesson)).toMatchObject({ prenotati: 16, in_lista: 2 })
  })

  it('more places let the list move up, fewer than are booked are refused', async () => {
    const lesson = await full()
    await commit(update('corso', 'corso_2', { posti: 19 }))
    expect(await store.get('lezione', lesson)).toMatchObject({ prenotati: 19, in_lista: 1 })
    expect(await refused(update('corso', 'corso_2', { posti: 12 }))).toEqual(['posti: I prenotati sono di più.'])
  })

  it('ask for a subscription and a certificate that hold on the day', async () => {
    const [lesson] = await lessonsOf('corso_1', { field: 'data', op: 'gt', value: addDays(TODAY, 13) })
    const id = lesson?.id ?? ''
    expect(await refused(book(ILARIA, id))).toEqual(['iscritto: Il suo abbonamento non è attivo.'])
    expect(await refused(book(GABRIELE, id))).toEqual([
      'iscritto: L’abbonamento finisce prima di quel giorno.',
      'iscritto: Il certificato medico scade prima di quel giorno.',
    ])
    expect(await refused(book(SAMIRA, id))).toEqual([])
  })

  it('of a lesson that is called off are called off, and nobody moves up', async () => {
    const lesson = await full()
    await commit(move(lesson, 'annullata'))
    expect(await bookingsOf(lesson, 'annullata')).toHaveLength(20)
  })

  it('are marked for those that were held alone, all at once where one wants', async () => {
    const [held] = await lessonsOf('corso_1', is('data', TODAY))
    const [ahead] = await lessonsOf('corso_1', { field: 'data', op: 'gt', value: TODAY })
    const [booked] = await bookingsOf(ahead?.id ?? '', 'prenotata')
    expect(await refused(move(booked?.id ?? '', 'presente'))).toEqual(['stato: La lezione non c’è ancora stata.'])
    expect(await done(tuttiPresenti, 'lezione', held?.id ?? '')).toEqual([])
    expect(await store.get('lezione', held?.id ?? '')).toMatchObject({ presenti: 12, da_segnare: 0 })
  })
})

describe('Classes', () => {
  it('are put into the calendar on their days, without holidays, and once', async () => {
    await commit(move('corso_6', 'attivo'))
    expect(await done(programmaLezioni, 'corso', 'corso_6', { dal: TODAY, al: '2027-01-10' })).toEqual([])
    const days = (await lessonsOf('corso_6')).map(({ data }) => data)
    expect(days).toEqual(['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30'])
    expect(days.filter(isHoliday)).toEqual([])
    expect(await done(programmaLezioni, 'corso', 'corso_6', { dal: TODAY, al: '2026-12-31' })).toEqual([
      'al: In questi giorni le lezioni sono già tutte in calendario.',
    ])
    expect(await done(programmaLezioni, 'corso', 'corso_6', { dal: addDays(TODAY, -1), al: TODAY })).toEqual([
      'dal: Scegli oggi o un giorno dopo.',
    ])
  })

  it('that rest take their lessons from the calendar, and get them back', async () => {
    const ahead = { field: 'data', op: 'gte', value: TODAY } as const
    const count = (await lessonsOf('corso_4', is('stato', 'programmata'), ahead)).length
    await commit(move('corso_4', 'sospeso'))
    expect(await lessonsOf('corso_4', is('stato', 'programmata'), ahead)).toEqual([])
    await commit(move('corso_4', 'attivo'))
    await done(programmaLezioni, 'corso', 'corso_4', { dal: TODAY, al: addDays(TODAY, 20) })
    expect(await lessonsOf('corso_4', is('stato', 'programmata'), ahead)).toHaveLength(count)
  })

  it('one lesson in a room at a time, and one of an instructor', async () => {
    const lesson = { corso: 'corso_4', data: TODAY, ora: '18:45', minuti: 60 }
    expect(await refused(make('lezione', { ...lesson, sala: 'sala_2', istruttore: 'istruttore_1' }))).toEqual([
      'sala: Sala B è già occupata il 23/11/2026 dalle 18:30 alle 19:20.',
    ])
    expect(await refused(make('lezione', { ...lesson, sala: 'sala_3', istruttore: 'istruttore_2' }))).toEqual([
      'istruttore: Diego Arcari ha già una lezione il 23/11/2026 dalle 18:30 alle 19:20.',
    ])
    expect(await refused(make('lezione', { ...lesson, sala: 'sala_3', istruttore: 'istruttore_1' }))).toEqual([])
  })
})

describe('Certificates', () => {
  it('last a year from their day, and put the card of the member right', async () => {
    expect(await certificato.proposes?.({ data: '2028-02-29' }, readOf(store), at)).toEqual({ scadenza: '2029-02-27' })
    const values = { iscritto: ETTORE, tipo: 'non_agonistico', data: TODAY, scadenza: addDays(TODAY, 364) }
    expect(await refused(make('certificato', values, 'certificato_nuovo'))).toEqual([])
    expect(await member(ETTORE)).toMatchObject({ certificato_stato: 'valido', scadenza_certificato: addDays(TODAY, 364) })
    await commit({ type: 'remove', entity: 'certificato', id: 'certificato_nuovo' })
    expect(await member(ETTORE)).toMatchObject({ certificato_stato: 'scaduto', scadenza_certificato: addDays(TODAY, -6) })
  })

  it('hold on their last day and not on the next', async () => {
    at = { today: addDays(TODAY, 12), time: '10:20' }
    expect(await member(GABRIELE)).toMatchObject({ certificato_stato: 'in_scadenza' })
    at = { today: addDays(TODAY, 13), time: '10:20' }
    expect(await member(GABRIELE)).toMatchObject({ certificato_stato: 'scaduto', accesso: 'certificato_scaduto' })
  })

  it('a card that names one says until when', async () => {
    expect(await refused(update('iscritto', VALERIO, { certificato: 'agonistico' }))).toEqual([
      'scadenza_certificato: Indica fino a quando vale il certificato.',
    ])
  })

  it('the next card is the next number', async () => {
    expect(await iscritto.proposes?.({}, readOf(store), at)).toEqual({ tessera: '2049' })
  })
})

describe('Papers', () => {
  it('the form of a member has his data, what he bought and where he signs; the card its number', async () => {
    const row = await member(DONATELLA)
    const said = JSON.stringify(await modulo.paper(row, store, { ...at, firm: ditta }))
    for (const word of ['Donatella Ferrigno', 'FRRDTL79D49F839Q', 'Annuale', 'Firma dell’iscritto']) expect(said).toContain(word)
    expect((await tessera.paper(row, store, { ...at, firm: ditta })).subtitle).toBe('Tessera n. 2001')
  })

  it('the letter about a certificate says when it ends, or that it has ended', async () => {
    const said = async (id: string) => JSON.stringify(await avviso.paper(await member(id), store, { ...at, firm: ditta }))
    expect(await said(GABRIELE)).toContain('scade sabato 5 dicembre 2026')
    expect(await said(ETTORE)).toContain('è scaduto')
  })

  it('the receipt says for which subscription, and what is left', async () => {
    const [paid] = rowsOf(pagamento, await found('pagamento', is('iscritto', SAMIRA)))
    const said = JSON.stringify(paid && (await ricevuta.paper(paid, store, { ...at, firm: ditta }))).replaceAll('\u00a0', ' ')
    for (const word of ['Samira Bensalem', 'Abbonamento Semestrale', '150,00 €']) expect(said).toContain(word)
  })

  it('the sheet of a lesson has a line for each who booked, and the list', async () => {
    const [row] = rowsOf(lezione, await found('lezione', is('id', await full())))
    const tables = row && (await foglioPresenze.paper(row, store, { ...at, firm: ditta })).blocks.filter((block) => block.kind === 'table')
    expect(tables?.map(({ rows }) => rows.length)).toEqual([16, 4])
  })
})
