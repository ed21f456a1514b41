import { TextLink } from '../ui/link.tsx'
import type { Carried } from './carried.ts'

interface OtherReadingProps {
  /** What has been typed: nobody types it twice. */
  readonly carried: Carried
}

const look = 'inline-block py-2 font-medium'

export function ToSignIn({ carried }: OtherReadingProps) {
  return (
    <p>
      Hai già un account?{' '}
      <TextLink to="/accedi" state={carried} data-hydrate-replay className={look}>
        Accedi
      </TextLink>
    </p>
  )
}

export function ToRegistration({ carried }: OtherReadingProps) {
  return (
    <p>
      Non hai un account?{' '}
      <TextLink to="/registrati" state={carried} data-hydrate-replay className={look}>
        Registrati
      </TextLink>
    </p>
  )
}

/** Always in sight: at the foot of a desk, beside the name of the password on a phone. */
export function ToForgotten({ carried, className = '' }: OtherReadingProps & { readonly className?: string }) {
  return (
    <TextLink
      to="/accedi"
      state={{ ...carried, reading: 'dimenticata' }}
      data-hydrate-replay
      className={`py-2 text-sm font-medium ${className}`}
    >
      Password dimenticata
    </TextLink>
  )
}

export function BackToSignIn({ carried }: OtherReadingProps) {
  return (
    <TextLink to="/accedi" state={carried} data-hydrate-replay className={look}>
      Torna ad Accedi
    </TextLink>
  )
}
