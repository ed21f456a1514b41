import { archiveInstead } from '../../../kernel/derive/archive.ts'
import { titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import type { Change, Values } from '../../../kernel/door/change.ts'
import { missingFor } from '../../../kernel/derive/validate.ts'
import { useCommit } from '../../data/use-commit.ts'
import { counted, doneTo, type MoveTogether } from './together.ts'

interface Together {
  /** Removes them; where some are in use and can be put away, `instead` does that and removes the others. */
  readonly remove: (rows: readonly AnyRow[]) => Promise<Refusal>
  readonly move: (move: MoveTogether, given: Values) => Promise<readonly string[]>
  readonly set: (rows: readonly AnyRow[], values: Values) => Promise<readonly string[]>
}

interface Refusal {
  readonly told: readonly string[]
  readonly instead?: { readonly label: string; readonly take: () => Promise<Refusal> } | undefined
}

/** How many reasons are told of a commit that was refused: the others are seen when these are mended. */
const TOLD = 3

/** Does one thing with several records, in one commit that one «Annulla» takes back: all of them or none. What stands against it is told by the record's name. */
export function useTogether(entity: AnyEntity, names: Readonly<Record<string, string>>): Together {
  const commit = useCommit()
  const write = async (rows: readonly AnyRow[], done: string, changes: readonly Change[]): Promise<Refusal> => {
    const result = await commit(changes, { via: 'form', done })
    if (result.ok) return { told: [] }
    const reasons = told(result.problems, (index) => rows[index] && titleOf(entity, rows[index], (id) => names[id]))
    const away = archiveInstead(entity, changes, result.problems)
    return { told: reasons, instead: away && insteadOf(rows, away) }
  }
  /** Puts away those in use and removes the others. */
  const insteadOf = (rows: readonly AnyRow[], changes: readonly Change[]): Refusal['instead'] => {
    const [used, unused] = [changes.filter(({ type }) => type === 'update').length, changes.filter(({ type }) => type === 'remove').length]
    const rest = unused > 0 ? `, ${inflect('eliminato', { gender: entity.label.gender, plural: unused !== 1 })} ${unused}` : ''
    return {
      label: unused > 0 ? `Archivia ${used}, elimina ${unused}` : 'Archivia',
      take: () => write(rows, `${doneTo('Archiviato', entity, used)}${rest}`, changes),
    }
  }
  const make = async (rows: readonly AnyRow[], done: string, changeOf: (row: AnyRow) => Change) =>
    (await write(rows, done, rows.map(changeOf))).told
  const about = (row: AnyRow) => ({ entity: entity.name, id: row.id, expect: row.version })
  return {
    remove: (rows) => {
      const changes = rows.map((row): Change => ({ type: 'remove', ...about(row) }))
      return write(rows, doneTo('Eliminato', entity, rows.length), changes)
    },
    set: (rows, values) => make(rows, doneTo('Aggiornato', entity, rows.length), (row) => ({ type: 'update', ...about(row), values })),
    move: ({ to, label, rows }, given) =>
      make(rows, `${label}: ${counted(entity, rows.length)}`, (row) => {
        const lacked = missingFor(entity, to, row).map(([key]) => [key, given[key]] as const)
        return { type: 'move', ...about(row), to, ...(lacked.length > 0 && { values: Object.fromEntries(lacked) }) }
      }),
  }
}

/** The reasons of a refusal, each with the name of the record that it is about. */
function told(problems: readonly Problem[], titleAt: (index: number) => string | undefined): readonly string[] {
  const sentences = problems.map(({ change, message }) => {
    const title = change === undefined ? undefined : titleAt(change)
    return title === undefined ? message : `${title}: ${message}`
  })
  const [...all] = new Set(sentences)
  return [...all.slice(0, TOLD), ...(all.length > TOLD ? [`E altri ${all.length - TOLD}.`] : []), 'Non è cambiato niente.']
}
