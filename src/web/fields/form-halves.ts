import { barcode } from './barcode/form.ts'
import { checklist } from './checklist/form.ts'
import { boolean } from './boolean/form.ts'
import { choice } from './choice/form.ts'
import { date } from './date/form.tsx'
import { decimal } from './decimal/form.ts'
import { documentNumber } from './document-number/form.ts'
import { email } from './email/form.tsx'
import { file } from './file/form.ts'
import { fiscalCode } from './fiscal-code/form.ts'
import { image } from './image/form.ts'
import { integer } from './integer/form.ts'
import { lines } from './lines/form.ts'
import { longText } from './long-text/form.ts'
import { money } from './money/form.ts'
import { month } from './month/form.tsx'
import { percent } from './percent/form.ts'
import { phone } from './phone/form.tsx'
import { place } from './place/form.ts'
import { plate } from './plate/form.ts'
import { recurrence } from './recurrence/form.ts'
import { reference } from './reference/form.ts'
import { signature } from './signature/form.ts'
import { status } from './status/form.ts'
import { team } from './team/form.ts'
import { text } from './text/form.ts'
import { time } from './time/form.tsx'
import { vat } from './vat/form.ts'
import { vatNumber } from './vat-number/form.ts'
import type { Field, FieldKind } from '../../kernel/fields/field.ts'
import type { FormHalf } from './form-half.ts'

/** A kind that is forgotten here does not build. */
const halves = {
  text,
  long_text: longText,
  integer,
  decimal,
  money,
  percent,
  date,
  time,
  month,
  recurrence,
  boolean,
  choice,
  status,
  reference,
  team,
  email,
  phone,
  vat_number: vatNumber,
  fiscal_code: fiscalCode,
  plate,
  place,
  image,
  file,
  signature,
  vat,
  lines,
  checklist,
  barcode,
  document_number: documentNumber,
} satisfies Record<FieldKind, FormHalf>

export const formHalf = (field: Field): FormHalf => halves[field.kind]
