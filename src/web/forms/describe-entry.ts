import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { Via } from '../../kernel/door/change.ts'
import type { Entry } from '../../kernel/door/store.ts'
import { changeWords, describeChanges } from './describe-changes.ts'

const doors: Record<Via, string> = {
  form: '',
  board: 'dalla bacheca',
  calendar: 'dal calendario',
  import: 'da un file importato',
  action: 'da un’azione su più schede',
  assistant: 'dall’assistente',
  api: 'da un altro programma',
  undo: 'annullando una modifica',
  sample: 'nei dati di esempio',
}

export interface Described {
  readonly key: number
  readonly when: string
  /** «Mario, dalla bacheca». */
  readonly who: string
  readonly what: readonly string[]
}

const moment = new Intl.DateTimeFormat('it-IT', {
  // The business's clocks, wherever somebody reads this.
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** One step of a record's history in words: who, when, what changed. */
export function describeEntry(entity: AnyEntity, entry: Entry, names: Names): Described {
  const { type, seq, at, by, via } = entry
  const ending = entity.label.gender === 'f' ? 'a' : 'o'
  const what = type === 'update' ? changes(entity, entry, names) : [type === 'create' ? `Creat${ending}` : `Eliminat${ending}`]
  const door = doors[via]
  return { key: seq, when: moment.format(new Date(at)).replace(',', ''), who: door ? `${by}, ${door}` : by, what }
}

function changes(entity: AnyEntity, entry: Entry, names: Names): string[] {
  const told = describeChanges(entity, entry, names).map(changeWords)
  return told.length > 0 ? told : ['Nessun campo cambiato']
}
