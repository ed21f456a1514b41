import { Button } from '../ui/button.tsx'
import { FormBanner } from './form-banner.tsx'
import type { RecordDraft } from './use-record-draft.ts'

/** What stands above the fields: a draft from before, or why the record was not saved. */
export function FormMessages({ draft }: { draft: RecordDraft }) {
  const { problems, kept } = draft
  const isConflict = problems.some((problem) => problem.code === 'conflict')
  const sentences = [...new Set(problems.map((problem) => problem.message))]
  return (
    <>
      {kept && (
        <FormBanner
          tone="plain"
          actions={
            <>
              <Button size="sm" variant="ghost" onClick={draft.forget}>
                Scarta
              </Button>
              <Button size="sm" onClick={draft.bringBack}>
                Riprendi
              </Button>
            </>
          }
        >
          C’è una bozza che non hai salvato.
        </FormBanner>
      )}
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
    </>
  )
}
