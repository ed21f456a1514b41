import { beforeEach, describe, expect, it } from 'vitest'
import { rowOf, rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { isHoliday } from '../../kernel/italian/holidays.ts'
import { planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { owedDoubts } from '../../kernel/among/owed.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { wordsOf } from '../common/trade.fixture.ts'
import { ditta } from './ditta.ts'
import { attestatiClasse, attestatiScelti } from './attestati.ts'
import { attestato } from './attestato.ts'
import { corso } from './corso.ts'
import { formazione } from './index.ts'
import { iscriviAltrove } from './iscrivi.ts'
import { lezione } from './lezione.ts'
import { giorniDiLezione, programmaLezioni } from './programma-lezioni.ts'
import { foglioFirme, programma, schedaStudente, stampaAttestato } from './stampe.ts'
import { studente } from './studente.ts'

const TODAY = '2026-11-23'
const at = { today: TODAY, time: '10:20', firm: ditta }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities: formazione.entities, sample: formazione.sample(TODAY), at: () => at })
})

/** The courses of the sample that the tests work with. */
const [EXCEL, INGLESE, GRAFICA, CONTABILITA, SOCCORSO, ANTINCENDIO, PREPOSTI] = [
  'corso_1',
  'corso_2',
  'corso_4',
  'corso_5',
  'corso_9',
  'corso_10',
  'corso_11',
] as const

const { commit, make, update, move, refused, found, is, figure, entityOf } = wordsOf(formazione, () => store, at)
const course = async (id: string) => rowOf(corso, (await store.get('corso', id)) ?? { id, version: 0 })
const classOf = async (id: string) => rowsOf(studente, await found('studente', is('corso', id)))
const person = (values: Values = {}) =>
  make('studente', { nome: 'Ada Prova', email: 'ada@posta.example', corso: EXCEL, iscrizione: TODAY, ...values }, 'studente_nuovo')
const lesson = (values: Values = {}) =>
  make('lezione', {
    corso: GRAFICA,
    argomento: 'Livelli',
    data: addDays(TODAY, 3),
    ora: '10:00',
    minuti: 120,
    aula: 'aula_4',
    docente: 'docente_4',
    ...values,
  })

describe('States, tabs and forms of the specification', () => {
  it('Training tabs: Panoramica, Studenti, Corsi, Docenti, Lezioni; then the register and the certificates', () => {
    expect(formazione.screens.map(({ label }) => label)).toEqual([
      'Panoramica',
      'Studenti',
      'Corsi',
      'Docenti',
      'Lezioni',
      'Registro',
      'Attestati',
    ])
  })

  it('each of the four has a creation dialog', () => {
    const created = formazione.screens.flatMap((screen) => (screen.kind === 'collection' ? [screen.create] : []))
    expect(created).toEqual(expect.arrayContaining(['Nuovo Studente', 'Nuovo Corso', 'Nuovo Docente', 'Nuova Lezione']))
  })

  it('Training student and course stato: attivo, completato, programmato, sospeso', () => {
    for (const name of ['studente', 'corso']) {
      const { stato } = entityOf(name)?.fields ?? {}
      expect(['attivo', 'completato', 'programmato', 'sospeso'].map((one) => stato?.format(one))).toEqual([
        'Attivo',
        'Completato',
        'Programmato',
        'Sospeso',
      ])
    }
  })

  it('max students are 15, 20, 25, 30; experience comes in the bands 1-3, 4-6, 7-10, 10+', () => {
    const options = (name: string, key: string) => {
      const field = entityOf(name)?.fields[key]
      return field && 'options' in field ? Object.values(field.options as Record<string, string>) : []
    }
    expect(options('corso', 'max_studenti')).toEqual(['15', '20', '25', '30'])
    expect(options('docente', 'esperienza')).toEqual(['1-3', '4-6', '7-10', '10+'])
  })

  it('marks are out of 10, the rating of a teacher out of 5', async () => {
    expect(await refused(update('studente', 'studente_1', { voto: 10.5 }))).toHaveLength(1)
    expect(await refused(update('studente', 'studente_1', { voto: 10 }))).toEqual([])
    expect(await refused(make('giudizio', { docente: 'docente_4', data: TODAY, voto: 6 }))).toHaveLength(1)
    await commit(...Array.from({ length: 10 }, () => make('giudizio', { docente: 'docente_4', data: TODAY, voto: 5 })))
    expect(await store.get('docente', 'docente_4')).toMatchObject({ valutazione: 4.8, giudizi: 20 })
  })

  it('Student: name, email, corso, iscrizione, stato, voto; Lesson: corso, argomento, data, ora, aula, docente', () => {
    expect(studente.table.slice(0, 6)).toEqual(['nome', 'email', 'corso', 'iscrizione', 'stato', 'voto'])
    expect(lezione.form[0]?.fields).toEqual(expect.arrayContaining(['corso', 'argomento', 'data', 'ora', 'aula', 'docente']))
  })
})

