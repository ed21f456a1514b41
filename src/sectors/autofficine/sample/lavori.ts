import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { nearestOpen } from '../../common/working-days.ts'
import type { riparazione } from '../riparazione.ts'
import type { Veicolo } from './clienti.ts'
import { fermi, isAperta } from './officina.ts'
import { pezzoDi } from './ricambi.ts'

export type Riparazione = k.Stored<'riparazione', (typeof riparazione)['fields']>
type Riga = NonNullable<Riparazione['righe']>[number]

/** Five months behind, four weeks ahead. */
const INDIETRO = 150
const AVANTI = 28
/** An hour of labour without VAT, and kilometres of a day. */
const ORA = 42
const KM_AL_GIORNO = 34

interface Lavoro {
  readonly problema: string
  readonly categoria: NonNullable<Riparazione['categoria']>
  readonly ore: number
  readonly pezzi: readonly (readonly [nome: string, quantita: number])[]
  readonly is?: 'tagliando' | 'revisione'
}

const LAVORI: readonly Lavoro[] = [
  {
    problema: 'Tagliando annuale',
    categoria: 'tagliando',
    ore: 1.5,
    pezzi: [
      ['Filtro olio universale', 1],
      ['Olio motore 5W-30, 5 l', 1],
      ['Filtro aria', 1],
      ['Filtro abitacolo', 1],
    ],
    is: 'tagliando',
  },
  { problema: 'Revisione', categoria: 'revisione', ore: 0.8, pezzi: [], is: 'revisione' },
  { problema: 'Freni posteriori consumati', categoria: 'freni', ore: 1.2, pezzi: [['Pastiglie freno posteriori', 1]] },
  {
    problema: 'Vibra in frenata',
    categoria: 'freni',
    ore: 1.8,
    pezzi: [
      ['Dischi freno anteriori, coppia', 1],
      ['Liquido freni DOT 4, 1 l', 1],
    ],
  },
  { problema: 'Cambio gomme stagionale', categoria: 'gomme', ore: 1, pezzi: [] },
  { problema: 'Quattro pneumatici nuovi', categoria: 'gomme', ore: 1.2, pezzi: [['Pneumatico 185/65 R15', 4]] },
  { problema: 'Batteria scarica', categoria: 'elettrico', ore: 0.6, pezzi: [['Batteria 60 Ah', 1]] },
  { problema: 'Faro che non si accende', categoria: 'elettrico', ore: 0.4, pezzi: [['Lampada H7', 1]] },
  { problema: 'Distribuzione a scadenza', categoria: 'motore', ore: 5, pezzi: [['Kit distribuzione con pompa', 1]] },
  { problema: 'Perde potenza in salita', categoria: 'motore', ore: 2, pezzi: [['Filtro gasolio', 1]] },
  { problema: 'Aria condizionata che non raffredda', categoria: 'clima', ore: 1, pezzi: [['Gas climatizzatore R1234yf', 0.5]] },
  { problema: 'Rumore dalle sospensioni', categoria: 'gomme', ore: 2.5, pezzi: [['Ammortizzatori anteriori, coppia', 1]] },
  { problema: 'Graffio sul paraurti', categoria: 'carrozzeria', ore: 3, pezzi: [] },
]

const riga = (nome: string, quantita: number): Riga => {
  const { id, vendita } = pezzoDi(nome)
  return { ricambio: id, descrizione: nome, quantita, prezzo: vendita, iva: '22' }
}
const manodopera = (ore: number): Riga => ({ descrizione: 'Manodopera', quantita: ore, prezzo: k.euro(ORA), iva: '22' })
const netto = (righe: readonly Riga[]) => righe.reduce((sum, { quantita, prezzo = k.euro(0) }) => sum + Math.round(quantita * prezzo), 0)
export const lordo = (righe: readonly Riga[]) => {
  const taxable = netto(righe)
  return k.euro((taxable + Math.round(taxable * 0.22)) / 100)
}
export const righeDi = ({ ore, pezzi }: Pick<Lavoro, 'ore' | 'pezzi'>): readonly Riga[] => [
  ...pezzi.map(([nome, quantita]) => riga(nome, quantita)),
  manodopera(ore),
]

/** The lines of a job that costs a round sum with VAT: what is left beside its parts is labour. */
export function righeDelCosto(costo: number, pezzi: Lavoro['pezzi']): readonly Riga[] {
  const parts = pezzi.map(([nome, quantita]) => riga(nome, quantita))
  const left = Math.round((costo * 100) / 1.22) - netto(parts)
  return [...parts, { descrizione: 'Manodopera e consumi', quantita: 1, prezzo: k.euro(left / 100), iva: '22' }]
}

