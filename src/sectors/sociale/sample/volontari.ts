import * as k from '../../../kernel/describe.ts'
import { persone } from '../../common/persone.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { incarico } from '../incarico.ts'
import type { presenza } from '../presenza.ts'
import type { Disponibilita } from '../stati.ts'
import { possono } from '../trova-volontari.ts'
import type { turno } from '../turno.ts'
import type { volontario } from '../volontario.ts'
import { anagrafe, scritto } from './persone.ts'

export type Volontario = k.Stored<'volontario', (typeof volontario)['fields']>
type Incarico = k.Stored<'incarico', (typeof incarico)['fields']>
type Turno = k.Stored<'turno', (typeof turno)['fields']>
type Presenza = k.Stored<'presenza', (typeof presenza)['fields']>

/** The rows of the sample, to the letter. */
const DATI: readonly (readonly [string, string, string, Disponibilita, Volontario['ore_settimana'], string])[] = [
  ['Rossana Melis', 'rossana.melis@posta.example', '3335551301', 'pomeriggio', 'h8', 'Doposcuola, inglese'],
  ['Tiziano Bruni', 't.bruni@posta.example', '3475551302', 'mattina', 'h4', 'Guida, trasporto'],
  ['Nadia Cherubini', 'nadia.c@posta.example', '3405551303', 'weekend', 'h8', 'Cucina, magazzino'],
  ['Ismail Traoré', 'ismail.t@posta.example', '3205551304', 'sera', 'h12', 'Mediazione, francese'],
  ['Graziella Pinna', 'g.pinna@posta.example', '3385551305', 'flessibile', 'h16', 'Amministrazione'],
]

/** Others by when they can come; then those who do not come yet, rest, or have left. */
const ALTRI: readonly (readonly [quanti: number, Disponibilita, stato: Volontario['stato']])[] = [
  [8, 'pomeriggio', 'attivo'],
  [8, 'mattina', 'attivo'],
  [6, 'weekend', 'attivo'],
  [3, 'sera', 'attivo'],
  [2, 'flessibile', 'attivo'],
  [3, 'pomeriggio', 'candidato'],
  [2, 'mattina', 'sospeso'],
  [3, 'flessibile', 'ex'],
]
const COMPETENZE: Readonly<Record<Disponibilita, readonly string[]>> = {
  pomeriggio: ['Matematica', 'Doposcuola, francese', 'Lettura ad alta voce', 'Musica, giochi'],
  mattina: ['Magazzino', 'Guida, patente B', 'Cucina', 'Magazzino, patente C'],
  weekend: ['Consegne', 'Raccolta alimentare', 'Orto, manutenzioni'],
  sera: ['Consulenza legale', 'Arabo, mediazione', 'Contabilità'],
  flessibile: ['Fotografia, comunicazione', 'Segreteria', 'Primo soccorso'],
}

/** Whose insurance is about to end, and whose has ended, by their place in the list. */
const [IN_SCADENZA, SCADUTA] = [12, 19]

export function righeVolontari(chance: Chance, today: string): readonly Volontario[] {
  const given = DATI.map(([nome, email, telefono, disponibilita, ore_settimana, competenze], at): Volontario => ({
    id: `volontario_${at + 1}`,
    version: 1,
    nome,
    email,
    telefono,
    disponibilita,
    ore_settimana,
    competenze,
    iscritto_dal: k.addDays(today, -420 - at * 35),
    assicurato_fino: k.addDays(today, 190),
    stato: 'attivo',
  }))
  const names = new Set(given.map(({ nome }) => nome))
  const people = persone(chance, 120).filter(({ nome, cognome }, at, all) => {
    const full = `${nome} ${cognome}`
    return !names.has(full) && all.findIndex((one) => `${one.nome} ${one.cognome}` === full) === at
  })
  const places = ALTRI.flatMap(([quanti, disponibilita, stato]) => Array.from({ length: quanti }, () => ({ disponibilita, stato })))
  const others = places.flatMap(({ disponibilita, stato }, at): readonly Volontario[] => {
    const who = people[at]
    if (!who) return []
    const place = given.length + at + 1
    const nome = `${who.nome} ${who.cognome}`
    const isIn = stato !== 'candidato'
    const insured = place === SCADUTA ? -9 : place === IN_SCADENZA ? 16 : 60 + ((at * 17) % 260)
    return [
      {
        id: `volontario_${place}`,
        version: 1,
        nome,
        email: `${scritto(nome)}@posta.example`,
        telefono: who.telefono,
        disponibilita,
        ore_settimana: chance.weighted(['h4', 'h8', 'h12', 'h16'] as const, (one) => ({ h4: 5, h8: 4, h12: 1, h16: 1 })[one]),
        competenze: chance.pick(COMPETENZE[disponibilita]),
        ...anagrafe(chance, who, 1948, 2004),
        luogo_nascita: chance.pick(['Bergamo', 'Treviglio', 'Dalmine', 'Seriate', 'Milano']),
        indirizzo: `Via ${chance.pick(['Pignolo', 'Broseta', 'Quarenghi', 'Tremana', 'Suardi'])} ${chance.between(1, 90)}, Bergamo`,
        ...(isIn && {
          iscritto_dal: k.addDays(today, -chance.between(80, 1500)),
          assicurato_fino: k.addDays(today, stato === 'ex' ? -chance.between(40, 300) : insured),
        }),
        ...(stato === 'ex' && { cessato_il: k.addDays(today, -chance.between(20, 60)) }),
        stato,
      },
    ]
  })
  return [...given, ...others]
}

