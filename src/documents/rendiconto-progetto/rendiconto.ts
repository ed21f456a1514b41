import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { fact, type Paper, type PaperBlock } from '../../kernel/paper/paper.ts'
import type { Fascicolo, Progetto, SpesaProgetto, VoceBudget } from './progetto.ts'

const numero = (label: string) => ({ label, numeric: true })
const ore = (count: number) => formatNumber(count, { decimals: 1 })
const totale = (rows: readonly { readonly importo: number }[]) => formatMoney(rows.reduce((sum, row) => sum + row.importo, 0))

const chiECosa = (row: Progetto, responsabile: string): readonly PaperBlock[] => [
  {
    kind: 'facts',
    facts: [
      { label: 'Responsabile', value: responsabile },
      { label: 'Stato', value: row.stato },
      { label: 'Periodo', value: `dal ${formatDate(row.data_inizio)} al ${formatDate(row.data_fine)}` },
      ...fact('Finanziatore', row.finanziatore),
      ...fact('Rendiconto entro', row.rendiconto_entro && formatDate(row.rendiconto_entro)),
    ],
  },
  ...(row.descrizione === undefined ? [] : [{ kind: 'text', title: 'Descrizione', text: row.descrizione } as const]),
  {
    kind: 'facts',
    title: 'In breve',
    facts: [
      { label: 'Budget', value: formatMoney(row.budget) },
      { label: 'Speso', value: formatMoney(row.speso) },
      { label: 'Progresso', value: row.progresso },
      { label: 'Fondi rimasti', value: formatMoney(row.rimasto) },
      { label: 'Beneficiari', value: formatNumber(row.beneficiari) },
      { label: 'Servizi erogati', value: formatNumber(row.servizi) },
      { label: 'Ore dei volontari', value: ore(row.ore_volontari) },
    ],
  },
]

const denaroSpeso = (voci: readonly VoceBudget[], spese: readonly SpesaProgetto[]): readonly PaperBlock[] => [
  {
    kind: 'table',
    title: 'Budget per voce',
    columns: [{ label: 'Voce' }, numero('Previsto'), numero('Speso'), numero('Rimasto')],
    rows: voci.map(({ nome, previsto, speso, rimasto }) => [nome, formatMoney(previsto), formatMoney(speso), formatMoney(rimasto)]),
  },
  {
    kind: 'table',
    title: 'Spese',
    columns: [{ label: 'Data' }, { label: 'Descrizione' }, { label: 'Fornitore' }, { label: 'Documento' }, numero('Importo')],
    rows: spese.map(({ data, descrizione, fornitore = '', documento = '', importo }) => [
      formatDate(data),
      descrizione,
      fornitore,
      documento,
      formatMoney(importo),
    ]),
    totals: ['Totale', '', '', '', totale(spese)],
  },
]

function servizi<S extends string>(rows: readonly { readonly tipo: S }[], tipi: Readonly<Record<S, string>>): PaperBlock {
  const served = Map.groupBy(rows, ({ tipo }) => tipo)
  return {
    kind: 'table',
    title: 'Servizi ai beneficiari',
    columns: [{ label: 'Servizio' }, numero('Quanti')],
    rows: [...served].map(([tipo, some]) => [tipi[tipo], formatNumber(some.length)]),
  }
}

/** What the funder reads: money line by line, the papers behind it, who gave, who worked how long, how many were helped and with what. */
export function rendicontoProgetto<D extends string, S extends string>(fascicolo: Fascicolo<D, S>): Paper {
  const { progetto, voci, spese, doni, incarichi, nomi, tipiDono, tipiServizio } = fascicolo
  const roles = incarichi.filter((one) => one.ore > 0)
  return {
    title: progetto.nome,
    subtitle: 'Relazione del progetto',
    blocks: [
      ...chiECosa(progetto, nomi[progetto.responsabile] ?? ''),
      ...denaroSpeso(voci, spese),
      {
        kind: 'table',
        title: 'Donazioni',
        columns: [{ label: 'Data' }, { label: 'Donatore' }, { label: 'Tipo' }, numero('Valore')],
        rows: doni.map((one) => [
          formatDate(one.data),
          nomi[one.donatore] ?? '',
          [tipiDono[one.tipo], ...(one.storna === undefined ? [] : ['storno'])].join(', '),
          formatMoney(one.importo),
        ]),
        totals: ['Totale', '', '', totale(doni)],
      },
      {
        kind: 'table',
        title: 'Volontari',
        columns: [{ label: 'Volontario' }, { label: 'Mansione' }, numero('Presenze'), numero('Ore')],
        rows: roles.map((one) => [nomi[one.volontario] ?? '', one.mansione, formatNumber(one.presenze), ore(one.ore)]),
        totals: ['Totale', '', '', ore(progetto.ore_volontari)],
      },
      servizi(fascicolo.servizi, tipiServizio),
      { kind: 'signatures', signers: ['Il responsabile del progetto', 'Il legale rappresentante'] },
    ],
  }
}
