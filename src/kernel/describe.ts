/**
 * The language of descriptions: whatever a trade's file needs of the kernel, read as `import * as k`.
 * A name is added here when a description uses it; the modules behind it are described where they stand.
 */

// What a trade is made of.
export { defineAction } from './action/define-action.ts'
export { defineEntity } from './entity/definition/define-entity.ts'
export { defineQuestions } from './question/define-questions.ts'
export { defineScreens } from './screens/define-screens.ts'
export { defineSector, type Sample } from './sector/definition/define-sector.ts'
export { defineUnload, type Wanted } from './stock/define-unload.ts'
export { defineMetric, defineWorkedMetric, formatUnit, readMetric, sameDaysOf, type Unit } from './metric/metric.ts'
export { definePrint, type Print } from './paper/print.ts'

// Kinds of fields.
export { barcode } from './fields/barcode.ts'
export { boolean } from './fields/boolean.ts'
export { checklist, undone, type CheckItem } from './fields/checklist.ts'
export { choice, type Later } from './fields/choice.ts'
export { date } from './fields/date.ts'
export { counted, derived, isStored, shown, summed } from './fields/derived.ts'
export { standing } from './fields/standing.ts'
export { documentNumber, number } from './fields/document-number.ts'
export { email } from './fields/email.ts'
export { optional, type Field, type FieldOptions, type Fields, type Tone } from './fields/field.ts'
export { file } from './fields/file.ts'
export { fiscalCode } from './fields/fiscal-code.ts'
export { image } from './fields/image.ts'
export { lines, linesIn } from './fields/lines.ts'
export { euro, money, type Cents } from './fields/money.ts'
export { month } from './fields/month.ts'
export { decimal, integer, percent } from './fields/number.ts'
export { phone } from './fields/phone.ts'
export { place } from './fields/place.ts'
export { plate } from './fields/plate.ts'
export { proposed } from './fields/proposed.ts'
export { recurrence } from './fields/recurrence.ts'
export { reference, type Id } from './fields/reference.ts'
export { rowOf, rowsOf } from './fields/row-of.ts'
export type { AnyRow, Draft, Key, Row, Stored } from './fields/shapes.ts'
export { signature } from './fields/signature.ts'
export { stamped } from './fields/stamped.ts'
export { state, status, takingStates } from './fields/status.ts'
export { team } from './fields/team.ts'
export { longText, text } from './fields/text.ts'
export { time } from './fields/time.ts'
export { vatNumber } from './fields/vat-number.ts'
export { vat } from './fields/vat.ts'

// What fields mean.
export { address } from './concepts/address.ts'
export { born } from './concepts/born.ts'
export { code } from './concepts/code.ts'
export { cost } from './concepts/cost.ts'
export { day } from './concepts/day.ts'
export { deadline } from './concepts/deadline.ts'
export { doneAt } from './concepts/done-at.ts'
export { doneOn } from './concepts/done-on.ts'
export { givenName } from './concepts/given-name.ts'
export { hour } from './concepts/hour.ts'
export { hours } from './concepts/hours.ts'
export { lasts } from './concepts/lasts.ts'
export { located } from './concepts/located.ts'
export { note } from './concepts/note.ts'
export { notes } from './concepts/notes.ts'
export { owed } from './concepts/owed.ts'
export { price } from './concepts/price.ts'
export { quantity } from './concepts/quantity.ts'
export { reason } from './concepts/reason.ts'
export { somebody } from './concepts/somebody.ts'
export { spent } from './concepts/spent.ts'
export { stock } from './concepts/stock.ts'
export { supplier } from './concepts/supplier.ts'
export { surname } from './concepts/surname.ts'
export { threshold } from './concepts/threshold.ts'
export { total } from './concepts/total.ts'
export { until } from './concepts/until.ts'

