import * as k from '../../../kernel/describe.ts'
import type { fase } from '../fase.ts'
import type { progetto } from '../progetto.ts'
import type { spesa } from '../spesa.ts'
import { collaboratori } from './persone.ts'

export type Progetto = k.Stored<'progetto', (typeof progetto)['fields']>
export type Fase = k.Stored<'fase', (typeof fase)['fields']>
export type Spesa = k.Stored<'spesa', (typeof spesa)['fields']>

const SATURDAY = 5
/** Days on which somebody works: no weekend, no national holiday. */
function feriali(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = k.addDays(day, 1)) if (k.weekdayOf(day) < SATURDAY && !k.isHoliday(day)) days.push(day)
  return days
}

/** Who, and what an hour of his is charged at and costs. */
export function tariffe(who: number): {
  readonly collaboratore: `collaboratore_${number}`
  readonly tariffa: number
  readonly costo: number
} {
  const one = collaboratori[who - 1]
  if (!one) throw new RangeError(`Nobody works here under ${who}.`)
  return { collaboratore: `collaboratore_${who}`, tariffa: one.tariffa, costo: one.costo_ora }
}

type Tappa = readonly [nome: string, ore: number, stato: Fase['stato'], entro?: number]
type Acquisto = readonly [
  tipo: Exclude<Spesa['tipo'], 'ore'>,
  descrizione: string,
  quantita: number,
  prezzo: number,
  fa: number,
  costo?: number,
  fornitore?: string,
]

interface Dato {
  readonly nome: string
  readonly cliente: number
  readonly budget: number
  readonly stato: Progetto['stato']
  /** Days from today. */
  readonly inizio: number
  readonly scadenza: number
  readonly chi: number
  readonly descrizione: string
  readonly ore: number
  /** How many times hours were written down. */
  readonly volte: number
  readonly acquisti: readonly Acquisto[]
  readonly fasi: readonly Tappa[]
  readonly more?: (today: string) => Partial<Progetto>
}

