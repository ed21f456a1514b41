import { ENTI as NON_PERSONE, TRACCIATI } from '../../../documents/erogazioni-liberali/agevolazione.ts'
import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { documento } from '../documento.ts'
import type { donatore } from '../donatore.ts'
import type { donazione } from '../donazione.ts'
import { anagrafe, scritto } from './persone.ts'

type Donatore = k.Stored<'donatore', (typeof donatore)['fields']>
export type Donazione = k.Stored<'donazione', (typeof donazione)['fields']>
type Documento = k.Stored<'documento', (typeof documento)['fields']>
type Dono = Omit<Donazione, 'id' | 'version'>

/** Bodies that give, with codes of an office that nobody has been given (119). The first four are those of the sample rows. */
const ENTI: readonly (readonly [string, Donatore['tipo'], string | undefined])[] = [
  ['Fondazione Acquaviva', 'ente', '03011701194'],
  ['Forno Zanotti', 'azienda', '03478201191'],
  ['Donatore anonimo', 'anonimo', undefined],
  ['Studio Pozzi Associati', 'azienda', '02886401195'],
  ['Mirella Iotti', 'persona', undefined],
  ['Officine Lanzoni Srl', 'azienda', '04120501194'],
  ['Banca del Territorio', 'ente', '03993101199'],
  ['Farmacia Sant’Anna', 'azienda', '02764801193'],
  ['Lions Club Orobico', 'ente', '03659201192'],
  ['Supermercati Brembo', 'azienda', '03201101197'],
]
/** Whether a donor is a firm or another body, and no person. */
const isBody = (id: string): boolean => NON_PERSONE.some((tipo) => tipo === ENTI[Number(id.slice('donatore_'.length)) - 1]?.[1])
/** Those beside them who give. */
const PERSONE = 34

export function righeDonatori(chance: Chance): readonly Donatore[] {
  const people = persone(chance, PERSONE * 2)
    .filter(({ nome, cognome }, at, all) => all.findIndex((one) => one.nome === nome && one.cognome === cognome) === at)
    .slice(0, PERSONE)
  const bodies = ENTI.map(([nome, tipo, code], at): Donatore => ({
    id: `donatore_${at + 1}`,
    version: 1,
    nome,
    tipo,
    ...(code !== undefined && { codice_fiscale: code }),
    ...(tipo !== 'anonimo' && {
      indirizzo: `Via ${chance.pick(['Paglia', 'Zambonate', 'Camozzi', 'Tiraboschi'])} ${chance.between(1, 60)}, Bergamo`,
    }),
  }))
  const mirella = { nome: 'Mirella', cognome: 'Iotti', isDonna: true, indirizzo: '', telefono: '' }
  return [
    ...bodies.map((row) =>
      row.nome === 'Mirella Iotti'
        ? { ...row, codice_fiscale: anagrafe(chance, mirella, 1955, 1955).codice_fiscale, email: 'mirella.iotti@posta.example' }
        : row,
    ),
    ...people.map((who, at): Donatore => ({
      id: `donatore_${ENTI.length + at + 1}`,
      version: 1,
      nome: `${who.nome} ${who.cognome}`,
      tipo: 'persona',
      // Whoever leaves no tax code has a receipt that his tax return does not take.
      ...(chance.happens(0.85) && { codice_fiscale: anagrafe(chance, who, 1940, 1995).codice_fiscale }),
      indirizzo: who.indirizzo,
      email: `${scritto(`${who.nome} ${who.cognome}`)}@posta.example`,
      telefono: who.telefono,
    })),
  ]
}

