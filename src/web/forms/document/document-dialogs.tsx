import { DraftConflict } from '../edit-conflict/draft-conflict.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { MoveDialog } from '../move-dialog.tsx'
import type { NestedForms } from '../use-nested-form.ts'
import type { OpenDocument } from './use-document.ts'
import type { DocumentMove } from './use-document-move.ts'

interface DocumentDialogsProps {
  readonly opened: OpenDocument
  readonly moving: DocumentMove
  readonly nested: NestedForms
}

/**
 * Dialogs over a document: the move that asks for more, and the form of another record. Both count their own turns: without a
 * word of its own the key of one would be the key of the other.
 */
export function DocumentDialogs({ opened, moving, nested: { nested, closeNested } }: DocumentDialogsProps) {
  const { entity, draft } = opened
  return (
    <>
      {moving.asked && (
        <MoveDialog
          key={`move ${moving.asked.turn}`}
          entity={entity}
          row={moving.asked.row}
          to={moving.asked.to}
          via="form"
          open={moving.isAsking}
          onClose={() => {
            moving.stopAsking()
            void draft.refresh()
          }}
        />
      )}
      <DraftConflict of={draft.editConflict} />
      {nested && (
        <FormDialog
          key={`record ${nested.turn}`}
          entity={nested.entity}
          target={nested.target}
          startAt={nested.startAt}
          open={nested.open}
          onClose={closeNested}
          onSaved={(row) => nested.onSaved(row.id)}
        />
      )}
    </>
  )
}
