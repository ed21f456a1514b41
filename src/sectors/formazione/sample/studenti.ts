import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { studente } from '../studente.ts'
import { edizioni, type Corso, type Edizione } from './scuola.ts'

export type Studente = k.Stored<'studente', (typeof studente)['fields']>

/** The students of the sample rows, to the letter: name, address, course, days since they came, state, mark. */
const DATI: readonly (readonly [string, string, number, number, Studente['stato'], number])[] = [
  ['Alice Tamburini', 'alice.tamburini@posta.example', 1, 40, 'attivo', 8.5],
  ['Kevin Osei', 'kevin.osei@posta.example', 1, 38, 'attivo', 7],
  ['Rosa Di Benedetto', 'rosa.db@posta.example', 2, 75, 'attivo', 9],
  ['Lorenzo Magnani', 'l.magnani@posta.example', 3, 90, 'completato', 8],
  ['Svetlana Moraru', 's.moraru@posta.example', 5, 50, 'sospeso', 6],
  ['Matilde Greco', 'matilde.greco@posta.example', 2, 70, 'attivo', 7.5],
]

/** Who has a place, has given it up or waits for one, beside the classes. */
const FUORI: readonly (readonly [corso: number, stato: 'ritirato' | 'in_lista'])[] = [
  [2, 'ritirato'],
  [3, 'ritirato'],
  [9, 'in_lista'],
  [9, 'in_lista'],
]

const LUOGHI = ['Mantova', 'Verona', 'Modena', 'Suzzara', 'Goito', 'Parma', 'Brescia', 'Cremona', 'Milano', 'Napoli']
const AZIENDE = ['Officine Lanzoni Srl', 'Caseificio Righi', 'Logistica Mincio Spa', 'Serramenti Poli Snc']
/** How the students of a class stand, by their course. */
const STATI: Readonly<Record<Corso['stato'], Studente['stato']>> = {
  attivo: 'attivo',
  programmato: 'programmato',
  sospeso: 'sospeso',
  completato: 'completato',
  annullato: 'ritirato',
}

/** The classes: those of the sample rows first, then as many as each course has, no two with one name. */
export function righeStudenti(chance: Chance, today: string): readonly Studente[] {
  const given = DATI.map(([nome, email, corso, ago, stato, voto], at): Studente => ({
    id: `studente_${at + 1}`,
    version: 1,
    nome,
    email,
    corso: `corso_${corso}`,
    iscrizione: k.addDays(today, -ago),
    stato,
    voto,
    telefono: `34755519${String(10 + at)}`,
  }))
  const people = persone(chance, 260).map((one) => ({ ...one, intero: `${one.nome} ${one.cognome}` }))
  const named = new Set(given.map(({ nome }) => nome))
  const free = people.filter(({ intero }, at) => !named.has(intero) && people.findIndex((one) => one.intero === intero) === at)
  const places = [
    ...edizioni.flatMap((edizione) => {
      const { corso, iscritti } = edizione
      const left = iscritti - given.filter((row) => row.corso === corso.id).length
      return Array.from({ length: left }, () => ({ edizione, stato: STATI[corso.stato] }))
    }),
    ...FUORI.flatMap(([at, stato]) => {
      const edizione = edizioni[at - 1]
      return edizione ? [{ edizione, stato }] : []
    }),
  ]
  const others = places.flatMap(({ edizione, stato }, at): readonly Studente[] => {
    const who = free[at]
    return who ? [studenteDi(chance, today, edizione, { who, stato, at: given.length + at + 1 })] : []
  })
  return [...given, ...others]
}

interface Posto {
  readonly who: { readonly intero: string; readonly telefono: string }
  readonly stato: Studente['stato']
  readonly at: number
}

function studenteDi(chance: Chance, today: string, { corso, giorni }: Edizione, { who, stato, at }: Posto): Studente {
  const first = Math.min(giorni[0] ?? 0, 0)
  const isSafety = corso.soglia > 80
  const hasMark = stato === 'completato' || (stato === 'attivo' && chance.happens(0.4))
  return {
    id: `studente_${at}`,
    version: 1,
    nome: who.intero,
    email: `${who.intero.toLowerCase().replaceAll(' ', '.')}@posta.example`,
    telefono: who.telefono,
    corso: corso.id,
    iscrizione: k.addDays(today, first - chance.between(1, 16)),
    data_nascita: `${chance.between(1966, 2004)}-${String(chance.between(1, 12)).padStart(2, '0')}-${String(chance.between(1, 28)).padStart(2, '0')}`,
    luogo_nascita: chance.pick(LUOGHI),
    ...(isSafety && { azienda: chance.pick(AZIENDE) }),
    ...(hasMark && { voto: chance.between(11, 20) / 2 }),
    stato,
  }
}
