import { describe, expect, it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { isHoliday } from '../../kernel/italian/holidays.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { beneficiario } from './beneficiario.ts'
import { documento } from './documento.ts'
import { donazione } from './donazione.ts'
import { sociale } from './index.ts'
import { progetto } from './progetto.ts'
import { servizio } from './servizio.ts'
import { turno } from './turno.ts'
import { volontario } from './volontario.ts'

/** A Monday, a Sunday, the first and last days of months, of a year, of a leap February, of both changes of the clocks. */
const DAYS = ['2026-11-23', '2026-11-22', '2026-12-31', '2027-01-01', '2026-03-31', '2028-02-29', '2027-03-28', '2026-10-25']

describe.each(DAYS)('The sample of the association on %s', (today) => {
  const store = new MemoryStore({ entities: sociale.entities, sample: sociale.sample(today), at: () => ({ today }) })
  const all = async (entity: string) => (await store.query({ entity, page: { limit: 2000 } })).rows
  const names = async (entity: string) => new Map((await all(entity)).map((row) => [row.id, String(row['nome'])]))
  const firstOf = <R extends { readonly id: string }>(rows: readonly R[], count: number): readonly R[] =>
    rows.filter(({ id }) => Number(id.split('_')[1]) <= count).toSorted((a, b) => a.id.localeCompare(b.id))

  it('obeys every rule', async () => {
    await expect(checkSample(sociale, { today, time: '10:30' })).resolves.toBeUndefined()
  })

  it('has the projects of the sample rows: spent and beneficiaries follow from the records', async () => {
    const people = await names('operatore')
    expect(
      firstOf(rowsOf(progetto, await all('progetto')), 5).map((row) => [
        row.nome,
        row.stato,
        row.budget / 100,
        row.speso / 100,
        row.progresso,
        row.beneficiari,
        people.get(row.responsabile),
      ]),
    ).toEqual([
      ['Doposcuola di quartiere', 'attivo', 12_000, 8400, 70, 34, 'Benedetta Sanna'],
      ['Spesa sospesa', 'attivo', 18_000, 6300, 35, 61, 'Giacomo Ferretti'],
      ['Trasporto anziani', 'programmato', 9500, 0, 0, 20, 'Maria Luisa Conti'],
      ['Orto condiviso', 'completato', 4200, 4110, 98, 15, 'Benedetta Sanna'],
      ['Sportello casa', 'attivo', 15_000, 11_250, 75, 27, 'Youssef Amrani'],
    ])
  })

  it('says what the voice says: of the doposcuola 3.600 € are left, thirty in a hundred', async () => {
    const row = rowsOf(progetto, await all('progetto')).find(({ id }) => id === 'progetto_1')
    expect([row?.rimasto, 100 - (row?.progresso ?? 0)]).toEqual([360_000, 30])
  })

  it('has the beneficiaries of the sample rows', async () => {
    expect(
      firstOf(rowsOf(beneficiario, await all('beneficiario')), 5).map((row) => [
        row.nome,
        row.tipo,
        row.servizi,
        row.data_inizio,
        row.stato,
        row.note,
      ]),
    ).toEqual([
      ['Famiglia R.', 'famiglia', 'Spesa sospesa, sportello casa', addDays(today, -210), 'attivo', 'Tre figli'],
      ['Sig.ra A. B.', 'anziano', 'Trasporto, compagnia', addDays(today, -95), 'attivo', 'Visite il martedì'],
      ['Minore L.', 'minore', 'Doposcuola', addDays(today, -160), 'attivo', 'Aiuto in matematica'],
      ['Sig. P. D.', 'disabile', 'Trasporto', addDays(today, -40), 'attivo', 'Serve pedana'],
      ['Sig. M. T.', 'altro', 'Sportello casa', addDays(today, -300), 'concluso', 'Alloggio trovato'],
    ])
  })

  it('has the volunteers of the sample rows', async () => {
    const { disponibilita, ore_settimana: hours } = volontario.fields
    expect(
      firstOf(rowsOf(volontario, await all('volontario')), 5).map((row) => [
        row.nome,
        row.email,
        row.telefono,
        disponibilita.format(row.disponibilita),
        hours.format(row.ore_settimana),
        row.competenze,
      ]),
    ).toEqual([
      ['Rossana Melis', 'rossana.melis@posta.example', '3335551301', 'Pomeriggio', '8', 'Doposcuola, inglese'],
      ['Tiziano Bruni', 't.bruni@posta.example', '3475551302', 'Mattina', '4', 'Guida, trasporto'],
      ['Nadia Cherubini', 'nadia.c@posta.example', '3405551303', 'Weekend', '8', 'Cucina, magazzino'],
      ['Ismail Traoré', 'ismail.t@posta.example', '3205551304', 'Sera', '12', 'Mediazione, francese'],
      ['Graziella Pinna', 'g.pinna@posta.example', '3385551305', 'Flessibile', '16+', 'Amministrazione'],
    ])
  })

  it('has the donations of the sample rows, and what each is worth for taxes', async () => {
    const [givers, projects] = await Promise.all([names('donatore'), names('progetto')])
    expect(
      firstOf(rowsOf(donazione, await all('donazione')), 5).map((row) => [
        givers.get(row.donatore),
        row.tipo,
        row.importo / 100,
        row.data,
        projects.get(row.progetto ?? ''),
        row.note,
        row.agevolazione,
      ]),
    ).toEqual([
      [
        'Fondazione Acquaviva',
        'monetaria',
        5000,
        addDays(today, -12),
        'Doposcuola di quartiere',
        'Bonifico, seconda tranche',
        'deducibile',
      ],
      ['Forno Zanotti', 'beni', 320, addDays(today, -3), 'Spesa sospesa', 'Pane e prodotti secchi', 'valore_normale'],
      ['Donatore anonimo', 'monetaria', 50, addDays(today, -1), 'Spesa sospesa', 'Contanti: non detraibile', 'anonima'],
      ['Studio Pozzi Associati', 'servizi', 900, addDays(today, -30), 'Sportello casa', 'Consulenza legale, 9 ore', 'servizi'],
      ['Mirella Iotti', 'monetaria', 150, addDays(today, -8), 'Trasporto anziani', 'Bonifico, chiede ricevuta', 'detraibile'],
    ])
  })

  it('has two months behind and five weeks ahead: what is past is settled, what comes is planned', async () => {
    const [shifts, services] = [rowsOf(turno, await all('turno')), rowsOf(servizio, await all('servizio'))]
    for (const rows of [shifts, services]) {
      expect(rows.filter(({ data }) => data < addDays(today, -30)).length).toBeGreaterThan(20)
      expect(rows.filter(({ data }) => data > addDays(today, 28)).length).toBeGreaterThan(0)
      expect(rows.filter(({ data, stato }) => data < today && stato === 'programmato')).toEqual([])
      expect(rows.filter(({ data, stato }) => data >= today && stato !== 'programmato')).toEqual([])
    }
    expect(services.filter(({ data }) => data === today)).not.toEqual([])
    // What keeps school hours rests on a holiday.
    expect(shifts.some(({ data }) => data === today) || isHoliday(today)).toBe(true)
  })

  it('numbers its receipts without a gap, year by year, and has them in every state', async () => {
    const rows = rowsOf(documento, await all('documento'))
    const numbers = rows.flatMap(({ numero }) => (numero ? [numero] : [])).toSorted()
    const years = Map.groupBy(numbers, (held) => held.slice(0, 8))
    for (const [head, some] of years) expect(some).toEqual(some.map((_, at) => `${head}${String(at + 1).padStart(7, '0')}`))
    expect(new Set(rows.map(({ stato }) => stato))).toEqual(new Set(['bozza', 'emessa', 'annullata']))
    expect(rows.filter(({ stato, numero }) => (stato === 'bozza') !== (numero === undefined))).toEqual([])
  })
})
