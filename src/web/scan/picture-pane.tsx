import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** The document beside its fields: enlarged with two buttons, moved like any page, with the arrow keys too. */
export function PicturePane({ src }: { src: string }) {
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  return (
    <div className="relative min-w-0">
      <div
        role="region"
        aria-label="Immagine del documento"
        // A region that scrolls must be reached by the keyboard to be scrolled by it.
        tabIndex={0}
        className="max-h-[34dvh] overflow-auto overscroll-contain rounded-md border border-line bg-sunken md:max-h-[56dvh]"
      >
        <img src={src} alt="Il documento che hai scelto" className="max-w-none" style={{ width: `${zoom * 100}%` }} />
      </div>
      <div className="absolute right-2 bottom-2 flex rounded-full border border-line bg-raised">
        <IconButton label="Riduci l’immagine" icon={<ZoomOut aria-hidden />} disabled={step === 0} onClick={() => setStep(step - 1)} />
        <IconButton
          label="Ingrandisci l’immagine"
          icon={<ZoomIn aria-hidden />}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </div>
    </div>
  )
}
