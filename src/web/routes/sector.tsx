import sheet from '../styles/app.css?url'
import { useLoaderData, useLocation, type MetaDescriptor } from 'react-router'
import { cards, isReady, readySlugs, sectorSlugs, type SectorSlug } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { site } from '../../site.ts'
import { retryWithNotice } from '../late/retry-notice.ts'
import { pageMeta } from '../meta.ts'
import { demoSource } from '../sector/demo-source.ts'
import { NotReady } from '../sector/not-ready.tsx'
import { SectorPage } from '../sector/sector-page.tsx'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** The path is the slug, on the server that prerenders (where it asks for the data apart) as in the browser. */
function slugOf(pathname: string): SectorSlug {
  const segment = pathname.split('/')[1]?.replace(/\.data$/, '')
  const slug = sectorSlugs.find((candidate) => candidate === segment)
  if (!slug) throw new Error(`${pathname}: no sector has this path. Routes of sectors are made from sectorSlugs (routes.ts).`)
  return slug
}

/** A trade that is still to come says so in the browser's tab and to whoever finds it. */
const titleOf = (slug: SectorSlug) => `${cards[slug].title}: dashboard e chat${isReady(slug) ? '' : ' in preparazione'}`
const descriptionOf = (slug: SectorSlug) =>
  `${cards[slug].description} ${isReady(slug) ? 'Demo aperta, senza registrazione.' : 'Demo in preparazione.'}`

export const meta = ({ location }: { location: { pathname: string } }): MetaDescriptor[] => {
  const slug = slugOf(location.pathname)
  return pageMeta({ title: titleOf(slug), description: descriptionOf(slug), path: `/${slug}` })
}

interface Asked {
  readonly request: Request
}

const scriptFor = async ({ request }: Asked) => (await loaderOf(slugOf(new URL(request.url).pathname))?.script()) ?? null

/** The words of the trade are prerendered with its page … */
export const loader = scriptFor
/** … and come as a file of their own where a link leads to it from another page. */
export const clientLoader = (asked: Asked) => retryWithNotice(() => scriptFor(asked))
/** They are the same for every address of the trade. */
export const shouldRevalidate = () => false

export default function SectorRoute() {
  const slug = slugOf(useLocation().pathname)
  const script = useLoaderData<typeof loader>()
  const [firstReady] = readySlugs
  if (!script) return <NotReady card={cards[slug]} ready={cards[firstReady]} />
  return <SectorPage key={slug} source={demoSource(slug)} card={cards[slug]} script={script} title={`${titleOf(slug)} · ${site.name}`} />
}