interface DiOggi {
  readonly veicolo: Veicolo | undefined
  readonly problema: string
  readonly costo: number
  readonly stato: Riparazione['stato']
  readonly giorno: number
  readonly ora: string
  readonly minuti: number
  readonly ponte: 1 | 2 | 3 | 4
  readonly consegna: number
  readonly pezzi: Lavoro['pezzi']
  readonly more?: Partial<Riparazione>
}

/** The six of the sample rows, to the letter. */
function diOggi(today: string, time: string | undefined, veicoli: readonly Veicolo[]): readonly Riparazione[] {
  const rows: readonly DiOggi[] = [
    {
      veicolo: veicoli[0],
      problema: 'Tagliando e cambio gomme',
      costo: 210,
      stato: 'completato',
      giorno: -1,
      ora: goneBy('09:00', time),
      minuti: 150,
      ponte: 1,
      consegna: 0,
      pezzi: [
        ['Filtro olio universale', 1],
        ['Olio motore 5W-30, 5 l', 1],
      ],
      more: { categoria: 'tagliando', tagliando: true, ore: 2.2, completata_il: giornoDi(today, -1), carburante: 'meta' },
    },
    {
      veicolo: veicoli[1],
      problema: 'Freni anteriori rumorosi',
      costo: 285,
      stato: 'in_corso',
      giorno: 0,
      ora: goneBy('08:30', time),
      minuti: 120,
      ponte: 1,
      consegna: 1,
      pezzi: [
        ['Pastiglie freno anteriori', 1],
        ['Dischi freno anteriori, coppia', 1],
      ],
      more: { categoria: 'freni', carburante: 'quarto', danni: 'Graffio sul parafango posteriore sinistro.', preventivo: 'preventivo_1' },
    },
    {
      veicolo: veicoli[2],
      problema: 'Frizione che slitta',
      costo: 640,
      stato: 'in_attesa',
      giorno: 0,
      ora: '14:30',
      minuti: 240,
      ponte: 2,
      consegna: 4,
      pezzi: [['Kit frizione Clio', 1]],
    },
    {
      veicolo: veicoli[3],
      problema: 'Spia motore accesa',
      costo: 160,
      stato: 'in_corso',
      giorno: 0,
      ora: goneBy('09:00', time),
      minuti: 90,
      ponte: 4,
      consegna: 2,
      pezzi: [],
      more: { categoria: 'elettrico', carburante: 'tre_quarti' },
    },
    {
      veicolo: veicoli[4],
      problema: 'Revisione e pulizia clima',
      costo: 119,
      stato: 'in_attesa',
      giorno: 0,
      ora: '16:00',
      minuti: 75,
      ponte: 3,
      consegna: 3,
      pezzi: [['Filtro abitacolo', 1]],
      more: { revisione: true, categoria: 'revisione' },
    },
    {
      veicolo: veicoli[5],
      problema: 'Sostituzione ammortizzatori',
      costo: 530,
      stato: 'completato',
      giorno: -3,
      ora: '14:00',
      minuti: 180,
      ponte: 2,
      consegna: -1,
      pezzi: [['Ammortizzatori anteriori, coppia', 1]],
      more: { categoria: 'gomme', ore: 3.5, completata_il: giornoDi(today, -1) },
    },
  ]
  return rows.flatMap(({ veicolo: car, costo, giorno, consegna, ponte, pezzi, more, ...row }, at) =>
    car
      ? [
          {
            ...row,
            ...di(car),
            id: `riparazione_${at + 1}`,
            version: 1,
            costo: k.euro(costo),
            giorno: giornoDi(today, giorno),
            consegna: giornoDi(today, consegna),
            ponte: `ponte_${ponte}`,
            meccanico: `meccanico_${ponte}`,
            km: (car.km ?? 0) + 60,
            righe: righeDelCosto(costo, pezzi),
            ...more,
          } satisfies Riparazione,
        ]
      : [],
  )
}

/** A day counted from today on which the workshop is open: today it is so, whatever the calendar says. */
const giornoDi = (today: string, away: number): string =>
  away === 0 ? today : nearestOpen(k.addDays(today, away), isAperta, away < 0 ? -1 : 1)

const di = ({ id, cliente, targa, marca, modello }: Veicolo) => ({ veicolo: id, cliente, targa, marca, modello })

const INIZI = ['08:15', '10:30', '14:00', '16:15'] as const
const PONTI = [1, 2, 3, 4] as const

