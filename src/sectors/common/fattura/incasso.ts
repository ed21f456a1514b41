import * as k from '../../../kernel/describe.ts'
import { aperte, residuoDi } from './fattura.ts'
import { mezzi, pagatoCon } from '../pagamento.ts'
import { gruppoStorno, siStorna, stornaPagamento, storniDi, stornoGiusto } from '../storno-incasso.ts'

const METODO = { synonyms: ['pagamento', 'metodo'] } as const
const IMPORTO = ['incassato', 'abbiamo incassato', 'abbiamo preso', 'è entrato', 'è arrivato'] as const

/** What came in; of a reversal (`storno-incasso.ts`) below nothing. */
export const importoIncassato = k.money('Importo', { min: k.euro(-10_000_000), synonyms: IMPORTO })

/** Refuses a payment of nothing or less that takes no other one back. */
export const importoSopraZero = {
  field: 'importo',
  message: 'Scrivi quanto è entrato, sopra zero: quello che è sbagliato si storna.',
  when: [k.empty('storna'), k.lte('importo', 0)],
} as const

const quantoCon = (labels: Readonly<Record<string, string>>, hint?: string) => ({
  giorno: k.day('Giorno', { near: { past: 60, future: 0 } }),
  importo: k.money('Importo', { min: k.euro(0.01), synonyms: IMPORTO }),
  mezzo: pagatoCon(labels, { ...METODO, ...(hint !== undefined && { hint }) }),
  nota: k.optional(k.note()),
})
const MEZZI = { ...mezzi, riba: 'Ri.Ba.' } as const
const quanto = { ...quantoCon(MEZZI), mezzo: pagatoCon(MEZZI, METODO) }

/** Money that came in for an invoice, all of it or a part; for `defineEntity`, as `fatturaDi`. */
export const incassoFattura = {
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  synonyms: ['pagamento', 'pagamenti', 'acconto', 'saldo', 'entrate'],
  makes: ['registra', 'incassa', 'segna pagato', 'salda'],
  scans: [],
  fields: {
    fattura: k.reference('Fattura', 'fattura', { among: () => aperte }),
    ...quanto,
    importo: importoIncassato,
    ...storniDi('incasso', 'Incassato'),
  },
  title: ['fattura', 'giorno'],
  sort: [k.desc('giorno')],
  form: [{ fields: ['fattura', 'giorno', 'importo', 'mezzo', 'nota'] }, gruppoStorno],
  table: ['giorno', 'fattura', 'importo', 'mezzo', 'situazione', 'nota'],
  closed: { ...siStorna('incasso'), open: ['nota'] },
  rules: [
    importoSopraZero,
    {
      field: 'fattura',
      message: 'La fattura è ancora una bozza: prima si emette, poi si incassa.',
      when: [k.eq('fattura.stato', 'bozza')],
    },
    { field: 'giorno', message: 'L’incasso viene prima della fattura.', when: [k.lt('giorno', k.field('fattura.data'))] },
  ],
  conflicts: incassoGiusto,
  async proposes({ fattura }: { readonly fattura?: string | undefined }, read: k.Read) {
    const residuo = await residuoDi(read, fattura)
    return residuo !== undefined && residuo > 0 ? { importo: k.euro(residuo / 100) } : {}
  },
  prefill: ({ today }: k.At) => ({ giorno: today, mezzo: 'bonifico' }) as const,
} as const

const ripete = stornoGiusto('incasso', ['paziente', 'fattura', 'mezzo'])

/** What is wrong with a payment: more than is open, or a reversal of something else. */
export async function incassoGiusto(
  row: { readonly id: string; readonly fattura?: string | undefined; readonly storna?: string | undefined },
  read: k.Read,
): Promise<readonly k.Problem[]> {
  return [...(await ripete(row, read)), ...(await troppoIncassato(read, row.fattura))]
}

/** Of an invoice, what came in beyond what it asks for. */
async function troppoIncassato(read: k.Read, fattura: string | undefined): Promise<readonly k.Problem[]> {
  const residuo = await residuoDi(read, fattura)
  if (residuo === undefined || residuo >= 0) return []
  return [{ path: 'importo', code: 'rule', message: `Sono ${k.formatMoney(-residuo)} più di quanto resta da incassare.` }]
}

interface Incassata {
  /** With what one pays. */
  readonly mezzi: Readonly<Record<string, string>>
  /** The one that it begins with. */
  readonly usuale: string
  readonly hint?: string
  /** What the payment says as well, and from which field of the invoice. */
  readonly copies?: Readonly<Record<string, string>>
}

/** Takes back the money of an invoice. */
export const stornaIncasso = <const N extends string, const F extends k.Fields>(incasso: k.Entity<N, F>) =>
  stornaPagamento(incasso, { day: 'giorno', label: 'incasso' })

/** A payment from the invoice itself: what is open is proposed, a part may be written. */
export const incassa = <const F extends k.Fields>(
  fattura: k.Entity<'fattura', F>,
  { mezzi: labels, usuale, hint, copies = {} }: Incassata = { mezzi: MEZZI, usuale: 'bonifico' },
) =>
  k.defineAction<'incassa', string, k.Fields, ReturnType<typeof quantoCon>, 'record'>(fattura, {
    key: 'incassa',
    label: 'Registra incasso',
    title: 'Registra un incasso',
    synonyms: ['salda', 'saldata', 'incassa'],
    icon: 'check',
    on: 'record',
    where: [...aperte],
    inputs: quantoCon(labels, hint),
    prefill: ({ residuo }, _read, { today }) => ({
      giorno: today,
      mezzo: usuale,
      ...(typeof residuo === 'number' && { importo: k.euro(residuo / 100) }),
    }),
    plan: (values, _read, _at, row) => {
      const copied = Object.fromEntries(Object.entries(copies).map(([key, from]) => [key, row[from]]))
      return [{ type: 'create', entity: 'incasso', values: { ...copied, ...values, fattura: row.id } }]
    },
    confirm: 'Registra incasso',
    done: ({ importo }) => `Incassati ${k.formatMoney(importo)}`,
  })
