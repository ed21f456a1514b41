import { findComuni } from '../../kernel/italian/comuni.ts'
import { foldAccents } from '../../kernel/italian/words.ts'
import type { Found } from '../found.ts'
import type { Page, Run } from '../page/page.ts'
import { findAddress } from '../patterns/address.ts'
import { findEmail } from '../patterns/email.ts'
import { seen } from './accept.ts'
import { LEGAL, personOn } from './person-on-card.ts'
import { known, type PaperReader } from './reader.ts'

/** A line and the lines below it in its own column, as one text. */
function columnFrom({ rows }: Page, run: Run, at: number, lines: number): string {
  const below = rows.slice(at + 1, at + 1 + lines).flatMap((row) => row.filter(({ left, right }) => left < run.right && right > run.left))
  return [run.text, ...below.map(({ text }) => text)].join('\n')
}

/** What a pattern finds in the columns of a card, read one by one. */
const inColumns = <T>(page: Page, lines: number, find: (text: string) => T | undefined): T[] =>
  page.rows.flatMap((row, at) => row.flatMap((run) => find(columnFrom(page, run, at, lines)) ?? []))

const PLACE = /, (\d{5}) ([^()]+?)(?: \(([A-Z]{2})\))?$/
const plain = (text: string) => foldAccents(text.toLowerCase()).replace(/[^a-z]/g, '')

/** Where there is one comune of that name, its own name and province: spaces and letters of a misread one are put right. */
async function inComune(address: Found): Promise<Found> {
  const [tail = '', cap = '', town = '', province] = PLACE.exec(address.value) ?? []
  if (!tail || !province) return address
  const all = [...(await findComuni(town, undefined, 20)), ...(await findComuni(town.replaceAll(' ', ''), undefined, 20))]
  const named = all.filter(({ name }) => plain(name) === plain(town))
  const isOne = new Set(named.map(({ provincia }) => provincia)).size === 1
  const meant = named.find(({ provincia }) => provincia === province) ?? (isOne ? named[0] : undefined)
  if (!meant) return address
  return { ...address, value: `${address.value.slice(0, -tail.length)}, ${cap} ${meant.name} (${meant.provincia})` }
}

/** Street and town over each other, also where another column stands beside them. */
async function addressOn(page: Page): Promise<Found | undefined> {
  const best = inColumns(page, 2, findAddress).toSorted((a, b) => b.value.length - a.value.length)[0]
  return best && inComune(best)
}

/** A visiting card: whose it is, their firm, and where they are. */
export const visitingCard: PaperReader = {
  signs: {},
  always: [],
  patterns: ['email', 'phone', 'vatNumber', 'fiscalCode'],
  read: async (page) => {
    // An e-mail may go on in the next line of its own column.
    const email = inColumns(page, 1, findEmail)[0] ?? findEmail(page.text)
    const firm = page.rows.flat().find(({ text }) => LEGAL.test(text) && !/\d{3}|@/.test(text))
    return known({
      name: personOn(page, email) ?? (firm && seen(firm.text, firm.text)),
      firm: firm && seen(firm.text, firm.text),
      address: await addressOn(page),
      email,
    })
  },
}