/** The rows of the sample, to the letter. */
const date = (today: string): readonly Dono[] => [
  {
    donatore: 'donatore_1',
    tipo: 'monetaria',
    importo: k.euro(5000),
    data: k.addDays(today, -12),
    progetto: 'progetto_1',
    mezzo: 'bonifico',
    note: 'Bonifico, seconda tranche',
    stato: 'arrivata',
  },
  {
    donatore: 'donatore_2',
    tipo: 'beni',
    importo: k.euro(320),
    data: k.addDays(today, -3),
    progetto: 'progetto_2',
    descrizione: '80 kg di pane e prodotti secchi',
    note: 'Pane e prodotti secchi',
    stato: 'arrivata',
  },
  {
    donatore: 'donatore_3',
    tipo: 'monetaria',
    importo: k.euro(50),
    data: k.addDays(today, -1),
    progetto: 'progetto_2',
    mezzo: 'contanti',
    note: 'Contanti: non detraibile',
    stato: 'arrivata',
  },
  {
    donatore: 'donatore_4',
    tipo: 'servizi',
    importo: k.euro(900),
    data: k.addDays(today, -30),
    progetto: 'progetto_5',
    descrizione: 'Consulenza legale, 9 ore',
    note: 'Consulenza legale, 9 ore',
    stato: 'arrivata',
  },
  {
    donatore: 'donatore_5',
    tipo: 'monetaria',
    importo: k.euro(150),
    data: k.addDays(today, -8),
    progetto: 'progetto_3',
    mezzo: 'bonifico',
    note: 'Bonifico, chiede ricevuta',
    stato: 'arrivata',
  },
]

/** What bodies give: how many days ago, and what. */
const grandi = (today: string): readonly Dono[] =>
  (
    [
      [1, 'monetaria', 4000, -200, 1, 'Prima tranche'],
      [1, 'monetaria', 6000, -400, 5, 'Bando casa'],
      [7, 'monetaria', 2500, -330, 4, 'Contributo per l’orto'],
      [9, 'monetaria', 1800, -150, 2, 'Serata benefica'],
      [9, 'monetaria', 1500, -515, 2, 'Serata benefica'],
      [6, 'monetaria', 1000, -70, 3, 'Per il furgone'],
      [2, 'beni', 290, -33, 2, '70 kg di pane e biscotti'],
      [2, 'beni', 310, -64, 2, '75 kg di pane e farina'],
      [2, 'beni', 305, -95, 2, '74 kg di pane'],
      [10, 'beni', 1250, -22, 2, '40 cartoni di pasta, 30 di pelati, 200 l di latte'],
      [10, 'beni', 1180, -110, 2, '35 cartoni di pasta, 200 l di latte'],
      [8, 'beni', 420, -52, 2, 'Latte in polvere e omogeneizzati'],
      [4, 'servizi', 600, -125, 5, 'Consulenza legale, 6 ore'],
    ] as const
  ).map(([who, tipo, importo, day, project, what]) => ({
    donatore: `donatore_${who}`,
    tipo,
    importo: k.euro(importo),
    data: k.addDays(today, day),
    progetto: `progetto_${project}`,
    ...(tipo === 'monetaria' ? { mezzo: 'bonifico' as const, causale: what } : { descrizione: what }),
    stato: 'arrivata',
  }))

/** What people give: some each month, most at times; two years of it. */
function piccole(chance: Chance, today: string): readonly Dono[] {
  const rows: Dono[] = []
  for (let at = 0; at < PERSONE; at++) {
    const donatore = `donatore_${ENTI.length + at + 1}` as const
    const isMonthly = at % 6 === 0
    const times = isMonthly ? 22 : chance.between(1, 4)
    const amount = chance.pick([20, 25, 30, 50, 50, 80, 100, 150])
    for (let time = 0; time < times; time++) {
      const data = isMonthly ? k.addDays(k.addMonths(today, -time - 1), 3 + at) : k.addDays(today, -chance.between(16, 700))
      const importo = k.euro(isMonthly ? 20 : amount)
      if (data >= today || rows.some((row) => row.importo === importo && row.data === data)) continue
      const isFor = chance.happens(0.7)
      rows.push({
        donatore,
        tipo: 'monetaria',
        importo,
        data,
        ...(isFor && { progetto: `progetto_${chance.pick([1, 1, 2, 2, 2, 5])}` }),
        mezzo: isMonthly
          ? 'addebito'
          : chance.weighted(
              ['bonifico', 'carta', 'bollettino', 'online', 'contanti'] as const,
              (one) => ({ bonifico: 5, carta: 3, bollettino: 3, online: 2, contanti: 2 })[one],
            ),
        ...(isMonthly && { causale: 'Sostegno mensile' }),
        stato: 'arrivata',
      })
    }
  }
  return rows
}

