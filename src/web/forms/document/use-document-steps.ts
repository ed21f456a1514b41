import { useEffect, useRef, type RefObject } from 'react'
import { nextValues } from '../../../kernel/derive/chain.ts'
import type { Chain } from '../../../kernel/entity/chain.types.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { takeUnreadable } from '../form-element.ts'
import type { FormDialogProps } from '../form-dialog-props.ts'
import type { OpenDocument } from './use-document.ts'
import type { DocumentMove } from './use-document-move.ts'
import { useNextStep, type NextStep, type Step } from './use-next-step.ts'

interface StepOptions extends Pick<FormDialogProps, 'returns' | 'onResume' | 'onNext' | 'onAct'> {
  readonly opened: OpenDocument
  readonly element: RefObject<HTMLFormElement | null>
  readonly moving: DocumentMove
  readonly once: (work: () => Promise<void>) => Promise<void>
  readonly leave: (forWhat: () => void) => void
  /** Puts the cursor where the first sentence stands. */
  readonly showInvalid: () => void
}

export interface DocumentSteps extends NextStep {
  /** Moves the document to another state. */
  readonly go: (to: string) => void
  readonly takeStep: (step: Step) => void
  /** The button of the next step. */
  readonly stepButton: RefObject<HTMLButtonElement | null>
  readonly duplicate: () => void
}

/** What can be done with a document as it is kept: its next step, its other moves, a copy. What is typed is saved first. */
export function useDocumentSteps(options: StepOptions): DocumentSteps {
  const { opened, element, moving, once, leave, showInvalid, returns = false, onResume, onNext, onAct } = options
  const { entity, draft, isReady, isOpen, keep, current } = opened
  const { form, base } = draft
  const { sector } = useSector()
  const go = (to: string) =>
    void once(async () => {
      takeUnreadable(element.current, form)
      const { is, row } = isOpen ? await keep() : { is: 'same', row: base }
      const isWhole = !isOpen || (await form.trigger())
      const isThrough = isWhole && is !== 'incomplete' && (is === 'refused' || !row || (await moving.moveTo(row, to)))
      if (!isThrough) showInvalid()
    })
  const duplicate = () =>
    void once(async () => {
      const { row } = isOpen ? await keep() : { row: base }
      if (row) onResume?.(entity, { mode: 'duplicate', id: row.id })
    })
  const { step, others } = useNextStep(entity, base, current)
  const followChain = (chain: Chain) => {
    const next = entityOf(sector, chain.to)
    if (base && onNext) leave(() => onNext(next, nextValues(chain, next, [base]), { chain, from: base }))
  }
  const stepButton = useRef<HTMLButtonElement>(null)
  const isBack = returns && isReady && step !== undefined
  useEffect(() => {
    if (isBack) stepButton.current?.focus()
  }, [isBack])
  const takeStep = (taken: Step) => {
    if (taken.kind === 'move') go(taken.move.to)
    else if (taken.kind === 'chain') followChain(taken.chain)
    else if (base) leave(() => onAct?.(taken.action, base.id))
  }
  return { step, others, go, takeStep, stepButton, duplicate }
}
