import * as k from '../../../kernel/describe.ts'
import type { aula, chiusura } from '../aula.ts'
import type { corso } from '../corso.ts'
import type { docente } from '../docente.ts'
import { SOGLIA } from '../corso.ts'

type Aula = k.Stored<'aula', (typeof aula)['fields']>
type Chiusura = k.Stored<'chiusura', (typeof chiusura)['fields']>
type Docente = k.Stored<'docente', (typeof docente)['fields']>
export type Corso = k.Stored<'corso', (typeof corso)['fields']>

export const aule: readonly Aula[] = [
  { id: 'aula_1', version: 1, nome: 'Aula 1', posti: 18, attrezzatura: 'Proiettore, impianto audio' },
  { id: 'aula_2', version: 1, nome: 'Aula 2', posti: 30, attrezzatura: 'Proiettore, manichino per il primo soccorso' },
  { id: 'aula_3', version: 1, nome: 'Lab A', posti: 20, attrezzatura: '20 computer' },
  { id: 'aula_4', version: 1, nome: 'Lab B', posti: 16, attrezzatura: '16 computer, tavolette grafiche' },
]

/** A room is let for a day to who examines elsewhere. */
export const chiusure = (today: string): readonly Chiusura[] => [
  {
    id: 'chiusura_1',
    version: 1,
    motivo: 'Esami di una scuola esterna',
    aula: 'aula_2',
    data: k.addDays(today, 5),
    ora: '09:00',
    minuti: 480,
  },
]

/** The teachers of the sample rows, in their order; their mean marks follow from the sheets in `giudizi.ts`. */
const DOCENTI: readonly (readonly [string, string, Docente['esperienza'], string, string])[] = [
  ['Paolo Venturini', "Informatica d'ufficio", 'da_7_a_10', 'paolo.venturini@posta.example', '3335551901'],
  ['Helen Marsh', 'Lingua inglese', 'oltre_10', 'helen.marsh@posta.example', '3475551902'],
  ['Ing. Tosetti', 'Sicurezza', 'oltre_10', 'ing.tosetti@posta.example', '3285551903'],
  ['Noa Ferri', 'Grafica', 'da_1_a_3', 'noa.ferri@posta.example', '3405551904'],
  ['Ombretta Rizzi', 'Amministrazione', 'da_4_a_6', 'ombretta.rizzi@posta.example', '3385551905'],
]
export const docenti: readonly Docente[] = DOCENTI.map(([nome, specializzazione, esperienza, email, telefono], at) => ({
  id: `docente_${at + 1}`,
  version: 1,
  nome,
  specializzazione,
  esperienza,
  email,
  telefono,
}))

/** A course with its class and its calendar: how many have a place, on which days from today there are lessons, and when. */
export interface Edizione {
  readonly corso: Corso
  readonly iscritti: number
  readonly giorni: readonly number[]
  readonly ora: string
  readonly minuti: number
  readonly argomenti: readonly string[]
}

type Dato = Omit<Corso, 'id' | 'version' | 'prezzo' | 'max_studenti' | 'soglia'> &
  Omit<Edizione, 'corso'> & { readonly prezzo: number; readonly max: 15 | 20 | 25 | 30; readonly soglia?: number }

const ogni = (from: number, count: number, step = 7) => Array.from({ length: count }, (_, at) => from + at * step)
/** Two days of each week. */
const due = (weeks: readonly number[]) => weeks.flatMap((day) => [day, day + 2])
/** Safety at work asks for nine lessons in ten (Accordo Stato-Regioni of 21 December 2011, no. 221). */
const SICUREZZA = 90