/** What is done in a project, when, by how many; between the days from today on which it goes on. */
interface Giro {
  readonly progetto: `progetto_${string}`
  readonly attivita: string
  /** 0 is Monday. */
  readonly giorni: readonly number[]
  readonly ora: string
  readonly minuti: number
  readonly servono: number
  readonly luogo: string
  readonly dal: number
  readonly al: number
  /** Not on national holidays. */
  readonly chiude: boolean
  /** Who can take part: when they can come, and which of them. */
  readonly chi: (who: Volontario, at: number) => boolean
  /** Nobody is expected yet. */
  readonly vuoto?: true
}

const [INDIETRO, AVANTI] = [62, 35]
const GIRI: readonly Giro[] = [
  {
    progetto: 'progetto_1',
    attivita: 'Aiuto compiti',
    giorni: [0, 1, 2, 3, 4],
    ora: '15:00',
    minuti: 120,
    servono: 3,
    luogo: 'Sala della parrocchia San Rocco',
    dal: -INDIETRO,
    al: AVANTI,
    chiude: true,
    chi: ({ disponibilita }, at) => disponibilita === 'pomeriggio' || at === 4,
  },
  {
    progetto: 'progetto_2',
    attivita: 'Distribuzione pacchi',
    giorni: [1, 3],
    ora: '09:30',
    minuti: 150,
    servono: 4,
    luogo: 'Magazzino di via Celadina',
    dal: -INDIETRO,
    al: AVANTI,
    chiude: false,
    chi: ({ disponibilita }) => ['mattina', 'weekend'].includes(disponibilita),
  },
  {
    progetto: 'progetto_2',
    attivita: 'Raccolta nei negozi',
    giorni: [5],
    ora: '09:00',
    minuti: 180,
    servono: 3,
    luogo: 'Supermercati del quartiere',
    dal: -INDIETRO,
    al: AVANTI,
    chiude: false,
    chi: ({ disponibilita }) => ['mattina', 'weekend'].includes(disponibilita),
  },
  {
    progetto: 'progetto_2',
    attivita: 'Consegna a domicilio',
    giorni: [6],
    ora: '10:00',
    minuti: 120,
    servono: 2,
    luogo: 'Magazzino di via Celadina',
    dal: -INDIETRO,
    al: AVANTI,
    chiude: false,
    chi: ({ disponibilita }) => ['mattina', 'weekend'].includes(disponibilita),
  },
  {
    progetto: 'progetto_5',
    attivita: 'Sportello',
    giorni: [0, 2],
    ora: '18:30',
    minuti: 120,
    servono: 2,
    luogo: 'Sede, via Quarenghi 33',
    dal: -INDIETRO,
    al: 25,
    chiude: true,
    chi: ({ disponibilita }, at) => disponibilita === 'sera' || at === 4,
  },
  {
    progetto: 'progetto_4',
    attivita: 'Cura dell’orto',
    giorni: [5],
    ora: '14:00',
    minuti: 180,
    servono: 3,
    luogo: 'Orto di via Corridoni',
    dal: -110,
    al: -46,
    chiude: true,
    chi: ({ disponibilita }, at) => disponibilita === 'weekend' && at > 5,
  },
  {
    progetto: 'progetto_3',
    attivita: 'Accompagnamento a visite',
    giorni: [1, 4],
    ora: '08:30',
    minuti: 240,
    servono: 2,
    luogo: 'Partenza dalla sede',
    dal: 20,
    al: AVANTI,
    chiude: true,
    chi: ({ disponibilita }, at) => disponibilita === 'mattina' && at < 3,
    vuoto: true,
  },
]
const MANSIONI: Readonly<Record<string, string>> = {
  progetto_1: 'Aiuto compiti',
  progetto_2: 'Pacchi e consegne',
  progetto_3: 'Autista',
  progetto_4: 'Orto',
  progetto_5: 'Accoglienza allo sportello',
}

