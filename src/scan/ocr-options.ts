/** How the recogniser of text is set, in the browser and in the bench: the same engine, data and parameters. */
export const OCR_OPTIONS = {
  /** Recognition languages (specification § 9). */
  languages: ['ita', 'eng'],
  /** Folder of the data in the npm packages `@tesseract.js-data/ita` and `/eng`. */
  data: '4.0.0_best_int',
  parameters: { tessedit_pageseg_mode: '3', user_defined_dpi: '300' },
} as const
