import { isBlank } from '../../kernel/fields/blank.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { partsOf } from '../../kernel/fields/document-number.ts'
import type { Field, FieldKind } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { joinedNames, joinParticles } from '../../kernel/italian/words.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Store } from '../../kernel/door/store.ts'
import { wordsOf } from '../italian/token.ts'
import { readNumber } from '../italian/number.ts'
import { isIdle, LINKS } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import { Slips } from '../lexicon/slips.ts'

/** Something in the data that has a name: a record, or a text that records hold in a field. */
export type Thing =
  | { readonly is: 'record'; readonly entity: string; readonly id: string }
  | { readonly is: 'text'; readonly entity: string; readonly field: string; readonly value: string }

/** Things of one sort that a few words may name. */
export interface Named {
  readonly entity: string
  /** The field whose texts they are; absent of records. */
  readonly field?: string
  readonly things: readonly Thing[]
  readonly from: number
  readonly to: number
  readonly words: number
  /** The words are the whole name of some. */
  readonly whole: boolean
  /** Letters that were wrong. */
  readonly slips: number
}

/** Kinds by which a record is known though they are not its title. */
const KNOWN_BY: ReadonlySet<FieldKind> = new Set(['plate', 'document_number', 'barcode', 'fiscal_code', 'vat_number', 'email'])
const TEXTS: ReadonlySet<FieldKind> = new Set(['text'])
/** A field with more different texts is prose. */
const MOST_TEXTS = 3000
const MOST_WORDS = 9

const kindIn = (kinds: ReadonlySet<FieldKind>, field: Field | undefined): boolean =>
  field !== undefined && isStored(field) && kinds.has(field.kind)

interface Entry {
  readonly thing: Thing
  /** How many words its name has. */
  readonly words: number
}

/** «Sifone lavello», «Batteria 60 Ah», and not «Panetteria Zanotti». */
const COMMON = /^\p{Lu}?\p{Ll}[\p{Ll}’']+ [\p{Ll}\d]/u
/** Another ending than a thing is called by is hardly a slip. */
const ENDING = 0.25
const LONGEST_EXACT = 6
const spelled = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\bsig ra\b/g, 'signora')
    .replace(/\bsig\b/g, 'signor')
const isFaint = (word: string) => word.length === 1 || (/^\D/.test(word) && readNumber([word], 0) !== undefined)

/** «Giulia» is no slip of «Giulio»: another vowel at the end makes another name. */
const isOtherEnding = (typed: string, known: string): boolean =>
  typed.slice(0, -1) === known.slice(0, -1) && /[aeiou]$/.test(typed) && /[aeiou]$/.test(known)

const LONGEST_PHRASE = 3
/** «Latte e prodotti a base di latte, lattosio compreso.»: «lattosio». */
const phrasesOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? text
        .toLowerCase()
        .split(/[,;:.]| e /)
        .map((phrase) => phrase.replace(/ (?:compres|inclus)[oaie]\b/, '').trim())
        .filter((phrase) => phrase !== '' && wordsOf(phrase).length <= LONGEST_PHRASE)
    : []

/** The names in the data, by their words. */
export class NameIndex {
  readonly #entries: Entry[] = []
  readonly #words = new Map<string, number[]>()
  readonly #slips = new Slips()
  /** Words of things, which are not called by a proper name, by what their number leaves alone: «sifoni» is «Sifone lavello». */
  readonly #stems = new Map<string, Set<string>>()
  /** Surnames that are kept in two pieces, in one: «deluca» for «De Luca». */
  readonly #joined = new Map<string, number[]>()
  readonly #sequences = new Map<string, number[]>()
  /** Records that have a number of their own, by entity and number: those of the last year. */
  readonly #numbered = new Map<string, { readonly year: string; readonly things: Thing[] }>()
  readonly #texts = new Map<string, number>()
  /** How many records begin at each hour of the day, by entity. */
  readonly #hours = new Map<string, number[]>()
  /** Entities whose records are called by two names: one alone may be any of them. */
  readonly #persons = new Set<string>()

  static async of(store: Store, entities: readonly AnyEntity[]): Promise<NameIndex> {
    const index = new NameIndex()
    for (const entity of entities) {
      const { rows } = await allRows(store, { entity: entity.name })
      for (const row of rows) index.add(entity, row)
      index.#comprise(entity, rows)
    }
    return index
  }

