import { barcode } from './barcode/list.ts'
import { checklist } from './checklist/list.ts'
import { boolean } from './boolean/list.ts'
import { choice } from './choice/list.ts'
import { date } from './date/list.ts'
import { decimal } from './decimal/list.ts'
import { documentNumber } from './document-number/list.ts'
import { email } from './email/list.ts'
import { file } from './file/list.ts'
import { fiscalCode } from './fiscal-code/list.ts'
import { image } from './image/list.ts'
import { integer } from './integer/list.ts'
import { lines } from './lines/list.ts'
import { longText } from './long-text/list.ts'
import { money } from './money/list.ts'
import { month } from './month/list.ts'
import { percent } from './percent/list.ts'
import { phone } from './phone/list.ts'
import { place } from './place/list.ts'
import { plate } from './plate/list.ts'
import { recurrence } from './recurrence/list.ts'
import { reference } from './reference/list.ts'
import { signature } from './signature/list.ts'
import { status } from './status/list.ts'
import { team } from './team/list.ts'
import { text } from './text/list.ts'
import { time } from './time/list.ts'
import { vat } from './vat/list.ts'
import { vatNumber } from './vat-number/list.ts'
import type { Field, FieldKind } from '../../kernel/fields/field.ts'
import type { ListHalf } from './list-half.ts'

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
} satisfies Record<FieldKind, ListHalf>

export const listHalf = (field: Field): ListHalf => halves[field.kind]
