import { describe, expect, it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { readMetric } from '../../kernel/metric/metric.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { abbonamento } from './abbonamento.ts'
import { corso } from './corso.ts'
import { palestre } from './index.ts'
import { ingresso } from './ingresso.ts'
import { iscritto } from './iscritto.ts'

/** A Monday, a Sunday, the first and last days of months and of a year, a leap day, both changes of the clocks, a holiday. */
const DAYS = ['2026-11-23', '2026-11-29', '2026-12-31', '2027-01-01', '2026-03-31', '2028-02-29', '2027-03-28', '2026-10-25', '2026-12-25']

describe.each(DAYS)('The sample of the gym on %s', (today) => {
  const at = { today, time: '10:30' }
  const store = new MemoryStore({ entities: palestre.entities, sample: palestre.sample(today, at.time), at: () => at })
  const all = async (entity: string) => (await store.query({ entity, page: { limit: 2000 } })).rows
  const first = async (entity: string, count: number) =>
    (await all(entity)).filter(({ id }) => Number(id.split('_').at(-1)) <= count).toSorted((a, b) => a.id.localeCompare(b.id))
  const figure = async (key: string) => {
    const metric = palestre.metrics.find((one) => one.key === key)
    if (!metric) throw new Error(key)
    return readMetric(store, metric, at)
  }

  it('obeys every rule', async () => {
    await expect(checkSample(palestre, at)).resolves.toBeUndefined()
  })

  it('has the members of the sample rows, as they stand', async () => {
    const rows = rowsOf(iscritto, await first('iscritto', 7))
    const last = (day: string | undefined) =>
      day === undefined ? undefined : Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
    expect(
      rows.map((row) => [`${row.nome} ${row.cognome}`, row.tessera, row.situazione, row.certificato_stato, last(row.ultimo_ingresso)]),
    ).toEqual([
      ['Donatella Ferrigno', '2001', 'attivo', 'valido', 0],
      ['Gabriele Petrucci', '2002', 'attivo', 'in_scadenza', 1],
      ['Samira Bensalem', '2003', 'attivo', 'in_scadenza', 3],
      ['Ettore Mazzanti', '2004', 'sospeso', 'scaduto', 8],
      ['Chiara Lombardini', '2005', 'attivo', 'valido', 24],
      ['Valerio Santoro', '2006', 'prova', 'assente', 2],
      ['Ilaria Bonfanti', '2007', 'scaduto', 'valido', 40],
    ])
  })

  it('has the subscriptions of the sample rows, with what is paid and left', async () => {
    const rows = rowsOf(abbonamento, await first('abbonamento', 7))
    expect(rows.map((row) => [row.tipo, row.prezzo / 100, row.inizio, row.fine, row.residui, row.pagato / 100, row.situazione])).toEqual([
      ['annuale', 540, addDays(today, -45), addDays(today, 320), undefined, 540, 'attivo'],
      ['trimestrale', 165, addDays(today, -84), addDays(today, 6), undefined, 165, 'attivo'],
      ['semestrale', 300, addDays(today, -20), addDays(today, 160), undefined, 150, 'attivo'],
      ['annuale', 540, addDays(today, -200), addDays(today, 165), undefined, 540, 'congelato'],
      ['dieci_ingressi', 80, addDays(today, -60), addDays(today, 120), 6, 80, 'attivo'],
      ['prova', 0, addDays(today, -4), addDays(today, 3), undefined, 0, 'attivo'],
      ['mensile', 60, addDays(today, -41), addDays(today, -11), undefined, 60, 'scaduto'],
    ])
  })

  it('has the classes of the sample rows, booked as they say where they are held this week', async () => {
    const rows = rowsOf(corso, await first('corso', 6))
    const said: readonly (readonly [number, number])[] = [
      [12, 0],
      [16, 4],
      [13, 0],
      [5, 0],
      [7, 0],
    ]
    // A week of holidays may have no lesson of a class.
    const held = rows.filter(({ prenotati }) => prenotati !== undefined)
    expect(held.map((row) => [row.nome, row.prenotati, row.in_lista])).toEqual(
      held.map(({ id, nome }) => [nome, ...(said[Number(id.split('_')[1]) - 1] ?? [])]),
    )
    expect(rows.map(({ nome, posti, stato }) => [nome, posti, stato])).toEqual([
      ['Pilates', 14, 'attivo'],
      ['Funzionale', 16, 'attivo'],
      ['Spinning', 18, 'attivo'],
      ['Yoga dolce', 12, 'attivo'],
      ['Preparazione corsa', 20, 'attivo'],
      ['Ginnastica posturale', 10, 'programmato'],
    ])
    const full = (await all('corso')).filter((row) => row['disponibilita'] === 'completo').map((row) => row['nome'])
    expect(['Funzionale', undefined]).toContain(full[0])
    expect(full.length).toBeLessThan(2)
  })

  it('has the entries of the sample rows', async () => {
    const rows = rowsOf(ingresso, await first('ingresso', 6))
    expect(rows.map((row) => [row.iscritto, row.data, row.tipo, row.esito, row.motivo])).toEqual([
      ['iscritto_1', today, 'tessera', 'consentito', undefined],
      ['iscritto_7', today, 'tessera', 'negato', 'abbonamento_scaduto'],
      ['iscritto_2', addDays(today, -1), 'corso', 'consentito', undefined],
      ['iscritto_4', addDays(today, -1), 'tessera', 'negato', 'certificato_scaduto'],
      ['iscritto_6', addDays(today, -2), 'manuale', 'consentito', undefined],
      ['iscritto_3', addDays(today, -3), 'tessera', 'consentito', undefined],
    ])
  })

  it('says what the voice says: two certificates end within thirty days, one has ended', async () => {
    expect(await figure('certificati_in_scadenza')).toMatchObject({ value: 2, note: '1 già scaduto' })
  })

  it('has the same members and the same recurring revenue on every day', async () => {
    expect(await figure('iscritti_attivi')).toMatchObject({ value: 42, note: '1 in prova' })
    expect((await figure('ricavi_ricorrenti')).value).toBe(203_000)
    expect(await figure('rate_scadute')).toMatchObject({ value: 23_500, note: '2 rate' })
    expect((await figure('da_rinnovare')).value).toBe(5)
    expect((await figure('lontani')).value).toBe(1)
  })

  it('holds classes today, whatever day it is', async () => {
    expect((await figure('lezioni_oggi')).value).toBeGreaterThan(1)
    expect((await figure('riempimento')).value).toBeGreaterThan(40)
  })
})
