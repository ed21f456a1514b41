import { expect, it } from 'vitest'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { collaboratori } from './sample/persone.ts'
import { fattura } from './fatture.ts'
import { business } from './index.ts'
import { progetto } from './progetto.ts'
import { sample } from './sample.ts'

const storeOn = (today: string) => new MemoryStore({ entities: business.entities, sample: sample(today), at: () => ({ today }) })
const ids = (entity: string, count: number) => Array.from({ length: count }, (_, at) => `${entity}_${at + 1}`)

it.each(['2026-11-23', '2026-01-01', '2026-03-31', '2026-11-22', '2028-02-29'])(
  'has the rows of the specification on %s, and its sums come out',
  async (today) => {
    const store = storeOn(today)
    const rows = rowsOf(progetto, await store.getMany('progetto', ids('progetto', 6)))
    const who = (id: string | undefined) => collaboratori.find((one) => one.id === id)?.nome
    expect(
      rows.map(({ nome, budget, speso, stato, progresso, scadenza, responsabile }) => [
        nome,
        budget / 100,
        speso / 100,
        stato,
        progresso,
        daysBetween(today, scadenza),
        who(responsabile),
      ]),
    ).toEqual([
      ['Nuovo sito e-commerce', 14_000, 8680, 'in_corso', 62, 9, 'Elisa Tagliabue'],
      ['Catalogo stampato primavera', 5200, 1040, 'in_corso', 20, 24, 'Nicolò Perrone'],
      ['Rifacimento rete uffici', 9800, 0, 'pianificazione', 0, 38, 'Elisa Tagliabue'],
      ['Campagna social estiva', 3600, 3600, 'completato', 100, -6, 'Nicolò Perrone'],
      ['Formazione addetti vendita', 4400, 1540, 'in_corso', 35, 3, 'Dalila Ferraro'],
      ['Certificazione processi', 11_500, 2300, 'in_corso', 20, 70, 'Dalila Ferraro'],
    ])
    const bills = rowsOf(fattura, await store.getMany('fattura', ids('fattura', 5)))
    expect(
      bills.map(({ data, imponibile, imposta, totale, scadenza, situazione }) => [
        daysBetween(today, data),
        imponibile / 100,
        imposta / 100,
        totale / 100,
        daysBetween(today, scadenza),
        situazione,
      ]),
    ).toEqual([
      [-25, 4200, 924, 5124, 5, 'inviata'],
      [-40, 3600, 792, 4392, -10, 'scaduta'],
      [-52, 1500, 330, 1830, -22, 'pagata'],
      [-4, 2300, 506, 2806, 26, 'inviata'],
      [0, 1040, 228.8, 1268.8, 30, 'bozza'],
    ])
    const numbers = bills.map(({ numero }) => (numero === undefined ? '' : fattura.fields.numero.format(numero)))
    // Across the turn of a year the count begins anew, as the law has it.
    const year = today.slice(0, 4)
    const isOneYear = addDays(today, -52).startsWith(year)
    expect(isOneYear ? numbers : numbers.slice(2, 3)).toEqual(
      isOneYear ? [`41/${year}`, `40/${year}`, `39/${year}`, `42/${year}`, ''] : [`39/${Number(year) - 1}`],
    )
  },
)

it('has the six clients of the specification, with their projects and open amounts', async () => {
  const store = storeOn('2026-11-23')
  const rows = await store.getMany('cliente', ids('cliente', 6))
  expect(rows.map((row) => [row['azienda'], row['contatto'], row['partita_iva'], row['progetti_aperti']])).toEqual([
    ['Cantina Poggio Alto', 'Agnese Fornaciari', '98877161194', 1],
    ['Arredi Colmegna', 'Guido Colmegna', '99359871193', 1],
    ['Studio Pozzi Associati', 'Lucia Pozzi', '99842581193', 1],
    ['Lido Torre Gaia', 'Simone Attanasio', '90325291194', 0],
    ['Ferramenta Sabatini', 'Olindo Sabatini', '90808001193', 1],
    ['Officine Trebbiani', 'Rita Trebbiani', '91290711190', 1],
  ])
})

it.each(['2026-11-23', '2026-01-01', '2026-03-01', '2028-02-29'])('numbers its invoices without gaps within each year on %s', (today) => {
  const byYear = Map.groupBy(
    (sample(today).fattura ?? []).flatMap(({ numero, data }) =>
      numero === undefined ? [] : [{ numero: fattura.fields.numero.format(numero), data }],
    ),
    ({ data }) => data.slice(0, 4),
  )
  for (const [year, bills] of byYear) {
    const sorted = bills.toSorted((a, b) => Number(a.numero.split('/')[0]) - Number(b.numero.split('/')[0]))
    const first = Number(sorted[0]?.numero.split('/')[0])
    expect(sorted.map(({ numero }) => numero)).toEqual(sorted.map((_, at) => `${first + at}/${year}`))
    expect(sorted.map(({ data }) => data)).toEqual(sorted.map(({ data }) => data).toSorted())
  }
})

it('has two years behind, weeks ahead, and records in every state', () => {
  const { fattura: bills, progetto: jobs, preventivo: offers, fase: steps } = sample('2026-11-23')
  const days = (bills ?? []).map(({ data }) => data).toSorted()
  expect([(days[0] ?? '') < '2024-12-01', jobs?.some(({ scadenza }) => scadenza > '2027-01-10')]).toEqual([true, true])
  const states = (rows: readonly { readonly stato: string }[] | undefined) => new Set(rows?.map(({ stato }) => stato))
  expect(states(jobs)).toEqual(new Set(['pianificazione', 'in_corso', 'sospeso', 'completato', 'annullato']))
  expect(states(steps)).toEqual(new Set(['da_fare', 'in_corso', 'fatta']))
  expect(states(offers)).toEqual(new Set(['bozza', 'inviato', 'accettato', 'rifiutato']))
})
