import * as k from '../../../kernel/describe.ts'
import type { lotto } from '../lotto.ts'
import type { movimento } from '../movimento.ts'
import type { ordine } from '../ordine.ts'
import { articoli, type Articolo } from './prodotti.ts'
import type { Ricetta } from './ricette.ts'
import type { Vendita } from './vendite.ts'

type Lotto = k.Stored<'lotto', (typeof lotto)['fields']>
type Movimento = k.Stored<'movimento', (typeof movimento)['fields']>
type Ordine = k.Stored<'ordine', (typeof ordine)['fields']>
type RigaOrdine = NonNullable<Ordine['righe']>[number]

/** When the two deliveries of each supplier came in, before anything of them was sold. */
const CONSEGNE = [75, 70] as const
/** A lot expires so many days before the next one of its article. */
const PRIMA = 21

interface Uscita {
  readonly giorno: string
  readonly quantita: number
  readonly about: Pick<Movimento, 'causale' | 'vendita' | 'ricetta'>
}

interface Magazzino {
  readonly lotto: readonly Lotto[]
  readonly movimento: readonly Movimento[]
  readonly ordine: readonly Ordine[]
}

/** What came in, so that after all that was sold and handed out there is as much as the sample rows say. */
export function righeMagazzino(today: string, vendite: readonly Vendita[], ricette: readonly Ricetta[]): Magazzino {
  const lotti: Lotto[] = []
  const movimenti: Movimento[] = []
  const move = (row: Omit<Movimento, 'id' | 'version'>) => movimenti.push({ id: `movimento_${movimenti.length + 1}`, version: 1, ...row })
  const received = new Map<string, RigaOrdine[]>()
  const load = (articolo: Articolo, which: 0 | 1, quantita: number) => {
    const { id: prodotto, lotto: codice, scadenza, fornitore, costo = k.euro(0) } = articolo
    const id = `lotto_${lotti.length + 1}` as const
    const giorno = k.addDays(today, -CONSEGNE[which])
    const key = `${which} ${String(fornitore)}`
    received.set(key, [...(received.get(key) ?? []), { articolo: prodotto, quantita, costo }])
    lotti.push({
      id,
      version: 1,
      prodotto,
      codice: which === 0 ? `${codice}B` : codice,
      scadenza: k.addDays(today, which === 0 ? Math.min(scadenza, 200) - PRIMA : scadenza),
      quantita,
      giorno,
      // The orders are numbered once all their lines are known.
      ddt: `DDT ${giorno.slice(8)}${giorno.slice(5, 7)}/${String(fornitore).slice(-1)}`,
    })
    move({ giorno, prodotto, lotto: id, quantita, causale: 'carico' })
    return id
  }
  const rese = new Set<string | undefined>(vendite.map(({ storna }) => storna))
  const kept = vendite.filter(({ id, stato, storna }) => stato === 'incassata' && storna === undefined && !rese.has(id))
  for (const articolo of articoli) {
    const out = usciteDi(articolo.id, kept, ricette)
    const sold = out.reduce((sum, { quantita }) => sum + quantita, 0)
    const older = Math.floor((sold * 0.6) / 5) * 5
    const first = older > 0 ? load(articolo, 0, older) : undefined
    const last = load(articolo, 1, articolo.giacenza + sold - older)
    let left = older
    for (const { giorno, quantita, about } of out) {
      const fromFirst = Math.min(left, quantita)
      left -= fromFirst
      if (first && fromFirst > 0) move({ giorno, prodotto: articolo.id, lotto: first, quantita: -fromFirst, ...about })
      if (quantita > fromFirst) move({ giorno, prodotto: articolo.id, lotto: last, quantita: fromFirst - quantita, ...about })
    }
    for (const { id: vendita, giorno, righe = [] } of vendite.filter(({ id }) => rese.has(id)))
      for (const { quantita } of righe.filter((one) => one.prodotto === articolo.id)) {
        move({ giorno, prodotto: articolo.id, lotto: last, quantita: -quantita, causale: 'vendita', vendita })
        move({ giorno, prodotto: articolo.id, lotto: last, quantita, causale: 'reso', vendita })
      }
  }
  const past = ordiniRicevuti(today, received)
  const orderOf = new Map(past.flatMap(({ key, row }) => (row.righe ?? []).map(({ articolo }) => [`${key} ${articolo}`, row.id] as const)))
  const named = lotti.map((row): Lotto => {
    const which = row.giorno === k.addDays(today, -CONSEGNE[0]) ? 0 : 1
    const { fornitore } = articoli.find(({ id }) => id === row.prodotto) ?? {}
    const id = orderOf.get(`${which} ${String(fornitore)} ${row.prodotto}`)
    return id === undefined ? row : { ...row, ordine: id }
  })
  return { lotto: named, movimento: movimenti, ordine: [...past.map(({ row }) => row), ...ordiniAperti(today)] }
}

