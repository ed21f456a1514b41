import * as k from '../../../kernel/describe.ts'
import type { operatore } from '../operatore.ts'
import type { progetto } from '../progetto.ts'
import type { spesa } from '../spesa.ts'
import type { voce } from '../voce.ts'

export type Progetto = k.Stored<'progetto', (typeof progetto)['fields']>
type Operatore = k.Stored<'operatore', (typeof operatore)['fields']>
type Voce = k.Stored<'voce', (typeof voce)['fields']>
type Spesa = k.Stored<'spesa', (typeof spesa)['fields']>

const OPERATORI: readonly (readonly [nome: string, ruolo: string, telefono: string])[] = [
  ['Benedetta Sanna', 'Educatrice', '3335551401'],
  ['Giacomo Ferretti', 'Responsabile della raccolta alimentare', '3475551402'],
  ['Maria Luisa Conti', 'Assistente sociale', '3285551403'],
  ['Youssef Amrani', 'Mediatore culturale', '3405551404'],
  ['Ilaria Zucchi', 'Segreteria e raccolta fondi', '3385551405'],
]
export const operatori: readonly Operatore[] = OPERATORI.map(([nome, ruolo, telefono], at) => ({
  id: `operatore_${at + 1}`,
  version: 1,
  nome,
  ruolo,
  telefono,
  email: `${nome.toLowerCase().replaceAll(' ', '.')}@vicinidicasa.example`,
}))

/** A line of a budget, and what was paid of it: so many times the same, the last so many days ago, so many days apart. */
interface Capitolo {
  readonly nome: string
  readonly previsto: number
  readonly spese?: readonly (readonly [
    descrizione: string,
    fornitore: string,
    importo: number,
    volte: number,
    ultima: number,
    ogni: number,
  ])[]
}
interface Dato {
  readonly nome: string
  readonly stato: Progetto['stato']
  readonly budget: number
  readonly responsabile: number
  /** Days from today on which it begins and should end. */
  readonly dal: number
  readonly al: number
  readonly finanziatore?: string
  readonly rendiconto?: number
  readonly consegnato?: number
  readonly descrizione: string
  readonly voci: readonly Capitolo[]
}

