import { Button } from '../ui/button.tsx'
import type { Recognition } from './voice-engine.ts'

interface ConsentProps {
  readonly recognition: Recognition
  readonly onAgree: (how: 'remote' | 'download') => void
  readonly onDecline: () => void
}

/** Before a voice leaves the device: where it goes, and a yes or a no. */
export function Consent({ recognition, onAgree, onDecline }: ConsentProps) {
  const canDownload = recognition === 'downloadable'
  return (
    <div
      role="group"
      aria-labelledby="voce-consenso"
      className="mx-5.5 mb-6 grid gap-3.5 rounded-md border border-accent-line bg-accent-wash p-4 text-sm"
    >
      <p id="voce-consenso">
        Per riconoscere le tue parole questo browser invia l’audio al servizio vocale di chi lo produce (per esempio Google per Chrome,
        Apple per Safari). Noi non lo riceviamo e non lo salviamo.{' '}
        {canDownload ? 'Se scarichi la lingua italiana, l’audio resta sul dispositivo.' : 'Vuoi continuare?'}
      </p>
      <div className="flex flex-wrap gap-2">
        {canDownload && (
          <Button variant="primary" onClick={() => onAgree('download')}>
            Scarica e resta sul dispositivo
          </Button>
        )}
        <Button variant={canDownload ? 'outline' : 'primary'} onClick={() => onAgree('remote')}>
          Sì, invia l’audio
        </Button>
        <Button variant="ghost" onClick={onDecline}>
          No
        </Button>
      </div>
    </div>
  )
}
