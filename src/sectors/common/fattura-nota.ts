import type { At } from '../../kernel/at.ts'
import type { Read } from '../../kernel/entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { number } from '../../kernel/fields/document-number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import type { Problem } from '../../kernel/problem.ts'
import { importiDi, righe, senzaRighe, type Scritto } from './fattura-righe.ts'

/** Takes an invoice back, all of it or some lines; for `defineEntity`, as `fatturaDi`. */
export const notaCreditoDi = <const C extends string>(cliente: C, label = 'Cliente') =>
  ({
    name: 'nota_credito',
    label: { one: 'Nota di credito', many: 'Note di credito', gender: 'f' },
    synonyms: ['storno', 'storni', 'reso', 'rimborso', 'accredito', 'nota di accredito', 'fattura stornata'],
    makes: ['storna', 'emetti', 'accredita'],
    fields: {
      numero: number('Numero', { series: 'NC', per: 'year', of: 'data', on: 'emessa' }),
      data: date('Data', { near: { past: 60, future: 30 } }),
      fattura: reference('Fattura', 'fattura'),
      cliente: reference(label, cliente),
      motivo: text('Motivo', { synonyms: ['perché', 'causale', 'ragione'] }),
      righe: righe({ min: -1_000_000 }),
      ...importiDi(-1),
      stato: status('Stato', 'bozza', {
        bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'], also: ['provvisoria', 'da emettere'] },
        emessa: {
          label: 'Emessa',
          tone: 'success',
          next: [],
          shows: ['totale'],
          verb: 'Emetti',
          done: 'Nota di credito emessa',
          also: ['inviata', 'fatta', 'mandata'],
        },
      }),
    },
    title: ['numero', 'cliente'],
    untitled: 'Bozza',
    sort: [{ field: 'data', direction: 'desc' }],
    form: [{ fields: ['fattura', 'cliente', 'data', 'motivo', 'righe', 'bollo_nostro'] }],
    table: ['numero', 'data', 'cliente', 'fattura', 'motivo', 'totale', 'stato'],
    rules: [
      { field: 'righe', message: 'Una nota di credito toglie: il totale sta sotto zero.', when: [{ field: 'totale', op: 'gt', value: 0 }] },
    ],
    async conflicts({ fattura, stato, righe: rows }: Scritto & { readonly fattura: string }, read: Read): Promise<readonly Problem[]> {
      const empty = senzaRighe(stato !== 'bozza', rows)
      if (empty.length > 0) return empty
      const row = stato === 'emessa' ? await read.get('fattura', fattura) : undefined
      const left = Number(row?.['totale'] ?? 0) + Number(row?.['stornato'] ?? 0)
      if (left >= 0) return []
      return [{ path: 'righe', code: 'rule', message: `Sono ${formatMoney(-left)} più del totale della fattura.` }]
    },
    prefill: ({ today: data }: At) => ({ data }),
  }) as const

/** For `defineChain(fattura, notaCredito, storno)`. */
export const storno = {
  key: 'storno',
  label: 'Crea nota di credito',
  link: 'fattura',
  copies: { cliente: 'cliente', righe: 'righe', bollo_nostro: 'bollo_nostro' },
  reverses: ['righe.quantita'],
  when: [{ field: 'stato', op: 'eq', value: 'inviata' }],
} as const