/** What is promised, and one that was called off. */
const attese = (today: string): readonly Dono[] => [
  {
    donatore: 'donatore_1',
    tipo: 'monetaria',
    importo: k.euro(3000),
    data: k.addDays(today, 40),
    progetto: 'progetto_1',
    causale: 'Saldo del bando',
    stato: 'promessa',
  },
  {
    donatore: 'donatore_9',
    tipo: 'monetaria',
    importo: k.euro(2000),
    data: k.addDays(today, 25),
    progetto: 'progetto_3',
    causale: 'Cena di gala',
    stato: 'promessa',
  },
  {
    donatore: 'donatore_10',
    tipo: 'beni',
    importo: k.euro(900),
    data: k.addDays(today, 9),
    progetto: 'progetto_2',
    descrizione: '30 cartoni di pasta',
    stato: 'promessa',
  },
  {
    donatore: 'donatore_6',
    tipo: 'monetaria',
    importo: k.euro(500),
    data: k.addDays(today, -20),
    progetto: 'progetto_3',
    mezzo: 'assegno',
    note: 'Assegno tornato indietro',
    stato: 'annullata',
  },
]

export function righeDonazioni(chance: Chance, today: string): readonly Donazione[] {
  const rest = [...grandi(today), ...piccole(chance, today), ...attese(today)].toSorted((a, b) => a.data.localeCompare(b.data))
  return [...date(today), ...rest].map((row, at) => ({ ...row, id: `donazione_${at + 1}`, version: 1 }))
}

/** Days after a donation on which its receipt was made. */
const DOPO = 5
/** What came in these last days still waits for it. */
const IN_ATTESA = 14

/** Receipts that wait for somebody to issue them. */
const IN_BOZZA = 2

/** The receipts of what came before, numbered by their days; one was wrong and was made again. */
export function righeDocumenti(today: string, gifts: readonly Donazione[]): readonly Documento[] {
  const issued = gifts
    .filter(
      ({ tipo, mezzo, stato, data, donatore }) =>
        stato === 'arrivata' &&
        data < k.addDays(today, -IN_ATTESA) &&
        donatore !== 'donatore_3' &&
        (tipo === 'beni' || (tipo === 'monetaria' && TRACCIATI.some((one) => one === mezzo))),
    )
    .map(({ id, donatore, tipo, importo, data, mezzo }) => ({
      data: k.addDays(data, DOPO),
      donazione: id,
      donatore,
      tipo,
      importo,
      donata_il: data,
      ...(mezzo !== undefined && { mezzo }),
      agevolazione: tipo === 'beni' ? ('valore_normale' as const) : isBody(donatore) ? ('deducibile' as const) : ('detraibile' as const),
      stato: 'emessa' as const,
    }))
    .toSorted((a, b) => a.data.localeCompare(b.data))
  const [wrong] = issued.slice(-8)
  const rows = wrong
    ? issued.flatMap((row) => (row === wrong ? [{ ...row, stato: 'annullata' as const, motivo: 'Codice fiscale sbagliato' }, row] : [row]))
    : issued
  const counts = new Map<number, number>()
  return rows.map((row, at): Documento => {
    const held = { id: `documento_${at + 1}`, version: 1 } as const
    if (at >= rows.length - IN_BOZZA) return { ...row, ...held, data: k.addDays(today, -1), stato: 'bozza' }
    const year = Number(row.data.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return { ...row, ...held, numero: k.documentNumber(count, year, 'ED') }
  })
}
