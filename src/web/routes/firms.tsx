import { replace, useLoaderData } from 'react-router'
import { FirmsPage } from '../app/firms-page.tsx'
import { loadFirms } from '../app/load-firms.ts'

/** `/app` leads on: whoever has one firm works in it, whoever has none makes it. */
export async function clientLoader() {
  const load = await loadFirms('/app')
  if (load.is === 'ready' && load.firms.length === 0) throw replace('/app/nuova')
  const [only, another] = load.is === 'ready' ? load.firms : []
  if (only && !another) throw replace(`/app/${only.slug}`)
  return load
}

export default function FirmsRoute() {
  return <FirmsPage loaded={useLoaderData<typeof clientLoader>()} />
}
