import displayFace from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import sheet from '../styles/reading.css?url'
import { site } from '../../site.ts'
import { ContactSection } from '../landing/contact-section.tsx'
import { Footer } from '../landing/footer.tsx'
import { Hero } from '../landing/hero.tsx'
import { TechnicalTalkProvider } from '../landing/technical-talk.tsx'
import { TechnicalSection } from '../landing/technical-section.tsx'
import { useSectorChoice } from '../landing/sector-choice.ts'
import { TopBar } from '../landing/top-bar.tsx'
import { productData } from '../landing/product-data.ts'
import { still } from '../late/still.tsx'
import { pageMeta, preloadedFace } from '../meta.ts'

const isWriting = import.meta.env.SSR
const Claims = still(
  'claims',
  async () => (await import('../landing/claims.tsx')).Claims,
  isWriting ? (await import('../landing/claims.tsx')).Claims : undefined,
)
const Demo = still(
  'demos',
  async () => (await import('../landing/demo.tsx')).Demo,
  isWriting ? (await import('../landing/demo.tsx')).Demo : undefined,
)
const Features = still(
  'features',
  async () => (await import('../landing/features.tsx')).Features,
  isWriting ? (await import('../landing/features.tsx')).Features : undefined,
)
const Sectors = still(
  'sectors',
  async () => (await import('../landing/sectors.tsx')).Sectors,
  isWriting ? (await import('../landing/sectors.tsx')).Sectors : undefined,
)

export const links = () => [
  // The headline is the first thing that is looked at.
  preloadedFace(displayFace),
  { rel: 'stylesheet', href: sheet },
]

export const meta = () => [
  ...pageMeta({ title: `${site.name}. ${site.tagline}`, description: site.description, path: '/' }),
  { 'script:ld+json': productData },
]

export const loader = () => null
/** For whoever comes from another page, what is only read is fetched with the rest. */
export const clientLoader = () => {
  for (const part of [Claims, Demo, Features, Sectors]) part.prepare()
  return null
}

export default function Landing() {
  useSectorChoice()
  return (
    <TechnicalTalkProvider>
      <TopBar />
      <main id="contenuto" tabIndex={-1} data-start="intent">
        <Hero />
        <Claims />
        <Demo />
        <Features />
        <Sectors />
        <TechnicalSection />
        <ContactSection />
      </main>
      <Footer />
    </TechnicalTalkProvider>
  )
}
