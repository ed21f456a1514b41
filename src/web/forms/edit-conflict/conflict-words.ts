import type { Entry } from '../../../kernel/door/store.ts'
import { formatDate, timeNow, today } from '../../../kernel/italian/dates.ts'
import { enumerate } from '../../../kernel/italian/enumeration.ts'
import { initialsOf } from '../../../kernel/italian/initials.ts'
import { originWords } from '../origin-words.ts'
import type { EditConflict } from './edit-conflict.ts'

/** One of the two who have changed a record. */
export interface Party {
  /** «Tu, Elena Morandi». */
  readonly who: string
  /** «salvato alle 09:48 dall’agenda». */
  readonly when: string
  /** Letters of the name, for the eyes. */
  readonly initials: string
  /** Over the values: «Di Marta». */
  readonly column: string
  /** Under a value that nobody else has changed: «solo Marta». */
  readonly alone: string
}

export interface ConflictWords {
  readonly title: string
  readonly mine: Party
  readonly theirs: Party
  readonly base: string
  /** What is written as it was asked about. */
  readonly foot: string
}

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name

/** «alle 09:48», and of another day «il 27/11/2026 alle 09:48». */
export function momentWords(at: string, day: string): string {
  const moment = new Date(at)
  const on = today(moment)
  return `${on === day ? '' : `il ${formatDate(on)} `}alle ${timeNow(moment)}`
}

/** The people who have saved a record since, each once; nobody where nothing of it may be seen. */
export const peopleIn = (entries: readonly Entry[]): readonly string[] => [...new Set(entries.map(({ by }) => by).filter(Boolean))]

/** «Marta», «Marta e Paolo»: who else has changed a record; nothing where it was oneself or nobody is known. */
export const othersIn = (entries: readonly Entry[], me: string): string => enumerate(peopleIn(entries).filter((name) => name !== me))

function theirParty(entries: readonly Entry[], me: string, day: string): Party {
  const last = entries.at(-1)
  const verb = last?.type === 'remove' ? 'eliminato' : 'salvato'
  const when = last ? `${verb} ${momentWords(last.at, day)} ${originWords[last.via].from}` : 'salvato nel frattempo'
  const people = peopleIn(entries)
  const others = people.filter((name) => name !== me)
  const [name] = others
  if (name === undefined && people.length > 0) {
    return {
      who: 'Tu, in un’altra finestra',
      when,
      initials: initialsOf(me),
      column: 'Dell’altra finestra',
      alone: 'solo l’altra finestra',
    }
  }
  if (name === undefined)
    return { who: 'Un’altra persona', when, initials: '·', column: 'Dell’altra persona', alone: 'solo l’altra persona' }
  const who = enumerate(others)
  if (others.length > 1) return { who, when, initials: initialsOf(name), column: 'Degli altri', alone: 'solo gli altri' }
  return { who, when, initials: initialsOf(name), column: `Di ${firstName(name)}`, alone: `solo ${firstName(name)}` }
}

/** The words of a comparison: who stands against whom, and what its columns are called. */
export function conflictWords({ kind, entity, openedAt }: EditConflict, entries: readonly Entry[], me: string, day: string): ConflictWords {
  const thing = entity.label.one.toLowerCase()
  const theirs = theirParty(entries, me, day)
  const self = { who: me ? `Tu, ${me}` : 'Tu', initials: initialsOf(me) || 'Tu' }
  if (kind === 'restore') {
    return {
      title: 'Cambiato ancora da allora',
      mine: { ...self, when: 'riporti a com’era', column: 'Com’era', alone: 'torna com’era' },
      theirs: { ...theirs, column: 'Adesso' },
      base: 'Dopo quella modifica',
      foot: 'Tutte le versioni restano nella cronologia.',
    }
  }
  return {
    title: `Due modifiche ${entity.label.gender === 'f' ? 'alla' : 'allo'} stess${entity.label.gender === 'f' ? 'a' : 'o'} ${thing}`,
    mine: {
      ...self,
      when: openedAt ? `aperto alle ${openedAt}, non ancora salvato` : 'non ancora salvato',
      column: 'La tua',
      alone: 'solo tu',
    },
    theirs,
    base: 'Com’era',
    foot: 'Le due versioni restano nella cronologia.',
  }
}
