import { useLoaderData, useLocation } from 'react-router'
import { loadFirms } from '../app/load-firms.ts'
import { NewFirmPage } from '../app/new-firm-page.tsx'

export const clientLoader = () => loadFirms('/app/nuova')

export default function NewFirmRoute() {
  const loaded = useLoaderData<typeof clientLoader>()
  // Whoever registers has said the name of the firm already.
  const { state }: { readonly state: { readonly azienda?: string } | null } = useLocation()
  return <NewFirmPage loaded={loaded} name={state?.azienda ?? ''} />
}
