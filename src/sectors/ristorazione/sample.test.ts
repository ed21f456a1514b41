import { describe, expect, it } from 'vitest'
import { checkSample } from '../../kernel/sector/definition/check-sample.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { fattura } from './fatture.ts'
import { ristorazione } from './index.ts'
import { prenotazione } from './prenotazione.ts'

const DAYS = ['2026-11-23', '2026-01-01', '2026-01-31', '2028-02-29', '2026-11-22', '2026-03-29']

it.each(DAYS)('obeys every rule of a commit on %s', async (today) => {
  await checkSample(ristorazione, { today })
})

describe.each(DAYS)('the sample rows on %s', (today) => {
  const store = new MemoryStore({ entities: ristorazione.entities, sample: ristorazione.sample(today, '20:40'), at: () => ({ today }) })
  const rows = async (entity: string, ids: readonly number[]) =>
    store.getMany(
      entity,
      ids.map((id) => `${entity}_${id}`),
    )

  it('the reservations', async () => {
    const six = rowsOf(prenotazione, await rows('prenotazione', [1, 2, 3, 4, 5, 6]))
    expect(six.map(({ giorno, ora, nome, coperti, tavoli, stato }) => [giorno, ora, nome, coperti, tavoli, stato])).toEqual([
      [today, '19:30', 'Famiglia Lorusso', 4, ['tavolo_5'], 'confermata'],
      [today, '20:00', 'Cecilia Marinoni', 2, ['tavolo_2'], 'confermata'],
      [today, '20:30', 'Compleanno Ottavia', 8, ['tavolo_saletta'], 'attesa'],
      [today, '21:15', 'Bruno Scalise', 3, ['tavolo_7'], 'confermata'],
      [addDays(today, 1), '13:00', 'Studio Pozzi Associati', 5, ['tavolo_9'], 'confermata'],
      [addDays(today, 2), '20:00', 'Irma Vannucchi', 6, ['tavolo_10'], 'attesa'],
    ])
  })

  it('the orders, and since how many minutes', async () => {
    const five = await rows('comanda', [1, 2, 3, 4, 5])
    expect(five.map((row) => [row['cliente'], row['stato'], row['ora'], row['note']])).toEqual([
      ['Lorusso', 'in_preparazione', '20:32', 'Bimbo: tagliatelle in bianco'],
      ['Marinoni', 'pronto', '20:21', 'Senza burro'],
      ['Scalise', 'in_preparazione', '20:37', 'Senza glutine per uno'],
      ['Tavolo 1', 'servito', '19:56', undefined],
      ['Tavolo 4', 'pronto', '20:26', undefined],
    ])
  })

  it('the invoices', async () => {
    const four = rowsOf(fattura, await rows('fattura', [1, 2, 3, 4]))
    expect(four.map(({ numero, totale, situazione }) => [Number(numero?.slice(-7) ?? 0), totale / 100, situazione])).toEqual([
      [18, 214.5, 'inviata'],
      [17, 386, 'pagata'],
      [16, 620, 'pagata'],
      [0, 148, 'bozza'],
    ])
  })

  it('the larder', async () => {
    const seven = await rows('prodotto', [1, 2, 3, 4, 5, 6, 7])
    expect(
      seven.map((row) => [row['nome'], row['quantita'], row['unita'], String(row['costo_unita']).replace('\u00a0', ' '), row['stato']]),
    ).toEqual([
      ['Farina tipo 0', 32, 'kg', '0,95 €/kg', 'ok'],
      ['Fiordilatte', 4, 'kg', '7,80 €/kg', 'scorta_bassa'],
      ['Pomodori pelati', 26, 'kg', '1,60 €/kg', 'ok'],
      ['Olio extravergine', 9, 'lt', '8,90 €/lt', 'ok'],
      ['Vino rosso della casa', 5, 'bottiglie', '4,20 €/bottiglia', 'scorta_bassa'],
      ['Basilico fresco', 0.6, 'kg', '12,00 €/kg', 'scorta_bassa'],
      ['Acqua naturale 75 cl', 96, 'bottiglie', '0,38 €/bottiglia', 'ok'],
    ])
  })
})

it('has a month behind and a month ahead', () => {
  const days = (ristorazione.sample('2026-11-23')['prenotazione'] ?? []).map((row) => String('giorno' in row && row.giorno)).toSorted()
  expect([(days[0] ?? '') < '2026-10-23', (days.at(-1) ?? '') > '2026-12-20']).toEqual([true, true])
})
