import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { DoubtsBanner, KeptDraftBanner, ProblemsBanner, SeriesBanner, WayOutBanner } from './message-banners.tsx'
import type { RecordDraft } from './record-draft.ts'

interface FormMessagesProps {
  /** What the record is of that is written, or that something is done with. */
  readonly entity: AnyEntity
  /** A record, or whatever else is filled in: only a record keeps what was typed before. */
  readonly draft: Pick<RecordDraft, 'problems' | 'doubts' | 'confirm' | 'refresh'> &
    Partial<Pick<RecordDraft, 'kept' | 'forget' | 'bringBack' | 'series' | 'instead' | 'editConflict'>>
  /** Goes back to the field that was asked about, or on to the first. */
  readonly onCorrect: (path?: string) => void
}

/** What stands above the fields: a draft from before, why the record was not saved, or what is asked before it is. */
export function FormMessages({ entity, draft, onCorrect }: FormMessagesProps) {
  const { problems, kept = [], doubts, series, instead } = draft
  return (
    <>
      {kept.map((one, at) => (
        <KeptDraftBanner
          key={at}
          entity={entity}
          draft={one}
          at={at}
          isOnly={kept.length === 1}
          onForget={() => draft.forget?.(one)}
          onBringBack={() => draft.bringBack?.(one)}
          onAnswered={() => onCorrect()}
        />
      ))}
      <ProblemsBanner problems={problems} refresh={draft.refresh} editConflict={draft.editConflict} />
      {instead && <WayOutBanner way={instead} />}
      {doubts[0] && (
        <DoubtsBanner key={doubts.map(({ message }) => message).join()} doubts={doubts} confirm={draft.confirm} onCorrect={onCorrect} />
      )}
      {series && <SeriesBanner gender={entity.label.gender} series={series} />}
    </>
  )
}
