import { useLoaderData, useParams } from 'react-router'
import { FirmPage } from '../app/firm-page.tsx'
import { loadFirm } from '../app/load-firm.ts'

interface Asked {
  readonly request: Request
  readonly params: { readonly azienda?: string }
}

export async function clientLoader({ request, params }: Asked) {
  // What every firm needs comes while the server says which trade it is.
  void Promise.all([import('../dashboard/dashboard.tsx'), import('../data/open-firm.ts')]).catch(() => undefined)
  const { pathname, search } = new URL(request.url)
  return loadFirm(params.azienda ?? '', pathname + search)
}

/** One firm is asked for once, whatever its page shows. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function FirmRoute() {
  const { azienda = '' } = useParams()
  return <FirmPage key={azienda} slug={azienda} loaded={useLoaderData<typeof clientLoader>()} />
}