/** The register: who has a task in a project, the shifts two months behind and five weeks ahead, and who comes. */
export function righeRegistro(chance: Chance, today: string, people: readonly Volontario[]) {
  const active = people.filter(({ stato }) => stato === 'attivo')
  const roles = Object.keys(MANSIONI).flatMap((project) => {
    const rounds = GIRI.filter(({ progetto }) => progetto === project)
    return active
      .filter((who) => rounds.some(({ chi }) => chi(who, people.indexOf(who))))
      .map((who) => ({ who, project: project as `progetto_${string}` }))
  })
  const incarichi = roles.map(({ who, project }, at): Incarico => ({
    id: `incarico_${at + 1}`,
    version: 1,
    volontario: who.id,
    progetto: project,
    mansione: MANSIONI[project] ?? '',
    dal: k.addDays(today, project === 'progetto_3' ? 20 : -130 - ((at * 13) % 90)),
    ...(project === 'progetto_4' && { fine: k.addDays(today, -45) }),
    stato: project === 'progetto_4' ? 'concluso' : 'attivo',
  }))

  const planned = GIRI.flatMap((giro) =>
    Array.from({ length: giro.al - giro.dal + 1 }, (_, at) => giro.dal + at)
      .map((day) => ({ giro, day, data: k.addDays(today, day) }))
      .filter(({ data }) => giro.giorni.includes(k.weekdayOf(data)) && !(giro.chiude && k.isHoliday(data))),
  ).toSorted((a, b) => `${a.data} ${a.giro.ora}`.localeCompare(`${b.data} ${b.giro.ora}`))
  const turni: Turno[] = []
  const presenze: Presenza[] = []
  for (const [at, { giro, day, data }] of planned.entries()) {
    const { progetto, attivita, ora, minuti, servono, luogo } = giro
    const isOff = day < 0 && chance.happens(0.03)
    const id = `turno_${at + 1}` as const
    turni.push({
      id,
      version: 1,
      progetto,
      attivita,
      data,
      ora,
      minuti,
      servono,
      luogo,
      stato: isOff ? 'annullato' : day < 0 ? 'svolto' : 'programmato',
    })
    if (isOff || giro.vuoto) continue
    const when = possono(data, ora)
    const able = incarichi.filter(({ progetto: of, volontario: who }) => {
      const row = people.find((one) => one.id === who)
      return of === progetto && row !== undefined && when.includes(row.disponibilita) && (day < 0 || (row.assicurato_fino ?? '') >= data)
    })
    // Beyond four weeks, and here and there before, somebody is still lacking.
    const wanted = day >= 0 && (day > 28 || chance.happens(0.12)) ? servono - 1 : servono
    for (let place = 0; place < Math.min(wanted, able.length); place++) {
      const who = able[(at + place) % able.length]
      if (!who) continue
      const segno =
        day >= 0
          ? 'previsto'
          : chance.weighted(['presente', 'assente', 'avvisato'] as const, (one) => ({ presente: 90, assente: 4, avvisato: 6 })[one])
      presenze.push({
        id: `presenza_${presenze.length + 1}`,
        version: 1,
        incarico: who.id,
        turno: id,
        segno,
        ...(segno === 'presente' && chance.happens(0.05) && { ore_fatte: minuti / 60 + 0.5, nota: 'Rimasto a chiudere' }),
      })
    }
  }
  return { incarico: incarichi, turno: turni, presenza: presenze }
}
