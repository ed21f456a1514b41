import { isArchivable, isArchived } from '../../../kernel/derive/archive.ts'
import { isFixed } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { numberIn } from '../../../kernel/derive/numbering.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { useArchive } from '../../forms/use-archive.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { usePapers } from '../../forms/use-papers.ts'
import { useRecordActions } from '../../forms/use-record-actions.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { movesOf } from '../../forms/record-moves.ts'
import { useSelection } from '../selection/selection.ts'
import type { ShownScreen } from '../../screen/shown-screen.ts'

/** Everything that can be done with one record. */
export function useRecordItems(screen: ShownScreen): (row: AnyRow) => readonly MenuItem[] {
  const entity = useEntity(screen.entity)
  const isReadOnly = isFixed(entity)
  const form = useRecordForm()
  const commit = useCommit()
  const actions = useRecordActions(entity)
  const papers = usePapers(entity).filter(({ key }) => screen.prints?.includes(key))
  const selection = useSelection()
  const archive = useArchive(entity)

  const remove = (row: AnyRow) =>
    commit([{ type: 'remove', entity: entity.name, id: row.id, expect: row.version }], {
      via: 'form',
      done: 'Eliminato',
      tellProblems: true,
      moveTo: (to) => form.move(entity, row, to, 'form'),
    })

  return (row) => {
    const moves = movesOf(entity, row)
    return [
      { label: isReadOnly ? 'Apri' : 'Modifica', icon: <Icon name="pencil" />, onSelect: () => form.edit(entity, row.id) },
      ...(screen.card?.buttons?.includes('details') && screen.prints?.[0] !== undefined
        ? [{ label: 'Dettagli', icon: <Icon name="info" />, onSelect: () => form.look(entity, row.id) }]
        : []),
      ...(isReadOnly || screen.isListed
        ? []
        : [{ label: 'Duplica', icon: <Icon name="copy" />, onSelect: () => form.duplicate(entity, row.id) }]),
      ...(selection
        ? [
            {
              label: selection.ids.has(row.id) ? 'Togli dalla scelta' : 'Scegli',
              icon: <Icon name="check" />,
              onSelect: () => selection.toggle(row.id),
            },
          ]
        : []),
      ...actions(row).map((action): MenuItem => ({
        label: action.label,
        icon: <Icon name={action.icon ?? 'workflow'} />,
        onSelect: () => form.act(action, [row.id]),
      })),
      ...papers
        .filter(({ when }) => when(row))
        .map(({ label, print }): MenuItem => ({ label, icon: <Icon name="printer" />, onSelect: () => void print(row) })),
      ...(moves.length > 0
        ? (['separator', { label: 'Cambia stato', items: moveItems(moves, (to) => form.move(entity, row, to, 'form')) }] as const)
        : []),
      // What has a number stays.
      ...(numberIn(entity, row) === undefined && !isReadOnly
        ? ([
            'separator',
            ...(isArchivable(entity) ? [archiveItem(isArchived(entity, row), (isAway) => void archive(row, isAway))] : []),
            { label: 'Elimina', icon: <Icon name="trash-2" />, tone: 'destructive', onSelect: () => void remove(row) },
          ] as const)
        : []),
    ]
  }
}

const archiveItem = (isAway: boolean, onArchive: (isAway: boolean) => void): MenuItem => ({
  label: isAway ? 'Riporta in elenco' : 'Archivia',
  icon: <Icon name={isAway ? 'rotate-ccw' : 'package'} />,
  onSelect: () => onArchive(!isAway),
})

export const moveItems = (moves: ReturnType<typeof movesOf>, onMove: (to: string) => void): readonly MenuItem[] =>
  moves.map(({ to, label }) => ({ label, onSelect: () => onMove(to) }))