// Values and conditions over records.
export { asc, desc, empty, eq, filled, gt, gte, has, lt, lte, near, ne, oneOf } from './expression/comparisons.ts'
export { rateOf, spread } from './expression/by-rate.ts'
export { chosenDay } from './expression/chosen-day.ts'
export type { ConditionOn } from './fields/condition-on.ts'
export type { Condition, DayFromToday } from './expression/condition.ts'
export {
  cases,
  countOf,
  dayAfter,
  daysFrom,
  divided,
  field,
  first,
  lastOf,
  least,
  leastOf,
  minus,
  monthEnd,
  monthEndOf,
  monthsAfter,
  monthStart,
  most,
  mostOf,
  overLines,
  sum,
  sumOf,
  taxableOf,
  taxOf,
  times,
  today,
  totalOf,
  weekEnd,
  weekStart,
  when,
  yearEnd,
  yearStart,
  type Expression,
} from './expression/expression.ts'
export { withinMonth, withinWeek } from './expression/within.ts'

// Italian days, sums and words.
export { capital } from './italian/capital.ts'
export { codiceFiscale } from './italian/codice-fiscale.ts'
export { isComune } from './italian/comuni.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  formatDate,
  formatDayMonth,
  formatLongDate,
  formatMonth,
  formatWeekdayShort,
  monthOf,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from './italian/dates.ts'
export { isHoliday } from './italian/holidays.ts'
export { formatIban } from './italian/iban.ts'
export { formatMoney } from './italian/money.ts'
export { plural } from './italian/noun.ts'
export { numberInWords } from './italian/number-in-words.ts'
export { formatNumber } from './italian/numbers.ts'
export { isPartitaIva } from './italian/partita-iva.ts'
export { boundsOf, formatPeriod, lastPeriods, quarterOf, type Quarter } from './italian/periods.ts'
export { formatPhone } from './italian/phones.ts'
export { addMinutes, minutesOf } from './italian/times.ts'
export { vatRates, type VatCode } from './italian/vat.ts'
export { foldAccents, foldName } from './italian/words.ts'

// Pieces of actions, papers, reports and screens.
export { defineGroups } from './access/groups.ts'
export type { Action, Planned } from './action/action.ts'
export { ARCHIVE, IN_USE, leadingToInUse } from './derive/archive.ts'
export { asIssued } from './derive/issued-cards.ts'
export type { At } from './italian/at.ts'
export { isBlank } from './fields/blank.ts'
export type { CalendarioIcal, Portale, SoggiornoIcal } from './screens/calendar-file.ts'
export type { CalendarItem, CalendarTools } from './screens/calendars.ts'
export { defineChain } from './derive/chain.ts'
export type { Bar } from './chart/bar.ts'
export { openDues } from './screens/document-view.ts'
export type { Doubt } from './problem/doubt.ts'
export { calledOf, type AnyEntity, type DraftOf, type Entity, type Note, type Settled, type Value } from './entity/entity.ts'
export type { Read } from './door/read.ts'
export { calledBy } from './derive/numbering.ts'
export { openOn, outsideOf } from './opening/opening.ts'
export { openingFrom, readOpening } from './opening/read-opening.ts'
export { WEEKDAYS_OF, type OpeningDays } from './opening/weekdays.ts'
export { fact, type Firm, type Paper, type PaperBlock, type PaperFact } from './paper/paper.ts'
export type { Problem } from './problem/problem.ts'
export type { Question } from './question/question.ts'
export { writeRepeat } from './recurrence/repeat.ts'
export type {
  Report,
  ReportBlock,
  ReportDetail,
  ReportFigure,
  ReportForm,
  ReportLacking,
  ReportLine,
  ReportList,
  ReportListRow,
  ReportRow,
  ReportStrip,
  ReportTable,
  ReportTableRow,
  ReportText,
} from './report/report-blocks.ts'
export { besideOf, type ReportMade, type ReportPart, type ReportTools } from './report/report.ts'
export type { Card, Script } from './screens/script.ts'
export type { Sector } from './sector/sector.ts'
export { incassi, pagamento, perIntero } from './screens/till-payments.ts'
export { validate } from './derive/validate.ts'

// Reading and changing records.
export { allRows } from './door/all-rows.ts'
export type { Change, Values } from './door/change.ts'
export { newId } from './door/new-id.ts'
export { readRates } from './store/read-rates.ts'
export type { Store } from './door/store.ts'
