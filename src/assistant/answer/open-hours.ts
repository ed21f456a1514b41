import type { Desk } from './desk.ts'
import { dayInWords, periodInWords } from './words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { closedWord, DAY_MINUTES, openAround, type Minutes, type Opening } from '../../kernel/opening/opening.ts'
import { messages } from '../../kernel/problem/messages.ts'
import { readOpening } from '../../kernel/opening/read-opening.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { clockText } from '../../kernel/italian/times.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** Days after a closed one in which the next opening is looked for, and days that a table shows at most. */
const MOST_DAYS = 31

const inHours = ({ from, to }: Minutes) => `dalle ${clockText(from)} alle ${clockText(to)}`
const joined = (all: readonly string[]) => [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' e ')

/** What is told of a day: «dalle 19:00 alle 00:30» of the evening on which it begins; nothing where it is closed. */
function hoursOn(opening: Opening, day: string): string | undefined {
  const open = openAround(opening, opening.firm, day, ({ isOnCall }) => !isOnCall)
  if (open.some(({ from, to }) => from <= 0 && to >= DAY_MINUTES)) return 'tutto il giorno'
  const begun = open.filter(({ from }) => from >= 0 && from < DAY_MINUTES)
  if (begun.length > 0) return joined(begun.map(inHours))
  const called = openAround(opening, opening.firm, day).filter(({ from }) => from >= 0 && from < DAY_MINUTES)
  return called.length > 0 ? `solo su chiamata ${joined(called.map(inHours))}` : undefined
}

/** The hours of the firm on some days, holidays and closures included; on a closed day also when it opens again. */
export async function tellOpenHours(desk: Desk, asking: Extract<Asking, { is: 'opening' }>): Promise<Reply> {
  const { from, to } = asking
  const opening = await readOpening(desk.store, desk.trade.sector.entities)
  if (!opening) {
    const says = 'Qui non c’è scritto nessun orario di apertura.'
    return { says, spoken: says, found: { is: 'opening', open: [] } }
  }
  const days = daysIn(from, to).map((day) => ({ day, hours: hoursOn(opening, day), closed: closedWord(opening, [], day) }))
  const says = from === to ? dayInHours(opening, from) : `${capital(opening.firm.place)}, ${periodInWords(from, to)}:`
  return {
    says,
    spoken: from === to ? says : days.map(({ day }) => dayInHours(opening, day)).join(' '),
    ...(from !== to && {
      card: {
        kind: 'rows' as const,
        id: desk.keep(asking),
        caption: `Orario ${periodInWords(from, to)}`,
        columns: [
          { key: 'giorno', label: 'Giorno' },
          { key: 'orario', label: 'Orario' },
        ],
        rows: days.map(({ day, hours, closed }) => ({ id: day, cells: [capital(dayInWords(day)), hours ? capital(hours) : shut(closed)] })),
        total: days.length,
        chips: [{ key: 'days', label: capital(periodInWords(from, to)), fixed: true }],
      },
    }),
    found: { is: 'opening', open: days.filter(({ hours }) => hours !== undefined).map(({ day }) => day) },
  }
}

function daysIn(from: string, to: string): readonly string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

/** «Chiuso · Natale»; on a day of the week that is always closed the word alone. */
const shut = (closed = messages.closedShop()) => (closed === messages.closedShop() ? closed : `${messages.closedShop()} · ${closed}`)

/** «Lunedì 30 novembre lo studio apre dalle 08:30 alle 13:00.», «Martedì 8 dicembre lo studio non apre (Immacolata Concezione): riapre mercoledì 9 dicembre alle 08:30.» */
function dayInHours(opening: Opening, day: string): string {
  const { place } = opening.firm
  const subject = `${capital(dayInWords(day))} ${place}`
  const hours = hoursOn(opening, day)
  if (hours !== undefined) return `${subject} apre ${hours}.`
  const why = closedWord(opening, [], day)
  const reason = why === undefined || why === messages.closedShop() ? '' : ` (${why})`
  const next = daysIn(addDays(day, 1), addDays(day, MOST_DAYS)).find((one) => hoursOn(opening, one) !== undefined)
  const again = next === undefined ? '' : `: riapre ${dayInWords(next)} ${hoursOn(opening, next) ?? ''}`
  return `${subject} non apre${reason}${again}.`
}
