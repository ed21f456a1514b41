import * as k from '../../../kernel/describe.ts'
import { GIORNI, type abbonamento, type Tipo } from '../abbonamento.ts'
import type { pagamento } from '../pagamento.ts'
import type { rata } from '../rata.ts'
import { altri, QUANTE_RIGHE, type Caso, type Iscritto } from './iscritti.ts'

export type Abbonamento = k.Stored<'abbonamento', (typeof abbonamento)['fields']>
export type Rata = k.Stored<'rata', (typeof rata)['fields']>
export type Pagamento = k.Stored<'pagamento', (typeof pagamento)['fields']>

const PREZZI: Readonly<Record<Tipo, number>> = {
  mensile: 60,
  trimestrale: 165,
  semestrale: 300,
  annuale: 540,
  dieci_ingressi: 80,
  prova: 0,
}
/** Instalments of the dearer ones. */
const RATE: Readonly<Partial<Record<Tipo, number>>> = { annuale: 3, semestrale: 2 }

type Riga = readonly [tipo: Tipo, inizio: number, fine: number, stato: Abbonamento['stato'], rinnovo: boolean, rate: number, pagate: number]
/** The subscriptions of the sample rows, of the members in their order: from, until, instalments and those that are paid. */
const RIGHE: readonly Riga[] = [
  ['annuale', -45, 320, 'attivo', true, 1, 1],
  ['trimestrale', -84, 6, 'attivo', false, 1, 1],
  ['semestrale', -20, 160, 'attivo', false, 2, 1],
  ['annuale', -200, 165, 'congelato', false, 1, 1],
  ['dieci_ingressi', -60, 120, 'attivo', false, 1, 1],
  ['prova', -4, 3, 'attivo', false, 0, 0],
  ['mensile', -41, -11, 'attivo', false, 1, 1],
]
/** Days of the pause that Ettore Mazzanti has asked for today. */
const PAUSA = 30
/** Months of earlier subscriptions that are kept. */
const STORIA = 6
/** Days since somebody has given up, in the order of those who have. */
const DISDETTE = [3, 12]

interface Venduto {
  readonly row: Abbonamento
  readonly pagate: number
}

/** What was sold: the rows first, then what the others have now, and what they had before it. */
export function venduti(today: string, iscritti: readonly Iscritto[]): readonly Venduto[] {
  const rows = RIGHE.map(([tipo, inizio, fine, stato, rinnovo, rate, pagate], at): Venduto => ({
    pagate,
    row: {
      id: `abbonamento_${at + 1}`,
      version: 1,
      iscritto: `iscritto_${at + 1}`,
      tipo,
      prezzo: k.euro(PREZZI[tipo]),
      inizio: k.addDays(today, inizio),
      fine: k.addDays(today, fine),
      ...(rate > 0 && { rate }),
      ...(rinnovo && { rinnovo }),
      ...(stato === 'congelato' && { pausa: PAUSA, congelato_dal: today, note: 'In attesa del nuovo certificato' }),
      stato,
    },
  }))
  const known = new Map(iscritti.map((one) => [one.id, one]))
  let given = 0
  const others = altri.flatMap(({ id, tipo, da, caso }): Omit<Abbonamento, 'id'>[] => {
    const from = k.addDays(today, -da)
    const began = known.get(id)?.iscrizione ?? from
    const rate = RATE[tipo] ?? (caso === 'rata' ? 3 : 1)
    const one = (inizio: string): Omit<Abbonamento, 'id'> => ({
      version: 1,
      iscritto: id,
      tipo,
      prezzo: k.euro(PREZZI[tipo]),
      inizio,
      fine: k.addDays(inizio, GIORNI[tipo]),
      rate,
      ...(tipo === 'annuale' && { rinnovo: true }),
      stato: 'attivo',
    })
    const before: Omit<Abbonamento, 'id'>[] = []
    const oldest = k.addMonths(today, -STORIA)
    for (let day = k.addDays(from, -GIORNI[tipo]); day >= began && day >= oldest; day = k.addDays(day, -GIORNI[tipo])) before.push(one(day))
    const now = one(from)
    if (caso !== 'disdetto') return [...before.toReversed(), now]
    const days = DISDETTE[given++] ?? 0
    return [...before.toReversed(), { ...now, stato: 'disdetto', disdetto_il: k.addDays(today, -days), note: 'Si trasferisce' }]
  })
  const cases = new Map<string, Caso>(altri.map(({ id, caso }) => [id, caso]))
  const sold = others.map((row, at): Venduto => {
    const due = Array.from({ length: row.rate ?? 1 }, (_, n) => k.addMonths(row.inizio, n)).filter((day) => day <= today).length
    // Of the last one of somebody who is late only the first part came in.
    const isLate = cases.get(row.iscritto) === 'rata' && row.inizio >= k.addDays(today, -60)
    return { row: { ...row, id: `abbonamento_${QUANTE_RIGHE + at + 1}` }, pagate: isLate ? 1 : due }
  })
  return [...rows, ...sold]
}

export const righeRate = (sold: readonly Venduto[]): readonly Rata[] =>
  sold
    .flatMap(({ row: { id, iscritto, inizio, prezzo, rate = 0 } }) =>
      Array.from({ length: prezzo === 0 ? 0 : rate }, (_, n) => {
        const part = Math.floor(prezzo / rate)
        const importo = k.euro((n === rate - 1 ? prezzo - part * (rate - 1) : part) / 100)
        return { version: 1, iscritto, abbonamento: id, scadenza: k.addMonths(inizio, n), importo }
      }),
    )
    .map((row, at): Rata => ({ ...row, id: `rata_${at + 1}` }))

const MEZZI = ['carta', 'carta', 'contanti', 'bonifico'] as const

/** What came in, on the day that each part was due; one payment was written with the wrong means and put right. */
export function righePagamenti(today: string, sold: readonly Venduto[], rate: readonly Rata[]): readonly Pagamento[] {
  const paid = sold.flatMap(({ row, pagate }) => rate.filter(({ abbonamento: of }) => of === row.id).slice(0, pagate))
  const rows = paid.map((part, at): Pagamento => ({
    id: `pagamento_${at + 1}`,
    version: 1,
    iscritto: part.iscritto,
    rata: part.id,
    data: part.scadenza,
    importo: part.importo,
    mezzo: MEZZI[at % MEZZI.length] ?? 'carta',
  }))
  const wrong = rows.find(({ data }) => data > k.addDays(today, -40) && data < k.addDays(today, -10))
  if (!wrong) return rows
  // The day after somebody noticed.
  const after = { ...wrong, data: k.addDays(wrong.data, 1) }
  return [
    ...rows.map((row): Pagamento => (row === wrong ? { ...row, mezzo: 'contanti' } : row)),
    {
      ...after,
      id: `pagamento_${rows.length + 1}`,
      importo: k.euro((wrong.importo * -1) / 100),
      mezzo: 'contanti',
      storna: wrong.id,
      motivo: 'Era con la carta',
    },
    { ...after, id: `pagamento_${rows.length + 2}`, mezzo: 'carta' },
  ]
}
