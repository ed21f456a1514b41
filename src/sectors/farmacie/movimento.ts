import * as k from '../../kernel/describe.ts'
import { lotto } from './lotto.ts'

/** What comes into the stock and leaves it; what is there is their sum. */
export const movimento = k.defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    giorno: k.day('Giorno', { near: { past: 365, future: 0 } }),
    prodotto: k.reference('Prodotto', 'prodotto'),
    lotto: k.optional(k.reference('Lotto', 'lotto', { among: ({ prodotto: of }) => [k.eq('prodotto', of)] })),
    quantita: k.integer('Quantità', {
      min: -100_000,
      max: 100_000,
      unit: ['pz', 'pz'],
      hint: 'Sotto zero quello che esce.',
      synonyms: ['pezzi', 'qta', 'scatole', 'confezioni', 'flaconi', 'flaconcini'],
    }),
    usciti: k.derived(k.integer('Pezzi usciti', { unit: ['pz', 'pz'] }), k.minus(0, 'quantita')),
    causale: k.choice(
      'Causale',
      { carico: 'Carico', vendita: 'Vendita', ricetta: 'Ricetta', reso: 'Reso', rettifica: 'Rettifica', scarto: 'Scarto' },
      {
        also: {
          carico: ['entrata', 'caricato', 'caricata', 'caricati'],
          vendita: ['venduto'],
          reso: ['ritorno'],
          rettifica: ['inventario', 'correzione'],
          scarto: ['smaltimento', 'buttato', 'buttati', 'buttate', 'rotto', 'da buttare', 'ho buttato'],
        },
        synonyms: ['motivo'],
      },
    ),
    vendita: k.optional(k.reference('Vendita', 'vendita')),
    ricetta: k.optional(k.reference('Ricetta', 'ricetta')),
    nota: k.optional(k.note()),
  },
  title: ['prodotto', 'giorno'],
  synonyms: ['carico', 'scarico', 'rettifica', 'inventario', 'uscita', 'entrata'],
  makes: ['carica', 'scarica', 'rettifica', 'ho buttato', 'abbiamo buttato', 'butta'],
  sort: [k.desc('giorno')],
  form: [{ fields: ['prodotto', 'lotto', 'quantita', 'causale', 'giorno', 'nota'] }],
  table: ['giorno', 'prodotto', 'lotto', 'quantita', 'causale', 'vendita', 'ricetta', 'nota'],
  stock: {
    of: 'prodotto',
    quantity: 'quantita',
    lot: 'lotto',
    expiry: 'scadenza',
    opening: { fills: { giacenza: 'quantita', scadenza: 'scadenza', lotto: 'codice' }, values: { codice: 'Giacenza iniziale' } },
  },
  closed: {
    open: ['nota'],
    says: () => 'si corregge con un altro movimento.',
    instead: ({ prodotto, lotto: lot, quantita }) => ({
      label: 'Registra una rettifica',
      values: { prodotto, ...(lot !== undefined && { lotto: lot }), quantita: -quantita, causale: 'rettifica' },
    }),
  },
  /** Pieces that leave by a sale or a prescription come from lots that are still valid. */
  async conflicts({ causale, lotto: lot, prodotto, quantita }, read) {
    if (lot !== undefined || (causale !== 'vendita' && causale !== 'ricetta')) return []
    const name = String((await read.get('prodotto', prodotto))?.['nome'])
    const lacks = k.plural(-quantita, 'ne manca 1 ancora valido', `ne mancano ${-quantita} ancora validi`)
    return [{ path: 'lotto', code: 'rule', message: `${name}: ${lacks}.` }]
  },
  prefill: ({ today: giorno }) => ({ giorno, causale: 'rettifica' }) as const,
})

const scarica = k.defineUnload(movimento, lotto)

/** The movements by which goods leave, from the lots that expire first. What is not there makes one without a lot, which is refused. */
export async function esce(read: k.Read, wanted: readonly k.Wanted[], giorno: string, about: k.Values): Promise<readonly k.Change[]> {
  const unloaded = await scarica(read, wanted, { on: giorno })
  return unloaded.flatMap(({ picks, lacks }, at) => {
    const gone = [...picks, ...(lacks > 0 ? [{ lot: undefined, quantity: lacks }] : [])]
    return gone.map(({ lot, quantity }): k.Change => ({
      type: 'create',
      entity: 'movimento',
      values: { giorno, prodotto: wanted[at]?.of, ...(lot !== undefined && { lotto: lot }), quantita: -quantity, ...about },
    }))
  })
}

/** The movements by which goods that left for one record come back, each into the lot that it left. */
export async function rientra(
  read: k.Read,
  field: 'vendita' | 'ricetta',
  id: string,
  back: readonly k.Wanted[],
  giorno: string,
): Promise<readonly k.Change[]> {
  const moved = await read.find('movimento', [k.eq(field, id)])
  const out = new Map<string, number>()
  const keyOf = (row: { readonly [key: string]: unknown }) => JSON.stringify([row['prodotto'], row['lotto']])
  for (const row of moved) out.set(keyOf(row), (out.get(keyOf(row)) ?? 0) - Number(row['quantita']))
  return back.flatMap(({ of: prodotto, quantity }) => {
    let left = quantity
    return [...out].flatMap(([key, gone]): readonly k.Change[] => {
      const [article, lot] = JSON.parse(key) as readonly [string, string | null]
      const quantita = article === prodotto ? Math.min(gone, left) : 0
      if (quantita <= 0) return []
      left -= quantita
      out.set(key, gone - quantita)
      const values = { giorno, prodotto, ...(lot !== null && { lotto: lot }), quantita, causale: 'reso', [field]: id }
      return [{ type: 'create', entity: 'movimento', values }]
    })
  })
}
