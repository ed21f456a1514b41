/**
 * The rates of VAT in force: 22 % since 1 October 2013 (D.L. 98/2011 art. 40 c. 1-ter), 10 % since 24 February 1995 (D.L. 41/1995
 * art. 1), 5 % since 1 January 2016 (L. 208/2015 art. 1 c. 960), 4 % since 1 January 1989 (L. 433/1988). As of 22 November 2026.
 */
export const vatRates = { '22': '22 %', '10': '10 %', '5': '5 %', '4': '4 %' } as const

/**
 * Why an operation bears no tax: the natures of the electronic invoice (FatturaPA, technical specification 1.9 of 31 January 2025 with
 * schema 1.2.3, in force since 1 April 2025; N2, N3 and N6 alone are refused since 2021). The codes are theirs, the short labels ours.
 */
export const vatNatures = {
  N1: 'Escluso art. 15 (N1)',
  'N2.1': 'Non soggetto, artt. 7–7-septies (N2.1)',
  'N2.2': 'Non soggetto, altri casi (N2.2)',
  'N3.1': 'Non imponibile, esportazione (N3.1)',
  'N3.2': 'Non imponibile, cessione intracomunitaria (N3.2)',
  'N3.3': 'Non imponibile, San Marino (N3.3)',
  'N3.4': 'Non imponibile, assimilato all’esportazione (N3.4)',
  'N3.5': 'Non imponibile, dichiarazione d’intento (N3.5)',
  'N3.6': 'Non imponibile, fuori dal plafond (N3.6)',
  N4: 'Esente art. 10 (N4)',
  N5: 'Regime del margine (N5)',
  'N6.1': 'Inversione contabile, rottami (N6.1)',
  'N6.2': 'Inversione contabile, oro e argento (N6.2)',
  'N6.3': 'Inversione contabile, subappalto edile (N6.3)',
  'N6.4': 'Inversione contabile, fabbricati (N6.4)',
  'N6.5': 'Inversione contabile, telefoni cellulari (N6.5)',
  'N6.6': 'Inversione contabile, prodotti elettronici (N6.6)',
  'N6.7': 'Inversione contabile, comparto edile (N6.7)',
  'N6.8': 'Inversione contabile, settore energetico (N6.8)',
  'N6.9': 'Inversione contabile, altri casi (N6.9)',
  N7: 'IVA assolta in altro Stato UE (N7)',
} as const

/** How an operation stands to VAT: a rate, or the nature of what bears none. */
export type VatCode = keyof typeof vatRates | keyof typeof vatNatures
