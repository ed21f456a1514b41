import { ButtonLink } from '../ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

/** A firm that does not exist looks like one that is somebody else's. */
export function FirmMissing() {
  return (
    <PageFrame>
      <div className="mx-auto flex w-full max-w-[720px] flex-1 flex-col items-start justify-center px-6 py-16">
        <h1 className="font-display text-3xl tracking-[-.015em] text-balance">Questa azienda non c’è, o non ne fai parte.</h1>
        <p className="max-w-[52ch] pt-5 text-lg text-ink-soft">
          Controlla l’indirizzo. Se ci lavori, chiedi al titolare di invitarti con l’e-mail con cui accedi.
        </p>
        <ButtonLink to="/app" variant="primary" className="mt-8">
          Vai alle tue aziende
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
