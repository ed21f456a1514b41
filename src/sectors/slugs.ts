/** The twenty sectors in the order of the landing page (specification, «Landing page»): 1.1 to 1.20. The slug is the path. */
export const sectorSlugs = [
  'business',
  'hospitality',
  'dentisti',
  'farmacie',
  'ristorazione',
  'ecommerce',
  'produzione',
  'retail',
  'immobiliare',
  'viaggi',
  'estetica',
  'palestre',
  'legale',
  'edilizia',
  'trasporti',
  'autofficine',
  'pulizie',
  'sociale',
  'formazione',
  'artigiani',
] as const

export type SectorSlug = (typeof sectorSlugs)[number]