describe('Places and revenue', () => {
  it('Course revenue = price times students', async () => {
    expect(await course(EXCEL)).toMatchObject({ studenti: 17, prezzo: 29_000, ricavo: 493_000 })
    await commit(person())
    expect(await course(EXCEL)).toMatchObject({ studenti: 18, posti_liberi: 2, ricavo: 522_000 })
    await commit(move('studente_nuovo', 'ritirato'))
    expect(await course(EXCEL)).toMatchObject({ studenti: 17, posti_liberi: 3, ricavo: 493_000 })
  })

  it('a course takes no more than its places; who waits takes none, and gets one when it is free', async () => {
    expect(await refused(person({ corso: SOCCORSO }))).toEqual([expect.stringMatching(/^corso: .*15 posti/)])
    const full = await commit(person({ corso: SOCCORSO }))
    expect(full.ok || full.problems[0]?.instead).toEqual({ label: 'Metti in lista d’attesa', state: 'in_lista' })
    const [waits] = await found('studente', is('corso', SOCCORSO), is('stato', 'in_lista'))
    const [leaves] = await found('studente', is('corso', SOCCORSO), is('stato', 'attivo'))
    expect(await refused(move(waits?.id ?? '', 'programmato'))).toHaveLength(1)
    expect(await refused(move(leaves?.id ?? '', 'ritirato'), move(waits?.id ?? '', 'programmato'))).toEqual([])
    expect(await course(SOCCORSO)).toMatchObject({ posti_liberi: 0, in_lista: 1 })
  })

  it('the places are not made fewer than the students', async () => {
    expect(await refused(update('corso', EXCEL, { max_studenti: 'm15' }))).toEqual(['max_studenti: Gli studenti iscritti sono di più.'])
  })

  it('nobody is enrolled twice in one course, or in one that is over', async () => {
    expect(await refused(person({ email: 'kevin.osei@posta.example' }))).toHaveLength(1)
    expect(await refused(person({ corso: PREPOSTI }))).toEqual(['corso: Il corso è finito: scegline un altro.'])
  })

  it('the figures of the overview follow', async () => {
    const [places, active, revenue] = await Promise.all([figure('posti_liberi'), figure('studenti_attivi'), figure('ricavo_corsi')])
    await commit(person())
    expect((await figure('posti_liberi')).value).toBe(places.value - 1)
    expect((await figure('studenti_attivi')).value).toBe(active.value + 1)
    expect((await figure('ricavo_corsi')).value).toBe(revenue.value + 29_000)
  })

  it('what is owed is the price less what was paid', async () => {
    await commit(person(), make('versamento', { studente: 'studente_nuovo', data: TODAY, importo: 10_000, mezzo: 'carta' }))
    expect(await store.get('studente', 'studente_nuovo')).toMatchObject({ dovuto: 29_000, versato: 10_000, saldo: 19_000 })
  })

  it('asks about a payment above what is owed, and about no other', async () => {
    await commit(person())
    const paying = (importo: number) => ({ studente: 'studente_nuovo', data: TODAY, importo, mezzo: 'carta' })
    const asked = async (before: Values | undefined, after: Values) => {
      const doubts = versamento ? await owedDoubts(versamento, { before, after, read: readOf(store) }) : []
      return doubts.map(({ path, message }) => `${path}: ${message.replaceAll('\u00a0', ' ')}`)
    }
    const versamento = entityOf('versamento')
    expect(await asked(undefined, paying(10_000_000))).toEqual([
      'importo: Sono 99.710,00 € più di quanto resta da pagare: salva lo stesso?',
    ])
    expect(await asked(undefined, paying(29_000))).toEqual([])
    expect(await asked(undefined, paying(-5_000))).toEqual([])
    // A payment that is corrected has paid its own part already.
    await commit(make('versamento', paying(29_000), 'versamento_nuovo'))
    expect(await asked(paying(29_000), paying(20_000))).toEqual([])
    expect(await asked(paying(29_000), { ...paying(29_000), nota: 'Saldo' })).toEqual([])
    expect(await asked(paying(29_000), paying(290_000))).toHaveLength(1)
  })

  it('whoever comes back is enrolled again under his own name, from where he was', async () => {
    const [row] = await found('studente', is('id', 'studente_4'))
    const planned = await planAction(iscriviAltrove, { corso: ANTINCENDIO, iscrizione: TODAY }, readOf(store), at, row ? [row] : [])
    expect(planned.ok && (await refused(...planned.changes))).toEqual([])
    const [again] = await found('studente', is('corso', ANTINCENDIO), is('nome', 'Lorenzo Magnani'))
    expect(again).toMatchObject({ email: 'l.magnani@posta.example', precedente: 'studente_4', stato: 'programmato' })
  })
})

