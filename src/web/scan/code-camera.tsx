import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { FormBanner } from '../ui/form-banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CameraView, type CameraFault } from './camera-view.tsx'
import { readCodes } from './read-codes.ts'
import { CODE_SENTENCES } from './scan-messages.ts'

interface CodeCameraProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCode: (code: string) => void
  /** What was read last. */
  readonly children: ReactNode
}

/** Reads one barcode after the other with the camera, until it is closed. */
export function CodeCamera({ open, onClose, onCode, children }: CodeCameraProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Leggi con la fotocamera"
      footer={
        <Button variant="primary" onClick={onClose}>
          Fatto
        </Button>
      }
    >
      <Film isOpen={open} onCode={onCode} />
      <div className="min-h-control pt-3">{children}</div>
    </Dialog>
  )
}

/** Goes with the dialog, and what it has seen with it; on the way out it sees nothing any more. */
function Film({ isOpen, onCode }: { readonly isOpen: boolean; readonly onCode: (code: string) => void }) {
  const [video, setVideo] = useState<HTMLVideoElement>()
  const [fault, setFault] = useState<CameraFault>()
  const hear = useEffectEvent(onCode)
  useEffect(() => (isOpen && video ? readCodes(video, (code) => hear(code)) : undefined), [isOpen, video])
  if (fault === undefined)
    return (
      <CameraView
        onReady={setVideo}
        onRefused={setFault}
        hint="Inquadra il codice a barre. Per un altro pezzo uguale allontanalo e riavvicinalo."
      />
    )
  return (
    <FormBanner tone="bad">
      <p>{CODE_SENTENCES[fault]}</p>
    </FormBanner>
  )
}