/** The five of the sample rows first, to the letter: budgets, and what was spent of them. */
const DATI: readonly Dato[] = [
  {
    nome: 'Doposcuola di quartiere',
    stato: 'attivo',
    budget: 12_000,
    responsabile: 1,
    dal: -250,
    al: 110,
    finanziatore: 'Fondazione Acquaviva',
    rendiconto: 170,
    descrizione: 'Aiuto nei compiti per bambini e ragazzi dai 6 ai 14 anni, cinque pomeriggi a settimana.',
    voci: [
      { nome: 'Educatori', previsto: 6000, spese: [['Compenso educatrice', 'Cooperativa Il Sentiero', 600, 8, 20, 30]] },
      {
        nome: 'Materiale didattico',
        previsto: 1500,
        spese: [
          ['Libri e quaderni', 'Cartoleria Moderna', 420, 1, 210, 1],
          ['Tablet ricondizionati', 'Rinova Srl', 380, 1, 120, 1],
          ['Cancelleria', 'Cartoleria Moderna', 350, 1, 44, 1],
        ],
      },
      { nome: 'Merende', previsto: 1800, spese: [['Merende del mese', 'Forno Zanotti', 150, 9, 6, 25]] },
      { nome: 'Affitto della sala', previsto: 2200, spese: [['Affitto del semestre', 'Parrocchia San Rocco', 550, 2, 60, 150]] },
      { nome: 'Assicurazione', previsto: 500 },
    ],
  },
  {
    nome: 'Spesa sospesa',
    stato: 'attivo',
    budget: 18_000,
    responsabile: 2,
    dal: -320,
    al: 180,
    finanziatore: 'Comune di Bergamo',
    rendiconto: 240,
    descrizione: 'Pacchi alimentari ogni due settimane a chi non arriva a fine mese, con quello che donano negozi e famiglie.',
    voci: [
      { nome: 'Acquisto alimenti', previsto: 12_000, spese: [['Alimenti a lunga conservazione', 'Mercato Orobico', 465, 10, 12, 30]] },
      { nome: 'Mezzi e carburante', previsto: 3000, spese: [['Gasolio furgone', 'Stazione Alpe', 150, 6, 9, 45]] },
      { nome: 'Magazzino', previsto: 2400, spese: [['Utenze magazzino', 'Energia Comune', 150, 4, 30, 60]] },
      { nome: 'Attrezzatura', previsto: 600, spese: [['Cassette impilabili', 'Plastica Serio', 150, 1, 140, 1]] },
    ],
  },
  {
    nome: 'Trasporto anziani',
    stato: 'programmato',
    budget: 9500,
    responsabile: 3,
    dal: 20,
    al: 385,
    finanziatore: 'ATS Bergamo',
    rendiconto: 445,
    descrizione: 'Accompagnamento a visite ed esami, con un furgone a pedana e autisti volontari.',
    voci: [
      { nome: 'Carburante', previsto: 3500 },
      { nome: 'Manutenzione del mezzo', previsto: 2500 },
      { nome: 'Assicurazione del mezzo', previsto: 1500 },
      { nome: 'Coordinamento', previsto: 2000 },
    ],
  },
  {
    nome: 'Orto condiviso',
    stato: 'completato',
    budget: 4200,
    responsabile: 1,
    dal: -380,
    al: -45,
    finanziatore: 'Banca del Territorio',
    rendiconto: 20,
    descrizione: 'Dodici particelle coltivate insieme da famiglie e pensionati del quartiere.',
    voci: [
      { nome: 'Terra e piante', previsto: 1600, spese: [['Piantine e terriccio', 'Vivaio Brembo', 530, 3, 90, 80]] },
      { nome: 'Attrezzi', previsto: 1400, spese: [['Attrezzi da giardino', 'Ferramenta Colleoni', 690, 2, 200, 120]] },
      { nome: 'Laboratori', previsto: 1200, spese: [['Laboratorio con le scuole', 'Associazione Radici', 380, 3, 60, 70]] },
    ],
  },
  {
    nome: 'Sportello casa',
    stato: 'attivo',
    budget: 15_000,
    responsabile: 4,
    dal: -280,
    al: 25,
    finanziatore: 'Fondazione Acquaviva',
    rendiconto: 85,
    descrizione: 'Orientamento e aiuto a chi cerca casa o rischia lo sfratto: contratti, garanzie, mediazione con i proprietari.',
    voci: [
      { nome: 'Consulenze legali', previsto: 5000, spese: [['Consulenza legale', 'Avv. Carla Mazzoleni', 700, 6, 25, 40]] },
      { nome: 'Garanzie per gli affitti', previsto: 7000, spese: [['Deposito cauzionale', 'Agenzia Sociale Casa', 900, 6, 15, 42]] },
      { nome: 'Mediazione', previsto: 2000, spese: [['Interpretariato', 'Cooperativa Ponte', 300, 4, 33, 60]] },
      { nome: 'Materiali', previsto: 1000, spese: [['Stampa guide alla casa', 'Tipografia Nord', 150, 3, 70, 80]] },
    ],
  },
  {
    nome: 'Guardaroba solidale',
    stato: 'rendicontato',
    budget: 3000,
    responsabile: 2,
    dal: -600,
    al: -240,
    finanziatore: 'Fondazione Acquaviva',
    rendiconto: -190,
    consegnato: -205,
    descrizione: 'Raccolta e distribuzione di vestiti per bambini.',
    voci: [
      { nome: 'Scaffali', previsto: 1200, spese: [['Scaffali metallici', 'Ferramenta Colleoni', 590, 2, 500, 60]] },
      { nome: 'Lavanderia', previsto: 1800, spese: [['Lavanderia', 'Lavanderia Azzurra', 590, 3, 250, 90]] },
    ],
  },
  {
    nome: 'Banca del tempo',
    stato: 'sospeso',
    budget: 2500,
    responsabile: 5,
    dal: -120,
    al: 200,
    descrizione: 'Scambio di ore tra vicini: piccole riparazioni, compagnia, lezioni.',
    voci: [
      { nome: 'Sito e comunicazione', previsto: 1000, spese: [['Volantini', 'Tipografia Nord', 200, 2, 40, 50]] },
      { nome: 'Formazione', previsto: 1500 },
    ],
  },
]

export const progetti = (today: string): readonly Progetto[] =>
  DATI.map(({ nome, stato, budget, responsabile, dal, al, finanziatore, rendiconto, consegnato, descrizione }, at) => ({
    id: `progetto_${at + 1}`,
    version: 1,
    nome,
    descrizione,
    budget: k.euro(budget),
    responsabile: `operatore_${responsabile}`,
    data_inizio: k.addDays(today, dal),
    data_fine: k.addDays(today, al),
    ...(finanziatore !== undefined && { finanziatore }),
    ...(rendiconto !== undefined && { rendiconto_entro: k.addDays(today, rendiconto) }),
    ...(consegnato !== undefined && { rendicontato_il: k.addDays(today, consegnato) }),
    stato,
  }))

const capitoli = DATI.flatMap(({ voci }, at) => voci.map((one) => ({ ...one, progetto: `progetto_${at + 1}` as const })))

export const voci: readonly Voce[] = capitoli.map(({ nome, previsto, progetto: of }, at) => ({
  id: `voce_${at + 1}`,
  version: 1,
  progetto: of,
  nome,
  previsto: k.euro(previsto),
}))

export const spese = (today: string): readonly Spesa[] =>
  capitoli
    .flatMap(({ progetto: of, spese: some = [] }, at) =>
      some.flatMap(([descrizione, fornitore, importo, volte, ultima, ogni]) =>
        Array.from({ length: volte }, (_, time): Omit<Spesa, 'id' | 'version'> => ({
          progetto: of,
          voce: `voce_${at + 1}`,
          data: k.addDays(today, -ultima - time * ogni),
          descrizione,
          importo: k.euro(importo),
          fornitore,
          documento: `${((at * 37 + time * 11) % 400) + 12}`,
        })),
      ),
    )
    .toSorted((a, b) => a.data.localeCompare(b.data))
    .map((row, at) => ({ ...row, id: `spesa_${at + 1}`, version: 1 }))
