import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/italian/dates.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { autoscuola } from './index.ts'
import { metrics } from './metrics.ts'
import { ricevuta } from './ricevuta.ts'
import { sostituisci } from './sostituisci.ts'
import { stampaRicevuta } from './stampa-ricevuta.ts'

const day = '2026-11-21'
const days = ['2026-10-31', '2026-11-22', '2028-02-29', '2027-01-01', '2026-03-29']

// The entities of the sector, not those of entities.ts: only they know the chains.
const { entities } = autoscuola
const storeOf = (today: string, groups?: readonly string[]) =>
  new MemoryStore(
    { entities, sample: autoscuola.sample(today), at: () => ({ today }), by: 'Prova' },
    ...(groups ? ([{ by: 'Segreteria', groups }] as const) : []),
  )

const make = async (store: MemoryStore, entity: string, values: object) => {
  const done = await store.commit([{ type: 'create', entity, values: { ...values } }], { via: 'form' })
  return done.ok ? { row: done.rows[0], problems: [] } : { problems: done.problems.map(({ path, message }) => [path, message]) }
}
const guida = {
  allievo: 'allievo_1',
  istruttore: 'istruttore_1',
  giorno: '2026-12-01',
  ora: '20:00',
  minuti: 60,
  prezzo: 3600,
  stato: 'prenotata',
}
const ada = {
  nome: 'Ada Neri',
  codice_fiscale: 'NREDAA06C41F257U',
  telefono: '+39 333 7654321',
  nato: '2006-03-01',
  patente: 'b',
  guide_minime: 6,
}

describe('sample', () => {
  test.each(days)('obeys every rule on %s', async (today) => {
    const sample = autoscuola.sample(today)
    expect(autoscuola.sample(today)).toEqual(sample)
    const store = new MemoryStore({ entities, at: () => ({ today }), by: 'Prova' })
    const changes = Object.entries(sample).flatMap(([entity, rows]) =>
      rows.map(({ id, ...row }) => {
        const { version: _version, ...values } = row
        return { type: 'create' as const, entity, id, values }
      }),
    )
    const done = await store.commit(changes, { via: 'import' })
    expect(done.ok ? [] : done.problems).toEqual([])
    const giorni = (sample['guida'] ?? []).map((row) => String(row['giorno'])).toSorted()
    expect([giorni[0], giorni.at(-1)]).toEqual([expect.any(String), expect.any(String)])
    expect((giorni[0] ?? '') <= addDays(today, -28)).toBe(true)
    expect((giorni.at(-1) ?? '') >= addDays(today, 12)).toBe(true)
  })

  test.each(['08:00', '13:30', '21:00'])('at %s nothing done lies after the hour', (time) => {
    const rows = autoscuola.sample(day, time)['guida'] ?? []
    const late = rows.filter((row) => row['giorno'] === day && row['stato'] === 'fatta' && String(row['ora']) > time)
    expect(late).toEqual([])
  })
})

describe('metrics', () => {
  test.each([day, ...days])('give on %s what the sample holds', async (today) => {
    const rows = (autoscuola.sample(today)['guida'] ?? []).map((row) => ({
      giorno: String(row['giorno']),
      stato: String(row['stato']),
      prezzo: Number(row['prezzo']),
    }))
    const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
    const month = rows.filter(({ giorno }) => giorno.startsWith(today.slice(0, 7)))
    const before = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
    const week = rows.filter(({ giorno }) => giorno >= monday && giorno <= addDays(monday, 6))
    const earned = (list: typeof rows) => list.filter(({ stato }) => stato === 'fatta').reduce((n, { prezzo }) => n + prezzo, 0)
    const count = (list: typeof rows, ...states: string[]) => list.filter(({ stato }) => states.includes(stato)).length
    const now = rows.filter(({ giorno }) => giorno === today)

    const store = storeOf(today)
    const figure = async (key: string) => {
      const metric = metrics.find((each) => each.key === key)
      if (!metric || !('fn' in metric)) throw new Error(key)
      const about = (where: typeof metric.where, { fn, field }: Pick<typeof metric, 'fn' | 'field'> = metric) =>
        store
          .measure({ entity: metric.entity.name, fn, where, ...(field ? { field } : {}) })
          .then(({ value, groups }) => (groups.length > 0 ? groups : (value ?? 0)))
      const { note, whole } = metric
      const side = !note || 'plain' in note ? undefined : 'growth' in note ? await about(note.where) : await about(note.where, note)
      return [await about(metric.where), whole ? await about(whole.where) : undefined, side]
    }
    const none = undefined
    expect(await figure('incasso_mese')).toEqual([earned(month), none, earned(rows.filter(({ giorno }) => giorno.startsWith(before)))])
    expect(await figure('guide_settimana')).toEqual([count(week, 'fatta'), count(week, 'prenotata', 'fatta', 'mancata'), none])
    expect(await figure('guide_oggi')).toEqual([count(now, 'prenotata'), none, count(now, 'fatta')])
    expect(await figure('fogli_in_scadenza')).toEqual([3, none, 1])
  })

  test('a pupil has as many lessons and has spent as much as the sample says', async () => {
    const done = (autoscuola.sample(day)['guida'] ?? []).filter((row) => row['stato'] === 'fatta' && row['allievo'] === 'allievo_1')
    const row = await storeOf(day).get('allievo', 'allievo_1')
    expect(row?.['guide_fatte']).toBe(done.length)
    expect(row?.['speso']).toBe(done.reduce((n, each) => n + Number(each['prezzo']), 0))
  })
})

