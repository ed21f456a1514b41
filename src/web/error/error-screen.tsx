import { isRouteErrorResponse } from 'react-router'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

/** The last resort when a page could not be drawn (specification §8). */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Notice
      eyebrow="Errore"
      title="Unexpected Application Error!"
      text={
        <>
          <p>{describe(error)}</p>
          <p className="pt-3 text-md text-ink-faint">Ricarica la pagina. Se succede ancora, torna alla Home e riprova da lì.</p>
        </>
      }
    >
      <Button variant="primary" onClick={() => location.reload()}>
        Riprova
      </Button>
      {/* Not a Link: what broke may be the router, and a fresh page starts clean. */}
      <a href="/" className={buttonLook('outline', 'md')}>
        Home
      </a>
    </Notice>
  )
}

/** Status and text of a response, or the message of the error. */
export function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error && error.message) return error.message
  return typeof error === 'string' && error ? error : 'Errore sconosciuto'
}
