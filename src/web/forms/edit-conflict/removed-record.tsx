import { useState } from 'react'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { useOnce } from '../use-once.ts'
import type { ConflictDialogProps } from './conflict-dialog-props.ts'
import { conflictWords } from './conflict-words.ts'
import type { Theirs } from './edit-conflict.ts'
import { isEqual } from './three-way.ts'
import { VersionWords } from './version-words.tsx'

type RemovedRecordProps = Pick<ConflictDialogProps, 'conflict' | 'open' | 'onClose' | 'onRecreate' | 'onGiveUp'> & {
  readonly theirs: Theirs
}

/** Somebody has removed the record while it was being changed: it can be made again of what was written, or left alone. */
export function RemovedRecord({ conflict, theirs, open, onClose, onRecreate, onGiveUp }: RemovedRecordProps) {
  const { store, at } = useSector()
  const { entity, base, mine } = conflict
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { isBusy, once } = useOnce((message) => setProblems([{ path: '', code: 'invalid', message }]))
  const { theirs: party } = conflictWords(conflict, theirs.entries, store.by, at.today)
  const written = Object.entries(entity.fields).filter(([key, field]) => isStored(field) && !isEqual(base[key], mine[key]))
  const ending = entity.label.gender === 'f' ? 'a' : 'o'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`${entity.label.one} eliminat${ending} nel frattempo`}
      description={`${party.who}: ${party.when}.`}
      footer={
        <>
          <Button variant="ghost" onClick={onGiveUp}>
            Lascia perdere
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void once(async () => setProblems(await onRecreate()))}>
            Ricrea con quello che hai scritto
          </Button>
        </>
      }
    >
      {problems.length > 0 && <FormBanner tone="bad">{[...new Set(problems.map(({ message }) => message))].join(' ')}</FormBanner>}
      <p className="pb-2 text-sm text-ink-soft">Quello che avevi scritto è ancora qui:</p>
      <dl className="grid border-t border-line text-sm">
        {written.map(([key, field]) => (
          <div key={key} className="grid gap-x-3 border-b border-line py-2 md:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{field.label}</dt>
            <dd>
              {isBlank(mine[key]) ? (
                <span className="text-ink-faint">tolto</span>
              ) : (
                <VersionWords field={field} value={mine[key]} base={base[key]} names={(id) => theirs.names[id]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
