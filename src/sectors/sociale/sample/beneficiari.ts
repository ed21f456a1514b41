import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { beneficiario } from '../beneficiario.ts'
import { durataDi, type servizio, type TipoServizio } from '../servizio.ts'
import { anagrafe } from './persone.ts'

export type Beneficiario = k.Stored<'beneficiario', (typeof beneficiario)['fields']>
type Servizio = k.Stored<'servizio', (typeof servizio)['fields']>

/** The rows of the sample, to the letter; with them the projects that they belong to. */
const DATI: readonly (readonly [string, Beneficiario['tipo'], string, number, string, readonly number[]])[] = [
  ['Famiglia R.', 'famiglia', 'Spesa sospesa, sportello casa', 210, 'Tre figli', [2, 5]],
  ['Sig.ra A. B.', 'anziano', 'Trasporto, compagnia', 95, 'Visite il martedì', [3]],
  ['Minore L.', 'minore', 'Doposcuola', 160, 'Aiuto in matematica', [1]],
  ['Sig. P. D.', 'disabile', 'Trasporto', 40, 'Serve pedana', [3]],
  ['Sig. M. T.', 'altro', 'Sportello casa', 300, 'Alloggio trovato', [5]],
]

/** Further people, so that the projects have as many as the sample rows say: 34, 61, 20, 15 and 27. */
const GRUPPI: readonly {
  readonly quanti: number
  readonly tipo: Beneficiario['tipo']
  readonly servizi: string
  readonly progetti: readonly number[]
  readonly stato: Beneficiario['stato']
  readonly referente: number
  readonly nati: readonly [number, number]
}[] = [
  { quanti: 33, tipo: 'minore', servizi: 'Doposcuola', progetti: [1], stato: 'attivo', referente: 1, nati: [2012, 2019] },
  {
    quanti: 12,
    tipo: 'famiglia',
    servizi: 'Spesa sospesa, sportello casa',
    progetti: [2, 5],
    stato: 'attivo',
    referente: 4,
    nati: [1970, 1995],
  },
  { quanti: 42, tipo: 'famiglia', servizi: 'Spesa sospesa', progetti: [2], stato: 'attivo', referente: 2, nati: [1965, 1998] },
  { quanti: 6, tipo: 'anziano', servizi: 'Spesa sospesa, orto', progetti: [2, 4], stato: 'attivo', referente: 2, nati: [1938, 1955] },
  { quanti: 9, tipo: 'altro', servizi: 'Orto', progetti: [4], stato: 'concluso', referente: 1, nati: [1950, 1985] },
  { quanti: 13, tipo: 'altro', servizi: 'Sportello casa', progetti: [5], stato: 'attivo', referente: 4, nati: [1960, 1998] },
  { quanti: 14, tipo: 'anziano', servizi: 'Trasporto', progetti: [3], stato: 'preso_in_carico', referente: 3, nati: [1932, 1948] },
  { quanti: 4, tipo: 'disabile', servizi: 'Trasporto', progetti: [3], stato: 'preso_in_carico', referente: 3, nati: [1955, 1992] },
]

const BISOGNI: Readonly<Record<Beneficiario['tipo'], readonly string[]>> = {
  famiglia: [
    'ISEE sotto 9.360 €, un solo stipendio',
    'Padre in cassa integrazione',
    'Affitto arretrato di tre mesi',
    'Quattro figli, due in età scolare',
  ],
  anziano: ['Vive da solo al terzo piano senza ascensore', 'Visite in ospedale due volte al mese', 'Vede poco, non guida più'],
  minore: [
    'Italiano da rinforzare',
    'Difficoltà in matematica',
    'Segue un piano didattico personalizzato',
    'Genitori al lavoro fino alle 19',
  ],
  disabile: ['Carrozzina, serve il mezzo con la pedana', 'Invalidità riconosciuta, accompagnamento'],
  altro: ['Sfratto esecutivo fra due mesi', 'Contratto di affitto in scadenza', 'Appena arrivato in città'],
}

const prefisso = (tipo: Beneficiario['tipo'], isDonna: boolean) =>
  tipo === 'famiglia' ? 'Famiglia' : tipo === 'minore' ? 'Minore' : isDonna ? 'Sig.ra' : 'Sig.'

/** Of every so many one is left alone for long, and one rests. */
const [SENZA, SOSPESI] = [23, 31]

