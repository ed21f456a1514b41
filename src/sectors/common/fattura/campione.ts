import * as k from '../../../kernel/describe.ts'

interface Billed<I extends string, C extends string, R> {
  readonly id: I
  readonly data: string
  readonly cliente: C
  readonly righe?: readonly R[] | undefined
}

/**
 * The one credit note of a sample, first of its year, so many days after its invoice: all of it is given back, or the rows that
 * are said, with the quantities as they stand there.
 */
export const notaCampione = <const I extends string, const C extends string, R extends { readonly quantita: number }>(
  { id, data, cliente, righe = [] }: Billed<I, C, R>,
  { after, motivo, back }: { readonly after: number; readonly motivo: string; readonly back?: readonly R[] },
) => {
  const day = k.addDays(data, after)
  return {
    id: 'nota_credito_1',
    version: 1,
    numero: k.documentNumber(1, Number(day.slice(0, 4)), 'NC'),
    data: day,
    fattura: id,
    cliente,
    motivo,
    righe: back ?? righe.map((riga) => ({ ...riga, quantita: -riga.quantita })),
    stato: 'emessa',
  } as const
}
