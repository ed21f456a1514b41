import type { At } from '../../../kernel/italian/at.ts'
import type { Counter } from '../../../kernel/screens/counter.ts'
import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import type { Change, Values } from '../../../kernel/door/change.ts'
import { newId } from '../../../kernel/door/new-id.ts'
import type { Committed, Store } from '../../../kernel/door/store.ts'
import { Unreachable } from '../../../kernel/door/unreachable.ts'
import { dropNoticesOf } from '../../data/change-notices.ts'
import { guardLeaving } from '../../data/guard-leaving.ts'
import { NOT_SAVED } from '../../forms/use-once.ts'
import { notify } from '../../ui/toast.ts'
import { inHand, keptOf, linesOf, read, withoutKept, type Sale } from './sale.ts'

export interface TillState {
  readonly sale: Sale
  /** Whether something is under way that a second press would do twice. */
  readonly isBusy: boolean
  /** Why it was not kept, or not paid; whether it is enough to ask again. */
  readonly trouble: { readonly text: string; readonly mayPass: boolean; readonly problems: readonly Problem[] } | undefined
  /** The sale that was paid last, until the next begins. */
  readonly paid: AnyRow | undefined
}

/** Long enough to read a few articles in a row, short enough to lose none of them. */
const PAUSE_MS = 400
/** Two sentences that somebody must read. */
const TOLD_MS = 12_000
const ELSEWHERE = 'Il conto è stato cambiato da un’altra parte: quello che vedi qui continua come conto nuovo.'
const DONE = 'Questo conto era già incassato o sospeso: qui resta solo quello che hai letto dopo.'
const NOT_HEARD = 'Non so se l’incasso è arrivato: la rete non ha risposto. Premi di nuovo «Incassa», non si incassa due volte.'
const NOT_RESUMED = 'Non riesco a riprendere il conto di prima. Lo ritrovi in alto appena torna la rete.'

/**
 * The sale in hand, which outlives the page of the till. It is kept by itself a moment after each change, as a record where its
 * lifecycle begins. All that is written goes one after the other and bears an id of its own, so that it is done once though its answer
 * was lost; what of a sale is paid or put aside already is not sold again.
 */
export class Till {
  readonly counter: Counter
  /** The name of what it sells by. */
  readonly entity: string
  readonly #store: Store
  readonly #entity: AnyEntity
  readonly #at: () => At
  readonly #hears = new Set<() => void>()
  readonly #status: string
  readonly #open: string
  #state: TillState
  #turn: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isDirty = false
  /** No other till writes under the same name, whichever sale it has in hand. */
  readonly #own = newId('cassa')
  /** What was written and had no answer: whether it is done nobody knows. */
  #unheard: string | undefined

  constructor(store: Store, entity: AnyEntity, counter: Counter, at: () => At) {
    const [key, status] = statusOf(entity) ?? []
    if (key === undefined || !status) throw new Error(`${entity.name} has no lifecycle`)
    this.counter = counter
    this.#store = store
    this.#entity = entity
    this.entity = entity.name
    this.#at = at
    this.#status = key
    this.#open = status.initial
    this.#state = { sale: this.#fresh(), isBusy: false, trouble: undefined, paid: undefined }
  }

