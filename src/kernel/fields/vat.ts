import { vatNatures, vatRates, type VatCode } from '../italian/vat.ts'
import { listed } from './choice.ts'
import type { Field, FieldOptions } from './field.ts'

export type Vat = Field<VatCode, 'vat'> & { readonly options: Readonly<Record<VatCode, string>>; readonly also: typeof also }

const options = { ...vatRates, ...vatNatures }
/** The usual rate first, as people look for it. */
const ranks: readonly VatCode[] = [
  ...(Object.keys(vatRates) as VatCode[]).toSorted((a, b) => Number(b) - Number(a)),
  ...(Object.keys(vatNatures) as VatCode[]),
]
/** As price lists, tills and files of others write a rate. */
const also = {
  ...Object.fromEntries(
    Object.keys(vatRates).map((rate) => [rate, [`${rate}%`, `${rate},00`, `${rate}.00`, `IVA ${rate}`, `IVA ${rate}%`, `IVA ${rate} %`]]),
  ),
  N1: ['escluso'],
  'N2.2': ['non soggetto'],
  N4: ['esente'],
  N5: ['margine'],
}

/** At which rate of VAT something is, or why it bears none: «22 %», «Esente art. 10 (N4)». */
export const vat = (label: string, given: FieldOptions = {}): Vat => ({
  ...listed<VatCode, 'vat'>('vat', label, options, given, { also }),
  also,
  options,
  ranks,
})
