import { newId } from '../../kernel/door/new-id.ts'
import type { Desk } from '../answer/desk.ts'
import type { Proposed } from '../answer/proposal-parts.ts'
import { propose } from '../answer/proposal.ts'
import type { Assistant, AssistantOptions, Brief } from '../assistant.ts'
import { isWish, withValues, type Asking, type Wish } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { asWritten, LONGEST } from '../italian/written-form.ts'
import { understand } from '../rank/readings.ts'
import type { Mind, Understood } from '../rank/reading.ts'
import { proposalReply } from './proposal-reply.ts'
import { askedBack } from './clarification.ts'
import { afresh, answered, believed, believedOf, orAnew, searched, settled, type Told } from './plausibility.ts'
import { briefOf, suggestionsOf } from './brief.ts'
import { corrected } from './corrections.ts'
import { courtesy } from './courtesy.ts'
import { leaningsOf, leaningsOn, ofOtherDays } from './follow-ups.ts'
import { impossible } from './rejection.ts'
import { ableIn, emptied, goesOnWithNone, isAstray, isOfNobody, isTwice, mayFindNone, NEARLY } from './follow-up-vetoes.ts'
import { narrows, ordersOrTells } from './manner.ts'
import { Memory, those, type Focus, type Open } from './memory.ts'
import { doneBy } from './confirmation.ts'
import { Knowledge } from './knowledge.ts'
import { spokenFor, spokenOf, toldIn, withRefs } from './focus.ts'
import { isAside, isMatter, setAside } from './interruptions.ts'
import { offering, resumeOf, takenUp, takenUpBy } from './parked-drafts.ts'
import { BROAD, changedIn, formulaOf, isBroad, isEmpty, isPlainAsking, withoutChip } from './turn-facts.ts'
import { notUnderstood } from './incomprehension.ts'
import { unknownNameFor, unknownNameIn } from './unknown-name.ts'
import { takenOut } from './document-page.ts'
import { answerTo, isYesOrNo, optionIn, pickedIn, touchedBy } from './pending-question.ts'
import { reportPage } from './report-pages.ts'
import { retold } from './edits.ts'
import { plain } from './plain-reply.ts'
import { agrees, isCode, ordersIn, sayingOf, backingIn, wantsAllGone, type Saying } from './replies.ts'
import { Worded } from './wordings.ts'

/** One conversation over one trade. */
export class Conversation implements Assistant {
  readonly #options: AssistantOptions
  readonly #memory = new Memory()
  readonly #worded = new Worded()
  #knowledge: Promise<Knowledge> | undefined

  constructor(options: AssistantOptions) {
    this.#options = options
  }

