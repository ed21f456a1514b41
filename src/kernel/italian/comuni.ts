import { foldAccents } from './words.ts'

interface Comune {
  /** Cadastral code, as in the codice fiscale. */
  readonly code: string
  readonly name: string
  /** Sigla of the province it belonged to in this period. */
  readonly provincia: string
  /** First day of the period; undefined when it began before 1900. */
  readonly from: string | undefined
  /** Last day of the period; undefined while it lasts. */
  readonly to: string | undefined
}

interface Comuni {
  /** The comune a code named on that day; without a day, the latest one that bore it. */
  comuneByCode(code: string, onDay?: string): Comune | undefined
  /**
   * The place that a code named on that day, written so that nobody takes it for a namesake: 'Rovereto (TN)'. What still exists
   * goes by its name and province of today.
   */
  comuneText(code: string, onDay: string): string | undefined
  /** Names beginning with the text, then holding it; the latest period of each code, comuni of today first. */
  findComuni(text: string, onDay?: string, limit?: number): Comune[]
}

const LETTERS = 'ABCDEFGHILM'
const DAY_MS = 86_400_000
const START = Date.UTC(1900, 0, 1)
const SMALL_WORDS =
  /^(?:a|ai|al|all|alla|alle|con|d|da|dal|dall|dalla|de|dei|del|dell|della|delle|dello|di|e|ed|in|la|le|nel|nell|nella|per|su|sul|sull|sulla|sulle)$/

const day = (encoded: string, shift = 0) => new Date(START + (parseInt(encoded, 36) + shift) * DAY_MS).toISOString().slice(0, 10)
const key = (text: string) =>
  foldAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const isValid = ({ from, to }: Comune, onDay: string) => (!from || from <= onDay) && (!to || onDay <= to)

/** "REGGIO NELL'EMILIA" as people write it. */
function properName(upper: string): string {
  return upper
    .toLowerCase()
    .replace(/[^\s'-]+/g, (word, at: number) => (at > 0 && SMALL_WORDS.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
}

/** The periods of one code: 'from>NAME|PROV<to' joined by ';', leaving out what the period before already says. */
function readCode(code: string, entry: string): Comune[] {
  let name = ''
  let provincia = ''
  let next: string | undefined
  return entry.split(';').map((period) => {
    const [, from, upper, province, to] = /^(?:(\w+)>)?([^|<]*)(?:\|(\w\w))?(?:<(\w+))?$/.exec(period) ?? []
    if (upper) name = properName(upper)
    provincia = province ?? provincia
    const comune = { code, name, provincia, from: from ? day(from) : next, to: to && day(to) }
    next = to && day(to, 1)
    return comune
  })
}

function readTable(table: string): Map<string, Comune[]> {
  const byCode = new Map<string, Comune[]>()
  table.split('\n').forEach((line, letter) => {
    line.split(',').forEach((entry, index) => {
      const code = `${LETTERS[letter]}${String(index + 1).padStart(3, '0')}`
      if (entry) byCode.set(code, readCode(code, entry))
    })
  })
  return byCode
}

/** 0 the name itself, 1 its beginning, 2 a part of it, 3 all the words, 4 nothing of it. */
function rank(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return name.length === wanted.length ? 0 : 1
  if (name.includes(wanted)) return 2
  return wanted.split(' ').every((word) => ` ${name}`.includes(` ${word}`)) ? 3 : 4
}

function open(table: string): Comuni {
  const byCode = readTable(table)
  const named = [...byCode.values()].flat().map((comune) => ({ comune, name: key(comune.name) }))
  const periodOf = (code: string, onDay?: string) => {
    const periods = byCode.get(code.trim().toUpperCase()) ?? []
    return onDay ? periods.find((comune) => isValid(comune, onDay)) : periods.at(-1)
  }
  return {
    comuneByCode: periodOf,
    comuneText(code, onDay) {
      const then = periodOf(code, onDay)
      const last = then && periodOf(code)
      const comune = last?.to ? then : last
      return comune && `${comune.name} (${comune.provincia})`
    },
    findComuni(text, onDay, limit = 10) {
      const wanted = key(text)
      if (!wanted) return []
      const latest = new Map<string, { comune: Comune; name: string; rank: number }>()
      for (const { comune, name } of named) {
        if (onDay && !isValid(comune, onDay)) continue
        const place = rank(name, wanted)
        if (place < 4) latest.set(comune.code, { comune, name, rank: place + (comune.to ? 0.5 : 0) })
      }
      return [...latest.values()]
        .toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
        .slice(0, limit)
        .map(({ comune }) => comune)
    },
  }
}

let loading: Promise<Comuni> | undefined

/** The table of the comuni, fetched on first use: it weighs more than all the rest of Italy. A failed load may be tried again. */
export function loadComuni(): Promise<Comuni> {
  loading ??= import('./comuni-table.ts').then(({ COMUNI_TABLE }) => open(COMUNI_TABLE))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The comune a cadastral code named on that day. The archive ends on 16 May 2023: a newer one is not an error. */
export async function comuneByCode(code: string, onDay?: string): Promise<Comune | undefined> {
  return (await loadComuni()).comuneByCode(code, onDay)
}

/** A place of birth as its code names it, without doubt; undefined for a state and for an unknown code. */
export async function comuneText(code: string, onDay: string): Promise<string | undefined> {
  return (await loadComuni()).comuneText(code, onDay)
}

/** Comuni by name, accents and capitals apart. */
export async function findComuni(text: string, onDay?: string, limit?: number): Promise<Comune[]> {
  return (await loadComuni()).findComuni(text, onDay, limit)
}

/** Whether a text names a comune of today or of once, in part at least: «Reggio Emilia», «Samone (TN)». */
export async function isComune(text: string): Promise<boolean> {
  return (await findComuni(text.trim().replace(/ ?\([A-Z]{2}\)$/i, ''), undefined, 1)).length > 0
}

/** Whether a place code is a foreign state's: they begin with Z, and are not in the table. */
export function isForeignState(code: string): boolean {
  return /^Z\d{3}$/i.test(code.trim())
}
