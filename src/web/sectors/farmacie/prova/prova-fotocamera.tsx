import { useState } from 'react'
import { lateDialog } from '../../../late/late-dialog.tsx'
import { CameraView, type CameraFault } from '../../../scan/camera-view.tsx'
import { canReadCodes } from '../../../scan/read-codes.ts'
import { SENTENCES } from '../../../scan/scan-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const CodeCamera = lateDialog(async () => (await import('../../../scan/code-camera.tsx')).CodeCamera)

/** Shows what the camera sees, and where the browser reads codes by itself, what it reads. */
export function ProvaFotocamera({ nome }: { readonly nome: string }) {
  const [step, setStep] = useState<'idle' | 'view' | 'codes'>('idle')
  const [size, setSize] = useState<string>()
  const [fault, setFault] = useState<CameraFault>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [last = ''] = codes
  const reads = canReadCodes()
  const toggle = () => {
    setSize(undefined)
    setFault(undefined)
    setStep(step === 'view' ? 'idle' : 'view')
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Icon name="camera" />}
          aria-label={`${step === 'view' ? 'Spegni' : 'Accendi'} la fotocamera: ${nome}`}
          onClick={toggle}
        >
          {step === 'view' ? 'Spegni la fotocamera' : 'Accendi la fotocamera'}
        </Button>
        {reads && (
          <Button aria-label={`Leggi un codice: ${nome}`} onClick={() => setStep('codes')}>
            Leggi un codice
          </Button>
        )}
      </div>
      {step === 'view' && (
        <CameraView
          hint={size ?? 'La fotocamera si sta accendendo.'}
          onReady={(video) => setSize(`La fotocamera vede ${video.videoWidth} x ${video.videoHeight} punti.`)}
          onRefused={(found) => {
            setFault(found)
            setStep('idle')
          }}
        />
      )}
      <p role="status" className="text-sm">
        {fault ? SENTENCES[fault] : !reads && 'Questo browser non legge i codici a barre: al banco serve il lettore.'}
      </p>
      {reads && (
        <CodeCamera open={step === 'codes'} onClose={() => setStep('idle')} onCode={(code) => setCodes((before) => [code, ...before])}>
          {last && `Letto ${last}`}
        </CodeCamera>
      )}
    </div>
  )
}
