import * as k from '../../../kernel/describe.ts'
import { goneBy } from '../../common/gone-by.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { Portata } from '../tempi.ts'
import { piattoDi } from './menu.ts'
import { pagato, somma, type Comanda, type contatore, type Conto, type Prenotazione } from './servizi.ts'

/** What of the day the demo shows where nobody hands in an hour: the middle of supper. */
const SERA = '20:40'

/** The six sample rows. */
const PRENOTATE: readonly (readonly [
  day: number,
  ora: string,
  nome: string,
  coperti: number,
  tavolo: string,
  stato: 'confermata' | 'attesa',
  telefono: string,
  more?: Partial<Prenotazione>,
])[] = [
  [0, '19:30', 'Famiglia Lorusso', 4, '5', 'confermata', '3335551101', { note: 'Un bimbo: seggiolone' }],
  [0, '20:00', 'Cecilia Marinoni', 2, '2', 'confermata', '3475551102', { allergie: ['allergene_7'], provenienza: 'sito' }],
  [0, '20:30', 'Compleanno Ottavia', 8, 'saletta', 'attesa', '3405551103', { note: 'Torta portata da loro', minuti: 180 }],
  [0, '21:15', 'Bruno Scalise', 3, '7', 'confermata', '3285551104', { allergie: ['allergene_1'] }],
  [1, '13:00', 'Studio Pozzi Associati', 5, '9', 'confermata', '0355550120'],
  [2, '20:00', 'Irma Vannucchi', 6, '10', 'attesa', '3385551106'],
]

type Ordinato = readonly [
  tavolo: string,
  piatti: readonly (readonly [quantita: number, nome: string])[],
  note: string,
  cliente: string,
  stato: 'in_preparazione' | 'pronto' | 'servito',
  minuti: number,
  portata: Portata,
  prenotazione: number,
  /** Minutes ago that it was ready, and served. */
  pronto?: number,
  servito?: number,
]
/** The five sample rows. */
const ORDINI: readonly Ordinato[] = [
  [
    '5',
    [
      [2, 'Margherita'],
      [1, 'Tagliatelle al ragù'],
      [1, 'Insalata'],
    ],
    'Bimbo: tagliatelle in bianco',
    'Lorusso',
    'in_preparazione',
    8,
    'pizze',
    1,
  ],
  [
    '2',
    [
      [1, 'Branzino al sale'],
      [1, 'Risotto agli asparagi'],
    ],
    'Senza burro',
    'Marinoni',
    'pronto',
    19,
    'secondi',
    2,
    3,
  ],
  ['7', [[3, 'Antipasto della casa']], 'Senza glutine per uno', 'Scalise', 'in_preparazione', 3, 'antipasti', 4],
  [
    '1',
    [
      [2, 'Caffè'],
      [1, 'Tiramisù'],
    ],
    '',
    'Tavolo 1',
    'servito',
    44,
    'dolci',
    7,
    38,
    36,
  ],
  [
    '4',
    [
      [1, 'Diavola'],
      [1, 'Quattro stagioni'],
      [2, 'Birra media'],
    ],
    '',
    'Tavolo 4',
    'pronto',
    14,
    'pizze',
    8,
    1,
  ],
]