describe('rules', () => {
  test('an instructor has one lesson at a time, unless it is cancelled or missed', async () => {
    const store = storeOf(day)
    expect((await make(store, 'guida', guida)).problems).toEqual([])
    const other = { ...guida, allievo: 'allievo_2', ora: '20:30' }
    const taken = [['istruttore', 'Paola Venturi ha già una guida il 01/12/2026 dalle 20:00 alle 21:00.']]
    expect((await make(store, 'guida', other)).problems).toEqual(taken)
    expect((await make(store, 'guida', { ...other, ora: '21:00' })).problems).toEqual([])
    expect((await make(store, 'guida', { ...other, stato: 'disdetta' })).problems).toEqual([])
    expect((await make(store, 'guida', { ...other, stato: 'mancata' })).problems).toEqual([])
    expect((await make(store, 'guida', { ...other, istruttore: 'istruttore_2' })).problems).toEqual([])
  })

  test('no lesson after the foglio rosa or the qualification has expired, none without foglio rosa', async () => {
    const store = storeOf(day)
    const expired = [['allievo', 'Il foglio rosa dell’allievo è scaduto in quel giorno.']]
    expect((await make(store, 'guida', { ...guida, allievo: 'allievo_6' })).problems).toEqual(expired)
    // That of allievo_4 is good for ten days, until 1 December.
    expect((await make(store, 'guida', { ...guida, allievo: 'allievo_4' })).problems).toEqual([])
    expect((await make(store, 'guida', { ...guida, allievo: 'allievo_4', giorno: '2026-12-02' })).problems).toEqual(expired)
    expect((await make(store, 'guida', { ...guida, istruttore: 'istruttore_3' })).problems).toEqual([
      ['istruttore', 'L’abilitazione dell’istruttore è scaduta in quel giorno.'],
    ])
    const { row, problems } = await make(store, 'allievo', ada)
    expect(problems).toEqual([])
    expect((await make(store, 'guida', { ...guida, giorno: '2026-12-03', allievo: row?.id })).problems).toEqual([
      ['allievo', 'L’allievo non ha il foglio rosa.'],
    ])
  })

  test('a pupil is born before today, once, and has an expiry beside the foglio rosa', async () => {
    const store = storeOf(day)
    expect((await make(store, 'allievo', { ...ada, nato: '2027-03-01', foglio_rosa: 'MO1' })).problems).toEqual([
      ['nato', 'La data di nascita è nel futuro.'],
      ['foglio_scade', 'Indica la scadenza del foglio rosa.'],
    ])
    expect((await make(store, 'allievo', { ...ada, codice_fiscale: 'FRRGLI06C54F257K' })).problems).toEqual([
      ['codice_fiscale', 'C’è già un allievo con lo stesso codice fiscale: «Giulia Ferrari».'],
    ])
  })

  test('a done lesson has one receipt, until that is annulled', async () => {
    const store = storeOf(day)
    const done = await store.query({ entity: 'guida', where: [{ field: 'stato', op: 'eq', value: 'fatta' }] })
    const receipts = await store.query({ entity: 'ricevuta' })
    const free = done.rows.find(({ id }) => receipts.rows.every((row) => row['guida'] !== id))
    const righe = [{ descrizione: 'Guida', quantita: 1, prezzo: 3600, iva: '22' }]
    const values = { data: day, allievo: free?.['allievo'], guida: free?.id, pagamento: 'carta', stato: 'emessa', righe }
    const first = await make(store, 'ricevuta', values)
    expect(first.row).toMatchObject({ numero: 'RIC/2026/0000045', imponibile: 2951, imposta: 649, totale: 3600 })
    const twice = [['guida', expect.stringContaining('c’è già una ricevuta: «RIC/45/2026')]]
    expect((await make(store, 'ricevuta', values)).problems).toEqual(twice)
    const id = first.row?.id ?? ''
    expect(await store.commit([{ type: 'remove', entity: 'ricevuta', id }], { via: 'form' })).toMatchObject({ ok: false })
    expect(await store.commit([{ type: 'move', entity: 'ricevuta', id, to: 'annullata' }], { via: 'form' })).toMatchObject({ ok: true })
    expect((await make(store, 'ricevuta', { ...values, allievo: 'allievo_6' })).problems).toEqual([
      ['allievo', 'La guida è di un altro allievo.'],
    ])
    expect((await make(store, 'ricevuta', values)).row).toMatchObject({ numero: 'RIC/2026/0000046' })
    const booked = await store.query({ entity: 'guida', where: [{ field: 'stato', op: 'eq', value: 'prenotata' }] })
    const [next] = booked.rows
    expect((await make(store, 'ricevuta', { ...values, allievo: next?.['allievo'], guida: next?.id })).problems).toEqual([
      ['guida', 'La guida non è ancora fatta.'],
    ])
  })

  test('the health data are for their group alone', async () => {
    const [mine] = (await storeOf(day, ['sanitari']).query({ entity: 'allievo' })).rows
    expect(mine).toHaveProperty('certificato_scade')
    const other = storeOf(day, [])
    const [row] = (await other.query({ entity: 'allievo' })).rows
    expect(row).toHaveProperty('foglio_scade')
    expect(row).not.toHaveProperty('certificato_scade')
    await expect(other.query({ entity: 'allievo', where: [{ field: 'certificato_scade', op: 'filled' }] })).rejects.toThrow(
      'is not a field',
    )
  })
})

