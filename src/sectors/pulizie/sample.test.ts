import { expect, it } from 'vitest'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { fattura } from './fatture.ts'
import { pulizie } from './index.ts'
import { intervento } from './intervento.ts'
import { materiale } from './materiale.ts'
import { sample } from './sample.ts'
import { squadra } from './squadra.ts'

const all = { offset: 0, limit: 2000 } as const

it.each(['2026-11-23', '2026-01-01', '2026-03-31', '2026-11-22', '2028-02-29'])(
  'has the rows of the specification on %s, and its states come out',
  async (today) => {
    const store = new MemoryStore({ entities: pulizie.entities, sample: sample(today), at: () => ({ today }) })
    const { rows, names } = await store.query({
      entity: 'intervento',
      where: [{ field: 'id', op: 'in', value: Array.from({ length: 6 }, (_, at) => `intervento_${at + 1}`) }],
      page: all,
    })
    const nameOf = (id: string | undefined) => (id === undefined ? 'Da assegnare' : names[id])
    const { tipo } = intervento.fields
    expect(
      rowsOf(intervento, rows)
        .toSorted((a, b) => a.id.localeCompare(b.id))
        .map((row) => [nameOf(row.cliente), tipo.format(row.tipo), row.stato, nameOf(row.squadra), row.data, row.ora, row.indirizzo]),
    ).toEqual([
      ['Condominio Aurora', 'Pulizia scale', 'completato', 'Squadra Blu', today, '07:30', 'Via Adua 40, Verona'],
      ['Studio Pozzi Associati', 'Pulizia uffici', 'in_corso', 'Squadra Rossa', today, '12:30', 'Viale Garibaldi 12, Bergamo'],
      ['Condominio Cavour 18', 'Pulizia scale', 'programmato', 'Da assegnare', today, '15:00', 'Via Cavour 18, Bergamo'],
      [
        'Poliambulatorio San Rocco',
        'Sanificazione ambulatori',
        'programmato',
        'Squadra Blu',
        addDays(today, 1),
        '20:00',
        'Via Borgo 7, Treviglio',
      ],
      ['Hotel Serena', 'Vetrate esterne', 'programmato', 'Squadra Gialla', addDays(today, 2), '09:00', 'Lungolago 12, Garda'],
      ['Magazzini Orobici', 'Fine cantiere', 'completato', 'Squadra Rossa', addDays(today, -2), '08:00', 'Via Industria 55, Seriate'],
    ])
    const teams = rowsOf(squadra, (await store.query({ entity: 'squadra', page: all })).rows).toSorted((a, b) => a.id.localeCompare(b.id))
    expect(
      teams.map(({ nome, componenti, stato, responsabile }) => [nome, squadra.fields.componenti.format(componenti), stato, responsabile]),
    ).toEqual([
      ['Squadra Blu', '3', 'disponibile', 'Lidia Popescu'],
      ['Squadra Rossa', '4', 'occupata', 'Carmelo Giuffrida'],
      ['Squadra Verde', '3', 'disponibile', 'Ana Radu'],
      ['Squadra Gialla', '2', 'disponibile', 'Hassan Berrada'],
      ['Squadra Notte', '5+', 'occupata', 'Norma Scotti'],
    ])
    const goods = rowsOf(materiale, (await store.query({ entity: 'materiale', page: all })).rows)
    const six = Array.from({ length: 6 }, (_, at) => goods.find(({ id }) => id === `materiale_${at + 1}`))
    expect(six.map((row) => [row?.nome, row?.quantita, row?.unita, row?.prezzo, row?.fornitore, row?.stato])).toEqual([
      ['Detergente multiuso', 38, 'lt', '2,10\u00a0€/lt', 'Igiene Più', 'ok'],
      ['Disinfettante superfici', 6, 'lt', '4,80\u00a0€/lt', 'Igiene Più', 'scorta_bassa'],
      ['Panni in microfibra', 120, 'pz', '0,90\u00a0€/pz', 'Tessili Brenta', 'ok'],
      ['Sacchi neri 110 l', 9, 'rotoli', '3,40\u00a0€/rotolo', 'Plastica Serio', 'ok'],
      ['Sapone mani ricarica', 4, 'lt', '3,10\u00a0€/lt', 'Igiene Più', 'scorta_bassa'],
      ['Sale per lavasciuga', 25, 'kg', '0,80\u00a0€/kg', 'Macchine Pulite', 'ok'],
    ])
    expect(goods.filter(({ stato }) => stato === 'scorta_bassa')).toHaveLength(2)
    const bills = rowsOf(fattura, (await store.query({ entity: 'fattura', page: all })).rows)
    expect([...new Set(bills.map(({ situazione }) => situazione))]).toContain('pagata')
    expect(bills.filter(({ residuo }) => residuo < 0)).toEqual([])
  },
)

it('has months behind and weeks ahead: what is past is settled, what is ahead planned', () => {
  const today = '2026-11-23'
  const { intervento: jobs } = sample(today)
  const days = jobs.map(({ data }) => data).toSorted()
  expect([(days[0] ?? '') <= '2026-09-02', (days.at(-1) ?? '') > '2026-12-20']).toEqual([true, true])
  expect(jobs.filter(({ data, stato }) => data < today && ['programmato', 'in_corso'].includes(stato))).toEqual([])
  expect(jobs.filter(({ data, stato }) => data > today && stato !== 'programmato')).toEqual([])
  expect(new Set(jobs.map(({ stato }) => stato))).toEqual(
    new Set(['programmato', 'in_corso', 'completato', 'verificato', 'fatturato', 'non_eseguito', 'annullato']),
  )
})

it('leaves the green team free this afternoon, as the voice says', () => {
  for (const today of ['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-29']) {
    const { intervento: jobs } = sample(today)
    expect(jobs.filter(({ squadra: who, data, ora }) => who === 'squadra_3' && data === today && ora >= '12:00')).toEqual([])
  }
})