/** Who is booked for today and the next days, who sits there without having booked, who has had lunch; and what the kitchen has in hand. */
export function righeOggi(chance: Chance, today: string, time: string | undefined, numero: ReturnType<typeof contatore>) {
  const now = time ?? SERA
  const ago = (minutes: number) => k.addMinutes(now, -Math.min(k.minutesOf(now), minutes))
  const booked = PRENOTATE.map(([day, ora, nome, coperti, tavolo, stato, telefono, more], at): Prenotazione => ({
    id: `prenotazione_${at + 1}`,
    version: 1,
    nome,
    telefono,
    giorno: k.addDays(today, day),
    ora,
    coperti,
    tavoli: [`tavolo_${tavolo}`],
    provenienza: 'telefono',
    ...more,
    stato,
  }))
  const passing = (
    at: number,
    nome: string,
    coperti: number,
    tavolo: string,
    ora: string,
    stato: 'accomodata' | 'in_conto' | 'completata',
  ): Prenotazione => ({
    id: `prenotazione_${at}`,
    version: 1,
    nome,
    giorno: today,
    ora,
    arrivo: ora,
    coperti,
    tavoli: [`tavolo_${tavolo}`],
    provenienza: 'passaggio',
    stato,
  })
  const lunch = [
    {
      at: 9,
      nome: 'Ivano Carminati',
      coperti: 2,
      tavolo: '3',
      ora: '12:20',
      paid: '13:15',
      eats: [
        [2, 'Margherita'],
        [2, 'Birra media'],
        [2, 'Caffè'],
      ],
    },
    {
      at: 10,
      nome: 'Greta Rota',
      coperti: 3,
      tavolo: '6',
      ora: '12:45',
      paid: '13:50',
      eats: [
        [2, 'Casoncelli alla bergamasca'],
        [1, 'Polenta e funghi'],
        [1, 'Acqua naturale'],
        [3, 'Caffè'],
      ],
    },
    {
      at: 11,
      nome: 'Officina Belotti',
      coperti: 4,
      tavolo: '8',
      ora: '12:50',
      paid: '14:05',
      eats: [
        [2, 'Tagliata di manzo'],
        [2, 'Tagliatelle al ragù'],
        [1, 'Vino rosso della casa'],
        [2, 'Tiramisù'],
      ],
    },
  ] as const
  const righeDi = (eats: readonly (readonly [number, string])[]) =>
    eats.map(([quantita, nome]) => {
      const { id: piatto, prezzo, iva, costo } = piattoDi(nome)
      return { piatto, quantita, prezzo, iva, costo }
    })
  const paid = lunch.map(({ at, nome, paid: ora, eats }): Conto => {
    const righe = righeDi(eats)
    return {
      id: `conto_${at}`,
      version: 1,
      numero: numero(today),
      nome,
      giorno: today,
      ora: goneBy(ora, time),
      prenotazione: `prenotazione_${at}`,
      righe,
      pagamenti: pagato(chance, somma(righe)),
      stato: 'incassato',
    }
  })
  const waiting: Conto = {
    id: 'conto_1',
    version: 1,
    nome: 'Tavolo 1',
    giorno: today,
    ora: ago(6),
    prenotazione: 'prenotazione_7',
    righe: righeDi(ORDINI[3]?.[1] ?? []),
    stato: 'sospeso',
  }
  return {
    prenotazione: [
      ...booked,
      passing(7, 'Tavolo 1', 2, '1', ago(70), 'in_conto'),
      passing(8, 'Tavolo 4', 2, '4', ago(25), 'accomodata'),
      ...lunch.map(({ at, nome, coperti, tavolo, ora }) => passing(at, nome, coperti, tavolo, goneBy(ora, time), 'completata')),
    ],
    comanda: ORDINI.map(([tavolo, eats, note, cliente, stato, minuti, portata, prenotazione, pronto, servito], at): Comanda => ({
      id: `comanda_${at + 1}`,
      version: 1,
      tavolo: `tavolo_${tavolo}`,
      righe: eats.map(([quantita, nome]) => ({ piatto: piattoDi(nome).id, quantita })),
      ...(note !== '' && { note }),
      cliente,
      prenotazione: `prenotazione_${prenotazione}`,
      portata,
      giorno: today,
      ora: ago(minuti),
      ...(pronto !== undefined && { pronto_alle: ago(pronto) }),
      ...(servito !== undefined && { servito_alle: ago(servito) }),
      ...(stato === 'servito' && { conto: waiting.id }),
      stato,
    })),
    conto: [waiting, ...paid],
  }
}
