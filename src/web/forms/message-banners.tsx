import type { MouseEvent } from 'react'
import { isReference, type AnyEntity } from '../../kernel/entity/entity.ts'
import { momentOf } from '../../kernel/italian/moments.ts'
import { useSector } from '../data/sector-context.tsx'
import { Button } from '../ui/button.tsx'
import type { KeptDraft } from './drafts.ts'
import { FormBanner } from '../ui/form-banner.tsx'
import type { RecordDraft } from './record-draft.ts'
import type { SeriesQuestion } from './series.ts'
import type { WayOut } from './way-out.ts'

/** Once, when the question comes: it stands above what the person was looking at. */
const takeFocus = (button: HTMLElement | null) => button?.focus()

interface KeptDraftBannerProps {
  readonly entity: AnyEntity
  readonly draft: KeptDraft
  /** Its place among the others, from 0. */
  readonly at: number
  readonly isOnly: boolean
  readonly onForget: () => void
  readonly onBringBack: () => void
  /** Leads on from the banner, which goes with its buttons, where they were pressed by keyboard. */
  readonly onAnswered: () => void
}

/** A draft from before that was neither saved nor opened again. */
export function KeptDraftBanner({ entity, draft, at, isOnly, onForget, onBringBack, onAnswered }: KeptDraftBannerProps) {
  const answered = (take: () => void) => (event: MouseEvent) => {
    take()
    if (event.detail === 0) onAnswered()
  }
  const { clock } = useSector()
  // A draft that the page itself remembers needs no time, and neither does one of a moment ago.
  const words = draft.at === undefined ? '' : ` ${momentOf(draft.at, clock.now())}`
  const typed = words === ' di adesso' ? '' : words
  return (
    <FormBanner
      tone="plain"
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={answered(onForget)}>
            Scarta
          </Button>
          <Button size="sm" onClick={answered(onBringBack)}>
            Riprendi
          </Button>
        </>
      }
    >
      {isOnly ? `C’è una bozza${typed} che non hai salvato.` : `Non hai salvato: ${calledIn(entity, draft) || `bozza ${at + 1}`}${typed}.`}
    </FormBanner>
  )
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

/** Why the record was not saved. */
export function ProblemsBanner({
  problems,
  refresh,
  editConflict,
}: Pick<RecordDraft, 'problems' | 'refresh'> & Partial<Pick<RecordDraft, 'editConflict'>>) {
  const isConflict = problems.some((problem) => problem.code === 'conflict')
  const sentences = [...new Set(problems.map((problem) => problem.message))]
  if (sentences.length === 0) return null
  return (
    <FormBanner
      tone="bad"
      actions={
        isConflict &&
        (editConflict ? (
          <Button size="sm" onClick={editConflict.open}>
            Confronta le due versioni
          </Button>
        ) : (
          <Button size="sm" onClick={() => void refresh()}>
            Ricarica i valori attuali
          </Button>
        ))
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </FormBanner>
  )
}

/** What can be done with the record as it was refused. */
export function WayOutBanner({ way }: { readonly way: WayOut }) {
  return (
    <FormBanner
      tone="warn"
      actions={
        <Button ref={takeFocus} size="sm" onClick={() => void way.take()}>
          {way.label}
        </Button>
      }
    >
      {way.says}
    </FormBanner>
  )
}

interface DoubtsBannerProps extends Pick<RecordDraft, 'doubts' | 'confirm'> {
  /** Goes back to the field that was asked about. */
  readonly onCorrect: (path: string) => void
}

/** What is asked before the record is saved as it stands. */
export function DoubtsBanner({ doubts, confirm, onCorrect }: DoubtsBannerProps) {
  return (
    <FormBanner
      tone="warn"
      actions={
        <>
          <Button ref={takeFocus} size="sm" onClick={() => onCorrect(doubts[0]?.path ?? '')}>
            Correggi
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void confirm()}>
            Sì, salva
          </Button>
        </>
      }
    >
      {doubts.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
    </FormBanner>
  )
}

interface SeriesBannerProps {
  readonly gender: 'm' | 'f'
  readonly series: SeriesQuestion
}

/** Asked before one of a series is changed or taken out. */
export function SeriesBanner({ gender, series }: SeriesBannerProps) {
  const [ending, endings] = gender === 'f' ? ['a', 'e'] : ['o', 'i']
  return (
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
  )
}