/** The work of months: what was done, what is here, what is booked. */
export function righeRiparazioni(
  chance: Chance,
  today: string,
  time: string | undefined,
  veicoli: readonly Veicolo[],
): readonly Riparazione[] {
  const rows: Riparazione[] = [...diOggi(today, time, veicoli)]
  const others = veicoli.slice(7)
  const taken = [...rows, ...fermi(today)]
  const isFree = (giorno: string, ponte: string, ora: string, minuti: number) =>
    !taken.some(
      (one) =>
        one.giorno === giorno &&
        one.ponte === ponte &&
        k.minutesOf(one.ora ?? '00:00') < k.minutesOf(ora) + minuti &&
        k.minutesOf(ora) < k.minutesOf(one.ora ?? '00:00') + (one.minuti ?? 60),
    )
  for (let giorno = k.addDays(today, -INDIETRO); giorno <= k.addDays(today, AVANTI); giorno = k.addDays(giorno, 1)) {
    if (giorno === today || !isAperta(giorno)) continue
    const isPast = giorno < today
    const places = chance.shuffled(PONTI.flatMap((ponte) => INIZI.map((ora) => [ponte, ora] as const)))
    for (const [ponte, ora] of places.slice(0, isPast ? chance.between(2, 4) : chance.between(1, 3))) {
      const job = chance.pick(LAVORI)
      const car = chance.pick(others)
      const minuti = Math.min(120, Math.max(30, Math.ceil(job.ore * 4) * 15))
      // The day before today the first bay has the vehicle that is ready, whatever its hour.
      if (!isFree(giorno, `ponte_${ponte}`, ora, minuti) || (ponte === 1 && giorno === k.addDays(today, -1))) continue
      if (rows.some((one) => one.veicolo === car.id && Math.abs(k.daysBetween(one.giorno, giorno)) < 12)) continue
      const row = { job, car, giorno, ora, minuti, ponte }
      rows.push(isPast ? fatta(chance, today, row, rows.length + 1) : attesa(row, rows.length + 1))
    }
  }
  return conCommessa(rows, today)
}

/** Job numbers in the order in which the cars came in, from 1 with each year; a booking has none yet, nor who never came. */
function conCommessa(rows: readonly Riparazione[], today: string): readonly Riparazione[] {
  const here = rows.filter(({ giorno, stato }) => giorno <= today && stato !== 'annullato')
  const inOrder = here.toSorted((a, b) => `${a.giorno} ${a.ora}`.localeCompare(`${b.giorno} ${b.ora}`))
  const given = [...Map.groupBy(inOrder, ({ giorno }) => giorno.slice(0, 4))].flatMap(([year, of]) =>
    of.map(({ id }, at) => [id, k.documentNumber(at + 1, Number(year))] as const),
  )
  const numbers = new Map(given)
  return rows.map((row) => {
    const commessa = numbers.get(row.id)
    return { ...row, ...(commessa !== undefined && { commessa }) }
  })
}

interface Posto {
  readonly job: Lavoro
  readonly car: Veicolo
  readonly giorno: string
  readonly ora: string
  readonly minuti: number
  readonly ponte: (typeof PONTI)[number]
}

const comune = ({ job, car, giorno, ora, minuti, ponte }: Posto, at: number) => {
  const righe = righeDi(job)
  return {
    ...di(car),
    id: `riparazione_${at}`,
    version: 1,
    problema: job.problema,
    costo: lordo(righe),
    giorno,
    ora,
    minuti,
    ponte: `ponte_${ponte}`,
    meccanico: `meccanico_${ponte}`,
    righe,
    categoria: job.categoria,
    ...(job.is && { [job.is]: true }),
  } as const
}

const attesa = (row: Posto, at: number): Riparazione => ({
  ...comune(row, at),
  consegna: nearestOpen(k.addDays(row.giorno, row.job.ore > 3 ? 1 : 0), isAperta, 1),
  stato: 'in_attesa',
})

function fatta(chance: Chance, today: string, row: Posto, at: number): Riparazione {
  const base = comune(row, at)
  if (chance.happens(0.03)) return { ...base, stato: 'annullato' }
  const days = Math.min(
    chance.weighted([0, 1, 2], (one) => 4 - one),
    k.daysBetween(row.giorno, today) - 1,
  )
  const done = nearestOpen(k.addDays(row.giorno, days), isAperta, -1)
  return {
    ...base,
    consegna: done,
    completata_il: done,
    // What was driven before the number on the card was written.
    km: Math.max(0, (row.car.km ?? 0) - k.daysBetween(row.giorno, today) * KM_AL_GIORNO),
    ore: Math.round((row.job.ore + chance.between(-2, 3) / 10) * 10) / 10,
    pagamento: chance.weighted(
      ['carta', 'contanti', 'bonifico', 'sospeso'] as const,
      (one) => ({ carta: 6, contanti: 3, bonifico: 2, sospeso: 1 })[one],
    ),
    stato: 'consegnato',
  }
}
