import { useEffect, useRef, useState } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { useSector } from '../data/sector-context.tsx'
import { useBackStep } from '../ui/back-step.ts'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/toast.ts'
import { useMedia } from '../ui/use-media.ts'
import { CameraView } from './camera-view.tsx'
import { frameOf } from './open-picture.ts'
import { PictureSource } from './picture-source.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { ReviewList } from './review-list.tsx'
import { ScanFailure } from './scan-failure.tsx'
import { ScanFooter } from './scan-footer.tsx'
import { FILLED, SENTENCES } from './scan-messages.ts'
import { useReview } from './use-review.ts'
import { useScan } from './use-scan.ts'

export interface ScanDialogProps {
  /** With only the fields that may be filled. */
  readonly entity: AnyEntity
  /** A picture that was dropped on the strip. */
  readonly file: File | undefined
  readonly nameOf: ((key: string) => string) | undefined
  readonly open: boolean
  readonly onClose: () => void
}

const asItIs = (key: string) => key

/** From a picture to the fields of the form around it: choose, read, check, use. */
export function ScanDialog({ entity, file, nameOf = asItIs, open, onClose }: ScanDialogProps) {
  const { at } = useSector()
  const scan = useScan({ entity, today: at.today, file })
  const { state, preview } = scan
  const review = useReview(entity, state.step === 'review' ? state.filled : undefined, nameOf)
  const firstButton = useRef<HTMLButtonElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement>()
  const [isCameraBarred, setIsCameraBarred] = useState(false)
  const isHandheld = useMedia('(pointer: coarse)')
  useFocusOnStep(state.step)
  useBackStep(state.step === 'camera', () => scan.reset())

  const close = () => {
    scan.drop()
    onClose()
  }
  const take = async () => {
    if (video) scan.read(await frameOf(video))
  }
  const use = () => {
    if (review.use() > 0) notify({ text: FILLED, tone: 'success' })
    close()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Compila da una foto o un documento"
      size={state.step === 'review' ? 'lg' : 'md'}
      footer={
        state.step !== 'idle' && (
          <ScanFooter
            scan={scan}
            canTake={video !== undefined}
            canUse={review.items.some(({ isUsed }) => isUsed)}
            onTake={() => void take()}
            onUse={use}
          />
        )
      }
      initialFocus={state.step === 'idle' ? firstButton : undefined}
    >
      {state.step === 'idle' && (
        <PictureSource
          refusal={state.refusal}
          onFile={scan.read}
          onCamera={() => {
            setVideo(undefined)
            scan.openCamera()
          }}
          isCameraBarred={isCameraBarred}
          firstButton={firstButton}
        />
      )}
      {state.step === 'camera' && (
        <CameraView
          onReady={setVideo}
          hint="Tieni il documento dritto, in buona luce, e riempi l’inquadratura."
          onRefused={(fault) => {
            setIsCameraBarred(true)
            scan.reset(isHandheld ? SENTENCES.cameraOfPhone : SENTENCES[fault])
          }}
        />
      )}
      {state.step === 'processing' && <ReadingProgress preview={preview} percent={state.percent} phase={state.phase} />}
      {state.step === 'failed' && <ScanFailure sentence={state.sentence} preview={preview} />}
      {state.step === 'review' && (
        <ReviewList result={state.result} preview={preview} items={review.items} onWrite={review.write} onTick={review.tick} />
      )}
    </Dialog>
  )
}

/** The button that led here is gone; focus goes to what this step is about. */
function useFocusOnStep(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.querySelector<HTMLElement>('[data-scan-focus]')?.focus()
  }, [step])
}
