import { expect, it } from 'vitest'
import { rendicontoProgetto } from './rendiconto.ts'

const fascicolo = {
  progetto: {
    nome: 'Doposcuola',
    responsabile: 'o1',
    stato: 'Completato',
    data_inizio: '2026-01-10',
    data_fine: '2026-06-10',
    budget: 100_000,
    speso: 2500,
    rimasto: 97_500,
    progresso: '3 %',
    beneficiari: 12,
    servizi: 2,
    ore_volontari: 4.5,
  },
  voci: [{ nome: 'Libri', previsto: 100_000, speso: 2500, rimasto: 97_500 }],
  spese: [{ data: '2026-02-01', descrizione: 'Atlanti', fornitore: 'Libreria Prova', importo: 2500 }],
  doni: [
    { data: '2026-03-01', donatore: 'd1', tipo: 'monetaria', importo: 5000 },
    { data: '2026-03-09', donatore: 'd1', tipo: 'monetaria', importo: -5000, storna: 'a' },
  ],
  incarichi: [
    { volontario: 'v1', mansione: 'Aiuto compiti', presenze: 3, ore: 4.5 },
    { volontario: 'v2', mansione: 'Merenda', presenze: 0, ore: 0 },
  ],
  servizi: [{ tipo: 'colloquio' }, { tipo: 'colloquio' }],
  nomi: { o1: 'Elena Prova', d1: 'Mirella Iotti', v1: 'Rossana Melis', v2: 'Ada Prova' },
  tipiDono: { monetaria: 'Monetaria' },
  tipiServizio: { colloquio: 'Colloquio' },
} as const
/** Amounts are written with a space that does not break. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ')

it('has the budget by line, expenses, gifts and hours with their sums, and services by kind', () => {
  const { title, blocks } = rendicontoProgetto(fascicolo)
  expect(title).toBe('Doposcuola')
  const tables = blocks.filter((block) => block.kind === 'table')
  expect(tables.map((table) => plain([table.title, table.rows, table.totals?.at(-1)]))).toEqual([
    '["Budget per voce",[["Libri","1.000,00 €","25,00 €","975,00 €"]],null]',
    '["Spese",[["01/02/2026","Atlanti","Libreria Prova","","25,00 €"]],"25,00 €"]',
    '["Donazioni",[["01/03/2026","Mirella Iotti","Monetaria","50,00 €"],["09/03/2026","Mirella Iotti","Monetaria, storno","−50,00 €"]],"0,00 €"]',
    '["Volontari",[["Rossana Melis","Aiuto compiti","3","4,5"]],"4,5"]',
    '["Servizi ai beneficiari",[["Colloquio","2"]],null]',
  ])
})

it('names its funder and the day of the account only where there are such', () => {
  const funded = { ...fascicolo.progetto, finanziatore: 'Fondazione Prova', rendiconto_entro: '2026-08-31', descrizione: 'Compiti insieme' }
  const said = plain(rendicontoProgetto({ ...fascicolo, progetto: funded }))
  for (const words of ['Elena Prova', 'Fondazione Prova', '31/08/2026', 'Compiti insieme']) expect(said).toContain(words)
  expect(plain(rendicontoProgetto(fascicolo))).not.toMatch(/Finanziatore|Rendiconto entro|Descrizione","text/)
})
