import { isFixed } from '../../../kernel/entity/entity.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SaveStatus } from '../save-status.tsx'
import type { Stages } from './stages.ts'
import type { OpenDocument } from './use-document.ts'
import type { DocumentSteps } from './use-document-steps.ts'

/** How the document stands, beside its title: its stage, the number it would be given, when it was saved. */
export function DocumentStanding({ opened, stages }: { readonly opened: OpenDocument; readonly stages: Stages }) {
  const { entity, number, isReady, isOpen, saved } = opened
  const { label, tone } = stages.of(stages.here) ?? {}
  return (
    <>
      {label && isReady && <Badge tone={tone}>{label}</Badge>}
      {number.next && <span className="text-xs text-ink-faint num max-md:hidden">Prossimo numero {number.text}</span>}
      {isOpen && isReady && <SaveStatus saved={saved} gender={entity.label.gender} />}
    </>
  )
}

interface DocumentButtonsProps extends Pick<DocumentSteps, 'step' | 'others' | 'go' | 'takeStep' | 'stepButton' | 'duplicate'> {
  readonly opened: OpenDocument
  readonly isBusy: boolean
}

/** What is done with the whole document: a copy, its other moves, its next step. */
export function DocumentButtons({ opened, isBusy, step, others, go, takeStep, stepButton, duplicate }: DocumentButtonsProps) {
  const { entity, draft } = opened
  return (
    <>
      {draft.base && !isFixed(entity) && (
        <Button variant="ghost" className="max-md:hidden" disabled={isBusy} onClick={duplicate}>
          Duplica
        </Button>
      )}
      {others.map(({ to, label: verb }) => (
        <Button key={to} variant="ghost" disabled={isBusy} onClick={() => go(to)}>
          {verb}
        </Button>
      ))}
      {step && (
        <Button ref={stepButton} variant="primary" busy={isBusy} onClick={() => takeStep(step)}>
          {step.label}
        </Button>
      )}
    </>
  )
}