  add(entity: AnyEntity, row: AnyRow): void {
    const time = row[entity.slot?.time ?? '']
    if (typeof time === 'string') {
      const hours = this.#hours.get(entity.name) ?? Array.from({ length: 24 }, () => 0)
      hours[Number(time.slice(0, 2))] = (hours[Number(time.slice(0, 2))] ?? 0) + 1
      this.#hours.set(entity.name, hours)
    }
    const title = entity.title.flat().filter((key) => kindIn(TEXTS, entity.fields[key]) || kindIn(KNOWN_BY, entity.fields[key]))
    const isOwn = entity.title.flat()[0] === title[0]
    if (entity.title.flat().length > 1) this.#persons.add(entity.name)
    const thing: Thing = { is: 'record', entity: entity.name, id: row.id }
    if (isOwn && title.length > 0) this.#name(thing, title.flatMap((key) => (typeof row[key] === 'string' ? [row[key]] : [])).join(' '))
    for (const [key, field] of Object.entries(entity.fields)) {
      const value = row[key]
      if (isBlank(value) || typeof value !== 'string') continue
      if (field?.kind === 'document_number') this.#number(thing, entity.name, value)
      if (kindIn(KNOWN_BY, field) && !(isOwn && title.includes(key))) this.#name(thing, value)
      else if (kindIn(TEXTS, field) && !(isOwn && title.includes(key))) this.#text(entity.name, key, value)
    }
  }