  async #known(): Promise<{ readonly mind: Mind; readonly desk: Desk }> {
    const { sector, store, at } = this.#options
    this.#knowledge ??= Knowledge.of(sector, store)
    // A part that did not arrive is asked for again with the next message.
    const knowledge = await this.#knowledge.catch((error: unknown) => {
      this.#knowledge = undefined
      throw error
    })
    knowledge.trade.time = at().time
    const mind = await knowledge.mind(at().today)
    return { mind, desk: { trade: knowledge.trade, store, at: at(), keep: (asking) => this.#memory.keep(asking) } }
  }

  async ask(text: string): Promise<Reply> {
    const { length } = this.#memory.parked
    const reply = await this.#turn(text)
    this.#memory.shown = reply.suggestions ?? []
    return this.#offering(reply, this.#memory.parked.length > length)
  }

  /** The same with what was left aside, once nothing else waits for an answer. */
  async #offering(reply: Reply, isNew: boolean): Promise<Reply> {
    const memory = this.#memory
    const now = this.#options.now()
    // After a greeting what was asked for still waits, and is offered as what was left aside.
    const held = reply.found.is === 'chat' ? memory.waits?.wish : undefined
    const [wish, isOver] = [held ?? memory.aside(now), isNew || ['done', 'dropped', 'undone', 'chat'].includes(reply.found.is)]
    memory.offers = wish !== undefined && isOver && (held !== undefined || !memory.waits) && !memory.adds && !memory.standing(now)
    return wish && memory.offers ? offering(reply, (await this.#known()).desk.trade, wish) : reply
  }

  async #turn(text: string): Promise<Reply> {
    const said = asWritten(text.trim())
    if (said.length > LONGEST)
      return plain(`È un messaggio lungo: scrivimi al massimo ${LONGEST} caratteri, una cosa per volta.`, 'refused')
    const { mind, desk } = await this.#known()
    const memory = this.#memory
    const open = memory.standing(this.#options.now())
    const saying = sayingOf(said)
    const { adds } = memory
    memory.adds = undefined
    if (saying === 'yes' && adds) return this.#wished(adds, desk)
    const aside = takenUp(said, memory, saying, desk.trade)
    if (aside) {
      memory.unpark(aside.wish)
      return aside.isLetGo ? plain('Va bene, non cambio niente.', 'dropped') : this.#wished(aside.wish, desk)
    }
    // «confermali» after a list orders; with nothing told or open it is a mere yes.
    const orders = saying === 'yes' && !open && !memory.waits && memory.focus && ordersIn(said, mind.lexicon)
    if (saying && !orders) {
      const reply = await this.#answerSaying(said, saying, open, desk)
      if (reply) return reply
    }
    const ways = understand(said, mind)
    const matter = isMatter(said, ways[0], memory.focus)
    const { waits } = memory
    if (open && open.id !== memory.doubted && (said === String(open.typed) || agrees(said, open.wish, mind.lexicon)))
      return this.#confirmed(open.id, said)
    const backing = backingIn(said)
    if (backing) return this.#letGo(backing, open)
    if (wantsAllGone(said) || isCode(said)) return this.#refused(desk, [], said)
    if (waits ? isAside(said, ways[0], waits, memory.focus) : open && matter) return this.#besides(said, ways, open, mind, desk)
    const worded = this.#worded.asked(said, mind, matter || (!memory.focus && !open && !waits))
    if (worded) return this.#asked(worded, desk)
    const asks = waits ?? (open ? undefined : await takenUpBy(said, ways[0], memory, mind, desk))
    const answer = asks && (await answerTo(said, asks, mind, desk))
    if (answer && 'chosen' in answer) return this.#chosen(answer.chosen, desk)
    if (answer) {
      memory.field = answer.field ?? memory.field
      return this.#wished(answer.wish, desk)
    }
    if (matter) return this.#answerNew(said, ways, matter, mind, desk)
    const { focus } = memory
    const again = await retold(said, memory, mind, desk)
    if (again) return isWish(again) ? this.#wished(again, desk) : this.#asked(again, desk)
    if ((open || memory.wish) && memory.focus === focus) {
      const wish = open?.wish ?? memory.wish
      const better = wish && corrected(said, wish, mind, open !== undefined, memory.field)
      if (better) {
        memory.field = changedIn(wish, better) ?? memory.field
        return this.#wished(better, desk)
      }
    }
    return this.#answerNew(said, ways, matter, mind, desk)
  }

  /** A sentence of another matter: it is answered, and what was open is left aside as it was. */
  async #besides(said: string, ways: readonly Understood[], open: Open | undefined, mind: Mind, desk: Desk): Promise<Reply> {
    const memory = this.#memory
    const { waits, wish } = memory
    memory.waits = undefined
    memory.wish = undefined
    const worded = this.#worded.asked(said, mind, true)
    const reply = worded ? await this.#asked(worded, desk) : await this.#answerNew(said, ways, true, mind, desk)
    setAside(memory, { waits, wish, open }, reply, this.#options.now())
    return reply
  }

  async #answerSaying(said: string, saying: Saying, open: Open | undefined, desk: Desk): Promise<Reply | undefined> {
    const memory = this.#memory
    switch (saying) {
      case 'yes':
        if (open && open.id === memory.doubted) return plain('La correzione di prima non l’ho capita: dimmela in un altro modo.', 'refused')
        if (open) return this.#confirmed(open.id)
        // What is lacking is asked for again; a mere yes is no question.
        if (memory.waits) return isYesOrNo(memory.waits) ? undefined : this.#wished(memory.waits.wish, desk)
        return plain('Non c’è niente da confermare. Dimmi cosa vuoi fare.', 'chat')
      case 'no':
      case 'undo':
        return this.#letGo(saying, open)
      case 'again':
        memory.forget()
        return plain('Ricominciamo. Dimmi cosa ti serve.', 'chat')
      case 'hello':
      case 'help':
      case 'thanks':
      case 'day':
        return courtesy(said, saying, desk)
    }
  }

  /** What waits for an answer is let go first; what was done is taken back only by a word that says so, and by no mere «no». */
  async #letGo(saying: 'no' | 'undo', open: Open | undefined): Promise<Reply> {
    const memory = this.#memory
    const wasWaiting = memory.waits !== undefined
    if (open) memory.close(open.id)
    memory.waits = undefined
    // What was let go may still be taken up: «spostalo a giovedì».
    if (open || wasWaiting) return plain('Va bene, non cambio niente.', 'dropped')
    if (saying === 'undo' && memory.committed !== undefined) return this.undo(memory.committed)
    return plain('Non c’è niente da annullare.', 'chat')
  }

  async #chosen(key: string, desk: Desk): Promise<Reply> {
    const memory = this.#memory
    const { waits } = memory
    memory.waits = undefined
    if (waits?.is === 'asks') return this.#wished(withValues(waits.wish, { [waits.field]: key }), desk)
    if (waits?.is !== 'choose') return plain('Questa scelta non è più aperta.', 'refused')
    const { wish, into } = waits
    if (into !== undefined) return this.#wished(withValues(wish, { [into]: key }), desk)
    if (wish.is === 'create') return plain('Questa scelta non è più aperta.', 'refused')
    const reply = await this.#wished({ ...wish, where: [{ field: 'id', op: 'eq', value: key }], all: false }, desk)
    memory.choice = undefined
    // Another of them may be meant after all: «no scusa, la terza».
    this.#again = waits
    return reply
  }
  #again: Extract<Proposed, { is: 'choose' }> | undefined

  async #answerNew(said: string, all: readonly Understood[], matter: boolean, mind: Mind, desk: Desk): Promise<Reply> {
    const memory = this.#memory
    const again = this.#again
    this.#again = undefined
    const option = again && optionIn(said, again)
    if (option) {
      memory.waits = again
      return this.#chosen(option.key, desk)
    }
    const picked = matter ? undefined : await pickedIn(said, memory, desk)
    if (picked) return this.#asked(picked, desk)
    const page = await reportPage(said, mind, desk)
    if (page) return page
    const { none } = memory
    memory.none = undefined
    const over = memory.figure === undefined ? undefined : ofOtherDays(said, memory.figure, mind)
    memory.figure = undefined
    if (over) return this.#asked(over, desk)
    const [first] = all
    const formula = first && formulaOf(memory.metric, first)
    if (formula) return this.#asked(formula, desk)
    const focus = memory.focus && (await withRefs(desk, memory.focus))
    const able = ableIn(said, memory)
    const ways = matter ? all : all.filter((way) => able.whole(way, first?.score ?? 0))
    // «e domani? — e la Rossa?» asks of tomorrow, though nothing was found.
    const on = (some: Focus | undefined) => (some ? leaningsOn(mind, all, some, said).filter(({ meaning }) => able.leans(meaning)) : [])
    const [found, empty] = [on(focus), none ? on(emptied(none)).filter((one) => goesOnWithNone(said, one)) : []]
    const spoken = none && (empty[0]?.score ?? -Infinity) > (found[0]?.score ?? -Infinity) - NEARLY ? emptied(none) : focus
    const leanings = spoken === focus ? found : empty
    const [leaning] = leanings
    // What alone means nothing may mean something of what was spoken of: «ha pagato tutto?».
    const own = first && ways.includes(first) ? first.score - (first.unknown.length > 0 ? 2 : isBroad(first) ? BROAD : 0) : -Infinity
    if (leaning && leaning.score >= own) {
      if (isAstray(leaning, memory)) return plain('Prima non ho capito, e non so più di cosa parli: dimmelo per intero.', 'refused')
      if (isWish(leaning.meaning)) return this.#wished(leaning.meaning, desk)
      const anew = isTwice(said, leaning.meaning, focus) && ((await afresh(desk, ways, said, mind)) ?? 'none')
      if (anew) return anew === 'none' ? this.#refused(desk, [], said) : this.#asked(anew.asking, desk, anew)
      const leant = await believedOf(desk, leanings, () => (spoken ? leaningsOf({ ...mind, past: true }, spoken, said) : []))
      const told = await orAnew(desk, leant, ways, said, mind)
      if (told && isEmpty(told.reply.found) && !mayFindNone(said)) return this.#refused(desk, [], said)
      const reply = await this.#asked(told?.asking ?? leaning.meaning, desk, told)
      if (isEmpty(reply.found)) {
        memory.focus = focus
        memory.none = told?.asking ?? leaning.meaning
      }
      return reply
    }
    if (!matter && first && (focus !== undefined || memory.wished) && isOfNobody(said, first)) return this.#refused(desk, [], said)
    return this.#take(ways, said, mind, desk)
  }

  /** The likeliest way, if it explains everything that was said. */
  async #take(ways: readonly Understood[], said: string, mind: Mind, desk: Desk): Promise<Reply> {
    const [first] = ways
    if (!first) return unknownNameIn(said, ways, mind, desk, this.#memory, await this.#refused(desk, [], said))
    const { unknown, evidence, meaning } = first
    if (unknown.length === 0 && (evidence > 0 || isPlainAsking(first))) {
      if (isWish(meaning))
        return unknownNameFor(said, first, mind, desk, this.#memory, await this.#wished(await settled(desk, ways, meaning), desk))
      const told = await believed(desk, ways, said, mind)
      return told ? this.#asked(told.asking, desk, told) : this.#refused(desk, [], said)
    }
    const narrowed = await searched(desk, ways, said, mind)
    if (narrowed) return isWish(narrowed) ? this.#wished(narrowed, desk) : this.#asked(narrowed, desk)
    const led = await takenOut(said, mind, desk)
    return led ?? unknownNameIn(said, ways, mind, desk, this.#memory, await this.#refused(desk, unknown, said))
  }

  async #refused(desk: Desk, unknown: readonly string[], said: string): Promise<Reply> {
    const memory = this.#memory
    const isOrder = ordersOrTells(said)
    memory.lost ||= memory.focus !== undefined && !isOrder && narrows(said)
    memory.wished ||= isOrder || memory.focus === undefined
    // What was doubted in words that were not understood is not done by a mere «ok» afterwards.
    if (/^(?:no|anzi|aspetta|ma)\b/i.test(said)) memory.doubted = memory.standing(this.#options.now())?.id
    return notUnderstood(said, unknown, this.#worded.offer((await suggestionsOf(desk)).slice(0, 3)))
  }

  async #asked(said: Asking, desk: Desk, told?: Told): Promise<Reply> {
    const memory = this.#memory
    const { asking, metric, reply } = told ?? (await answered(desk, said))
    memory.wish = undefined
    memory.wished = false
    memory.lost = false
    memory.metric = asking.is === 'metric' || asking.is === 'formula' ? asking.key : (metric ?? memory.metric)
    if (reply.card?.kind === 'choice') memory.choice = reply.card.id
    const spoken = await spokenOf(desk, asking, reply.found)
    const before = memory.focus
    // «quanto costa la 101? prenotala»: into the days for which it was free.
    const kept = before?.fills && before.entity === spoken?.entity && !spoken.fills ? { fills: before.fills } : {}
    if (spoken) memory.speakOf({ ...spoken, ...kept }, 'where' in asking ? toldIn(desk, asking, reply.found) : undefined)
    if (spoken && 'where' in asking && spoken.ids.length > 1) memory.listed = memory.focus
    // «la prima» of one that is left is that one.
    else if (asking.is === 'list' && asking.first === undefined) memory.listed = undefined
    memory.figure = asking.is === 'metric' || asking.is === 'formula' ? asking.key : undefined
    return reply
  }

  async #wished(wish: Wish, desk: Desk): Promise<Reply> {
    const memory = this.#memory
    const proposed = await propose(desk, wish)
    const before = memory.waits === undefined ? memory.focus : undefined
    memory.waits = undefined
    memory.wish = wish
    memory.wished = true
    memory.lost = false
    switch (proposed.is) {
      case 'proposal': {
        const { changes, card, says } = proposed
        const id = memory.propose({ wish, changes, says, since: this.#options.now(), typed: card.typed, inForm: card.inForm })
        const ids = await touchedBy(wish, changes, desk)
        if (ids.length > 0) memory.speakOf(those(wish.entity, ids))
        return proposalReply(proposed, id, wish.entity)
      }
      case 'asks': {
        const known = await spokenFor(desk, proposed, before)
        if (known !== undefined) return this.#wished(withValues(wish, { [proposed.field]: known }), desk)
        memory.waits = proposed
        return askedBack(proposed, memory)
      }
      case 'choose':
        memory.waits = proposed
        memory.speakOf(
          those(
            proposed.of,
            proposed.options.map(({ key }) => key),
          ),
        )
        return askedBack(proposed, memory)
      case 'impossible':
        // What was proposed before has been thought better of: «con la Verde», who is busy, and then «anzi alle 16».
        memory.close(memory.standing(this.#options.now())?.id ?? '')
        return impossible(proposed)
      case 'nothing':
        memory.wish = undefined
        return plain(proposed.says, 'refused')
    }
  }

  async confirm(id: string, typed?: string): Promise<Reply> {
    return this.#offering(await this.#confirmed(id, typed), false)
  }

  async #confirmed(id: string, typed?: string): Promise<Reply> {
    const memory = this.#memory
    const open = memory.standing(this.#options.now(), id)
    if (!open) return plain('Questa proposta non è più aperta: chiedimelo di nuovo.', 'refused')
    if (open.typed !== undefined && typed?.trim() !== String(open.typed))
      return plain(`Sono tanti: per confermare scrivi ${open.typed}.`, 'chat')
    if (open.inForm) return plain('Si apre con il pulsante della proposta: con un sì non registro niente.', 'chat')
    // Used once, whatever comes of it.
    memory.close(id)
    const commit = this.#options.commit ?? ((changes) => this.#options.store.commit(changes, { via: 'assistant', id: newId('commit') }))
    const committed = await commit(open.changes)
    if (!committed.ok) return plain([...new Set(committed.problems.map(({ message }) => message))].join(' '), 'refused')
    memory.committed = committed.commit
    memory.wish = undefined
    return doneBy((await this.#known()).desk, open, committed)
  }

  async drop(id: string): Promise<Reply> {
    this.#memory.close(id)
    this.#memory.waits = undefined
    return this.#offering(plain('Va bene, non cambio niente.', 'dropped'), false)
  }

  async choose(choice: string, option: string): Promise<Reply> {
    const asking = this.#memory.answer(choice)
    if (asking && 'where' in asking)
      return this.#asked({ ...asking, where: [{ field: 'id', op: 'eq', value: option }] }, (await this.#known()).desk)
    if (this.#memory.choice !== choice) return plain('Questa scelta non è più aperta.', 'refused')
    const { desk } = await this.#known()
    return this.#chosen(option, desk)
  }

  async without(answer: string, chip: string): Promise<Reply> {
    const asking = this.#memory.answer(answer)
    if (!asking || !('where' in asking)) return plain('Questa risposta non è più qui: chiedimelo di nuovo.', 'refused')
    return this.#asked(withoutChip(asking, chip), (await this.#known()).desk)
  }

  async undo(commit: number): Promise<Reply> {
    const undone = await (this.#options.undo ?? ((made) => this.#options.store.undo(made)))(commit)
    if (!undone.ok) return plain(undone.problems.map(({ message }) => message).join(' '), 'refused')
    this.#memory.committed = undefined
    return plain('Annullato: è tutto com’era.', 'undone')
  }

  async suggestions(): Promise<readonly string[]> {
    const { desk } = await this.#known()
    const aside = this.#memory.aside(this.#options.now())
    const asked = this.#worded.offer(await suggestionsOf(desk, this.#memory.shown))
    return aside ? [resumeOf(desk.trade, aside), ...asked.slice(1)] : asked
  }

  async brief(): Promise<Brief | undefined> {
    const brief = await briefOf((await this.#known()).desk)
    this.#worded.offer(brief?.lines.map(({ ask }) => ask) ?? [])
    return brief
  }
}