/** What left of an article, day after day, by sales that were not taken back and by prescriptions. */
function usciteDi(prodotto: string, vendite: readonly Vendita[], ricette: readonly Ricetta[]): readonly Uscita[] {
  const sold = vendite.flatMap(({ id, giorno, righe = [] }) =>
    righe.flatMap(({ prodotto: of, quantita }): Uscita[] =>
      of === prodotto ? [{ giorno, quantita, about: { causale: 'vendita', vendita: id } }] : [],
    ),
  )
  const given = ricette.flatMap(({ id, data, righe = [] }) =>
    righe.flatMap(({ prodotto: of, erogati }): Uscita[] =>
      of === prodotto && erogati > 0 ? [{ giorno: data, quantita: erogati, about: { causale: 'ricetta', ricetta: id } }] : [],
    ),
  )
  return [...sold, ...given].toSorted((a, b) => (a.giorno < b.giorno ? -1 : 1))
}

const numero = (count: number) => k.documentNumber(count, undefined, 'ORD')
/** The number of the last order that was received. */
const ULTIMO = 308

/** The orders by which all of it came. */
function ordiniRicevuti(
  today: string,
  received: ReadonlyMap<string, readonly RigaOrdine[]>,
): readonly { readonly key: string; readonly row: Ordine }[] {
  const keys = [...received.keys()].toSorted((a, b) => a.localeCompare(b))
  return keys.map((key, at) => {
    const [which = '0', fornitore = ''] = key.split(' ')
    const came = k.addDays(today, -(which === '0' ? CONSEGNE[0] : CONSEGNE[1]))
    const count = ULTIMO - keys.length + at + 1
    return {
      key,
      row: {
        id: `ordine_${count}`,
        version: 1,
        numero: numero(count),
        data: k.addDays(came, -2),
        eta: came,
        fornitore: fornitore as Ordine['fornitore'],
        righe: received.get(key) ?? [],
        stato: 'ricevuto',
      },
    }
  })
}

type Aperto = readonly [
  numero: number,
  fornitore: number,
  stato: Ordine['stato'],
  eta: number,
  righe: readonly (readonly [prodotto: number, quantita: number, costo: number])[],
]
/** The orders of the sample rows: what their lines come to is what stands there. */
const APERTI: readonly Aperto[] = [
  [309, 4, 'in_arrivo', 0, [[7, 8, 24.5]]],
  [
    311,
    1,
    'in_arrivo',
    0,
    [
      [1, 100, 2.2],
      [2, 60, 3.24],
      [5, 60, 3.3],
    ],
  ],
  [
    312,
    2,
    'spedito',
    1,
    [
      [3, 70, 2.85],
      [4, 60, 3.99],
    ],
  ],
  [
    313,
    3,
    'spedito',
    3,
    [
      [6, 30, 5.5],
      [8, 45, 2],
    ],
  ],
  [
    314,
    1,
    'spedito',
    2,
    [
      [1, 50, 2.2],
      [2, 50, 3.24],
      [5, 25, 2.75],
    ],
  ],
]

function ordiniAperti(today: string): readonly Ordine[] {
  const open = APERTI.map(([count, fornitore, stato, eta, righe]): Ordine => ({
    id: `ordine_${count}`,
    version: 1,
    numero: numero(count),
    data: k.addDays(today, count === 309 ? -3 : count === 311 ? -2 : -1),
    eta: k.addDays(today, eta),
    fornitore: `fornitore_${fornitore}`,
    righe: righe.map(([prodotto, quantita, costo]) => ({ articolo: `prodotto_${prodotto}`, quantita, costo: k.euro(costo) })),
    stato,
  }))
  const other = (count: number, stato: Ordine['stato'], ago: number, more: Partial<Ordine>): Ordine => ({
    id: `ordine_${count}`,
    version: 1,
    data: k.addDays(today, -ago),
    fornitore: 'fornitore_5',
    righe: [
      { articolo: 'prodotto_18', quantita: 12, costo: k.euro(7.1) },
      { articolo: 'prodotto_24', quantita: 20, costo: k.euro(2.3) },
    ],
    stato,
    ...more,
  })
  return [...open, other(310, 'annullato', 2, { numero: numero(310) }), other(315, 'bozza', 0, {})]
}
