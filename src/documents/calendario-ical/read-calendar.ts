import { addDays } from '../../kernel/italian/dates.ts'
import { readBlocks, type Blocks } from './blocks.ts'
import { eventoReader, nightsOf, type Evento } from './evento.ts'
import { readLines } from './lines.ts'
import { occurrencesOf } from './occurrences.ts'
import { portaleOf, readSaid } from './portals.ts'
import { offsetsOf } from './rome-day.ts'
import { sentences } from './sentences.ts'
import type { CalendarioIcal, Nota, Reading, SoggiornoIcal } from '../../kernel/screens/calendar-file.ts'

/** Stays in one file; repeated events could make more than anybody can look through. */
const MOST_STAYS = 50_000
const METHODS_OF_WHOLE = new Set(['', 'PUBLISH'])

/**
 * Reads an iCalendar file (RFC 5545) as nights taken in a room, in steps: each `next` reads one event and yields how much is
 * done, from 0 to 1, so that a page may breathe in between. Events that cannot be read are told and do not stop the others.
 * `today` bounds repeated events, which are followed for two years.
 */
export function* readingCalendar(file: Uint8Array, today: string): Generator<number, Reading> {
  const fault = faultOf(file)
  if (fault) return { ok: false, fault }
  const lines = readLines(file)
  yield 0
  const blocks = readBlocks(lines)
  yield 0
  if (!blocks.isCalendar) return { ok: false, fault: sentences.notACalendar() }
  const problems: Nota[] = []
  const skipped: Nota[] = []
  const read = eventoReader(offsetsOf(blocks.zones))
  const latest = new Map<string, Evento>()
  for (const [index, block] of blocks.events.entries()) {
    yield index / blocks.events.length
    const result = read(block)
    if (!result.ok) {
      problems.push(result.problem)
      continue
    }
    const { evento } = result
    const key = keyOf(evento)
    const rival = latest.get(key)
    const isNewer = !rival || compare(evento, rival) >= 0
    const replaced = isNewer ? rival : evento
    if (isNewer) latest.set(key, evento)
    if (replaced) skipped.push(noteOf(replaced, sentences.replaced))
  }
  const stays = staysOf(latest, portaleOf(headOf(blocks, 'PRODID')), today)
  const soggiorni: SoggiornoIcal[] = []
  const annullati: string[] = []
  for (const step of stays) {
    if ('soggiorno' in step) soggiorni.push(step.soggiorno)
    if ('annullato' in step) annullati.push(step.annullato)
    if ('problem' in step) problems.push(step.problem)
    if ('skip' in step) skipped.push(step.skip)
    yield 1
  }
  if (blocks.tornAt !== undefined) problems.push({ line: blocks.tornAt, message: sentences.torn(blocks.tornAt) })
  return { ok: true, calendario: calendarOf(blocks, { soggiorni, annullati, problems, skipped }) }
}

/** The same in one go, for callers without a page. */
export function readCalendar(file: Uint8Array, today: string): Reading {
  const reading = readingCalendar(file, today)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

/** What is wrong with a file that is no calendar at all. */
function faultOf(file: Uint8Array): string | undefined {
  if (file.length === 0) return sentences.empty()
  const [first, second] = file
  if (first === 0x50 && second === 0x4b) return sentences.archive()
  const start = new TextDecoder().decode(file.subarray(0, 1024)).trim().toLowerCase()
  if (start === '') return sentences.empty()
  return /^<(?:!doctype|html|\?xml)/.test(start) ? sentences.webPage() : undefined
}

const keyOf = ({ uid, recurrence }: Pick<Evento, 'uid' | 'recurrence'>) => (recurrence ? `${uid}/${recurrence}` : uid)
const whoIs = ({ line, sommario }: Evento) => sentences.event(line, sommario)
const noteOf = (evento: Evento, message: (who: string) => string): Nota => ({
  line: evento.line,
  uid: keyOf(evento),
  message: message(whoIs(evento)),
})

/** Positive when `a` is the later version: by SEQUENCE, then by when it was changed. */
const compare = (a: Evento, b: Evento) => a.sequence - b.sequence || (a.changed < b.changed ? -1 : a.changed > b.changed ? 1 : 0)

type Step =
  | { readonly soggiorno: SoggiornoIcal }
  | { readonly annullato: string; readonly skip: Nota }
  | { readonly problem: Nota }
  | { readonly skip: Nota }

function* staysOf(latest: ReadonlyMap<string, Evento>, portale: SoggiornoIcal['portale'], today: string): Generator<Step> {
  let count = 0
  for (const evento of latest.values()) {
    for (const problem of evento.notes) yield { problem }
    if (evento.isCancelled) {
      yield { annullato: keyOf(evento), skip: noteOf(evento, sentences.cancelled) }
      continue
    }
    const nights = nightsOf(evento)
    if (nights === 0) {
      yield { skip: noteOf(evento, (who) => sentences.noNight(who, evento.arrivo)) }
      continue
    }
    const isRepeated = (evento.rule !== undefined || evento.extraDays.length > 0) && !evento.recurrence
    const occurrences = isRepeated ? occurrencesOf(evento, today) : { days: [evento.arrivo], isCut: false }
    if (!occurrences) {
      yield { problem: noteOf(evento, (who) => sentences.unknownRule(who, evento.rule ?? '')) }
      continue
    }
    for (const day of occurrences.days) {
      const uid = isRepeated ? `${evento.uid}/${day}` : keyOf(evento)
      if (isRepeated && latest.has(uid)) continue
      if (count >= MOST_STAYS) break
      count++
      yield { soggiorno: stayOf(evento, uid, day, addDays(day, nights), portale) }
    }
    if (occurrences.isCut || count >= MOST_STAYS) {
      yield { problem: noteOf(evento, (who) => sentences.tooManyTimes(who, Math.min(count, occurrences.days.length))) }
      if (count >= MOST_STAYS) return
    }
  }
}

function stayOf(evento: Evento, uid: string, arrivo: string, partenza: string, fromHead: SoggiornoIcal['portale']): SoggiornoIcal {
  const { line, sommario, descrizione } = evento
  const portale = portaleOf(evento.uid, sommario, descrizione) ?? fromHead
  return {
    uid,
    arrivo,
    partenza,
    notti: nightsOf({ arrivo, partenza }),
    sommario,
    ...(descrizione && { descrizione }),
    ...readSaid(sommario, descrizione),
    ...(portale && { portale }),
    line,
  }
}

const headOf = ({ head }: Blocks, name: string): string | undefined => {
  const text = head.find((line) => line.text.toUpperCase().startsWith(name))?.text
  return text
    ?.slice(text.indexOf(':') + 1)
    .replace(/\\([\\,;])/g, '$1')
    .trim()
}

function calendarOf(blocks: Blocks, found: Pick<CalendarioIcal, 'soggiorni' | 'annullati' | 'problems' | 'skipped'>): CalendarioIcal {
  const nome = headOf(blocks, 'X-WR-CALNAME')
  const programma = headOf(blocks, 'PRODID')
  const portale = portaleOf(programma) ?? found.soggiorni.find((stay) => stay.portale)?.portale
  const byLine = (notes: readonly Nota[]) => notes.toSorted((a, b) => a.line - b.line)
  return {
    ...(nome && { nome }),
    ...(programma && { programma }),
    ...(portale && { portale }),
    isWhole: blocks.tornAt === undefined && blocks.events.every(({ method }) => METHODS_OF_WHOLE.has(method)),
    soggiorni: found.soggiorni.toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo))),
    annullati: found.annullati,
    problems: byLine(found.problems),
    skipped: byLine(found.skipped),
  }
}
