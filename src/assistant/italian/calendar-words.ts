import { addDays } from '../../kernel/italian/dates.ts'
import { publicHolidays } from '../../kernel/italian/holidays.ts'

export const WEEKDAYS = 'lunedi martedi mercoledi giovedi venerdi sabato domenica'.split(' ')
export const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const SHORT_WEEKDAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']

/** 0 is Monday; -1 where the word is no weekday. «mer» and «lune» are not words of ours, «lun» is. */
export const weekdayIn = (word: string): number => {
  const plural = word === 'domeniche' ? 'domenica' : word === 'sabati' ? 'sabato' : word
  const at = WEEKDAYS.indexOf(plural)
  return at >= 0 ? at : SHORT_WEEKDAYS.indexOf(word)
}

/** 1 to 12; 0 where the word is no month. */
export const monthIn = (word: string): number => {
  const whole = MONTHS.indexOf(word) + 1
  return whole > 0 || word.length !== 3 || word === 'mar' ? whole : MONTHS.findIndex((month) => month.startsWith(word)) + 1
}

const FEASTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    natale: '12-25',
    vigilia: '12-24',
    'vigilia di natale': '12-24',
    capodanno: '01-01',
    epifania: '01-06',
    befana: '01-06',
    ferragosto: '08-15',
    ognissanti: '11-01',
    immacolata: '12-08',
    'santo stefano': '12-26',
    'san silvestro': '12-31',
    'ultimo dell anno': '12-31',
    'primo maggio': '05-01',
    'due giugno': '06-02',
  }),
)

/** A feast by its name, the next one ahead of a day and the one before it. */
export function feastIn(
  words: readonly string[],
  from: number,
  today: string,
): { readonly ahead: string; readonly past: string; readonly to: number } | undefined {
  const year = Number(today.slice(0, 4))
  for (const length of [3, 2, 1]) {
    if (from + length > words.length) continue
    const said = words.slice(from, from + length).join(' ')
    const on = FEASTS.get(said)
    const dayIn = on
      ? (of: number) => `${of}-${on}`
      : said === 'pasqua'
        ? easterOf
        : said === 'pasquetta'
          ? (of: number) => addDays(easterOf(of), 1)
          : undefined
    if (!dayIn) continue
    const days = [year - 1, year, year + 1].map(dayIn)
    return { ahead: days.find((day) => day >= today) ?? '', past: days.findLast((day) => day < today) ?? '', to: from + length }
  }
  return undefined
}

const easterOf = (year: number): string => publicHolidays(year).find(({ name }) => name === 'Pasqua')?.day ?? ''
