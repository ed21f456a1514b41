import * as k from '../../../kernel/describe.ts'
import { giorni, type corso, type Giorno } from '../corso.ts'
import type { istruttore } from '../istruttore.ts'
import type { lezione } from '../lezione.ts'
import type { prenotazione } from '../prenotazione.ts'
import type { sala } from '../sala.ts'
import { altri } from './iscritti.ts'
import { PATRONO } from './orario.ts'

type Corso = k.Stored<'corso', (typeof corso)['fields']>
export type Lezione = k.Stored<'lezione', (typeof lezione)['fields']>
export type Prenotazione = k.Stored<'prenotazione', (typeof prenotazione)['fields']>
type Istruttore = k.Stored<'istruttore', (typeof istruttore)['fields']>
type Sala = k.Stored<'sala', (typeof sala)['fields']>

export const istruttori: readonly Istruttore[] = [
  {
    id: 'istruttore_1',
    version: 1,
    nome: 'Marta Sordi',
    discipline: 'Pilates, yoga, stretching',
    telefono: '3395550601',
    email: 'marta.sordi@posta.example',
  },
  {
    id: 'istruttore_2',
    version: 1,
    nome: 'Diego Arcari',
    discipline: 'Funzionale, corsa, pesi',
    telefono: '3405550602',
    email: 'diego.arcari@posta.example',
  },
  {
    id: 'istruttore_3',
    version: 1,
    nome: 'Nives Bragato',
    discipline: 'Spinning, posturale',
    telefono: '3485550603',
    email: 'nives.bragato@posta.example',
  },
]

export const sale: readonly Sala[] = [
  { id: 'sala_1', version: 1, nome: 'Sala A', attrezzatura: 'Tappetini, specchi, palle' },
  { id: 'sala_2', version: 1, nome: 'Sala B', attrezzatura: '18 biciclette, sbarre, kettlebell' },
  { id: 'sala_3', version: 1, nome: 'Sala Pesi', attrezzatura: 'Rack, manubri, macchine' },
  { id: 'sala_4', version: 1, nome: 'Esterno' },
]

interface Edizione {
  readonly corso: Corso
  readonly prenotati: number
  readonly attesa: number
}
type Riga = readonly [
  nome: string,
  istruttore: number,
  giorni: string,
  ora: string,
  durata: number,
  sala: number,
  posti: number,
  prenotati: number,
  attesa: number,
  livello: Corso['livello'],
  stato: Corso['stato'],
]
/** The six classes of the sample rows, and three more, so that Sundays have some too. */
const RIGHE: readonly Riga[] = [
  ['Pilates', 1, 'lun mer ven', '09:30', 60, 1, 14, 12, 0, 'base', 'attivo'],
  ['Funzionale', 2, 'lun gio', '18:30', 50, 2, 16, 16, 4, 'intermedio', 'attivo'],
  ['Spinning', 3, 'mar ven', '19:00', 45, 2, 18, 13, 0, 'intermedio', 'attivo'],
  ['Yoga dolce', 1, 'mar gio', '12:45', 60, 1, 12, 5, 0, 'base', 'attivo'],
  ['Preparazione corsa', 2, 'sab', '08:00', 75, 4, 20, 7, 0, 'avanzato', 'attivo'],
  ['Ginnastica posturale', 3, 'mer', '17:00', 50, 1, 10, 0, 0, 'base', 'programmato'],
  ['Total body', 2, 'mar ven sab dom', '17:30', 60, 1, 16, 9, 0, 'intermedio', 'attivo'],
  ['Stretching', 1, 'mer sab dom', '11:00', 45, 1, 14, 8, 0, 'base', 'attivo'],
  ['Pesi guidati', 3, 'lun gio dom', '10:00', 60, 3, 8, 5, 0, 'intermedio', 'attivo'],
]

const edizioni: readonly Edizione[] = RIGHE.map(([nome, chi, quando, ora, durata, dove, posti, prenotati, attesa, livello, stato], at) => ({
  prenotati,
  attesa,
  corso: {
    id: `corso_${at + 1}`,
    version: 1,
    nome,
    istruttore: `istruttore_${chi}`,
    orario: quando.split(' ').map((giorno) => ({ giorno: giorno as Giorno, ora })),
    durata,
    sala: `sala_${dove}`,
    posti,
    livello,
    stato,
  },
}))
export const corsi: readonly Corso[] = edizioni.map(({ corso: row }) => row)

/** Days behind and ahead that stand in the calendar. */
const [DIETRO, AVANTI] = [28, 20]
const ORDINE = Object.keys(giorni) as readonly Giorno[]
const isAperta = (day: string) => !k.isHoliday(day) && day.slice(5) !== PATRONO

/** The calendar: each class on its days, today whatever the calendar says; one lesson ahead is called off. */
export function righeLezioni(today: string): readonly Lezione[] {
  const rows: Omit<Lezione, 'id'>[] = []
  for (let away = -DIETRO; away <= AVANTI; away++) {
    const data = k.addDays(today, away)
    if (away !== 0 && !isAperta(data)) continue
    for (const { corso: row } of edizioni)
      for (const { giorno, ora } of row.orario ?? [])
        if (row.stato === 'attivo' && ORDINE.indexOf(giorno) === k.weekdayOf(data))
          rows.push({
            version: 1,
            corso: row.id,
            data,
            ora,
            minuti: row.durata,
            sala: row.sala,
            istruttore: row.istruttore,
            stato: away < 0 ? 'svolta' : 'programmata',
          })
  }
  const off = rows.find(({ corso: of, data }) => of === 'corso_3' && data > k.addDays(today, 9))
  return rows.map((row, at): Lezione => ({
    ...row,
    ...(row === off && { stato: 'annullata', nota: 'Manutenzione delle biciclette' }),
    id: `lezione_${at + 1}`,
  }))
}

/** Who books: those with a subscription that lasts. */
const chiPrenota = altri.filter(({ caso, tipo }) => caso === 'regolare' && tipo !== 'dieci_ingressi').map(({ id }) => id)
/** A week ahead lessons are booked; beyond that by a few. */
const SETTIMANA = 6

/** Bookings: as many as the rows say in the week that comes, marks for lessons that were held, a list where a class is full. */
export function righePrenotazioni(today: string, lezioni: readonly Lezione[]): readonly Prenotazione[] {
  const week = k.addDays(today, SETTIMANA)
  const rows: Omit<Prenotazione, 'id'>[] = []
  for (const [at, row] of lezioni.entries()) {
    const edizione = edizioni.find(({ corso: one }) => one.id === row.corso)
    if (!edizione || row.stato === 'annullata') continue
    const isNear = row.data >= today && row.data <= week
    const places = row.data > week ? 1 + (at % 3) : edizione.prenotati
    const waiting = isNear ? edizione.attesa : 0
    for (let n = 0; n < places + waiting; n++) {
      const iscritto = chiPrenota[(at * 11 + n) % chiPrenota.length]
      if (iscritto === undefined) continue
      const stato = n >= places ? 'lista_attesa' : row.data >= today ? 'prenotata' : (at + n * 3) % 11 === 0 ? 'assente' : 'presente'
      rows.push({ version: 1, iscritto, lezione: row.id, stato })
    }
    // The yoga of Donatella Ferrigno.
    if (row.corso === 'corso_4' && isNear)
      rows[rows.length - 1] = { ...rows[rows.length - 1], iscritto: 'iscritto_1' } as (typeof rows)[number]
  }
  return rows.map((row, at): Prenotazione => ({ ...row, id: `prenotazione_${at + 1}` }))
}