const CORSI: readonly Dato[] = [
  {
    nome: "Excel per l'ufficio",
    durata: 24,
    docente: 'docente_1',
    aula: 'aula_3',
    prezzo: 290,
    max: 20,
    stato: 'attivo',
    programma: 'Formule e funzioni, formati, elenchi e filtri, tabelle pivot, grafici, stampa.',
    iscritti: 17,
    giorni: ogni(-34, 12),
    ora: '18:00',
    minuti: 120,
    argomenti: [
      'Celle, formati e riferimenti',
      'Formule e funzioni',
      'Funzioni di testo e date',
      'Elenchi, ordinamenti, filtri',
      'Cerca e confronta',
      'Tabelle pivot',
      'Grafici e stampa',
      'Formattazione condizionale',
      'Convalida dei dati',
      'Cartelle collegate',
      'Macro registrate',
      'Prova finale di Excel',
    ],
  },
  {
    nome: 'Inglese commerciale B1',
    durata: 60,
    docente: 'docente_2',
    aula: 'aula_1',
    prezzo: 480,
    max: 15,
    stato: 'attivo',
    programma: 'Corrispondenza, telefonate, riunioni e trattative; grammatica di livello B1.',
    iscritti: 12,
    giorni: due(ogni(-63, 15)),
    ora: '19:00',
    minuti: 120,
    argomenti: [
      ...Array.from({ length: 18 }, (_, at) => `Unità ${Math.floor(at / 2) + 1}, ${at % 2 === 0 ? 'lettura' : 'conversazione'}`),
      "Scrivere un'offerta",
      'Telefonate difficili',
      ...Array.from({ length: 9 }, (_, at) => `Unità ${at + 10}, ${at % 2 === 0 ? 'lettura' : 'conversazione'}`),
      'Prova finale di inglese',
    ],
  },
  {
    nome: 'Sicurezza sul lavoro, rischio medio',
    durata: 12,
    docente: 'docente_3',
    aula: 'aula_2',
    prezzo: 110,
    max: 30,
    soglia: SICUREZZA,
    stato: 'completato',
    programma: 'Formazione generale (4 ore) e specifica (8 ore): rischi, prevenzione, dispositivi di protezione, emergenze.',
    iscritti: 25,
    giorni: ogni(-60, 3),
    ora: '09:00',
    minuti: 240,
    argomenti: ['Formazione generale', 'Rischi della mansione', 'Emergenze e dispositivi'],
  },
  {
    nome: 'Grafica con software liberi',
    durata: 40,
    docente: 'docente_4',
    aula: 'aula_4',
    prezzo: 350,
    max: 15,
    stato: 'programmato',
    programma: 'Fotoritocco, disegno vettoriale, impaginazione; un lavoro finale a scelta.',
    iscritti: 0,
    giorni: [15],
    ora: '17:30',
    minuti: 120,
    argomenti: ['Presentazione del corso'],
  },
  {
    nome: 'Contabilità di base',
    durata: 32,
    docente: 'docente_5',
    aula: 'aula_1',
    prezzo: 310,
    max: 20,
    stato: 'sospeso',
    iscritti: 9,
    giorni: ogni(-45, 6),
    ora: '17:00',
    minuti: 120,
    argomenti: [
      'Il conto e la partita doppia',
      'Acquisti e vendite',
      'IVA e registri',
      'Banca e cassa',
      'Scritture di fine anno',
      'Il bilancio',
    ],
  },
  {
    nome: 'Word e documenti lunghi',
    durata: 12,
    docente: 'docente_1',
    aula: 'aula_3',
    prezzo: 160,
    max: 15,
    stato: 'completato',
    iscritti: 12,
    giorni: ogni(-95, 6),
    ora: '18:00',
    minuti: 120,
    argomenti: ['Stili e modelli', 'Sezioni e pagine', 'Tabelle e immagini', 'Indici e note', 'Stampa unione', 'Prova finale di Word'],
  },
  {
    nome: 'Posta e calendario condivisi',
    durata: 8,
    docente: 'docente_1',
    aula: 'aula_4',
    prezzo: 120,
    max: 15,
    stato: 'programmato',
    iscritti: 6,
    giorni: ogni(10, 4),
    ora: '18:00',
    minuti: 120,
    argomenti: ['Caselle e regole', 'Calendari condivisi', 'Riunioni e sale', 'Attività e promemoria'],
  },
  {
    nome: 'Inglese di base A2',
    durata: 20,
    docente: 'docente_2',
    aula: 'aula_1',
    prezzo: 260,
    max: 15,
    stato: 'completato',
    iscritti: 11,
    giorni: ogni(-130, 10),
    ora: '17:00',
    minuti: 120,
    argomenti: Array.from({ length: 10 }, (_, at) => `Lezione ${at + 1} di inglese A2`),
  },
  {
    nome: 'Primo soccorso, gruppo B',
    durata: 12,
    docente: 'docente_3',
    aula: 'aula_2',
    prezzo: 140,
    max: 15,
    soglia: SICUREZZA,
    stato: 'attivo',
    programma: 'D.M. 388/2003: allertare i soccorsi, riconoscere un’emergenza, rianimazione e prove pratiche.',
    iscritti: 15,
    giorni: ogni(-14, 3),
    ora: '09:00',
    minuti: 240,
    argomenti: ['Allertare i soccorsi', 'Riconoscere un’emergenza', 'Rianimazione e prova pratica'],
  },
  {
    nome: 'Antincendio, livello 2',
    durata: 8,
    docente: 'docente_3',
    aula: 'aula_2',
    prezzo: 180,
    max: 20,
    soglia: SICUREZZA,
    stato: 'programmato',
    iscritti: 8,
    giorni: ogni(13, 2),
    ora: '09:00',
    minuti: 240,
    argomenti: ['L’incendio e la prevenzione', 'Esercitazione con gli estintori'],
  },
  {
    nome: 'Formazione dei preposti',
    durata: 8,
    docente: 'docente_3',
    aula: 'aula_2',
    prezzo: 130,
    max: 20,
    soglia: SICUREZZA,
    stato: 'completato',
    iscritti: 14,
    giorni: ogni(-9, 2),
    ora: '14:00',
    minuti: 240,
    argomenti: ['Compiti e responsabilità del preposto', 'Vigilare e segnalare'],
  },
  {
    nome: 'Buste paga',
    durata: 30,
    docente: 'docente_5',
    aula: 'aula_4',
    prezzo: 340,
    max: 15,
    stato: 'attivo',
    iscritti: 10,
    giorni: ogni(-25, 10),
    ora: '14:30',
    minuti: 180,
    argomenti: [
      'Il contratto e la retribuzione',
      'Lordo, imponibile, netto',
      'Contributi INPS e INAIL',
      'Trattenute fiscali',
      'Straordinari e permessi',
      'Malattia e infortunio',
      'Maternità e congedi',
      'Tredicesima e TFR',
      'Conguagli',
      'Prova finale di paghe',
    ],
  },
]

/** The five of the sample rows first, to the letter. */
export const edizioni: readonly Edizione[] = CORSI.map(
  ({ iscritti, giorni, ora, minuti, argomenti, prezzo, max, soglia = SOGLIA, ...row }, at): Edizione => ({
    corso: { ...row, id: `corso_${at + 1}`, version: 1, prezzo: k.euro(prezzo), max_studenti: `m${max}`, soglia },
    iscritti,
    giorni,
    ora,
    minuti,
    argomenti,
  }),
)
