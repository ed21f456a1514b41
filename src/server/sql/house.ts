import type { Tables } from './migrations/tables.ts'

/** The tables of the house itself; no entity's name begins so. */
export const house = {
  workspace: '_workspace',
  commit: '_commit',
  entry: '_entry',
  term: '_term',
  word: '_word',
  file: '_file',
  bytes: '_bytes',
} as const

const text = { type: 'text', required: true } as const
const whole = { type: 'whole', required: true } as const
const bytes = { type: 'bytes', required: true } as const

/** What stands in them. A table or a column that comes here is taken up by `npm run migrations`, as those of the entities are. */
export const houseTables: Tables = {
  [house.workspace]: { columns: { id: text, seq: whole, commits: whole }, key: ['id'], indices: [] },
  [house.commit]: {
    columns: { workspace: text, number: whole, request: text, answer: text },
    key: ['workspace', 'number'],
    indices: [{ keys: ['request'], unique: true }],
  },
  [house.entry]: {
    columns: {
      workspace: text,
      seq: whole,
      commit: whole,
      at: text,
      by: text,
      via: text,
      entity: text,
      id: text,
      type: text,
      changed: text,
      version: whole,
    },
    key: ['workspace', 'seq'],
    indices: [{ keys: ['entity', 'id', 'seq'] }, { keys: ['commit'] }],
  },
  [house.term]: {
    columns: { workspace: text, entity: text, term: text, id: text },
    key: ['workspace', 'entity', 'term', 'id'],
    indices: [{ keys: ['entity', 'id'] }],
  },
  // The terms that somebody may mean who has mistyped, each once and by its length: few, however many records hold them.
  [house.word]: {
    columns: { workspace: text, entity: text, letters: whole, term: text },
    key: ['workspace', 'entity', 'letters', 'term'],
    indices: [],
  },
  [house.file]: {
    columns: { workspace: text, id: text, name: text, type: text, size: whole, at: text, by: text, hash: text, small: { type: 'text' } },
    key: ['workspace', 'id'],
    indices: [],
  },
  // What lies in the database itself, by its SHA-256: all bytes of files, or those that have not come to their folder or bucket yet.
  [house.bytes]: { columns: { workspace: text, hash: text, bytes }, key: ['workspace', 'hash'], indices: [] },
}