/** The six of the sample rows come first, to the letter: what was spent on each is the sum of its hours and expenses. */
const DATI: readonly Dato[] = [
  {
    nome: 'Nuovo sito e-commerce',
    cliente: 1,
    budget: 14_000,
    stato: 'in_corso',
    inizio: -72,
    scadenza: 9,
    chi: 1,
    descrizione: 'Negozio in linea con catalogo dei vini, pagamenti e spedizioni in Italia.',
    ore: 120,
    volte: 20,
    acquisti: [
      ['acquisto', 'Licenza del negozio e certificato', 1, 640, 48, 560, 'Host Lombardia'],
      ['esterno', 'Fotografie delle bottiglie', 1, 600, 33, 450, 'Studio Lampo'],
    ],
    fasi: [
      ['Analisi e struttura', 20, 'fatta', -60],
      ['Grafica delle pagine', 30, 'fatta', -42],
      ['Sviluppo e catalogo', 60, 'fatta', -16],
      ['Pagamenti e spedizioni', 25, 'fatta', -4],
      ['Approvazione dei testi', 10, 'da_fare', 5],
    ],
    more: () => ({ preventivo: 'preventivo_1' }),
  },
  {
    nome: 'Catalogo stampato primavera',
    cliente: 2,
    budget: 5200,
    stato: 'in_corso',
    inizio: -20,
    scadenza: 24,
    chi: 2,
    descrizione: 'Catalogo di 64 pagine, 2.000 copie.',
    ore: 16,
    volte: 4,
    acquisti: [['acquisto', 'Prove di carta e colore', 1, 160, 6, 120, 'Tipografia Serio']],
    fasi: [
      ['Brief e menabò', 8, 'fatta', -8],
      ['Fotografie degli arredi', 12, 'in_corso', 7],
      ['Impaginazione', 24, 'da_fare', 15],
      ['Bozze e visto si stampi', 6, 'da_fare', 21],
    ],
  },
  {
    nome: 'Rifacimento rete uffici',
    cliente: 3,
    budget: 9800,
    stato: 'pianificazione',
    inizio: 8,
    scadenza: 38,
    chi: 1,
    descrizione: 'Cablaggio, apparati e rete senza fili su due piani.',
    ore: 0,
    volte: 0,
    acquisti: [],
    fasi: [
      ['Sopralluogo e progetto del cablaggio', 10, 'da_fare', 12],
      ['Posa dei cavi e degli apparati', 40, 'da_fare', 30],
      ['Configurazione e collaudo', 16, 'da_fare', 37],
    ],
    more: () => ({ preventivo: 'preventivo_2' }),
  },
  {
    nome: 'Campagna social estiva',
    cliente: 4,
    budget: 3600,
    stato: 'completato',
    inizio: -95,
    scadenza: -6,
    chi: 2,
    descrizione: 'Contenuti e inserzioni per la stagione.',
    ore: 48,
    volte: 8,
    acquisti: [['acquisto', 'Inserzioni', 1, 960, 40, 900, 'Rete sociale']],
    fasi: [
      ['Piano editoriale', 10, 'fatta', -80],
      ['Contenuti', 28, 'fatta', -40],
      ['Inserzioni e rapporto finale', 10, 'fatta', -7],
    ],
    more: (today) => ({ completato_il: k.addDays(today, -7) }),
  },
  {
    nome: 'Formazione addetti vendita',
    cliente: 5,
    budget: 4400,
    stato: 'in_corso',
    inizio: -58,
    scadenza: 3,
    chi: 3,
    descrizione: 'Quattro incontri in negozio e una verifica.',
    ore: 24,
    volte: 6,
    acquisti: [['acquisto', 'Dispense stampate', 20, 7.4, 12, 5, 'Tipografia Serio']],
    fasi: [
      ['Analisi dei bisogni', 6, 'fatta', -50],
      ['Primo e secondo incontro', 12, 'fatta', -20],
      ['Terzo e quarto incontro', 12, 'in_corso', 1],
      ['Verifica e attestati', 4, 'da_fare', 3],
    ],
  },
  {
    nome: 'Certificazione processi',
    cliente: 6,
    budget: 11_500,
    stato: 'in_corso',
    inizio: -32,
    scadenza: 70,
    chi: 3,
    descrizione: 'Preparazione alla certificazione del sistema di qualità.',
    ore: 35,
    volte: 7,
    acquisti: [['trasferta', 'Trasferte a Piacenza', 300, 0.9, 9, 0.45]],
    fasi: [
      ['Mappa dei processi', 30, 'fatta', -6],
      ['Procedure e moduli', 60, 'in_corso', 28],
      ['Audit interno', 24, 'da_fare', 50],
      ['Visita dell’ente', 16, 'da_fare', 68],
    ],
  },
  {
    nome: 'Assistenza annuale ai computer',
    cliente: 9,
    budget: 6000,
    stato: 'in_corso',
    inizio: -230,
    scadenza: 45,
    chi: 4,
    descrizione: 'Interventi e aggiornamenti, a consumo.',
    ore: 110,
    volte: 22,
    acquisti: [['acquisto', 'Dischi di ricambio', 2, 175, 60, 140, 'Bergamo Informatica']],
    fasi: [
      ['Primo semestre', 60, 'fatta', -60],
      ['Secondo semestre', 60, 'in_corso', 44],
    ],
  },
  {
    nome: 'Magazzino su tablet',
    cliente: 13,
    budget: 7400,
    stato: 'sospeso',
    inizio: -64,
    scadenza: 60,
    chi: 1,
    descrizione: 'Fermo finché il cliente non sceglie i lettori di codici.',
    ore: 20,
    volte: 4,
    acquisti: [],
    fasi: [
      ['Analisi', 16, 'fatta', -48],
      ['Prototipo', 40, 'da_fare', 30],
      ['Avviamento in reparto', 24, 'da_fare', 58],
    ],
  },
  {
    nome: 'Video istituzionale',
    cliente: 10,
    budget: 3200,
    stato: 'annullato',
    inizio: -30,
    scadenza: 20,
    chi: 2,
    descrizione: 'Il cliente ha rinunciato.',
    ore: 0,
    volte: 0,
    acquisti: [],
    fasi: [['Sceneggiatura', 12, 'da_fare']],
  },
  {
    nome: 'Percorso di accoglienza neoassunti',
    cliente: 7,
    budget: 4800,
    stato: 'pianificazione',
    inizio: 14,
    scadenza: 52,
    chi: 3,
    descrizione: 'Materiali, tutor e verifica a tre mesi.',
    ore: 0,
    volte: 0,
    acquisti: [],
    fasi: [
      ['Interviste ai capi reparto', 12, 'da_fare', 22],
      ['Materiali', 24, 'da_fare', 40],
      ['Prova con il primo gruppo', 10, 'da_fare', 50],
    ],
  },
]

