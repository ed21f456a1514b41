import { describeAnyOf, readAnyOf, writeAnyOf } from './any-of.ts'
import { describeNumbers, readNumber, readRange, writeRange } from './between.ts'
import { describeDays, readDays, writeDays } from './days.ts'
import type { FilterKind } from './filter-kind.ts'
import { describeMembers, readMembers, writeMembers } from './members.ts'
import { valuesOf } from './values-of.ts'
import { late } from '../../late/late.tsx'
import { readYesNo, writeYesNo, YES } from './yes-no.ts'

const OptionsFilter = late(async () => (await import('./options-filter.tsx')).OptionsFilter)
const RecordsFilter = late(async () => (await import('./records-filter.tsx')).RecordsFilter)
const MembersFilter = late(async () => (await import('./members-filter.tsx')).MembersFilter)
const WordsFilter = late(async () => (await import('./words-filter.tsx')).WordsFilter)
const DaysFilter = late(async () => (await import('./days-filter.tsx')).DaysFilter)
const YesNoFilter = late(async () => (await import('./yes-no-filter.tsx')).YesNoFilter)
const NumbersFilter = late(async () => (await import('./numbers-filter.tsx')).NumbersFilter)

export const options: FilterKind = { read: readAnyOf(), write: writeAnyOf(valuesOf), describe: describeAnyOf, Control: OptionsFilter }
export const records: FilterKind = { read: readAnyOf(), write: writeAnyOf(), describe: describeAnyOf, Control: RecordsFilter }
/** Records of which several stand in one field: those that hold one of the chosen, or none of them. */
export const members: FilterKind = { read: readMembers, write: writeMembers, describe: describeMembers, Control: MembersFilter }
export const words: FilterKind = { ...records, Control: WordsFilter }
export const yesNo: FilterKind = {
  read: readYesNo,
  write: writeYesNo,
  describe: (text, field) => field.format(text === YES),
  Control: YesNoFilter,
}
export const numbers: FilterKind = {
  read: (text, name) => readRange(text, name, readNumber),
  write: (conditions) => writeRange(conditions),
  describe: describeNumbers,
  Control: NumbersFilter,
}
export const days: FilterKind = {
  read: (text, name, _field, at) => readDays(text, name, at),
  write: (conditions, _field, at) => writeDays(conditions, at),
  describe: describeDays,
  Control: DaysFilter,
}
