import { site } from '../../site.ts'

/** The product as search engines read it (schema.org). No price and no rating: there is none yet. */
export const productData = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: site.name,
  description: site.description,
  url: `${site.origin}/`,
  image: `${site.origin}/social.png`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'it',
}