  /** What records comprise by their own text, but for what several of them have. */
  #comprise({ name, fields }: AnyEntity, rows: readonly AnyRow[]): void {
    const keys = Object.keys(fields).filter((key) => fields[key]?.comprises)
    const said = rows.flatMap(({ id, ...row }) => keys.flatMap((key) => phrasesOf(row[key]).map((phrase) => ({ id, phrase }))))
    for (const [phrase, [first, ...others]] of Map.groupBy(said, (one) => one.phrase))
      if (first && others.length === 0) this.#name({ is: 'record', entity: name, id: first.id }, phrase)
  }

  /** The hour at which the day of an entity begins, but for one record in fifty; nothing where there are few. */
  firstHour(entity: string): number | undefined {
    const hours = this.#hours.get(entity) ?? []
    const few = hours.reduce((sum, count) => sum + count, 0) / 50
    if (few < 1) return undefined
    let seen = 0
    const at = hours.findIndex((count) => (seen += count) > few)
    return at < 0 ? undefined : at
  }

  /** «Famiglia C. N.»: names told apart by letters that say nothing elsewhere are known by all their words in order. */
  #exactly(words: readonly string[], from: number): readonly Named[] {
    const found: Named[] = []
    for (let to = Math.min(words.length, from + LONGEST_EXACT); to > from + 1; to--) {
      const at = this.#sequences.get(spelled(words.slice(from, to)))
      if (at) found.push(...this.#sorted(new Set(at), { from, to, words: to - from, slips: 0 }).map((one) => ({ ...one, whole: true })))
    }
    return found
  }
  #number(thing: Thing, entity: string, value: string): void {
    const { count, year } = partsOf(value)
    const key = `${entity} ${count}`
    const known = this.#numbered.get(key)
    if (known?.year === year) known.things.push(thing)
    else if (!known || known.year < year) this.#numbered.set(key, { year, things: [thing] })
  }
  /** What is meant by «fattura 12». */
  numbered(entity: string, count: number): readonly Thing[] {
    return this.#numbered.get(`${entity} ${count}`)?.things ?? []
  }
  #text(entity: string, field: string, value: string): void {
    const place = `${entity}.${field}`
    const known = this.#texts.get(place) ?? 0
    const key = `${place}=${value}`
    if (known >= MOST_TEXTS || this.#texts.has(key)) return
    this.#texts.set(key, 1)
    this.#texts.set(place, known + 1)
    this.#name({ is: 'text', entity, field, value }, value)
  }

  #name(thing: Thing, name: string): void {
    const all = wordsOf(name)
    const words = [...new Set(all)].filter((word) => !LINKS.has(word))
    if (words.length === 0 || words.length > MOST_WORDS) return
    const at = this.#entries.push({ thing, words: words.length }) - 1
    if (all.some((word) => word.length === 1)) {
      const key = spelled(all)
      this.#sequences.set(key, [...(this.#sequences.get(key) ?? []), at])
    }
    const isThing = COMMON.test(name)
    for (const word of joinedNames(name)) this.#joined.set(word, [...(this.#joined.get(word) ?? []), at])
    for (const word of words) {
      const known = this.#words.get(word)
      if (known) known.push(at)
      else this.#words.set(word, [at])
      if (isThing && word.length > 3) this.#stems.set(stemOf(word), (this.#stems.get(stemOf(word)) ?? new Set()).add(word))
      if (word.length > 4) this.#slips.add(word)
    }
  }

  knows(word: string): boolean {
    return this.#words.has(word) || this.#joined.has(word)
  }

  /** Records of an entity of whose names a word is a few letters away, the nearest first. */
  near(entity: string, word: string): readonly string[] {
    const found = this.#slips.near(word).flatMap((one) => this.#words.get(one.word) ?? [])
    const things = found.flatMap((at) => this.#entries[at]?.thing ?? [])
    return [...new Set(things.flatMap((thing) => (thing.is === 'record' && thing.entity === entity ? [thing.id] : [])))]
  }

  /** The entries of a word, or of what it was meant to be. */
  #read(word: string): { readonly at: readonly number[]; readonly slips: number } | undefined {
    const known = this.#words.get(word)
    const alike = [...(this.#stems.get(stemOf(word)) ?? [])].filter((one) => one !== word).flatMap((one) => this.#words.get(one) ?? [])
    // «termometri» stands in somebody's note, and is «Termometro digitale» all the same.
    const joined = this.#joined.get(word) ?? []
    if (known || joined.length > 0) return { at: [...new Set([...(known ?? []), ...joined, ...alike])], slips: 0 }
    if (alike.length > 0) return { at: alike, slips: ENDING }
    const [first, ...others] =
      word.length > 4 ? this.#slips.near(word).filter((one) => one.slips === 1 && !isOtherEnding(word, one.word)) : []
    if (!first) return undefined
    return { at: [first, ...others].flatMap((one) => this.#words.get(one.word) ?? []), slips: 1 }
  }

  /** The entries of a surname that is kept in one piece, where it is said in two: «de luca» for «Deluca». */
  #readJoined(words: readonly string[], at: number): { readonly at: readonly number[]; readonly slips: number } | undefined {
    const [particle = '', name = ''] = words.slice(at, at + 2)
    // «il conto di Marco» is of some Marco, and of a Dimarco only where no Marco is known.
    if (LINKS.has(particle) && this.#words.has(name)) return undefined
    const pair = `${particle} ${name}`
    const joined = joinParticles(pair)
    const known = joined === pair ? undefined : this.#words.get(joined)
    return known && { at: known, slips: 0 }
  }

  /** What the words from one on may name, by sort and by length; idle words between two of a name are passed over. */
  at(words: readonly string[], from: number, mayCorrect: (word: string) => boolean): readonly Named[] {
    const found: Named[] = [...this.#exactly(words, from)]
    let left: ReadonlySet<number> | undefined
    let slips = 0
    let spoken = 0
    let idle = 0
    for (let at = from; at < words.length; at++) {
      const word = words[at] ?? ''
      // «la lezione di inglese del 5» is of that day, and no fifth lesson.
      if (at > from && /^\d\d?$/.test(word) && /^(?:del|dal|il|al)$/.test(words[at - 1] ?? '')) break
      const joined = this.#readJoined(words, at)
      const isSaid = words.indexOf(word, from) < at
      const read = joined ?? (this.knows(word) || mayCorrect(word) ? this.#read(word) : undefined)
      if (joined) at++
      if (!read) {
        if (at > from && isIdle(word)) continue
        break
      }
      const next: ReadonlySet<number> = left ? new Set(read.at.filter((one) => left?.has(one))) : new Set(read.at)
      // A word said twice is no second word of the name.
      if (next.size === 0 || isSaid) break
      left = next
      slips += read.slips
      spoken += 1
      if (isIdle(word)) idle += 1
      const some = this.#sorted(left, { from, to: at + 1, words: spoken, slips }, idle)
      // «due» or «B» alone is nobody, unless somebody is called so and nothing else.
      found.push(...(spoken === 1 && isFaint(word) ? some.filter(({ whole }) => whole) : some))
    }
    return found
  }

  /** Of a part of a name small words speak for nothing: «ha chiuso» is «chiuso» of «Cancello chiuso, nessuno ha aperto». */
  #sorted(left: ReadonlySet<number>, place: Pick<Named, 'from' | 'to' | 'words' | 'slips'>, idle = 0): readonly Named[] {
    const sorts = new Map<string, Entry[]>()
    for (const one of left) {
      const entry = this.#entries[one]
      if (!entry) continue
      const { thing } = entry
      const sort = thing.is === 'record' ? thing.entity : `${thing.entity}.${thing.field}`
      const known = sorts.get(sort)
      if (known) known.push(entry)
      else sorts.set(sort, [entry])
    }
    return [...sorts.values()].flatMap((entries) => {
      const whole = entries.filter((entry) => entry.words === place.words)
      // «Rossi Mario» by both words is he; «Rossi» may be any of them.
      const isPerson = entries.some(({ thing }) => thing.is === 'record' && this.#persons.has(thing.entity))
      const meant = whole.length > 0 && (place.words > 1 || !isPerson) ? whole : entries
      const [first] = meant
      if (!first) return []
      const { thing } = first
      return [
        {
          entity: thing.entity,
          ...(thing.is === 'text' && { field: thing.field }),
          things: meant.map((entry) => entry.thing),
          whole: whole.length > 0,
          ...place,
          ...(whole.length === 0 && { words: Math.max(1, place.words - idle) }),
        },
      ]
    })
  }
}
