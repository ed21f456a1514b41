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
import { stillPart } from '../late/still-part.tsx'
import { pageMeta, preloadedFace } from '../meta.ts'

const isWriting = import.meta.env.SSR
const Claims = stillPart(
  'claims',
  async () => (await import('../landing/claims.tsx')).Claims,
  isWriting ? (await import('../landing/claims.tsx')).Claims : undefined,
)
const Demo = stillPart(
  'demos',
  async () => (await import('../landing/demo.tsx')).Demo,
  isWriting ? (await import('../landing/demo.tsx')).Demo : undefined,
)
const Features = stillPart(
  'features',
  async () => (await import('../landing/features.tsx')).Features,
  isWriting ? (await import('../landing/features.tsx')).Features : undefined,
)
const Measures = stillPart(
  'measures',
  async () => (await import('../landing/measures.tsx')).Measures,
  isWriting ? (await import('../landing/measures.tsx')).Measures : undefined,
)
const Sectors = stillPart(
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
/** For whoever comes from another page, what is only read comes with the rest: «indietro» finds the page as long as it was left. */
export const clientLoader = async () => {
  await Promise.all([Claims, Demo, Features, Measures, Sectors].map((part) => part.prepare()))
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
        <Measures />
        <ContactSection />
      </main>
      <Footer />
    </TechnicalTalkProvider>
  )
}
