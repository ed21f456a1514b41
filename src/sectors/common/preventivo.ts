import * as k from '../../kernel/describe.ts'
import { importiDi, righe, senzaRighe, type Scritto } from './fattura/righe.ts'

/** An offer that is not taken: why, and its state, which asks for that; the trade says whether it may be made again. */
export const rifiuto = {
  motivo: k.optional(
    k.reason('Perché è stato rifiutato', { short: 'Motivo', noun: { said: 'motivo del rifiuto' }, synonyms: ['perché ha detto di no'] }),
  ),
  stato: {
    label: 'Rifiutato',
    tone: 'destructive',
    requires: ['motivo'],
    over: true,
    verb: 'Segna rifiutato',
    also: ['respinto', 'non accettato', 'perso', 'ha detto di no'],
  },
} as const

/** For the `rules` of an offer with a last day. */
export const scadenza = {
  field: 'valido_fino',
  message: 'Il preventivo scade prima della sua data.',
  when: [k.lt('valido_fino', { field: 'data' })],
} as const

/** An estimate with the lines of the invoice that it becomes; for `defineEntity`, as `fatturaDi`. */
export const preventivoDi = <const C extends string>(cliente: C, label = 'Cliente') =>
  ({
    name: 'preventivo',
    label: { one: 'Preventivo', many: 'Preventivi', gender: 'm' },
    synonyms: ['offerta', 'offerte', 'proposta', 'quotazione', 'stima'],
    makes: ['prepara', 'preventiva', 'quota'],
    fields: {
      numero: k.number('Numero', { series: 'PV', per: 'year', of: 'data', on: 'inviato' }),
      data: k.day('Data', { near: { past: 60, future: 30 } }),
      valido_fino: k.optional(k.deadline('Valido fino al', { noun: { said: 'ultimo giorno di validità' }, synonyms: ['validità'] })),
      cliente: k.reference(label, cliente),
      oggetto: k.optional(k.text('Oggetto', { synonyms: ['lavoro', 'per cosa', 'di cosa', 'riguardo a cosa'] })),
      righe: righe(),
      ...importiDi(1),
      note: k.optional(k.notes('Note', { noun: { gender: 'f', plural: true } })),
      motivo: rifiuto.motivo,
      stato: k.status('Stato', 'bozza', {
        bozza: k.state('Bozza', 'neutral', ['inviato'], { also: ['da inviare', 'da mandare', 'da finire', 'da preparare'] }),
        inviato: k.state('Inviato', 'info', ['accettato', 'rifiutato'], {
          verb: 'Invia',
          paper: 'preventivo',
          also: ['mandato', 'spedito', 'presentato', 'da confermare'],
        }),
        accettato: k.state('Accettato', 'success', ['fatturato'], {
          verb: 'Segna accettato',
          also: ['approvato', 'confermato', 'firmato', 'ha detto di sì'],
        }),
        rifiutato: { ...rifiuto.stato, next: [] },
        fatturato: k.state('Fatturato', 'neutral', [], { over: true, also: ['chiuso'] }),
      }),
    },
    title: ['numero', 'cliente'],
    untitled: 'Bozza',
    sort: [k.desc('data')],
    form: [
      { fields: ['cliente', 'data', 'valido_fino', 'oggetto', 'righe', 'bollo_nostro', 'note'] },
      { title: 'Risposta', fields: ['motivo'], on: 'edit', notIn: ['bozza'] },
    ],
    table: ['numero', 'data', 'cliente', 'oggetto', 'totale', 'valido_fino', 'stato'],
    board: 'stato',
    closed: { open: ['note', 'valido_fino'], says: () => 'il cliente ne ha una copia. Per cambiarlo se ne fa un altro.' },
    rules: [scadenza],
    conflicts: async ({ stato, righe: rows }: Scritto) => senzaRighe(stato !== 'bozza', rows),
    prefill: ({ today: data }: k.At) => ({ data, valido_fino: k.addDays(data, 30) }),
  }) as const

/** For `defineChain(preventivo, fattura, fatturazione)`: the invoice names it in `preventivo`. */
export const fatturazione = {
  key: 'fattura',
  label: 'Crea fattura',
  link: 'preventivo',
  copies: { cliente: 'cliente', righe: 'righe', bollo_nostro: 'bollo_nostro' },
  when: [k.eq('stato', 'accettato')],
  moves: 'fatturato',
} as const
