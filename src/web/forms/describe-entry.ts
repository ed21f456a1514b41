import { ARCHIVE, archivedWord, broughtBackWord, isArchivable } from '../../kernel/derive/archive.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { Via } from '../../kernel/door/change.ts'
import type { Entry } from '../../kernel/door/store.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { describeLines } from './describe-lines.ts'
import { isSameValue } from '../fields/same-value.ts'

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

function changes(entity: AnyEntity, { changed }: Entry, names: Names): string[] {
  const told = Object.entries(entity.fields)
    .filter(([key, field]) => isStored(field) && !isSameValue(changed[key]?.before, changed[key]?.after))
    .flatMap(([key, field]) => {
      if (key === ARCHIVE && isArchivable(entity))
        return isBlank(changed[key]?.after) ? broughtBackWord(entity.label) : archivedWord(entity.label)
      const columns = columnsOf(field)
      if (columns) return describeLines(field, columns, changed[key] ?? {}, names)
      const words = (value: unknown) => (isBlank(value) ? 'vuoto' : short(field.format(value, names) || 'scheda eliminata'))
      return `${field.short ?? field.label}: ${words(changed[key]?.before)} → ${words(changed[key]?.after)}`
    })
  return told.length > 0 ? told : ['Nessun campo cambiato']
}

const MOST = 80
const short = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)