const COSE = ['Riunione con il cliente', 'Lavoro in ufficio', 'Revisione', 'Preparazione dei materiali', 'Incontro sul posto'] as const

interface Lavoro {
  readonly progetto: `progetto_${number}`
  readonly chi: number
  readonly ore: number
  readonly volte: number
  readonly dal: string
  readonly al: string
}

/** Hours written down at even distances over the working days between two; together they are the hours that were said. */
export function oreDi({ progetto: of, chi, ore, volte, dal, al }: Lavoro): readonly Omit<Spesa, 'id'>[] {
  const days = feriali(dal, al)
  const { collaboratore, tariffa, costo } = tariffe(chi)
  return Array.from({ length: days.length === 0 ? 0 : volte }, (_, at): Omit<Spesa, 'id'> => {
    const quarters = (count: number) => Math.round((count * ore * 4) / volte)
    return {
      version: 1,
      progetto: of,
      giorno: days[Math.min(days.length - 1, Math.floor(((at + 1) * days.length) / volte) - 1)] ?? al,
      tipo: 'ore',
      collaboratore,
      descrizione: COSE[at % COSE.length] ?? COSE[0],
      quantita: (quarters(at + 1) - quarters(at)) / 4,
      prezzo: k.euro(tariffa / 100),
      costo_unitario: k.euro(costo / 100),
    }
  })
}

/** What is under way, in its phases, with its hours and expenses up to yesterday. */
export function righeProgetti(today: string) {
  const yesterday = k.addDays(today, -1)
  const progetti = DATI.map(({ nome, cliente, budget, stato, inizio, scadenza, chi, descrizione, more }, at): Progetto => ({
    id: `progetto_${at + 1}`,
    version: 1,
    nome,
    cliente: `cliente_${cliente}`,
    budget: k.euro(budget),
    inizio: k.addDays(today, inizio),
    scadenza: k.addDays(today, scadenza),
    descrizione,
    responsabile: `collaboratore_${chi}`,
    ...more?.(today),
    stato,
  }))
  const fasi = DATI.flatMap(({ fasi: steps, chi }, at) =>
    steps.map(([nome, ore, stato, entro]): Omit<Fase, 'id'> => ({
      version: 1,
      progetto: `progetto_${at + 1}`,
      nome,
      responsabile: `collaboratore_${chi}`,
      ...(entro !== undefined && { scadenza: k.addDays(today, entro) }),
      ore,
      stato,
    })),
  )
  const spese = DATI.flatMap(({ chi, ore, volte, inizio, scadenza, acquisti }, at): readonly Omit<Spesa, 'id'>[] => {
    const id = `progetto_${at + 1}` as const
    const al = scadenza < 0 ? k.addDays(today, scadenza - 1) : yesterday
    return [
      ...oreDi({ progetto: id, chi, ore, volte, dal: k.addDays(today, inizio), al }),
      ...acquisti.map(([tipo, descrizione, quantita, prezzo, fa, costo, fornitore]): Omit<Spesa, 'id'> => ({
        version: 1,
        progetto: id,
        giorno: k.addDays(today, -fa),
        tipo,
        descrizione,
        quantita,
        prezzo: k.euro(prezzo),
        ...(costo !== undefined && { costo_unitario: k.euro(costo) }),
        ...(fornitore !== undefined && { fornitore }),
      })),
    ]
  })
  return { progetti, fasi, spese }
}
