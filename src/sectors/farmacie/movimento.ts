import { defineEntity } from '../../kernel/define-entity.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { defineUnload, type Wanted } from '../../kernel/define-unload.ts'
import type { Read } from '../../kernel/entity.ts'
import { minus } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import type { Change, Values } from '../../kernel/store/change.ts'
import { lotto } from './lotto.ts'

/** What comes into the stock and leaves it; what is there is their sum. */
export const movimento = defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    giorno: date('Giorno', { near: { past: 365, future: 0 }, synonyms: ['data'] }),
    prodotto: reference('Prodotto', 'prodotto'),
    lotto: optional(reference('Lotto', 'lotto', { among: ({ prodotto: of }) => [{ field: 'prodotto', op: 'eq', value: of }] })),
    quantita: integer('Quantità', {
      min: -100_000,
      max: 100_000,
      unit: ['pz', 'pz'],
      hint: 'Sotto zero quello che esce.',
      synonyms: ['pezzi', 'qta', 'scatole', 'confezioni', 'flaconi', 'flaconcini'],
    }),
    usciti: derived(integer('Pezzi usciti', { unit: ['pz', 'pz'] }), minus(0, 'quantita')),
    causale: choice(
      'Causale',
      {
        carico: 'Carico',
        vendita: 'Vendita',
        ricetta: 'Ricetta',
        reso: 'Reso',
        rettifica: 'Rettifica',
        scarto: 'Scarto',
      },
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
    vendita: optional(reference('Vendita', 'vendita')),
    ricetta: optional(reference('Ricetta', 'ricetta')),
    nota: optional(text('Nota')),
  },
  title: ['prodotto', 'giorno'],
  synonyms: ['carico', 'scarico', 'rettifica', 'inventario', 'uscita', 'entrata'],
  makes: ['carica', 'scarica', 'rettifica', 'ho buttato', 'abbiamo buttato', 'butta'],
  sort: [{ field: 'giorno', direction: 'desc' }],
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
    const lacks = plural(-quantita, 'ne manca 1 ancora valido', `ne mancano ${-quantita} ancora validi`)
    return [{ path: 'lotto', code: 'rule', message: `${name}: ${lacks}.` }]
  },
  prefill: ({ today: giorno }) => ({ giorno, causale: 'rettifica' }) as const,
})

const scarica = defineUnload(movimento, lotto)

/** The movements by which goods leave, from the lots that expire first. What is not there makes one without a lot, which is refused. */
export async function esce(read: Read, wanted: readonly Wanted[], giorno: string, about: Values): Promise<readonly Change[]> {
  const unloaded = await scarica(read, wanted, { on: giorno })
  return unloaded.flatMap(({ picks, lacks }, at) => {
    const gone = [...picks, ...(lacks > 0 ? [{ lot: undefined, quantity: lacks }] : [])]
    return gone.map(({ lot, quantity }): Change => ({
      type: 'create',
      entity: 'movimento',
      values: { giorno, prodotto: wanted[at]?.of, ...(lot !== undefined && { lotto: lot }), quantita: -quantity, ...about },
    }))
  })
}

/** The movements by which goods that left for one record come back, each into the lot that it left. */
export async function rientra(
  read: Read,
  field: 'vendita' | 'ricetta',
  id: string,
  back: readonly Wanted[],
  giorno: string,
): Promise<readonly Change[]> {
  const moved = await read.find('movimento', [{ field, op: 'eq', value: id }])
  const out = new Map<string, number>()
  const keyOf = (row: { readonly [key: string]: unknown }) => JSON.stringify([row['prodotto'], row['lotto']])
  for (const row of moved) out.set(keyOf(row), (out.get(keyOf(row)) ?? 0) - Number(row['quantita']))
  return back.flatMap(({ of: prodotto, quantity }) => {
    let left = quantity
    return [...out].flatMap(([key, gone]): readonly Change[] => {
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
