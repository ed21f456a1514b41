import * as k from '../../../kernel/describe.ts'
import type { consenso } from '../consenso.ts'
import type { Dente } from '../../../documents/odontogramma/denti.ts'
import type { piano } from '../piano.ts'
import type { Prestazione } from './cartelle.ts'
import { voce } from './listino.ts'

type Piano = k.Stored<'piano', (typeof piano)['fields']>
type Consenso = k.Stored<'consenso', (typeof consenso)['fields']>

type Cura = readonly [fase: number, dente: Dente | undefined, voce: string]
type Dato = readonly [paziente: number, quando: number, stato: Piano['stato'], cure: readonly Cura[]]
const DATI: readonly Dato[] = [
  [
    9,
    -70,
    'concluso',
    [
      [1, '3.6', 'Estrazione semplice'],
      [2, undefined, 'Igiene orale'],
    ],
  ],
  [
    12,
    -48,
    'accettato',
    [
      [1, '1.6', 'Devitalizzazione'],
      [1, '1.6', 'Ricostruzione con perno'],
      [2, '1.6', 'Preparazione per corona'],
      [2, '1.6', 'Consegna corona'],
    ],
  ],
  [
    15,
    -33,
    'rifiutato',
    [
      [1, '4.6', 'Impianto'],
      [2, '4.6', 'Consegna corona'],
    ],
  ],
  [
    7,
    -20,
    'accettato',
    [
      [1, '2.4', 'Consegna corona'],
      [2, '3.7', 'Otturazione in composito'],
    ],
  ],
  [
    18,
    -12,
    'presentato',
    [
      [1, '3.6', 'Impianto'],
      [1, '3.7', 'Otturazione in composito'],
      [2, '3.6', 'Consegna corona'],
    ],
  ],
  [
    5,
    -6,
    'presentato',
    [
      [1, '2.5', 'Estrazione semplice'],
      [2, '2.5', 'Impianto'],
      [3, '2.5', 'Consegna corona'],
    ],
  ],
  [
    21,
    -1,
    'bozza',
    [
      [1, '1.4', 'Otturazione in composito'],
      [1, '1.5', 'Otturazione in composito'],
      [2, undefined, 'Sbiancamento'],
    ],
  ],
]

const CONDIZIONI = 'Il preventivo vale 90 giorni. Le prestazioni sanitarie sono esenti da IVA (art. 10, n. 18, DPR 633/1972).'
const PRESENTATI: readonly Piano['stato'][] = ['presentato', 'accettato', 'rifiutato', 'concluso']

/** Plans in every state; those of last year are counted by themselves. */
export function righePiani(today: string): readonly Piano[] {
  const counts = new Map<number, number>()
  return DATI.map(([paziente, quando, stato, cure], at) => {
    const data = k.addDays(today, quando)
    const year = Number(data.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    const isGiven = PRESENTATI.includes(stato)
    if (isGiven) counts.set(year, count)
    return {
      id: `piano_${at + 1}`,
      version: 1,
      ...(isGiven && { numero: k.documentNumber(count, year, 'PC') }),
      data,
      paziente: `paziente_${paziente}`,
      operatore: 'operatore_1',
      righe: cure.map(([fase, dente, nome]) => {
        const { id, prezzo } = voce(nome)
        return { fase, listino: id, cura: nome, prezzo, ...(dente !== undefined && { dente }) }
      }),
      condizioni: CONDIZIONI,
      ...((stato === 'accettato' || stato === 'concluso') && { accettato_il: k.addDays(data, 3) }),
      ...(stato === 'rifiutato' && { motivo: 'Vuole pensarci dopo le feste.' }),
      stato,
    }
  })
}

/** What was accepted stands on the card; the first treatment of a plan is done. */
export function cureDeiPiani(plans: readonly Piano[], from: number): readonly Prestazione[] {
  let next = from
  return plans
    .filter(({ stato }) => stato === 'accettato' || stato === 'concluso')
    .flatMap(({ id, paziente, righe, data, stato, accettato_il: on = data }) =>
      (righe ?? []).map(({ fase, dente, listino, cura, prezzo }, at): Prestazione => {
        const isDone = stato === 'concluso' || at === 0
        return {
          id: `prestazione_${next++}`,
          version: 1,
          paziente,
          data: on,
          cura,
          fase,
          piano: id,
          importo: prezzo,
          operatore: 'operatore_1',
          stato: isDone ? 'eseguita' : 'pianificata',
          ...(dente !== undefined && { dente }),
          ...(listino !== undefined && { listino }),
        }
      }),
    )
}

/** Who has signed what; a minor, by a parent. */
export const righeConsensi = (today: string): readonly Consenso[] => [
  {
    id: 'consenso_1',
    version: 1,
    paziente: 'paziente_1',
    tipo: 'privacy',
    data: k.addDays(today, -180),
    firmato_il: k.addDays(today, -180),
    stato: 'firmato',
  },
  {
    id: 'consenso_2',
    version: 1,
    paziente: 'paziente_2',
    tipo: 'cure',
    dettaglio: 'Otturazione 4.6',
    data: k.addDays(today, -14),
    firmato_il: k.addDays(today, -14),
    stato: 'firmato',
  },
  {
    id: 'consenso_3',
    version: 1,
    paziente: 'paziente_4',
    tipo: 'cure',
    dettaglio: 'Devitalizzazione 1.5',
    data: today,
    stato: 'da_firmare',
  },
  {
    id: 'consenso_4',
    version: 1,
    paziente: 'paziente_6',
    tipo: 'ortodonzia',
    data: k.addDays(today, -45),
    firmatario: 'Giulia Melandri',
    firmato_il: k.addDays(today, -45),
    stato: 'firmato',
  },
  { id: 'consenso_5', version: 1, paziente: 'paziente_7', tipo: 'implantologia', data: k.addDays(today, -20), stato: 'da_firmare' },
]