describe('The class goes with its course', () => {
  const states = async (id: string) => [...new Set((await classOf(id)).map(({ stato }) => stato))].toSorted()

  it('begins, rests and ends with it; who waits stays where he is', async () => {
    await commit(move(ANTINCENDIO, 'attivo'))
    expect(await states(ANTINCENDIO)).toEqual(['attivo'])
    await commit(move(ANTINCENDIO, 'sospeso'))
    expect(await states(ANTINCENDIO)).toEqual(['sospeso'])
    await commit(move(CONTABILITA, 'attivo'))
    expect(await states(CONTABILITA)).toEqual(['attivo'])
    await commit(move(SOCCORSO, 'completato'))
    expect(await states(SOCCORSO)).toEqual(['completato', 'in_lista'])
  })

  it('whoever comes into a course that is under way attends it at once', async () => {
    await commit(person())
    expect(await store.get('studente', 'studente_nuovo')).toMatchObject({ stato: 'attivo' })
  })
})

describe('The calendar without clashes', () => {
  it('a room, a teacher and a class have one lesson at a time', async () => {
    const clash = { data: addDays(TODAY, 1), ora: '19:00' }
    expect(await refused(lesson({ ...clash, aula: 'aula_3' }))).toEqual([
      'aula: Lab A è già occupata il 24/11/2026 dalle 18:00 alle 20:00.',
    ])
    expect(await refused(lesson({ ...clash, docente: 'docente_1' }))).toEqual([
      'docente: Paolo Venturini ha già una lezione il 24/11/2026 dalle 18:00 alle 20:00.',
    ])
    expect(await refused(lesson({ ...clash, corso: EXCEL, aula: 'aula_2' }))).toEqual([
      "corso: Excel per l'ufficio ha già una lezione il 24/11/2026 dalle 18:00 alle 20:00.",
    ])
    expect(await refused(lesson({ ...clash, ora: '20:00', aula: 'aula_3', docente: 'docente_1' }))).toEqual([])
  })

  it('a room that is closed takes none; a lesson that is called off gives everything back', async () => {
    const data = addDays(TODAY, 5)
    expect(await refused(lesson({ data, ora: '09:00', aula: 'aula_2' }))).toHaveLength(1)
    const [pivot] = await found('lezione', is('argomento', 'Tabelle pivot'))
    await commit(move(pivot?.id ?? '', 'da_recuperare'))
    expect(await refused(lesson({ data: addDays(TODAY, 1), ora: '18:00', aula: 'aula_3', docente: 'docente_1' }))).toEqual([])
  })

  it('a room is large enough for the class', async () => {
    expect(await refused(lesson({ corso: EXCEL, aula: 'aula_4', docente: 'docente_1' }))).toEqual([
      'aula: L’aula ha meno posti degli studenti iscritti.',
    ])
  })

  it('a course brings its teacher and its room along', async () => {
    expect(await lezione.proposes?.({ corso: EXCEL }, readOf(store), at)).toEqual({ docente: 'docente_1', aula: 'aula_3' })
  })

  it('a lesson is signed by its teacher', async () => {
    const [held] = await found('lezione', is('corso', EXCEL), is('stato', 'svolta'))
    expect(await refused(move(held?.id ?? '', 'firmata'))).toHaveLength(1)
  })

  it('the lessons that a course lacks are put into the calendar, without holidays', async () => {
    expect(await course(GRAFICA)).toMatchObject({ ore_in_calendario: 2, ore_mancanti: 38 })
    const [row] = await found('corso', is('id', GRAFICA))
    const inputs = { dal: addDays(TODAY, 22), ora: '09:00', minuti: 180, quando: 'lun_mer', aula: 'aula_4' }
    const planned = await planAction(programmaLezioni, inputs, readOf(store), at, row ? [row] : [])
    expect(planned.ok && planned.changes.length).toBe(13)
    expect(planned.ok && (await refused(...planned.changes))).toEqual([])
    expect(await course(GRAFICA)).toMatchObject({ ore_in_calendario: 40, ore_mancanti: 0 })
    // The first is one of the sample rows, on whatever day that falls.
    const days = rowsOf(lezione, await found('lezione', is('corso', GRAFICA))).map(({ data }) => data)
    expect(days.filter((day) => day !== addDays(TODAY, 15)).filter(isHoliday)).toEqual([])
    expect(giorniDiLezione('2026-12-24', 'feriali', 3)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29'])
    const [late] = await found('corso', is('id', ANTINCENDIO))
    expect((await planAction(programmaLezioni, { ...inputs, dal: addDays(TODAY, -1) }, readOf(store), at, late ? [late] : [])).ok).toBe(
      false,
    )
  })
})

describe('The register', () => {
  const today = async (id: string) => (await found('lezione', is('corso', id), is('data', TODAY)))[0]?.id ?? ''
  const mark = (who: string, lezioneId: string, segno = 'presente') => make('presenza', { studente: who, lezione: lezioneId, segno })

  it('Attendance = presences and delays of the lessons with a mark', async () => {
    const [who] = (await classOf(SOCCORSO)).filter(({ frequenza }) => frequenza === 100)
    if (!who) throw new Error('no class')
    expect(who).toMatchObject({ appelli: 2, presenze: 2, frequenza: 100, ore: 8 })
    await commit(mark(who.id, await today(SOCCORSO), 'assente'))
    expect(await store.get('studente', who.id)).toMatchObject({ appelli: 3, presenze: 2, frequenza: 66.7, ore: 8, attestato: 'a_rischio' })
  })

  it('one mark for each student and lesson, of his own course, and none that comes too early', async () => {
    const [who] = (await classOf(SOCCORSO)).filter(({ stato }) => stato === 'attivo')
    const [pivot] = await found('lezione', is('argomento', 'Tabelle pivot'))
    const lessonOfToday = await today(SOCCORSO)
    expect(await refused(mark(who?.id ?? '', lessonOfToday))).toEqual([])
    expect(await refused(mark(who?.id ?? '', lessonOfToday))).toHaveLength(1)
    expect(await refused(mark(who?.id ?? '', pivot?.id ?? '', 'assente'))).toEqual(['lezione: La lezione è di un altro corso.'])
    expect(await refused(mark('studente_1', pivot?.id ?? ''))).toEqual([
      'segno: La lezione non c’è ancora stata: si può segnare solo un’assenza annunciata.',
    ])
    expect(await refused(mark('studente_1', pivot?.id ?? '', 'assente'))).toEqual([])
  })

  it('whoever has marks in one course is not carried into another', async () => {
    expect(await refused(update('studente', 'studente_1', { corso: INGLESE }))).toEqual([
      'corso: Ha già presenze in un altro corso: usa «Iscrivi a un altro corso».',
    ])
  })
})

describe('Certificates', () => {
  const plan = async (id: string) => {
    const [row] = await found('corso', is('id', id))
    if (!row) throw new Error(id)
    const inputs = (await attestatiClasse.prefill?.(row, readOf(store), at)) ?? {}
    return planAction(attestatiClasse, inputs, readOf(store), at, [row])
  }

  it('a whole class: for those who reached the attendance that the course asks for, and for nobody else', async () => {
    expect(await course(PREPOSTI)).toMatchObject({ studenti: 14, attestati_da_preparare: 12 })
    const planned = await plan(PREPOSTI)
    expect(planned.ok && (await refused(...planned.changes))).toEqual([])
    const made = rowsOf(attestato, await found('attestato', is('corso', PREPOSTI)))
    expect(made).toHaveLength(12)
    expect(made.every(({ stato, numero, frequenza, ore }) => stato === 'da_rilasciare' && !numero && frequenza === 100 && ore === 8)).toBe(
      true,
    )
    expect((await classOf(PREPOSTI)).filter((row) => row.attestato === 'non_spetta')).toHaveLength(2)
    expect(await course(PREPOSTI)).toMatchObject({ attestati_da_preparare: 0 })
  })

  it('the students that were chosen, one of them or some', async () => {
    const rows = await found('studente', is('corso', PREPOSTI), is('attestato', 'da_preparare'))
    const inputs = (await attestatiScelti.prefill?.(rows.slice(0, 1), readOf(store), at)) ?? {}
    const planned = await planAction(attestatiScelti, inputs, readOf(store), at, rows.slice(0, 1))
    expect(planned.ok && (await refused(...planned.changes))).toEqual([])
    expect(await found('attestato', is('corso', PREPOSTI))).toHaveLength(1)
  })

  it('the threshold is exactly the share of the course: nine in ten for safety, three in four elsewhere', async () => {
    const [lacking] = (await classOf(PREPOSTI)).filter((row) => row.attestato === 'non_spetta')
    expect(lacking).toMatchObject({ frequenza: 50, soglia: 90 })
    await commit(update('corso', PREPOSTI, { soglia: 50 }))
    expect(await store.get('studente', lacking?.id ?? '')).toMatchObject({ attestato: 'da_preparare' })
    await commit(update('corso', PREPOSTI, { soglia: 51 }))
    const values = { data: TODAY, studente: lacking?.id, corso: PREPOSTI, frequenza: 50, ore: 4 }
    expect(await refused(make('attestato', values))).toContain('frequenza: La frequenza non raggiunge quella minima del corso.')
  })

  it('one certificate for each, and none while the course is not over', async () => {
    const planned = await plan(PREPOSTI)
    if (planned.ok) await commit(...planned.changes)
    const [has] = rowsOf(attestato, await found('attestato', is('corso', PREPOSTI)))
    const { data, studente: who, corso: of, frequenza, ore } = has ?? {}
    expect(await refused(make('attestato', { data, studente: who, corso: of, frequenza, ore }))).not.toEqual([])
    expect(await refused(make('attestato', { data: TODAY, studente: 'studente_1', corso: EXCEL, frequenza: 100, ore: 8 }))).not.toEqual([])
  })

  it('one written by hand says what the register says', async () => {
    const [who] = (await classOf(PREPOSTI)).filter((row) => row.attestato === 'da_preparare')
    if (!who) throw new Error('no class')
    const proposed = await attestato.proposes?.({ studente: who.id }, readOf(store), at)
    expect(proposed).toEqual({ corso: PREPOSTI, frequenza: 100, ore: 8, voto: who.voto })
    expect(await refused(make('attestato', { ...proposed, studente: who.id, data: TODAY }))).toEqual([])
  })

  it('its number comes with its release, without gaps; then it stands, and is annulled with a reason', async () => {
    const waiting = await found('attestato', is('stato', 'da_rilasciare'))
    expect(await refused(...waiting.map(({ id }) => move(id, 'rilasciato')))).toEqual([])
    const numbers = (await found('attestato', { field: 'numero', op: 'filled' })).map((row) => String(row['numero'])).toSorted()
    expect(numbers).toEqual(numbers.map((_, place) => `AT/2026/${String(place + 1).padStart(7, '0')}`))
    const id = waiting[0]?.id ?? ''
    expect(await refused(update('attestato', id, { ore: 1 }))).toHaveLength(1)
    expect(await refused(move(id, 'annullato'))).toHaveLength(1)
    expect(await refused(move(id, 'annullato', { motivo: 'Nome sbagliato' }))).toEqual([])
    const row = await store.get('attestato', id)
    expect(await store.get('studente', String(row?.['studente']))).toMatchObject({ attestato: 'da_preparare' })
  })

  it('hours that the course does not have are not certified', async () => {
    const [row] = await found('corso', is('id', PREPOSTI))
    const inputs = (await attestatiClasse.prefill?.(row ?? { id: '', version: 0 }, readOf(store), at)) ?? {}
    const righe = (inputs['righe'] as readonly Values[]).map((one) => ({ ...one, ore: 80 }))
    const planned = await planAction(attestatiClasse, { ...inputs, righe }, readOf(store), at, row ? [row] : [])
    expect(planned.ok ? [] : planned.problems.map(({ path, message }) => `${path}: ${message}`)).toContain(
      'righe.0.ore: Sono più delle ore del corso.',
    )
  })
})

describe('Papers', () => {
  it('the certificate says who, which course, how much of it, and is signed', async () => {
    const [row] = rowsOf(attestato, await found('attestato', is('studente', 'studente_4')))
    const paper = row && (await stampaAttestato.paper(row, store, at))
    const said = JSON.stringify(paper)
    for (const word of [
      'Lorenzo Magnani',
      'Sicurezza sul lavoro, rischio medio',
      '12 ore',
      '100 %',
      '8 su 10',
      'Ing. Tosetti',
      'Il direttore',
    ])
      expect(said).toContain(word)
    expect(paper?.subtitle).toMatch(/^N\. AT\/\d+\/2026 del /)
  })

  it('the sheet to sign has a line for each of the class', async () => {
    const [row] = await found('lezione', is('argomento', 'Tabelle pivot'))
    const paper = row && (await foglioFirme.paper(row, store, at))
    expect(paper?.blocks.find((block) => block.kind === 'table')?.rows).toHaveLength(17)
  })

  it('the calendar of a course has all its lessons, the card of a student his marks and payments', async () => {
    const [excel] = await found('corso', is('id', EXCEL))
    const calendar = excel && (await programma.paper(excel, store, at))
    expect(calendar?.blocks.find((block) => block.kind === 'table')?.rows).toHaveLength(12)
    const [alice] = await found('studente', is('id', 'studente_1'))
    expect(JSON.stringify(alice && (await schedaStudente.paper(alice, store, at)))).toContain('Alice Tamburini')
  })
})
