import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useCommit } from '../data/use-commit.ts'
import { useRecordForm } from '../forms/record-form.tsx'
import { Icon } from '../ui/icon.tsx'
import type { MenuItem } from '../ui/menu.tsx'
import { notify } from '../ui/toast.ts'
import { movesOf } from './record-moves.ts'

/** Everything that can be done with one record. */
export function useRecordItems(screen: CollectionScreen): (row: AnyRow) => readonly MenuItem[] {
  const { sector, store, at } = useSector()
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const commit = useCommit()
  const prints = sector.prints.filter(({ key }) => screen.prints?.includes(key))

  const print = async (row: AnyRow, key: string) => {
    const chosen = prints.find((candidate) => candidate.key === key)
    if (!chosen) return
    try {
      const [paper, { printPaper }] = await Promise.all([chosen.paper(row, store, at), import('../print/print-paper.tsx')])
      await printPaper(paper)
    } catch {
      notify({ text: 'La stampa non è riuscita. Riprova.', tone: 'destructive' })
    }
  }
  const remove = (row: AnyRow) =>
    commit([{ type: 'remove', entity: entity.name, id: row.id, expect: row.version }], {
      via: 'form',
      done: 'Eliminato',
      tellProblems: true,
    })

  return (row) => {
    const moves = movesOf(entity, row)
    return [
      { label: 'Modifica', icon: <Icon name="pencil" />, onSelect: () => form.edit(entity, row.id) },
      { label: 'Duplica', icon: <Icon name="copy" />, onSelect: () => form.duplicate(entity, row.id) },
      ...prints.map(({ key, label }): MenuItem => ({ label, icon: <Icon name="printer" />, onSelect: () => void print(row, key) })),
      ...(moves.length > 0
        ? (['separator', { label: 'Cambia stato', items: moveItems(moves, (to) => form.move(entity, row, to, 'form')) }] as const)
        : []),
      'separator',
      { label: 'Elimina', icon: <Icon name="trash-2" />, tone: 'destructive', onSelect: () => void remove(row) },
    ]
  }
}

export const moveItems = (moves: ReturnType<typeof movesOf>, onMove: (to: string) => void): readonly MenuItem[] =>
  moves.map(({ to, label }) => ({ label, onSelect: () => onMove(to) }))
