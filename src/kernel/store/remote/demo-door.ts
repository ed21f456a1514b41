/** Where a server of developers keeps the samples of the demo pages; on a page that may ask there, its head says so. */
export const DEMO_PATH = '/api/prova'
export const DEMO_META = 'bottega-store'
/** The header that tells the time of the page. */
export const DEMO_CLOCK = 'x-bottega-adesso'