  readonly state = (): TillState => this.#state
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hears.add(hear)
    return () => this.#hears.delete(hear)
  }

  /** Changes the sale in hand, and keeps it; not one that is being paid. */
  readonly change = (make: (sale: Sale) => Sale): void => {
    if (this.#state.isBusy) return
    this.#set({ sale: make(this.#state.sale), paid: undefined, trouble: undefined })
    this.#keepSoon()
  }

  /** Reads an article into the sale; what is read while one is being paid belongs to the next. Says on which line it stands. */
  readonly read = async (article: AnyRow): Promise<number> => {
    while (this.#state.isBusy) await this.#turn.then(() => undefined)
    const { sale, line } = read(this.counter, this.#state.sale, article)
    this.change(() => sale)
    return line
  }

  /** Keeps what has not been kept yet. */
  readonly keep = (): Promise<void> => {
    clearTimeout(this.#timer)
    return this.#inTurn(() => this.#keep())
  }

  /** Puts the sale in hand aside. */
  readonly park = (): Promise<boolean> =>
    this.#alone(async () => {
      const { parked } = this.counter.states
      if (parked === undefined || this.#isEmpty()) return false
      const rows = await this.#write([this.#put(parked)], { id: `${this.#attempt()}_${parked}` })
      return rows !== undefined && this.#begin(this.#fresh())
    })

  /** Takes one up that was put aside; the one in hand is put aside by the same commit. */
  readonly take = (row: AnyRow): Promise<boolean> =>
    this.#takeWith(row, [{ type: 'move', entity: this.#entity.name, id: row.id, to: this.#open, values: {}, expect: row.version }])

  /** Takes up a sale that something else has begun for its customer. Nothing of it is written, so that what began it can be undone. */
  readonly takeUp = async (id: string): Promise<boolean> => {
    const row = await this.#store.get(this.#entity.name, id).catch((error: unknown) => {
      console.error(error)
      notify({ text: NOT_RESUMED, tone: 'warning', duration: TOLD_MS })
    })
    return row?.[this.#status] === this.#open ? this.#takeWith(row, []) : false
  }

  /** The sale in hand was taken back by what began it. */
  readonly drop = (id: string): void => {
    if (this.#state.sale.id === id && !this.#isDirty) this.#begin(this.#fresh())
  }

  readonly #takeWith = (row: AnyRow, there: readonly Change[]): Promise<boolean> =>
    this.#alone(async () => {
      const { parked = this.#open } = this.counter.states
      const here = this.#isEmpty() ? this.#emptied() : [this.#put(parked)]
      const changes = [...here, ...there]
      const rows = changes.length === 0 ? [] : await this.#write(changes, { isOwn: here.length > 0 })
      const taken = rows && (rows.find(({ id }) => id === row.id) ?? row)
      return taken !== undefined && this.#begin(inHand(this.counter, this.#entity, taken))
    })

  /** Goes on with a sale that was in hand before the page was opened anew, or with the one in hand as others left it. */
  readonly resume = (id: string): Promise<void> =>
    this.#inTurn(async () => {
      const { sale } = this.#state
      if (this.#isDirty || (sale.id !== id && sale.version !== undefined)) return
      const row = await this.#store.get(this.#entity.name, id).catch((error: unknown) => {
        console.error(error)
        notify({ text: NOT_RESUMED, tone: 'warning', duration: TOLD_MS })
      })
      if (row?.[this.#status] === this.#open && !this.#isDirty) this.#begin(inHand(this.counter, this.#entity, row))
    })

  /** Takes the money: the sale is paid, what follows from that follows, and the next one begins. */
  readonly pay = (payments: readonly Values[]): Promise<boolean> =>
    this.#alone(async () => {
      const { payment, states } = this.counter
      const { id } = this.#state.sale
      if (this.#isEmpty()) return false
      const rows = await this.#write([this.#put(states.paid, { [payment.lines]: payments })], {
        id: `${id}_${states.paid}`,
        unheard: NOT_HEARD,
      })
      if (rows) dropNoticesOf(this.#store, id)
      return rows !== undefined && this.#goOn(rows.find((row) => row.id === id))
    })

  /** This very writing of the sale in hand: the same until it is answered. */
  readonly #attempt = () => `${this.#own}_${this.#state.sale.id}_${this.#state.sale.version ?? 0}`
  readonly #isEmpty = () => linesOf(this.counter, this.#state.sale).length === 0
  #fresh(): Sale {
    return { id: newId(this.#entity.name), version: undefined, values: {} }
  }

  #begin(sale: Sale, paid?: AnyRow): true {
    clearTimeout(this.#timer)
    this.#isDirty = false
    this.#unheard = undefined
    guardLeaving(this, false)
    this.#set({ sale, paid, trouble: undefined })
    return true
  }

  /** The sale in hand is done: what was read since is the next one. */
  #goOn(done: AnyRow | undefined): true {
    const { sold, states } = this.counter
    const rest = done ? withoutKept(this.counter, this.#state.sale, done) : []
    const paid = done?.[this.#status] === states.paid ? done : undefined
    if (rest.length === 0) return this.#begin(this.#fresh(), paid)
    this.#begin({ ...this.#fresh(), values: { [sold.lines]: rest } })
    notify({ text: DONE, tone: 'warning', duration: TOLD_MS })
    this.#keepSoon()
    return true
  }

  #set(some: Partial<TillState>): void {
    this.#state = { ...this.#state, ...some }
    for (const hear of this.#hears) hear()
  }

  #keepSoon(): void {
    this.#isDirty = true
    guardLeaving(this, true)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.keep(), PAUSE_MS)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** What a second press does not do again. */
  async #alone(work: () => Promise<boolean>): Promise<boolean> {
    if (this.#state.isBusy) return false
    clearTimeout(this.#timer)
    this.#set({ isBusy: true })
    try {
      return await this.#inTurn(async () => {
        // Before anything else it is asked once more whether the last writing is done.
        if (this.#unheard === this.#attempt()) await this.#keep()
        return this.#unheard !== this.#attempt() && work()
      })
    } finally {
      this.#set({ isBusy: false })
      if (this.#isDirty) this.#keepSoon()
    }
  }

  async #keep(): Promise<void> {
    if (!this.#isDirty) return
    const { sale } = this.#state
    this.#isDirty = false
    const isGone = this.#isEmpty()
    const changes = isGone ? this.#emptied() : [this.#put(this.#open)]
    const id = this.#attempt()
    const isAgain = this.#unheard === id
    const rows = changes.length === 0 ? [] : await this.#write(changes, { id, isKeeping: true })
    // Another sale in hand says by itself whether it is kept.
    if (!rows) this.#isDirty ||= this.#state.sale.id === sale.id
    // That is the answer to what was written before: what is in hand now is still to be written.
    else if (isAgain) {
      const row = rows.find((one) => one.id === sale.id)
      this.#set({ sale: { ...this.#state.sale, ...(row ? { version: row.version } : this.#renewed()) }, trouble: undefined })
      this.#keepSoon()
    }
    // Somebody may have read on meanwhile.
    else if (isGone) this.#set({ sale: { ...this.#state.sale, ...(sale.version !== undefined && this.#renewed()) }, trouble: undefined })
    else {
      const { trouble } = this.#state
      // That the sale is kept says nothing against why it was not paid: that stands until it is changed.
      const version = rows.find((one) => one.id === sale.id)?.version
      this.#set({ sale: { ...this.#state.sale, version }, trouble: isRefusal(trouble) ? trouble : undefined })
    }
    guardLeaving(this, this.#isDirty)
  }

  readonly #renewed = () => ({ id: newId(this.#entity.name), version: undefined })

  /** A sale from which everything was taken out again was none. */
  #emptied(): readonly Change[] {
    const { id, version } = this.#state.sale
    return version === undefined ? [] : [{ type: 'remove', entity: this.#entity.name, id, expect: version }]
  }

  #put(to: string, more: Values = {}): Change {
    const { sale } = this.#state
    const { name: entity } = this.#entity
    const values = { ...keptOf(this.counter, this.#entity, sale, this.#at()), ...more }
    if (sale.version === undefined) return { type: 'create', entity, id: sale.id, values: { ...values, [this.#status]: to } }
    return { type: 'move', entity, id: sale.id, to, values, expect: sale.version }
  }

  /** What the commit left, or nothing where it was refused: then it is told. */
  async #write(changes: readonly Change[], writing: Writing = {}): Promise<readonly AnyRow[] | undefined> {
    const { id, isOwn = true, isKeeping = false, unheard = NOT_SAVED } = writing
    this.#unheard = undefined
    const answer = await this.#store
      .commit(changes, { via: 'form', ...(id !== undefined && { id }) })
      .catch((error: unknown): Committed => {
        console.error(error)
        return { ok: false, problems: [new Unreachable().problem] }
      })
    if (answer.ok) return answer.rows
    const isUnheard = answer.problems.some(({ code }) => code === 'unreachable')
    if (isUnheard) this.#unheard = id
    const isGone = isOwn && answer.problems.some(isElsewhere)
    const there = isGone ? await this.#store.get(this.#entity.name, this.#state.sale.id).catch(() => undefined) : undefined
    const { paid, parked } = this.counter.states
    if (there && (there[this.#status] === paid || there[this.#status] === parked)) this.#goOn(there)
    // Nobody else's work is written over, and none of one's own is lost.
    else if (isGone) {
      this.#set({ sale: { ...this.#state.sale, ...this.#renewed() }, trouble: undefined })
      notify({ text: ELSEWHERE, tone: 'warning', duration: TOLD_MS })
      this.#keepSoon()
    } else {
      const text = isUnheard ? unheard : [...new Set(answer.problems.map(({ message }) => message))].join(' ')
      this.#set({ trouble: { text, mayPass: isKeeping, problems: answer.problems } })
    }
    return undefined
  }
}

interface Writing {
  /** The commit's own id, so that it is done once. */
  readonly id?: string
  /** What is told where no answer comes. */
  readonly unheard?: string
  /** Whether its first change is about the sale in hand. */
  readonly isOwn?: boolean
  /** Whether the sale is only kept as it is. */
  readonly isKeeping?: boolean
}

/** A payment that the store has answered with why it may not be. */
const isRefusal = (trouble: TillState['trouble']) =>
  trouble !== undefined && !trouble.mayPass && !trouble.problems.some(({ code }) => code === 'unreachable')

/** The first change is about a record that has moved on. */
const isElsewhere = ({ code, change = 0, path }: Problem) => change === 0 && path === '' && (code === 'conflict' || code === 'not_found')
