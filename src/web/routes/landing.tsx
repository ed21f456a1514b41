import sheet from '../styles/reading.css?url'
import { site } from '../../site.ts'
import { Claims } from '../landing/claims.tsx'
import { Demo } from '../landing/demo.tsx'
import { ContactSection } from '../landing/contact-section.tsx'
import { Features } from '../landing/features.tsx'
import { Footer } from '../landing/footer.tsx'
import { Hero } from '../landing/hero.tsx'
import { TechnicalTalkProvider } from '../landing/technical-talk.tsx'
import { TechnicalSection } from '../landing/technical-section.tsx'
import { Sectors } from '../landing/sectors.tsx'
import { TopBar } from '../landing/top-bar.tsx'
import { productData } from '../landing/product-data.ts'
import { pageMeta } from '../meta.ts'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = () => [
  ...pageMeta({ title: `${site.name}. ${site.tagline}`, description: site.description, path: '/' }),
  { 'script:ld+json': productData },
]

export default function Landing() {
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
