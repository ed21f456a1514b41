import { isReference, type AnyEntity } from '../../kernel/entity/entity.ts'
import { Button } from '../ui/button.tsx'
import type { KeptDraft } from './drafts.ts'
import { FormBanner } from './form-banner.tsx'
import type { RecordDraft } from './record-draft.ts'

/** Once, when the question comes: it stands above what the person was looking at. */
const takeFocus = (button: HTMLElement | null) => button?.focus()

interface FormMessagesProps {
  /** What the record is of that is written, or that something is done with. */
  readonly entity: AnyEntity
  /** A record, or whatever else is filled in: only a record keeps what was typed before. */
  readonly draft: Pick<RecordDraft, 'problems' | 'doubts' | 'confirm' | 'refresh'> &
    Partial<Pick<RecordDraft, 'kept' | 'forget' | 'bringBack' | 'series' | 'instead'>>
  /** Goes back to the field that was asked about. */
  readonly onCorrect: (path: string) => void
}

/** Drafts of one kind are told apart by what their record would be called, as far as it was typed. */
function calledIn(entity: AnyEntity, { typed }: KeptDraft): string {
  const words = entity.title.flat().map((key) => {
    const field = entity.fields[key]
    return field && !isReference(field) ? typed[key] : undefined
  })
  const said = words.filter((word) => typeof word === 'string' && word.trim() !== '')
  return said.length > 0 ? `«${said.join(' ')}»` : ''
}

/** What stands above the fields: a draft from before, why the record was not saved, or what is asked before it is. */
export function FormMessages({ entity, draft, onCorrect }: FormMessagesProps) {
  const { gender } = entity.label
  const { problems, kept = [], doubts, series, instead } = draft
  const [ending, endings] = gender === 'f' ? ['a', 'e'] : ['o', 'i']
  const isConflict = problems.some((problem) => problem.code === 'conflict')
  const sentences = [...new Set(problems.map((problem) => problem.message))]
  return (
    <>
      {kept.map((one, at) => (
        <FormBanner
          key={at}
          tone="plain"
          actions={
            <>
              <Button size="sm" variant="ghost" onClick={() => draft.forget?.(one)}>
                Scarta
              </Button>
              <Button size="sm" onClick={() => draft.bringBack?.(one)}>
                Riprendi
              </Button>
            </>
          }
        >
          {kept.length === 1 ? 'C’è una bozza che non hai salvato.' : `Non hai salvato: ${calledIn(entity, one) || `bozza ${at + 1}`}.`}
        </FormBanner>
      ))}
      {sentences.length > 0 && (
        <FormBanner
          tone="bad"
          actions={
            isConflict && (
              <Button size="sm" onClick={() => void draft.refresh()}>
                Ricarica i valori attuali
              </Button>
            )
          }
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </FormBanner>
      )}
      {instead && (
        <FormBanner
          tone="warn"
          actions={
            <Button ref={takeFocus} size="sm" onClick={() => void instead.take()}>
              {instead.label}
            </Button>
          }
        >
          {instead.says}
        </FormBanner>
      )}
      {doubts[0] && (
        <FormBanner
          key={doubts.map(({ message }) => message).join()}
          tone="warn"
          actions={
            <>
              <Button ref={takeFocus} size="sm" onClick={() => onCorrect(doubts[0]?.path ?? '')}>
                Correggi
              </Button>
              <Button size="sm" variant="ghost" onClick={() => void draft.confirm()}>
                Sì, salva
              </Button>
            </>
          }
        >
          {doubts.map(({ path, message }) => (
            <p key={path}>{message}</p>
          ))}
        </FormBanner>
      )}
      {series && (
        <FormBanner
          tone="warn"
          actions={
            <>
              <Button ref={takeFocus} size="sm" onClick={() => void series.one()}>
                Solo quest{ending}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => void series.all()}>
                {series.count === 1
                  ? `Anche ${gender === 'f' ? 'la successiva' : 'il successivo'}`
                  : `Anche ${gender === 'f' ? 'le' : 'i'} ${series.count} successiv${endings}`}
              </Button>
            </>
          }
        >
          <p>{series.what === 'change' ? 'Si ripete: che cosa vuoi cambiare?' : 'Si ripete: che cosa vuoi eliminare?'}</p>
        </FormBanner>
      )}
    </>
  )
}
