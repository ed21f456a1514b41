import sheet from '../styles/reading.css?url'
import { useEffect } from 'react'
import { useLocation, type MetaDescriptor } from 'react-router'
import { pageMeta } from '../meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../error/notice.tsx'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = (): MetaDescriptor[] =>
  pageMeta({ title: 'Pagina non trovata', description: 'Questo indirizzo non porta a nessuna pagina.', path: '/404', noindex: true })

/** The words are the specification's (§8). The missing path goes to the console of whoever asked for it, never of the build. */
export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname])
  return (
    <Notice eyebrow="404" title="Oops! Page not found" text="L’indirizzo che hai aperto non porta a nessuna pagina.">
      <ButtonLink to="/" variant="primary">
        Return to Home
      </ButtonLink>
    </Notice>
  )
}