describe('action, proposal and paper', () => {
  const read = (store: MemoryStore) => ({ get: (entity: string, id: string) => store.get(entity, id), find: async () => [] })

  test('the lessons of an ill instructor go to another, and come back', async () => {
    const store = storeOf(day)
    const where = [
      { field: 'stato', op: 'eq', value: 'prenotata' },
      { field: 'giorno', op: 'eq', value: '2026-11-24' },
      { field: 'istruttore', op: 'eq', value: 'istruttore_1' },
    ] as const
    const { rows } = await store.query({ entity: 'guida', where })
    expect(rows.length).toBeGreaterThan(0)
    const inputs = { assente: 'istruttore_1', giorno: '2026-11-24', sostituto: 'istruttore_2' } as const
    const same = { ...inputs, sostituto: 'istruttore_1' } as const
    expect(await sostituisci.plan(same, read(store), { today: day }, rows)).toMatchObject({ problems: [{ path: 'sostituto' }] })
    const planned = await sostituisci.plan(inputs, read(store), { today: day }, rows)
    if ('problems' in planned) throw new Error('refused')
    const done = await store.commit(planned, { via: 'form' })
    expect(done.ok ? [] : done.problems).toEqual([])
    expect((await store.query({ entity: 'guida', where })).rows).toEqual([])
    if (done.ok) await store.undo(done.commit)
    expect((await store.query({ entity: 'guida', where })).rows).toHaveLength(rows.length)
  })

  test('a receipt proposes the line of its lesson and prints its number and total', async () => {
    const store = storeOf(day)
    const where = [{ field: 'stato', op: 'eq', value: 'emessa' }] as const
    const [row] = (await store.query({ entity: 'ricevuta', where })).rows
    const proposed = await ricevuta.proposes?.({ guida: row?.['guida'] as `guida_${string}` }, read(store), { today: day })
    expect(proposed?.righe).toMatchObject([{ quantita: 1, iva: '22' }])
    const paper = JSON.stringify(await stampaRicevuta.paper(row as never, store, { today: day, firm: undefined }))
    expect(paper).toContain('Ricevuta RIC/44/2026')
    expect(paper).toMatch(/"Totale","","36,00.€"/)
  })
})
