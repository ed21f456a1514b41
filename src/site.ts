/**
 * Everything that names the suite and its owner. Change it here and nowhere else: the footer, the metadata, the web
 * manifest's check, the sitemap and the e-mail addresses all read this file.
 *
 * The company is fictional: the P. IVA has a correct check digit but bears office 119, which the Agenzia delle Entrate
 * has never assigned, and every address ends in .example, which no registry will ever sell (RFC 2606).
 */
export const site = {
  name: 'Bottega',
  tagline: 'Il gestionale che parla la lingua del tuo mestiere',
  description: 'Gestionale italiano per piccole imprese: cruscotto, chat e voce per il tuo mestiere. Si prova subito, senza registrazione.',
  /** Where the site is published, without a trailing slash. Canonical links and the sitemap are made from it. */
  origin: 'https://bottega.example',
  locale: 'it_IT',
  /** Colour of the browser's own bars, per theme: --bg of the tokens, which a <meta> cannot read. */
  themeColor: { dark: '#110e0b', light: '#fcfaf6' },
} as const

export const company = {
  legalName: 'Bottega Software S.r.l.',
  street: 'Via dei Mestieri 12',
  city: '37121 Verona (VR)',
  vatNumber: '01234561197',
  /** Register of companies and paid-up capital, which a company's site must show (art. 2250 c.c.). */
  registration: 'REA VR-000000 · Capitale sociale 10.000,00 € i.v.',
  email: 'ciao@bottega.example',
  privacyEmail: 'privacy@bottega.example',
  /** Shown beside the data above, so that nobody takes them for a real company's. */
  notice: 'Dati societari dimostrativi: azienda di fantasia.',
  brandStatement: 'Bottega è un marchio di Bottega Software S.r.l. Tutti i diritti riservati.',
} as const

export interface ContactEmbedSettings {
  readonly formId: string
  /** The one foreign origin that the security policy lets in, and only when a form id is set. */
  readonly origin: string
  readonly script: string
  /** Whose form it is, as the page says. */
  readonly provider: string
  /** Pixels (specification §9). */
  readonly height: number
  /** Milliseconds without the script after which our own form takes its place. */
  readonly patience: number
}

/** The third-party contact form. Without a form id the page shows the suite's own form. */
export const contactEmbed: ContactEmbedSettings = {
  formId: '',
  origin: 'https://forms.example',
  script: 'https://forms.example/embed.js',
  provider: 'Moduli Esempio',
  height: 500,
  patience: 6000,
}
