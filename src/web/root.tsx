import textFace from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import type { MouseEvent, ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinkDescriptor } from 'react-router'
import { ErrorScreen } from './error/error-screen.tsx'
import { preloadedFace, siteLinks } from './meta.ts'
import { viewScript } from './sector/view-script.ts'
import { themeScript } from './theme/theme-script.ts'
import { Toaster } from './notices/toaster.tsx'

export const links = (): LinkDescriptor[] => [preloadedFace(textFace), ...siteLinks]

/** What must be decided before the first paint; the policy of the page admits it by its hash. */
const beforePaint = { __html: `${themeScript};${viewScript}` }

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <script dangerouslySetInnerHTML={beforePaint} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}

/** Past the bars, to the main part of what is on screen: of two panes, the one that is shown. */
function SkipLink() {
  return (
    <a
      href="#contenuto"
      onClick={skip}
      className="fixed top-2 left-2 z-toast -translate-y-16 rounded-full bg-ink px-4 py-2 text-sm font-medium text-bg focus:translate-none"
    >
      Vai al contenuto
    </a>
  )
}

function skip(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main:not([inert] *)')
  if (!main) return
  event.preventDefault()
  main.setAttribute('tabindex', '-1')
  main.focus()
}
