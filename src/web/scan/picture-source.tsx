import { Camera, ImagePlus } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { FormBanner } from '../ui/form-banner.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useMedia } from '../ui/use-media.ts'
import { usePictureDrop } from './use-picture-drop.ts'

interface PictureSourceProps {
  readonly refusal: string | undefined
  readonly onFile: (file: File) => void
  readonly onCamera: () => void
  /** The camera of the page failed: the telephone's own is asked instead. */
  readonly isCameraBarred: boolean
  readonly firstButton: RefObject<HTMLButtonElement | null>
}

/** Where a picture comes from: the camera, a file, a drop, the clipboard. */
export function PictureSource({ refusal, onFile, onCamera, isCameraBarred, firstButton }: PictureSourceProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const telephone = useRef<HTMLInputElement>(null)
  const isHandheld = useMedia('(pointer: coarse)')
  const hasPageCamera = 'mediaDevices' in navigator && !(isCameraBarred && isHandheld)
  const { isOver, drop } = usePictureDrop(onFile)
  const picked = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    tabIndex: -1,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const file = event.currentTarget.files?.[0]
      event.currentTarget.value = ''
      if (file) onFile(file)
    },
  } as const
  return (
    <>
      {refusal && (
        <FormBanner tone="bad">
          <p>{refusal}</p>
        </FormBanner>
      )}
      <div
        role="group"
        aria-label="Immagine da leggere"
        className={classNames(
          'rounded-lg border border-dashed px-5 py-8 text-center md:py-14',
          isOver ? 'border-accent bg-accent-wash' : 'border-line-strong',
        )}
        {...drop}
      >
        <div className="action-row justify-center gap-3">
          {(hasPageCamera || isHandheld) && (
            <Button
              ref={firstButton}
              data-scan-focus=""
              variant="primary"
              icon={<Camera aria-hidden />}
              onClick={() => (hasPageCamera ? onCamera() : telephone.current?.click())}
            >
              Scatta foto
            </Button>
          )}
          <Button
            ref={hasPageCamera || isHandheld ? undefined : firstButton}
            icon={<ImagePlus aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            Scegli immagine
          </Button>
        </div>
        <p className="mt-4 text-sm text-ink-soft pointer-coarse:hidden">Puoi anche trascinarla qui o incollarla con Ctrl+V.</p>
        <p className="mx-auto mt-4 max-w-md text-sm text-ink-soft">
          Passaporto, carta d’identità, tessera sanitaria, biglietto da visita, fattura: i dati letti si controllano prima di usarli.
          L’immagine resta su questo dispositivo e si elimina alla chiusura.
        </p>
      </div>
      <input ref={chooser} {...picked} data-scan-input="choose" aria-label="Scegli immagine" />
      <input ref={telephone} {...picked} capture="environment" data-scan-input="take" aria-label="Scatta foto" />
    </>
  )
}