export function righeBeneficiari(chance: Chance, today: string): readonly Beneficiario[] {
  const given = DATI.map(([nome, tipo, servizi, ago, note, projects], at): Beneficiario => ({
    id: `beneficiario_${at + 1}`,
    version: 1,
    nome,
    tipo,
    servizi,
    data_inizio: k.addDays(today, -ago),
    progetti: projects.map((id) => `progetto_${id}` as const),
    referente: `operatore_${[4, 3, 1, 3, 4][at] ?? 1}`,
    note,
    ...(tipo === 'famiglia' && { persone: 5 }),
    ...(nome === 'Sig. M. T.' ? { stato: 'concluso', data_fine: k.addDays(today, -18), esito: 'Alloggio trovato' } : { stato: 'attivo' }),
  }))
  const people = persone(chance, 900)
  const taken = new Set(given.map(({ nome }) => nome))
  let next = 0
  const others = GRUPPI.flatMap(({ quanti, tipo, servizi, progetti, stato: usual, referente, nati }) =>
    Array.from({ length: quanti }, (_, place): Omit<Beneficiario, 'id' | 'version'> => {
      // A short name belongs to one alone.
      let who = people[next++]
      const nameOf = () => (who ? `${prefisso(tipo, who.isDonna)} ${who.nome[0] ?? ''}. ${who.cognome[0] ?? ''}.` : '')
      while (who && taken.has(nameOf())) who = people[next++]
      if (!who) throw new RangeError('Not enough people for as many short names.')
      taken.add(nameOf())
      const isOver = usual === 'concluso'
      const stato = usual === 'attivo' && place % SOSPESI === SOSPESI - 1 ? 'sospeso' : usual
      return {
        nome: nameOf(),
        tipo,
        servizi,
        data_inizio: k.addDays(today, -chance.between(stato === 'preso_in_carico' ? 5 : 60, stato === 'preso_in_carico' ? 50 : 300)),
        progetti: progetti.map((id) => `progetto_${id}` as const),
        referente: `operatore_${referente}`,
        ...(tipo === 'famiglia' && { persone: chance.between(2, 7) }),
        telefono: who.telefono,
        indirizzo: `Via ${chance.pick(['Corridoni', 'Borgo Palazzo', 'Celadina', 'Moroni', 'Carducci', 'San Bernardino'])} ${chance.between(1, 120)}, Bergamo`,
        nominativo: `${who.nome} ${who.cognome}`,
        ...(chance.happens(0.5) && anagrafe(chance, who, ...nati)),
        bisogni: chance.pick(BISOGNI[tipo]),
        stato,
        ...(isOver && { data_fine: k.addDays(today, -45), esito: 'Coltiva la sua particella con il gruppo' }),
      }
    }),
  ).map((row, at): Beneficiario => ({ ...row, id: `beneficiario_${given.length + at + 1}`, version: 1 }))
  return [...given, ...others]
}

/** Days that the story of services goes back, and ahead. */
const [INDIETRO, AVANTI] = [62, 34]

interface Ricorrente {
  readonly tipo: TipoServizio
  readonly progetto?: `progetto_${string}`
  readonly ogni: number
  readonly ora: string
}

/** What belongs to a project is repeated by it: parcels every two weeks, an afternoon noted every two, a talk about the house each month. */
const RICORRENTI: Readonly<Record<number, Ricorrente>> = {
  1: { tipo: 'doposcuola', progetto: 'progetto_1', ogni: 14, ora: '15:00' },
  2: { tipo: 'pacco', progetto: 'progetto_2', ogni: 14, ora: '09:30' },
  5: { tipo: 'casa', progetto: 'progetto_5', ogni: 28, ora: '18:30' },
}

/** Whom volunteers go to, on which day of the week. */
const VISITE: readonly (readonly [
  beneficiario: number,
  tipo: TipoServizio,
  volontario: number,
  giorno: number,
  ora: string,
  dettaglio: string,
])[] = [
  [2, 'compagnia', 5, 1, '10:00', 'Due chiacchiere e la spesa'],
  [2, 'trasporto', 2, 3, '08:30', 'Fisioterapia in ospedale'],
  [4, 'trasporto', 2, 0, '09:00', 'Centro diurno, con pedana'],
  [4, 'trasporto', 2, 4, '09:00', 'Centro diurno, con pedana'],
]
const MOTIVI = ['Non si è presentato', 'Ha telefonato: rimandato', 'Ricovero in ospedale']

export function righeServizi(chance: Chance, today: string, people: readonly Beneficiario[]): readonly Servizio[] {
  const days = Array.from({ length: INDIETRO + AVANTI + 1 }, (_, at) => at - INDIETRO)
  const visits = VISITE.flatMap(([who, tipo, volontario, giorno, ora, dettaglio]) =>
    days
      // Nobody is helped before he came.
      .filter((day) => k.weekdayOf(k.addDays(today, day)) === giorno && day > -40)
      .map((day) => ({
        beneficiario: `beneficiario_${who}` as const,
        tipo,
        volontario: `volontario_${volontario}` as const,
        day,
        ora,
        dettaglio,
      })),
  )
  const regular = people.flatMap(({ id, progetti = [], data_inizio, data_fine, stato }, at) =>
    at % SENZA === SENZA - 1 || stato === 'preso_in_carico'
      ? []
      : progetti.flatMap((project) => {
          const what = RICORRENTI[Number(project.split('_')[1])]
          if (!what) return []
          const last = stato === 'attivo' ? AVANTI : -20
          return days
            .filter((day) => (day + INDIETRO) % what.ogni === (at * 3) % what.ogni && day <= last)
            .filter((day) => k.addDays(today, day) >= data_inizio && (data_fine === undefined || k.addDays(today, day) <= data_fine))
            .map((day) => ({
              beneficiario: id,
              tipo: what.tipo,
              ...(what.progetto && { progetto: what.progetto }),
              day,
              ora: what.tipo === 'pacco' ? k.addMinutes(what.ora, (at % 9) * durataDi.pacco) : what.ora,
            }))
        }),
  )
  return [...visits, ...regular]
    .map(({ day, ...row }): Omit<Servizio, 'id' | 'version'> => {
      const missed = day < 0 && chance.happens(0.05)
      return {
        ...row,
        data: k.addDays(today, day),
        minuti: durataDi[row.tipo],
        ...(missed && { motivo: chance.pick(MOTIVI) }),
        stato: missed ? 'non_svolto' : day < 0 ? 'erogato' : 'programmato',
      }
    })
    .toSorted((a, b) => `${a.data} ${a.ora}`.localeCompare(`${b.data} ${b.ora}`))
    .map((row, at): Servizio => ({ ...row, id: `servizio_${at + 1}`, version: 1 }))
}
