import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.ts'
import { servePage } from '../scripts/build/serve-page.ts'

/**
 * `npm run pictures`: the pictures of `docs/viste`, drawn anew: each view of the sports centre as it is described in
 * `conformance/centro`, on a desk's screen, in the dark.
 */
const pages = {
  giorno: '/centro?scheda=agenda&mostra=day',
  settimana: '/centro?scheda=agenda&mostra=week',
  mese: '/centro?scheda=agenda&mostra=month',
  bacheca: '/centro?scheda=agenda&mostra=board',
  planning: '/centro?scheda=noleggi&mostra=timeline',
  registro: '/centro?scheda=registro&mostra=grid',
  pianta: '/centro?scheda=bar&mostra=plan',
  banco: '/centro?scheda=banco&mostra=counter',
  elenco: '/centro?scheda=noleggi&mostra=list',
  famiglie: '/centro?scheda=soci&mostra=groups',
  grafici: '/centro',
  rendiconto: '/centro?scheda=rendiconto',
} as const

const folder = join(import.meta.dirname, '..', 'docs', 'viste')
await mkdir(folder, { recursive: true })
const served = await servePage({ root: join(import.meta.dirname, 'views') })
const browser = await chromium.launch(await findBrowser())
try {
  for (const [name, address] of Object.entries(pages)) {
    const page = await browser.newPage({ viewport: { width: 1360, height: 820 }, reducedMotion: 'reduce' })
    await page.goto(`${served.address}?page=${encodeURIComponent(address)}`)
    await page.waitForFunction(() => document.querySelector('main')?.textContent && !document.querySelector('main .animate-breathe'))
    await page.waitForTimeout(800)
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 })
    await page.close()
    console.log(`docs/viste/${name}.jpg`)
  }
} finally {
  await browser.close()
  await served.close()
}
