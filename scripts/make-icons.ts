import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'

/**
 * `npm run icons`: draws the PNG icons from public/favicon.svg, after it was changed by hand. The results are committed.
 * A maskable icon fills its square, because launchers cut their own shape out of it; the sign is inside the middle 80 % as they ask.
 */
const publicFolder = join(import.meta.dirname, '..', 'public')
const rounded = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')
const square = rounded.replace(/ rx="\d+"/, '')
const icons = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  { file: 'icon-maskable-512.png', size: 512, svg: square },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
]

const browser = await chromium.launch(await findBrowser())
const page = await browser.newPage()
for (const { file, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(join(publicFolder, file), png)
  console.log(`${file}: ${png.length} bytes`)
}
await browser.close()
